"""How the tables came to be as they are; each step is run once."""
