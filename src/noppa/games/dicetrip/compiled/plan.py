"""Planning a round: the best two writings for dice that lie, and what every roll is worth.

Both look at pairs of writings in one order, the lower number first, by `desk.rows`. The first number is
tried in its `breadth` best cities (25 means everywhere), the second in all of them.

For all 1296 rolls at once, the pairs of writings are gone through once, each kept by the colours of its
two cities; which dice make the numbers then adds the bonus cities. Rolling again is a mean over rolls,
one die after the other.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetrip.compiled.guess import Floats, Guess
from noppa.games.dicetrip.compiled.map_tables import COLOURLESS, CROSS, ROLLS, Atlas, Integers
from noppa.games.dicetrip.compiled.planner_buffers import (
    NOWHERE,
    ROAD,
    ROOM,
    ROUNDS,
    SERIES,
    SIZE,
    Desk,
    desk_for,
    put,
    rows,
    step,
    take,
)
from noppa.games.dicetrip.map import CITIES
from noppa.kernels.compiled import compiled

Array = NDArray[np.float64]

LAYOUTS = 60
WANTS = COLOURLESS + 1
PAIRS_OF_DICE = np.array([[-1, 0, 1, 2], [0, -1, 3, 4], [1, 3, -1, 5], [2, 4, 5, -1]])
"""The number of each pair of places."""
MASKS = np.array([0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100])
TAKEN_UP = 6
"""In the place of a die's face: it is rolled again."""


class Bench(NamedTuple):
    """Room for planning: layouts of the dice, rows of the desk by second number, and tables of rolls.

    `pairs` is by both numbers and the two pairs of dice that make them; `rolled` by the faces of the
    dice in places 0 to 3; `mean` the same with `TAKEN_UP` as a seventh face.
    """

    layouts: Integers
    rows: Floats
    made: Integers
    wanted: Integers
    picked: Integers
    by_want: Floats
    pairs: Array
    plain: Array
    rolled: Array
    mean: Array


def bench_for() -> Bench:
    """An empty bench."""
    return Bench(
        layouts=np.zeros((LAYOUTS, 5), dtype=np.int64),
        rows=np.zeros((CROSS + 1, ROOM), dtype=np.float32),
        made=np.zeros(CROSS + 1, dtype=np.int64),
        wanted=np.zeros(CROSS + 1, dtype=np.int64),
        picked=np.zeros(CITIES, dtype=np.int64),
        by_want=np.zeros(WANTS, dtype=np.float32),
        pairs=np.zeros((CROSS + 1, CROSS + 1, 6, 6)),
        plain=np.zeros(ROLLS),
        rolled=np.zeros(ROLLS),
        mean=np.zeros(7**4),
    )


@compiled
def bonus(want: int, number: int, mask: int) -> int:
    """Whether a number made of these dice makes a bonus city of one of that colour."""
    return int(number != CROSS and (number % 7 == 0 or mask >> want & 1 == 1))


@compiled
def laid_out(atlas: Atlas, desk: Desk, dice: Integers, doubling: int, bench: Bench) -> int:
    """Fill in what the dice make: two numbers in order, their dice as bits, and the doubling, 0 for none.

    A doubling is 1 and 6 times the die and the one left out. A number that cannot be written is a crossing off.
    """
    count = 0
    for at in range(len(atlas.plain)):
        a, b, c, d = atlas.plain[at]
        _lay_out(desk, dice, a, b, c, d, 0, bench.layouts[count])
        count += 1
    if doubling:
        for at in range(len(atlas.doubled)):
            die, drop, a, b, c, d = atlas.doubled[at]
            _lay_out(desk, dice, a, b, c, d, 1 + 6 * dice[die] + dice[drop], bench.layouts[count])
            count += 1
    return count


@compiled
def _lay_out(desk: Desk, dice: Integers, a: int, b: int, c: int, d: int, twice: int, into: Integers) -> None:
    one, other = 6 * dice[a] + dice[b], 6 * dice[c] + dice[d]
    if desk.at[one] >= 0 or (twice and dice[a] == dice[b]):
        one = CROSS
    if desk.at[other] >= 0 or one == other or (twice and dice[c] == dice[d]):
        other = CROSS
    mask, other_mask = 1 << a | 1 << b, 1 << c | 1 << d
    if one <= other:
        into[0], into[1], into[2], into[3], into[4] = one, mask, other, other_mask, twice
    else:
        into[0], into[1], into[2], into[3], into[4] = other, other_mask, one, mask, twice


