"""Playing a game in the terminal: setting up the table, parsing input, showing the game."""
