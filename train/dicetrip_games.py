"""Dice Trip played by one seat alone, compiled, for learning the value of maps.

The seat is alone at its table or one of up to four, which only decides in which rounds it may roll again;
what others do is left out. In some games it has no power to begin with, which is faster to play.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetrip.compiled.guess import Guess
from noppa.games.dicetrip.compiled.kernel import below, start_stream
from noppa.games.dicetrip.compiled.map_tables import EMPTY, Atlas, Integers
from noppa.games.dicetrip.compiled.plan import (
    Array,
    Bench,
    all_last,
    all_last_rows,
    all_pairs,
    all_rolls,
    best_reroll,
    bonus,
    choose,
    choose_last,
    laid_out,
    means,
)
from noppa.games.dicetrip.compiled.planner_buffers import CROSSED, LOST, ROAD, SERIES, SIZE, Desk, lay
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.state import ROUNDS
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import Words

BREADTH, REROLL_BREADTH = 6, 2
"""In how many cities a first number is tried, when writing and when rolling again is thought of."""
RANDOM_IN, AGAIN_IN, TWICE_IN = 25, 5, 2
"""One writing in so many is random; one game in so many begins with each power."""
SEEN_ROAD, SEEN_SERIES, SEEN_LOST, SEEN_TWICE, SEEN_AGAIN, SEEN_POINTS = range(6)


class Played(NamedTuple):
    """Games: maps after rounds 1 to 12, what was seen of them, what they were thought worth, final scores.

    What is seen: road, series, zones lost, whether a die may be used twice, how many rolls are left to
    roll again in (-1 once that is spent), and the points so far were all zones filled that are not
    lost. `worth` is what the best writings were thought worth, and whether random ones were made instead.
    """

    maps: NDArray[np.int8]
    seen: Integers
    worth: Array
    finals: Array


def room(games: int) -> Played:
    """Return arrays for so many games."""
    return Played(
        maps=np.zeros((games, ROUNDS - 1, CITIES), dtype=np.int8),
        seen=np.zeros((games, ROUNDS - 1, 6), dtype=np.int64),
        worth=np.zeros((games, ROUNDS - 1, 2)),
        finals=np.zeros(games),
    )


@compiled
def play_games(
    atlas: Atlas, guess: Guess, desk: Desk, bench: Bench, first: int, seed: np.uint64, played: Played
) -> None:
    """Play games one after the other, numbered from `first`."""
    stand, best, dice = np.zeros(CITIES, dtype=np.int64), np.zeros(6, dtype=np.int64), np.zeros(4, dtype=np.int64)
    stream = np.zeros(1, dtype=np.uint64)
    for game in range(len(played.finals)):
        start_stream(stream, seed, first + game)
        stand[:] = EMPTY
        players = 1 + below(stream, 4)
        seat = below(stream, players)
        twice, again = int(below(stream, TWICE_IN) == 0), int(below(stream, AGAIN_IN) == 0)
        made = 0
        for opened in range(ROUNDS):
            rounds = opened + 1
            left = 0
            for later in range(rounds, ROUNDS):
                left += later % players == seat
            lay(atlas, guess, desk, stand, 0, rounds)
            for place in range(4):
                dice[place] = below(stream, 6)
            if again and opened % players == seat:
                again = 1 - roll_again(atlas, guess, desk, bench, stream, twice, float(guess.again[rounds, left]), dice)
            if rounds == ROUNDS:
                all_last_rows(atlas, guess, desk, bench)
                choose_last(atlas, desk, dice, bench, best)
            else:
                found = choose(atlas, guess, desk, dice, twice, BREADTH, bench, best)
                found += float(guess.again[rounds, left]) if again else 0.0
                at_random = int(below(stream, RANDOM_IN) == 0)
                played.worth[game, opened, 0], played.worth[game, opened, 1] = found + made, at_random
                if at_random:
                    write_anything(atlas, desk, bench, stream, dice, best)
            stand[best[0]] = best[1]
            if best[2] >= 0:
                stand[best[2]] = best[3]
            made += best[4]
            twice -= min(best[5], 1)
            lay(atlas, guess, desk, stand, 0, rounds)
            facts = desk.facts
            points = facts[ROAD] + atlas.series_points[facts[SERIES]] + atlas.zone_points[facts[LOST]] - facts[CROSSED]
            if rounds == ROUNDS:
                played.finals[game] = points + made
                continue
            for city in range(CITIES):
                played.maps[game, opened, city] = stand[city]
            seen = played.seen[game, opened]
            seen[SEEN_ROAD], seen[SEEN_SERIES], seen[SEEN_LOST] = facts[ROAD], facts[SERIES], facts[LOST]
            seen[SEEN_TWICE], seen[SEEN_AGAIN], seen[SEEN_POINTS] = twice, left if again else -1, points + made


@compiled
def roll_again(
    atlas: Atlas, guess: Guess, desk: Desk, bench: Bench, stream: Words, twice: int, spared: float, dice: Integers
) -> int:
    """Roll dice again, in place, if that seems worth more than the power; return 1 if they were rolled."""
    if desk.facts[SIZE] == 1:
        all_last(atlas, guess, desk, bench)
    else:
        all_pairs(atlas, guess, desk, REROLL_BREADTH, bench)
        all_rolls(atlas, guess, desk, twice, bench)
    means(bench.rolled, bench.mean)
    taken, most = best_reroll(bench.mean, dice)
    if most <= bench.rolled[((dice[0] * 6 + dice[1]) * 6 + dice[2]) * 6 + dice[3]] + spared:
        return 0
    for place in range(4):
        if taken >> place & 1:
            dice[place] = below(stream, 6)
    return 1


@compiled
def write_anything(atlas: Atlas, desk: Desk, bench: Bench, stream: Words, dice: Integers, best: Integers) -> None:
    """Make two random writings, reported as `choose` reports the best."""
    at = below(stream, laid_out(atlas, desk, dice, 0, bench))
    one, two = below(stream, desk.facts[SIZE]), below(stream, desk.facts[SIZE] - 1)
    two += two >= one
    number, mask, other, other_mask = (
        bench.layouts[at, 0],
        bench.layouts[at, 1],
        bench.layouts[at, 2],
        bench.layouts[at, 3],
    )
    best[0], best[1], best[2], best[3], best[5] = desk.empty[one], number, desk.empty[two], other, 0
    best[4] = bonus(atlas.want[best[0]], number, mask) + bonus(atlas.want[best[2]], other, other_mask)
