"""What the games' terminal drawings share: dice with pips, and a canvas of characters."""
