"""Players that choose for many games at once, from arrays of observations and legal moves."""

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
    """A player that chooses its moves for all games in which it is due in one call.

    `choose(observations, masks)` gets a row per game, the seat's observation and its legal moves, and returns the
    numbers of the moves in `rules.actions`. Beside players that choose move by move it gets one row at a time.
    """

    choose: Choice

    @property
    def __name__(self) -> str:
        """The player's name."""
        return str(getattr(self.choose, "__name__", type(self.choose).__name__))

    def __call__(self, rules: Rules[Any], state: Any, seat: int) -> Any:
        """Return the number of the move in one state."""
        observation = layout(rules, len(rules.sheet(state))).observe(state, seat)
        masks = np.zeros((1, len(rules.actions)), dtype=np.int8)
        masks[0, [rules.action_numbers[move] for move in rules.moves(state, seat)]] = 1
        return np.asarray(self.choose(observation[np.newaxis], masks)).reshape(-1)[0]


def by_arrays(choose: Choice) -> ByArrays:
    """Return a function of observations and masks as a player of simulations."""
    return ByArrays(choose)
