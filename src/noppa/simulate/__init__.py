"""Many games at once: batches, statistics, comparisons of rules."""

from noppa.simulate.plan import Plan, plan
from noppa.simulate.run import Results, run, simulate
from noppa.simulate.tally import Tally

__all__ = ["Plan", "Results", "Tally", "plan", "run", "simulate"]
