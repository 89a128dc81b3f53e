"""The HTTP API: one file per topic, each a thin layer over the host."""
