"""A simulated world: the real host, with storage, network, clocks and people that fail on purpose.

Everything in a run follows from one seed: `python -m tests.world --seed 7` tells the same story every time.
"""
