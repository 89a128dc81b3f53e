"""Batches for players that choose from arrays: all games of a batch advance side by side.

One player chooses for all games in which it is due, then the next, until every game is over. Random players have
their own streams, so that everything depends only on the seed and a game's number.
"""

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.batches.games import NOBODY, Games, Indices, Words, new_streams
from noppa.batches.layout import Numbers, layout
from noppa.core.errors import BadOption
from noppa.native.games import PlayedGames
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
    active = np.arange(count)
    while len(active):
        actions = np.zeros(len(active), dtype=np.int64)
        due = (games.seats[active] - first - active) % players
        for player in range(players):
            chosen = np.flatnonzero(due == player)
            if len(chosen):
                actions[chosen] = _choose(plan, player, first, active[chosen], games, observations, words)
        illegal = games.advance(active, actions, observations)
        if illegal != NOBODY:
            raise _illegal(plan, int(due[illegal]), first, int(active[illegal]), int(actions[illegal]), games)
        lengths[active] += 1
        active = active[games.seats[active] != NOBODY]
        if len(active) and lengths[active[0]] == MOST_DECISIONS:  # all active games have the same length
            raise BadOption("simulate-endless", game=first + int(active[0]), decisions=MOST_DECISIONS)
    seats = (np.arange(first, first + count)[:, None] + np.arange(players)) % players
    scores = np.take_along_axis(games.totals, seats, axis=1)
    won = np.take_along_axis(games.winners()[:, None] >> np.arange(players) & 1, seats, axis=1)
    winners = (won << np.arange(players)).sum(axis=1)
    usage = games.usage(first, len(usage_of(plan.rules).names))
    return PlayedGames(_plain(scores), _plain(winners), _plain(lengths), _plain(usage))


def _plain(numbers: NDArray[Any]) -> "array[int]":
    return array("q", numbers.tobytes())


def _choose(
    plan: Plan, player: int, first: int, which: Indices, games: Games, observations: Numbers, words: Words
) -> Indices:
    """Return the actions of a player in the games in which it is due."""
    policy = plan.players[player]
    if not isinstance(policy, ByArrays):
        return games.sample(which, words)
    try:
        actions = np.asarray(policy.choose(observations[which], games.masks(which)))
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BadOption(
            "simulate-failed", player=plan.names[player], game=first + int(which[0]), reason=reason
        ) from error
    if actions.shape != (len(which),) or actions.dtype.kind not in "iu":
        shape, kind = str(actions.shape), str(actions.dtype)
        raise BadOption("simulate-actions", player=plan.names[player], count=len(which), shape=shape, kind=kind)
    return actions.astype(np.int64)


def _illegal(plan: Plan, player: int, first: int, at: int, action: int, games: Games) -> BadOption:
    actions = plan.rules.actions
    return BadOption(
        "simulate-illegal",
        player=plan.names[player],
        game=first + at,
        move=str(actions[action]) if 0 <= action < len(actions) else str(action),
        allowed=tuple(str(actions[number]) for number in games.legal_actions(at)),
    )
