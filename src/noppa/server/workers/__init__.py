"""Worker processes, which run the jobs of bots and coach off the event loop, and their fair queue."""