@compiled
def pick(atlas: Atlas, guess: Guess, desk: Desk, number: int, breadth: int, mask: int, bench: Bench) -> int:
    """The best cities for a number by itself, at most so many: how many there are."""
    size = desk.facts[SIZE]
    if breadth >= size:
        for spot in range(size):
            bench.picked[spot] = spot
        return int(size)
    alone = bench.rows[number]
    bench.wanted[:] = 0
    bench.wanted[number] = 1
    rows(atlas, guess, desk, -1, CROSS, bench.wanted, bench.rows)
    for spot in range(size):
        alone[spot] += bonus(atlas.want[desk.empty[spot]], number, mask)
    for place in range(breadth):
        best = -1
        for spot in range(size):
            if alone[spot] > NOWHERE and (best < 0 or alone[spot] > alone[best]):
                best = spot
        bench.picked[place] = best
        alone[best] = NOWHERE
    return breadth


@compiled
def choose(
    atlas: Atlas, guess: Guess, desk: Desk, dice: Integers, doubling: int, breadth: int, bench: Bench, best: Integers
) -> float:
    """The best two writings for dice that lie: city, number, city, number, bonus cities, doubling.

    Returned is what the map is then worth, its new bonus cities and the power to double included.
    """
    rounds, size = desk.facts[ROUNDS], desk.facts[SIZE]
    count = laid_out(atlas, desk, dice, doubling, bench)
    layouts, most = bench.layouts, -1e9
    bench.made[:] = 0
    for at in range(count):
        for number in (layouts[at, 0], layouts[at, 2]):
            if not bench.made[number]:
                bench.made[number] = 1
                step(atlas, guess, desk, number)
    spared = float(guess.twice[rounds]) if doubling else 0.0
    want, empty = atlas.want, desk.empty
    road, series = desk.facts[ROAD], desk.facts[SERIES]
    for number in range(CROSS + 1):
        mask = 0
        for at in range(count):
            if layouts[at, 0] == number:
                mask |= layouts[at, 1]
        if not mask:
            continue
        picked = pick(atlas, guess, desk, number, breadth, mask, bench)
        bench.wanted[:] = 0
        for at in range(count):
            if layouts[at, 0] == number:
                bench.wanted[layouts[at, 2]] = 1
        for place in range(picked):
            spot = bench.picked[place]
            city = empty[spot]
            put(atlas, desk, spot, number)
            rows(atlas, guess, desk, spot, number, bench.wanted, bench.rows)
            for at in range(count):
                if layouts[at, 0] != number:
                    continue
                other = layouts[at, 2]
                first = bonus(atlas.want[city], number, layouts[at, 1])
                fixed = first + (0.0 if layouts[at, 4] else spared)
                seconds = bench.rows[other]
                for second in range(size):
                    made = bonus(want[empty[second]], other, layouts[at, 3])
                    worth = fixed + seconds[second] + made
                    if worth > most:
                        most = worth
                        best[0], best[1], best[2], best[3] = city, number, empty[second], other
                        best[4], best[5] = first + made, layouts[at, 4]
            take(desk, spot, number, road, series)
    return most


@compiled
def all_last_rows(atlas: Atlas, guess: Guess, desk: Desk, bench: Bench) -> None:
    """What each number is worth in each city when it is the only one of its round."""
    for number in range(CROSS + 1):
        bench.wanted[number] = int(number == CROSS or desk.at[number] < 0)
        if bench.wanted[number]:
            step(atlas, guess, desk, number)
    rows(atlas, guess, desk, -1, CROSS, bench.wanted, bench.rows)


