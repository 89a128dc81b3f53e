"""Batches: many games at once in arrays, with observations, and moves by their numbers.

Used by learners (`noppa.rl`) and by simulations with policies that choose from arrays (`noppa.simulate`).
"""
