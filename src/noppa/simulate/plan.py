"""What is to be simulated: a game by its rules, who plays it, how many games, from which seed.

A plan is plain data, so that it can be sent to a worker on another machine, where the rules are made
again. Players change seats from game to game: in game g player p sits at seat (p + g) mod players, so
that what a player is worth and what a seat is worth can be told apart. Players who are all of one
compiled level stay where they are.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

from noppa.bots import BOTS
from noppa.core.errors import BadOption, Plain
from noppa.core.options import Value
from noppa.core.rules import Move, Rules
from noppa.games import games as all_games
from noppa.games import rules as make_rules

Policy: TypeAlias = Callable[[Rules[Any], Any, int], "Move | int"]
"""A player: the move of a seat in a position as that seat may see it, or the move's number."""
Player: TypeAlias = str | Policy

IN_PYTHON = 16
"""Games in a batch that goes through the rules: seconds of work at most, so that it can be stopped."""

SAMPLE = 8 * IN_PYTHON
"""Games through the rules in which uses are counted, where compiled games do not count them."""


@dataclass(frozen=True)
class Plan:
    """A simulation, checked."""

    game: str
    edition: str
    options: Mapping[str, Value]
    content: Mapping[str, Plain] | None
    players: tuple[Player, ...]
    games: int
    seed: int

    @property
    def rules(self) -> Rules[Any]:
        """The rules, made where they are needed, once for all batches that come there."""
        return _rules(self.game, self.edition, tuple(self.options.items()), json.dumps(self.content))

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(player if isinstance(player, str) else _name(player) for player in self.players)

    @property
    def room(self) -> ModuleType | None:
        """The game's compiled batches, if it has some for all of these players."""
        name = f"noppa.games.{self.game}.batches"
        if not all(isinstance(player, str) for player in self.players) or find_spec(name) is None:
            return None
        room = import_module(name)
        return room if room.compiled_levels(self.players) else None

    @property
    def sample(self) -> int:
        """How many games go through the rules first, because the compiled ones do not count what is used."""
        room = self.room
        return 0 if room is None or room.COUNTS else SAMPLE

    @property
    def batch_size(self) -> int:
        """How many games are played at once."""
        room = self.room
        return IN_PYTHON if room is None else int(room.batch_size(self.players))


def plan(
    game: str | Rules[Any],
    players: Sequence[Player],
    games: float = 1000,
    seed: int = 0,
    *,
    edition: str | None = None,
    **options: object,
) -> Plan:
    """A plan for a game by name, with its edition and options, or for rules made before."""
    rules = game if isinstance(game, Rules) else make_rules(game, edition, **options)
    if isinstance(game, Rules) and (edition is not None or options):
        raise BadOption("simulate-settled", game=rules.game.name)
    seated = (players,) if isinstance(players, str) or callable(players) else tuple(players)
    rules.game.check_players(len(seated))
    for player in seated:
        if not callable(player) and player not in levels(rules):
            raise BadOption("bot-unknown", bot=str(player), legal=levels(rules))
    whole = _whole(games)
    if type(seed) is not int:
        raise BadOption("simulate-seed", seed=str(seed))
    return Plan(rules.game.name, rules.edition, dict(rules.options), rules.content, seated, whole, seed)


def levels(rules: Rules[Any]) -> tuple[str, ...]:
    """The levels that may play a game: the bots, and those that only its compiled batches know."""
    name = f"noppa.games.{rules.game.name}.batches"
    compiled = import_module(name).LEVELS if find_spec(name) is not None else ()
    return tuple(dict.fromkeys((*BOTS, *compiled)))


@lru_cache(maxsize=16)
def _rules(game: str, edition: str, options: tuple[tuple[str, Value], ...], content: str) -> Rules[Any]:
    own = json.loads(content)
    given = {} if own is None else {all_games()[game].content: own}
    return make_rules(game, edition, **dict(options), **given)


def _whole(games: float) -> int:
    """A number of games, also written 1e6."""
    if isinstance(games, int | float) and not isinstance(games, bool) and 1 <= games < 1e15 and games == int(games):
        return int(games)
    raise BadOption("simulate-games", games=str(games))


def _name(policy: Policy) -> str:
    return str(getattr(policy, "__name__", type(policy).__name__))
