"""The plan of a simulation: rules, players, number of games, seed.

A plan is plain data, so that it can be sent to a worker on another machine, which rebuilds the
rules. Players change seats from game to game: in game g, player p sits at seat (p + g) mod players,
so that the strength of a player can be told from the advantage of a seat.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Any, TypeAlias

from noppa.batches.layout import is_native
from noppa.bots import BOTS, levels_of
from noppa.core.errors import BadOption, Plain
from noppa.core.options import Value
from noppa.core.rules import Move, Rules
from noppa.games import games as all_games
from noppa.games import part
from noppa.games import rules as make_rules
from noppa.simulate.array_players import ByArrays

Policy: TypeAlias = Callable[[Rules[Any], Any, int], "Move | int"]
"""A player: returns a seat's move, or the move's number, in a state that shows only what the seat may know."""
Player: TypeAlias = str | Policy

PYTHON_BATCH = 16
"""Games in a batch played by the rules: a few seconds of work at most, so that it can be stopped."""

MOST_DECISIONS = 100_000
"""Decisions after which a game counts as endless: in some games players never have to make progress."""

ARRAY_BATCH = 1 << 12
"""Games side by side in a batch whose players choose from arrays."""


@dataclass(frozen=True)
class Plan:
    """A simulation whose settings have been checked."""

    game: str
    edition: str
    options: Mapping[str, Value]
    content: Mapping[str, Plain] | None
    players: tuple[Player, ...]
    games: int
    seed: int

    @property
    def rules(self) -> Rules[Any]:
        """The rules, created once per process."""
        return _rules(self.game, self.edition, tuple(self.options.items()), json.dumps(self.content))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(player if isinstance(player, str) else _name(player) for player in self.players)

    @property
    def batches(self) -> ModuleType | None:
        """The game's module that plays whole batches, if it knows all of these players."""
        module = batches_of(self.game)
        known = () if module is None else tuple(module.SIZES)
        return module if all(isinstance(level, str) and level in known for level in self.levels) else None

    @property
    def levels(self) -> tuple[Player, ...]:
        """The players as that module knows them: some levels play differently alone."""
        alone = getattr(batches_of(self.game), "ALONE", {}) if len(self.players) == 1 else {}
        return tuple(alone.get(player, player) if isinstance(player, str) else player for player in self.players)

    @property
    def uses_arrays(self) -> bool:
        """Whether the core plays the game and all players choose from arrays, or at random beside such players."""
        kinds = {isinstance(player, ByArrays) for player in self.players if player != "random"}
        return kinds == {True} and is_native(self.game)

    @property
    def batch_size(self) -> int:
        """How many games to play at once: as many as suit the slowest level, the last that the game lists."""
        batches = self.batches
        if batches is None:
            return ARRAY_BATCH if self.uses_arrays else PYTHON_BATCH
        return int([size for level, size in batches.SIZES.items() if level in self.levels][-1])


def plan(
    game: str | Rules[Any],
    players: Sequence[Player],
    games: float = 1000,
    seed: int = 0,
    *,
    edition: str | None = None,
    **options: object,
) -> Plan:
    """Return a plan for a game by name, with its edition and options, or for existing rules.

    Raises `BadOption` if a setting is invalid.
    """
    rules = game if isinstance(game, Rules) else make_rules(game, edition, **options)
    if isinstance(game, Rules) and (edition is not None or options):
        raise BadOption("simulate-settled", game=rules.game.name)
    seated = (players,) if isinstance(players, str) or callable(players) else tuple(players)
    rules.game.check_players(len(seated))
    for player in seated:
        if not callable(player) and player not in levels(rules.game.name):
            raise BadOption("bot-unknown", bot=str(player), legal=levels(rules.game.name))
    whole = _whole(games)
    if type(seed) is not int:
        raise BadOption("simulate-seed", seed=str(seed))
    checked = Plan(rules.game.name, rules.edition, dict(rules.options), rules.content, seated, whole, seed)
    for player in seated:
        if checked.batches is None and isinstance(player, str) and player not in BOTS:
            raise BadOption("simulate-apart", player=player, allowed=tuple(batches_of(checked.game).SIZES))
    return checked


def batches_of(game: str) -> Any:
    """Return the module of a game that plays whole batches, or None."""
    return part(game, "batches")


def levels(game: str) -> tuple[str, ...]:
    """Return the levels that can play a game: its bots, and those that only its batches know."""
    module = batches_of(game)
    return tuple(dict.fromkeys((*levels_of(game), *(() if module is None else module.SIZES))))


@lru_cache(maxsize=16)
def _rules(game: str, edition: str, options: tuple[tuple[str, Value], ...], content: str) -> Rules[Any]:
    custom = json.loads(content)
    given = {} if custom is None else {all_games()[game].content: custom}
    return make_rules(game, edition, **dict(options), **given)


def _whole(games: float) -> int:
    """Return a number of games, also written 1e6, as an int."""
    if isinstance(games, int | float) and not isinstance(games, bool) and 1 <= games < 1e15 and games == int(games):
        return int(games)
    raise BadOption("simulate-games", games=str(games))


def _name(policy: Policy) -> str:
    return str(getattr(policy, "__name__", type(policy).__name__))
