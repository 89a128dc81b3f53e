"""Compiled pieces that the games' solvers share; the rules themselves never need them."""