@compiled
def choose_last(atlas: Atlas, desk: Desk, dice: Integers, bench: Bench, best: Integers) -> float:
    """The best writing of the last round, as `choose` tells it, from `all_last_rows`; the second city is -1."""
    most = -1e9
    for a in range(4):
        for b in range(4):
            number = CROSS if a == b else 6 * dice[a] + dice[b]
            if number != CROSS and desk.at[number] >= 0:
                continue
            for spot in range(desk.facts[SIZE]):
                made = bonus(atlas.want[desk.empty[spot]], number, 1 << a | 1 << b)
                worth = float(bench.rows[number, spot]) + made
                if worth > most:
                    most = worth
                    best[0], best[1], best[2], best[3], best[4], best[5] = desk.empty[spot], number, -1, CROSS, made, 0
    return most


@compiled
def all_pairs(atlas: Atlas, guess: Guess, desk: Desk, breadth: int, bench: Bench) -> None:
    """What any two numbers are worth made of any two pairs of dice, in the best cities."""
    size, want, empty, by_want = desk.facts[SIZE], atlas.want, desk.empty, bench.by_want
    for number in range(CROSS + 1):
        if number == CROSS or desk.at[number] < 0:
            step(atlas, guess, desk, number)
    road, series = desk.facts[ROAD], desk.facts[SERIES]
    for number in range(CROSS + 1):
        if number != CROSS and desk.at[number] >= 0:
            continue
        bench.pairs[number] = NOWHERE
        count = pick(atlas, guess, desk, number, breadth, 0b1111, bench)
        for other in range(CROSS + 1):
            follows = other > number or number == CROSS
            bench.wanted[other] = int(other == CROSS or (follows and desk.at[other] < 0))
        for place in range(count):
            spot = bench.picked[place]
            put(atlas, desk, spot, number)
            rows(atlas, guess, desk, spot, number, bench.wanted, bench.rows)
            take(desk, spot, number, road, series)
            for other in range(CROSS + 1):
                if bench.wanted[other]:
                    _with_bonus(
                        want, empty, size, number, other, spot, bench.rows[other], by_want, bench.pairs[number, other]
                    )


@compiled
def _with_bonus(
    want: Integers,
    empty: Integers,
    size: int,
    number: int,
    other: int,
    spot: int,
    seconds: Floats,
    by_want: Floats,
    into: Array,
) -> None:
    """Raise what two numbers are worth for each two pairs of dice, the first number in that spot."""
    by_want[:] = NOWHERE
    for second in range(size):
        there = want[empty[second]]
        by_want[there] = max(by_want[there], seconds[second])
    here = want[empty[spot]]
    for pair in range(6):
        most = float(NOWHERE)
        for there in range(WANTS):
            most = max(most, float(by_want[there]) + bonus(there, other, MASKS[pair]))
        for first in range(6):
            into[first, pair] = max(into[first, pair], most + bonus(here, number, MASKS[first]))


@compiled
def all_rolls(atlas: Atlas, guess: Guess, desk: Desk, doubling: int, bench: Bench) -> None:
    """What every roll is worth when it lies, from `all_pairs`: without a doubling, and with the best choice."""
    spared = float(guess.twice[desk.facts[ROUNDS]]) if doubling else 0.0
    at, pairs, plain, doubled = desk.at, bench.pairs, atlas.plain, atlas.doubled
    dice = bench.picked
    for roll in range(ROLLS):
        rest = roll
        for place in range(3, -1, -1):
            dice[place] = rest % 6
            rest //= 6
        most = pairs[CROSS, CROSS, 0, 0]
        for line in range(len(plain)):
            a, b, c, d = plain[line, 0], plain[line, 1], plain[line, 2], plain[line, 3]
            one, other = 6 * dice[a] + dice[b], 6 * dice[c] + dice[d]
            if at[one] < 0:
                most = max(most, pairs[one, CROSS, PAIRS_OF_DICE[a, b], 0])
            if at[other] < 0:
                most = max(most, pairs[other, CROSS, PAIRS_OF_DICE[c, d], 0])
            if at[one] < 0 and at[other] < 0:
                if one < other:
                    most = max(most, pairs[one, other, PAIRS_OF_DICE[a, b], PAIRS_OF_DICE[c, d]])
                elif other < one:
                    most = max(most, pairs[other, one, PAIRS_OF_DICE[c, d], PAIRS_OF_DICE[a, b]])
        bench.plain[roll] = bench.rolled[roll] = most + spared
        if doubling:
            most = float(NOWHERE)
            for line in range(len(doubled)):
                a, b, c, d = doubled[line, 2], doubled[line, 3], doubled[line, 4], doubled[line, 5]
                one, other = 6 * dice[a] + dice[b], 6 * dice[c] + dice[d]
                pair, other_pair = PAIRS_OF_DICE[a, b], PAIRS_OF_DICE[c, d]
                if at[one] >= 0 or dice[a] == dice[b]:
                    one = CROSS
                if at[other] >= 0 or one == other or dice[c] == dice[d]:
                    other = CROSS
                if one <= other:
                    most = max(most, pairs[one, other, pair, other_pair])
                else:
                    most = max(most, pairs[other, one, other_pair, pair])
            bench.rolled[roll] = max(bench.rolled[roll], most)


