"""Output for the terminal: amounts, charts, pages, progress bars, reports, pictures."""
