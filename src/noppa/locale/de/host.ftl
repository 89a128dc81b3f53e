# The pages about the server itself: its limits, a player’s data, and the host’s page. Not translated yet.
