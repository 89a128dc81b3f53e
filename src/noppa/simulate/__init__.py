"""Many games at once: batches, statistics, comparisons of rules."""

from noppa.simulate.batch_players import ByArrays, by_arrays
from noppa.simulate.plan import Plan, plan
from noppa.simulate.run import Results, run, simulate
from noppa.simulate.tally import Tally

__all__ = ["ByArrays", "Plan", "Results", "Tally", "by_arrays", "plan", "run", "simulate"]
