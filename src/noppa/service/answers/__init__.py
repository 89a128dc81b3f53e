"""The answers to the browser app's requests, as plain data: one file a topic."""
