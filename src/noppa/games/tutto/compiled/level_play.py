"""Whole games of players who each choose in their own way: for points, or any legal move."""

import numpy as np

from noppa.games.tutto.compiled.kernel import begin, due, legal, play
from noppa.games.tutto.compiled.kernel import scores as totals
from noppa.games.tutto.compiled.outcomes import KINDS
from noppa.games.tutto.compiled.playout import Plan, chosen
from noppa.games.tutto.compiled.row_layout import AT_CLOVER, MOST_MOVES, SIZE, Tables
from noppa.games.tutto.usage import counted_chance
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import Words, below


@compiled
def level_games(
    tables: Tables,
    plan: Plan,
    quick: Indices,
    first: int,
    words: Words,
    scores: Indices,
    lengths: Indices,
    clovers: Indices,
    uses: Indices,
) -> None:
    """A game for each stream, from that number on: scores by seat, decisions, 1 + who won by a clover leaf, or 0, uses.

    `quick` has a 1 for each player who plays for points; in game g player p sits at seat (p + g) mod players.
    """
    players = len(quick)
    game, into = np.zeros(SIZE, dtype=np.int64), np.zeros(MOST_MOVES, dtype=np.int64)
    turned = np.zeros(players * KINDS, dtype=np.int64)
    for at in range(len(words)):
        begin(tables, game, players)
        turned[:] = 0
        while True:
            counted_chance(tables, game, words, at, turned)
            seat = due(tables, game)
            if seat < 0:
                break
            count = legal(tables, game, seat, into)
            wants_points = quick[(seat - first - at) % players]
            action = chosen(tables, plan, game, seat, count, into) if wants_points else into[below(words, at, count)]
            play(tables, game, seat, action)
            lengths[at] += 1
        totals(tables, game, scores[at])
        clovers[at] = game[AT_CLOVER]
        for seat in range(players):
            for kind in range(KINDS):
                uses[(seat - first - at) % players, kind] += turned[seat * KINDS + kind]
