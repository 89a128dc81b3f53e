"""Everything during a game: moves, agreements, clocks, absent players, bots, and who sees what."""
