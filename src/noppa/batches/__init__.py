"""Games as arrays: positions as a seat sees them, moves by their numbers, thousands of games at once.

For whoever plays by arrays: learners (`noppa.rl`) and policies of simulations (`noppa.simulate`).
"""
