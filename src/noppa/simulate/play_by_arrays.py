"""Batches for players that choose from arrays: all games of a batch advance side by side.

One player is asked once for all games in which it is due, then the next, until every game is over. Random players
have their own streams, so that everything depends only on the seed and a game's number.
"""

import numpy as np
from numpy.typing import NDArray

from noppa.batches.batch import compiled_game, legal_actions, mark_legal, new_games, sample
from noppa.batches.buffers import Games
from noppa.batches.layout import layout
from noppa.core.errors import BadOption
from noppa.kernels.batch_kernel import NOBODY
from noppa.kernels.batches import Batch, batch_by_seat
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import PLAYER, Words, streams
from noppa.simulate.array_players import ByArrays, Masks
from noppa.simulate.plan import MOST_DECISIONS, Plan
from noppa.simulate.usage import usage_of


def play(plan: Plan, first: int, count: int) -> Batch:
    """Play `count` games, starting with number `first`."""
    players = len(plan.players)
    shape = layout(plan.rules, players)
    game = compiled_game(shape)
    games = new_games(game, players, plan.seed, count, first)
    observations = np.zeros((count, shape.size), dtype=np.int32)
    game.loops.begin(game.tables, games, observations)
    lengths, words = np.zeros(count, dtype=np.int64), streams(plan.seed + PLAYER, count, first)
    going = np.arange(count)
    while len(going):
        actions = np.zeros(len(going), dtype=np.int64)
        due = (games.seats[going] - first - going) % players
        for player in range(players):
            asked = np.flatnonzero(due == player)
            if len(asked):
                actions[asked] = _chosen(plan, player, first, going[asked], games, observations, words)
        wrong = game.loops.advance(game.tables, games, going, actions, observations)
        if wrong != NOBODY:
            raise _illegal(plan, int(due[wrong]), first, int(going[wrong]), int(actions[wrong]), games)
        lengths[going] += 1
        going = going[games.seats[going] != NOBODY]
        if len(going) and lengths[going[0]] == MOST_DECISIONS:  # those that go on are all as long
            raise BadOption("simulate-endless", game=first + int(going[0]), decisions=MOST_DECISIONS)
    winners, uses = np.zeros(count, dtype=np.int64), np.zeros((players, len(usage_of(plan.rules).names)), np.int64)
    game.loops.winners(game.tables, games, winners)
    game.loops.uses(game.tables, games, first, uses)
    return batch_by_seat(games.totals, first, lengths, uses, winners)


def _chosen(
    plan: Plan, player: int, first: int, which: Indices, games: Games, observations: NDArray[np.int32], words: Words
) -> Indices:
    """Return the actions of a player in the games in which it is due."""
    who = plan.players[player]
    if not isinstance(who, ByArrays):
        actions = np.zeros(len(which), dtype=np.int64)
        sample(games, which, words, actions)
        return actions
    legal: Masks = np.empty((len(which), len(plan.rules.actions)), dtype=np.int8)
    mark_legal(games, which, legal)
    try:
        found = np.asarray(who.choose(observations[which], legal))
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
        allowed=tuple(str(actions[number]) for number in legal_actions(games, at)),
    )
