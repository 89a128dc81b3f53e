"""The `noppa` command: play, study, simulate and serve from the terminal."""
