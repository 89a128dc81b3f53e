"""CPU-heavy jobs: bots' moves, advice, reviews, records; run outside the process that serves requests."""
