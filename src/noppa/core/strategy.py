"""The contents of a game's strategy card: how likely the goals and risks of a turn are.

A game's `strategy.py` computes them exactly: `chances()` returns a `Likely` for each.
"""

from dataclasses import dataclass
from fractions import Fraction

from noppa.core.guide import Line, Term


@dataclass(frozen=True, slots=True)
class Likely:
    """Something that may happen: its name and its chance."""

    name: Term | Line
    chance: Fraction
