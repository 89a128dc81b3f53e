"""Playing a game in the terminal: setting up the table, reading what people type, showing the game."""
