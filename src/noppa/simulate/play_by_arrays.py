"""Batches for players that choose from arrays: all games of a batch advance side by side.

One player is asked once for all games in which it is due, then the next, until every game is over. Random players
have their own streams, so that everything depends only on the seed and a game's number.
"""

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.batches.games import NOBODY, Games, Indices, Words, new_streams
from noppa.batches.layout import Numbers, layout
from noppa.core.errors import BadOption
from noppa.native.played import PlayedGames
from noppa.native.streams import PLAYER
from noppa.simulate.array_players import ByArrays
from noppa.simulate.plan import MOST_DECISIONS, Plan
from noppa.simulate.usage import usage_of


def play(plan: Plan, first: int, count: int) -> PlayedGames:
    """Play `count` games, starting with number `first`."""
    players = len(plan.players)
    games = Games(layout(plan.rules, players), plan.seed, count, first)
    observations = games.start()
    lengths, words = np.zeros(count, dtype=np.int64), new_streams(plan.seed + PLAYER, count, first)
    going = np.arange(count)
    while len(going):
        actions = np.zeros(len(going), dtype=np.int64)
        due = (games.seats[going] - first - going) % players
        for player in range(players):
            asked = np.flatnonzero(due == player)
            if len(asked):
                actions[asked] = _chosen(plan, player, first, going[asked], games, observations, words)
        wrong = games.advance(going, actions, observations)
        if wrong != NOBODY:
            raise _illegal(plan, int(due[wrong]), first, int(going[wrong]), int(actions[wrong]), games)
        lengths[going] += 1
        going = going[games.seats[going] != NOBODY]
        if len(going) and lengths[going[0]] == MOST_DECISIONS:  # those that go on are all as long
            raise BadOption("simulate-endless", game=first + int(going[0]), decisions=MOST_DECISIONS)
    usage = games.usage(first, len(usage_of(plan.rules).names))
    return PlayedGames(_plain(games.totals), _plain(lengths), _plain(usage), _plain(games.winners()))


def _plain(numbers: NDArray[Any]) -> "array[int]":
    return array("q", numbers.tobytes())


def _chosen(
    plan: Plan, player: int, first: int, which: Indices, games: Games, observations: Numbers, words: Words
) -> Indices:
    """Return the actions of a player in the games in which it is due."""
    who = plan.players[player]
    if not isinstance(who, ByArrays):
        return games.sample(which, words)
    try:
        found = np.asarray(who.choose(observations[which], games.masks(which)))
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BadOption(
            "simulate-failed", player=plan.names[player], game=first + int(which[0]), reason=reason
        ) from error
    if found.shape != (len(which),) or found.dtype.kind not in "iu":
        shape, kind = str(found.shape), str(found.dtype)
        raise BadOption("simulate-actions", player=plan.names[player], count=len(which), shape=shape, kind=kind)
    return found.astype(np.int64)


def _illegal(plan: Plan, player: int, first: int, at: int, action: int, games: Games) -> BadOption:
    actions = plan.rules.actions
    return BadOption(
        "simulate-illegal",
        player=plan.names[player],
        game=first + at,
        move=str(actions[action]) if 0 <= action < len(actions) else str(action),
        allowed=tuple(str(actions[number]) for number in games.legal_actions(at)),
    )
