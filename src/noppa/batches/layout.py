"""Observations: a position as an array of whole numbers, laid out in named parts, game by game.

Everything is told from one seat's side and is what that seat may know. Where a part tells of every seat, the
seat's own comes first and the others follow in the order of play. Each module of a game has

    parts(rules, players)          its layout, part by part
    observe(rules, state, seat)    the numbers of a position in that order; `state` is as the seat may see it
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.core.errors import BadOption
from noppa.core.observation import Part
from noppa.core.rules import Rules
from noppa.games import part

Numbers = NDArray[np.int32]


@dataclass(frozen=True)
class Layout:
    """Where everything stands in the observations of one game for so many players."""

    rules: Rules[Any]
    players: int
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(each.size for each in self.parts)

    @property
    def slices(self) -> Mapping[str, slice]:
        """Where each part stands."""
        found, at = {}, 0
        for stretch in self.parts:
            found[stretch.name] = slice(at, at + stretch.size)
            at += stretch.size
        return found

    @property
    def low(self) -> Numbers:
        """The least that each number can be."""
        return np.repeat([each.low for each in self.parts], [each.size for each in self.parts]).astype(np.int32)

    @property
    def high(self) -> Numbers:
        """The most that each number can be."""
        return np.repeat([each.high for each in self.parts], [each.size for each in self.parts]).astype(np.int32)

    def observe(self, state: Any, seat: int) -> Numbers:
        """A position as a seat sees it."""
        room = _room(self.rules.game.name)
        return np.fromiter(room.observe(self.rules, self.rules.observed(state, seat), seat), np.int32, self.size)


def layout(rules: Rules[Any], players: int) -> Layout:
    """The layout of a game's observations."""
    return Layout(rules, players, tuple(_room(rules.game.name).parts(rules, players)))


def _room(game: str) -> Any:
    module = part(game, "observation")
    if module is None:
        raise BadOption("rl-no-observation", game=game)
    return module
