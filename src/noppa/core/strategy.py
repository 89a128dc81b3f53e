"""What a strategy card tells of a game: how likely the things are that one can aim for, or fear.

A game's `strategy.py` computes them exactly: `chances()` returns a `Likely` for each.
"""

from dataclasses import dataclass
from fractions import Fraction

from noppa.core.guide import Line, Term


@dataclass(frozen=True, slots=True)
class Likely:
    """Something that may happen: what it is called, and its chance."""

    name: Term | Line
    chance: Fraction
