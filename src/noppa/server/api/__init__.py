"""The HTTP API: one file a topic, each a thin layer over the host."""
