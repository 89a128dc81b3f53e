"""What happens around a game: making it, inviting people, sitting down, rematches, dice of the day."""
