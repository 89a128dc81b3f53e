"""The jobs that need thinking: bots' moves, advice, reviews, records; done apart from whoever answers requests."""
