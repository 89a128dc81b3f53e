"""How often a roll is a null, by the number of dice."""

from fractions import Fraction

from noppa.core.dice import MOST_DICE
from noppa.core.guide import Line
from noppa.core.strategy import Likely
from noppa.games.tutto.sets import null_ways


def chances() -> tuple[Likely, ...]:
    """Return the risk of each number of dice, all six first."""
    return tuple(
        Likely(Line("tutto-null-with", {"dice": dice}), Fraction(null_ways(dice, straight=False), 6**dice))
        for dice in range(MOST_DICE, 0, -1)
    )
