"""The code shared by the games' terminal drawings: dice with pips, and a canvas of characters."""
