"""The game compiled with Numba: what bots, coach and simulations run. The rules never need it."""
