"""Players who choose for many games at once, from arrays of what their seats see and may do."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.batches.layout import Numbers, layout
from noppa.core.rules import Rules

Masks = NDArray[np.int8]
Choice = Callable[[Numbers, Masks], Any]


@dataclass(frozen=True)
class ByArrays:
    """A player who is asked for as many moves at once as there are games in which it is due.

    `choose(seen, masks)` gets a line for each of them, what the seat sees and which moves are legal, and gives
    back the numbers of moves in `rules.actions`. Beside players who are asked move by move it gets one line at a
    time.
    """

    choose: Choice

    @property
    def __name__(self) -> str:
        """What the player is called."""
        return str(getattr(self.choose, "__name__", type(self.choose).__name__))

    def __call__(self, rules: Rules[Any], state: Any, seat: int) -> Any:
        """The number of the move in one position."""
        seen = layout(rules, len(rules.sheet(state))).observe(state, seat)
        masks = np.zeros((1, len(rules.actions)), dtype=np.int8)
        masks[0, [rules.action_numbers[move] for move in rules.moves(state, seat)]] = 1
        return np.asarray(self.choose(seen[np.newaxis], masks)).reshape(-1)[0]


def by_arrays(choose: Choice) -> ByArrays:
    """A function of observations and masks as a player of simulations."""
    return ByArrays(choose)
