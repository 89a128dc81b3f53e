"""What is to be simulated: a game by its rules, who plays it, how many games, from which seed.

A plan is plain data, so that it can be sent to a worker on another machine, where the rules are made
again. Players change seats from game to game: in game g player p sits at seat (p + g) mod players, so
that what a player is worth and what a seat is worth can be told apart.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Any, TypeAlias

from noppa.batches.batch import is_compiled
from noppa.bots import BOTS
from noppa.core.errors import BadOption, Plain
from noppa.core.options import Value
from noppa.core.rules import Move, Rules
from noppa.games import games as all_games
from noppa.games import part
from noppa.games import rules as make_rules
from noppa.simulate.batch_players import ByArrays

Policy: TypeAlias = Callable[[Rules[Any], Any, int], "Move | int"]
"""A player: the move of a seat in a position as that seat may see it, or the move's number."""
Player: TypeAlias = str | Policy

IN_PYTHON = 16
"""Games in a batch that goes through the rules: seconds of work at most, so that it can be stopped."""

LONGEST = 100_000
"""Decisions after which a game is thought endless: nobody need ever take a card in Dicetto or bank points in Tutto."""

ON_ARRAYS = 1 << 12
"""Games side by side in a batch of players who choose by arrays."""


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
        room = batches(self.game)
        compiled = () if room is None else tuple(room.SIZES)
        return room if all(isinstance(level, str) and level in compiled for level in self.levels) else None

    @property
    def levels(self) -> tuple[Player, ...]:
        """The players as compiled games know them: some level is another one when it plays alone."""
        room = batches(self.game)
        alone = getattr(room, "ALONE", {}) if len(self.players) == 1 else {}
        return tuple(alone.get(player, player) if isinstance(player, str) else player for player in self.players)

    @property
    def on_batches(self) -> bool:
        """Whether all of these players choose by arrays, or at random beside such players, in compiled games."""
        kinds = {isinstance(player, ByArrays) for player in self.players if player != "random"}
        return kinds == {True} and is_compiled(self.game)

    @property
    def batch_size(self) -> int:
        """How many games are played at once: as many as suits the level that takes longest, the last in its room."""
        room = self.room
        if room is None:
            return ON_ARRAYS if self.on_batches else IN_PYTHON
        return int([size for level, size in room.SIZES.items() if level in self.levels][-1])


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
        if not callable(player) and player not in levels(rules.game.name):
            raise BadOption("bot-unknown", bot=str(player), legal=levels(rules.game.name))
    whole = _whole(games)
    if type(seed) is not int:
        raise BadOption("simulate-seed", seed=str(seed))
    made = Plan(rules.game.name, rules.edition, dict(rules.options), rules.content, seated, whole, seed)
    for player in seated:
        if made.room is None and isinstance(player, str) and player not in BOTS:
            raise BadOption("simulate-apart", player=player, allowed=tuple(batches(made.game).SIZES))
    return made


def batches(game: str) -> Any:
    """The compiled batches of a game, if it has some."""
    return part(game, "batches") or part(game, "compiled.batches")


def levels(game: str) -> tuple[str, ...]:
    """The levels that may play a game: the bots, and those that only its compiled batches know."""
    room = batches(game)
    return tuple(dict.fromkeys((*BOTS, *(() if room is None else room.SIZES))))


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
