"""Simulations: many games at once, their statistics, and comparisons of rules."""

from noppa.core.extras import needs_extra

with needs_extra("simulate"):
    from noppa.simulate.array_players import ByArrays, by_arrays
    from noppa.simulate.plan import Plan, plan
    from noppa.simulate.run import Results, run, simulate
    from noppa.simulate.stats import Stats

__all__ = ["ByArrays", "Plan", "Results", "Stats", "by_arrays", "plan", "run", "simulate"]