@compiled
def all_last(atlas: Atlas, guess: Guess, desk: Desk, bench: Bench) -> None:
    """What every roll of the last round is worth when it lies."""
    best, dice = np.zeros(6, dtype=np.int64), np.zeros(4, dtype=np.int64)
    all_last_rows(atlas, guess, desk, bench)
    for roll in range(ROLLS):
        rest = roll
        for place in range(3, -1, -1):
            dice[place] = rest % 6
            rest //= 6
        bench.rolled[roll] = bench.plain[roll] = choose_last(atlas, desk, dice, bench, best)


@compiled
def means(rolled: Array, into: Array) -> None:
    """The mean worth of dice of which some are rolled again, from what all rolls are worth lying."""
    faces = np.zeros(4, dtype=np.int64)
    weights = (343, 49, 7, 1)
    for at in range(len(into)):
        rest = at
        for place in range(3, -1, -1):
            faces[place] = rest % 7
            rest //= 7
        # A die taken up has the seventh face, so the six dice it stands for come before it.
        if max(faces) < TAKEN_UP:
            into[at] = rolled[((faces[0] * 6 + faces[1]) * 6 + faces[2]) * 6 + faces[3]]
            continue
        for place in range(4):
            if faces[place] == TAKEN_UP:
                total = 0.0
                for face in range(6):
                    total += into[at - (TAKEN_UP - face) * weights[place]]
                into[at] = total / 6
                break


@compiled
def best_reroll(mean: Array, dice: Integers) -> tuple[int, float]:
    """The dice to roll again, as bits of their places, and what that is worth; at least one."""
    best, most = 0, -1e9
    for taken in range(1, 16):
        worth = mean[partial(dice, taken)]
        if worth > most:
            best, most = taken, worth
    return best, most


@compiled
def partial(dice: Integers, taken: int) -> int:
    """The number of dice some of which are taken up."""
    at = 0
    for place in range(4):
        at = 7 * at + (TAKEN_UP if taken >> place & 1 else dice[place])
    return at


def workplace(guess: Guess) -> tuple[Desk, Bench]:
    """A desk and a bench."""
    return desk_for(guess), bench_for()


@compiled
def decide(rolled: Array, mean: Array, spared: float, taken: Integers, worth: Array) -> None:
    """For every roll the dice that the roller takes up, as bits, 0 for none, and what the roll is worth to them."""
    dice = np.zeros(4, dtype=np.int64)
    for roll in range(len(rolled)):
        rest = roll
        for place in range(3, -1, -1):
            dice[place] = rest % 6
            rest //= 6
        again, most = best_reroll(mean, dice)
        if most > rolled[roll] + spared:
            taken[roll], worth[roll] = again, most
        else:
            taken[roll], worth[roll] = 0, rolled[roll] + spared


@compiled
def under(taken: Integers, mean: Array, worth: Array) -> None:
    """What every roll is worth to somebody else when the roller takes these dice up."""
    dice = np.zeros(4, dtype=np.int64)
    for roll in range(len(taken)):
        rest = roll
        for place in range(3, -1, -1):
            dice[place] = rest % 6
            rest //= 6
        worth[roll] = mean[partial(dice, taken[roll])]
