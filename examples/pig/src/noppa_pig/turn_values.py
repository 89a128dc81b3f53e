"""What a choice in Pig is worth for this turn alone: the points it banks if the turn is held after it."""

from collections.abc import Mapping
from itertools import product
from statistics import fmean

from noppa.core.dice import FACES
from noppa.core.rules import Move
from noppa_pig.rules import AGAIN, HOLD, Pig, State


def turn_values(rules: Pig, state: State, seat: int) -> Mapping[Move, float]:
    """Return the points that each move brings on average; more than is needed to win is worth no more."""
    banked = state.banked[seat]

    def gain(dice: tuple[int, ...]) -> int:
        if 1 in dice:
            return -banked if dice == (1, 1) else 0
        return min(state.points + sum(dice), rules.target - banked)

    return {HOLD: gain(()), AGAIN: fmean(gain(dice) for dice in product(FACES, repeat=rules.dice))}
