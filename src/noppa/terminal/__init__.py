"""What the terminal drawings of the games share: dice with pips, and a canvas of characters."""
