"""The responses to the browser app's requests, as plain data: one file per topic."""
