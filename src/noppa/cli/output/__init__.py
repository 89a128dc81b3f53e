"""Text and pictures for the terminal: amounts, charts, pages, progress bars, reports."""
