"""Observations: a state as one seat may know it, written as an array of whole numbers in named parts.

Where a part covers every seat, the seat's own numbers come first and the others follow in the order of play.
Each game's `observation.py` has

    parts(rules, players)          the layout, part by part
    observe(rules, state, seat)    the numbers of a state in that order; `state` holds only what the seat may know
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.core.errors import BadOption
from noppa.core.observation import Part
from noppa.core.rules import Rules
from noppa.games import has_part, part

NATIVE = "packing"
"""The module of a game that the native core plays, in batches too."""
Numbers = NDArray[np.int32]


@dataclass(frozen=True)
class Layout:
    """The layout of one game's observations for a number of players."""

    rules: Rules[Any]
    players: int
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(entry.size for entry in self.parts)

    @property
    def slices(self) -> Mapping[str, slice]:
        """The slice of entry part, by name."""
        slices, at = {}, 0
        for entry in self.parts:
            slices[entry.name] = slice(at, at + entry.size)
            at += entry.size
        return slices

    @property
    def low(self) -> Numbers:
        """The lower bound of entry number."""
        return np.repeat([entry.low for entry in self.parts], [entry.size for entry in self.parts]).astype(np.int32)

    @property
    def high(self) -> Numbers:
        """The upper bound of entry number."""
        return np.repeat([entry.high for entry in self.parts], [entry.size for entry in self.parts]).astype(np.int32)

    def observe(self, state: Any, seat: int) -> Numbers:
        """Return a state as a seat sees it."""
        module = _observation_module(self.rules.game.name)
        return np.fromiter(module.observe(self.rules, self.rules.observed(state, seat), seat), np.int32, self.size)


def layout(rules: Rules[Any], players: int) -> Layout:
    """Return the layout of a game's observations. Raises `BadOption` if the game has none."""
    return Layout(rules, players, tuple(_observation_module(rules.game.name).parts(rules, players)))


def has_observation(game: str) -> bool:
    """Return whether a game has observations for learners."""
    return has_part(game, "observation")


def is_native(game: str) -> bool:
    """Return whether the native core plays a game, so that it can be played in batches."""
    return has_part(game, NATIVE)


def _observation_module(game: str) -> Any:
    module = part(game, "observation")
    if module is None:
        raise BadOption("rl-no-observation", game=game)
    return module
