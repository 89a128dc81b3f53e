"""Values of the choices in Pig for this turn alone: the points banked if the player holds after them."""

from collections.abc import Mapping
from itertools import product
from statistics import fmean

from noppa.core.dice import FACES
from noppa.core.rules import Move
from noppa_pig.rules import AGAIN, HOLD, Pig, State


def turn_values(rules: Pig, state: State, seat: int) -> Mapping[Move, float]:
    """Return the average points of each move; points beyond the target count for nothing."""
    banked = state.banked[seat]

    def gain(dice: tuple[int, ...]) -> int:
        if 1 in dice:
            return -banked if dice == (1, 1) else 0
        return min(state.points + sum(dice), rules.target - banked)

    return {HOLD: gain(()), AGAIN: fmean(gain(dice) for dice in product(FACES, repeat=rules.dice))}
