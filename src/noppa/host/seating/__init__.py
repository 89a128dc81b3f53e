"""Everything around a game: creating it, inviting people, sitting down, rematches, dice of the day."""
