"""Whole games of players who each choose in their own way: by what their maps are worth, or any legal move."""

import numpy as np

from noppa.games.dicetrip.compiled.guess import Guess
from noppa.games.dicetrip.compiled.kernel import (
    begin,
    below,
    chance,
    cities_a_seat,
    deciding,
    legal,
    play,
    roller_of,
    start_stream,
)
from noppa.games.dicetrip.compiled.kernel import scores as totals
from noppa.games.dicetrip.compiled.map_tables import Integers, Small
from noppa.games.dicetrip.compiled.plan import Bench
from noppa.games.dicetrip.compiled.planner_buffers import Desk
from noppa.games.dicetrip.compiled.playout import ALL_AGAIN, plan_seat, rolls_again
from noppa.games.dicetrip.compiled.row_layout import A_TWICE, A_WRITING, ROUND, WAYS, Tables
from noppa.games.dicetrip.state import ROUNDS
from noppa.games.dicetrip.usage import count
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import Words


@compiled
def level_games(
    tables: Tables,
    guess: Guess,
    desk: Desk,
    bench: Bench,
    quick: Integers,
    first: int,
    seed: np.uint64,
    game: Integers,
    moves: Integers,
    work: Small,
    scores: Integers,
    lengths: Integers,
    uses: Integers,
) -> None:
    """The games of numbers from the first on: scores by seat, decisions, and cities used by each player.

    `quick` has a 1 for each player who goes by worth; in game g player p sits at seat (p + g) mod players.
    """
    players, stream, best = len(quick), np.zeros(1, dtype=np.uint64), np.zeros(6, dtype=np.int64)
    for at in range(len(scores)):
        start_stream(stream, seed, first + at)
        begin(tables, game, players)
        while game[ROUND] < ROUNDS:
            chance(tables, game, stream)
            if deciding(game):
                roller, again = roller_of(game), 0
                if not quick[(roller - first - at) % players]:
                    again = below(stream, A_TWICE)
                elif rolls_again(tables.atlas, guess, desk, bench, game, roller, best):
                    again = ALL_AGAIN
                play(tables, game, roller, again)
                chance(tables, game, stream)
                lengths[at] += 1
            for seat in range(players):
                if quick[(seat - first - at) % players]:
                    plan_seat(tables.atlas, guess, desk, bench, game, seat, best)
                    lengths[at] += write_best(tables, game, seat, best)
                else:
                    lengths[at] += write_any(tables, game, seat, moves, stream)
        totals(tables, game, work, scores[at])
        for seat in range(players):
            count(game, seat, uses[(seat - first - at) % players])


@compiled
def write_best(tables: Tables, game: Integers, seat: int, best: Integers) -> int:
    """The moves of a plan: how many."""
    made = 1
    if best[5]:
        play(tables, game, seat, A_TWICE + best[5] - 1)
        made += 1
    play(tables, game, seat, A_WRITING + best[0] * WAYS + best[1])
    if best[2] >= 0:
        play(tables, game, seat, A_WRITING + best[2] * WAYS + best[3])
        made += 1
    return made


@compiled
def write_any(tables: Tables, game: Integers, seat: int, moves: Integers, stream: Words) -> int:
    """Any legal moves of a seat in a round: how many."""
    made, left = 0, cities_a_seat(game)
    while left > 0:
        action = moves[below(stream, legal(tables, game, seat, moves))]
        play(tables, game, seat, action)
        left -= action >= A_WRITING
        made += 1
    return made
