"""A simulated world: the real host, with storage, network, clocks and people that fail on purpose.

A run depends on one seed only: `python -m tests.world --seed 7` produces the same story every time.
"""
