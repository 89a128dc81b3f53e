"""A map laid out for planning: what every writing changes, and what any two writings are worth.

All of it is compiled and allocates nothing; `desk_for` makes the room once. The order of operations
is fixed, so the same two writings are worth the same to the last bit wherever they are looked at.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.dicetrip.atlas import ALL_TENS, COLOURLESS, CROSS, EMPTY, Atlas, Integers
from noppa.games.dicetrip.guess import Floats, Guess
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import NUMBERS
from noppa.games.dicetrip.trip import ZONE_POINTS
from noppa.kernels.compiled import compiled

NOWHERE = np.float32(-1e6)
"""Worth less than any map: no writing."""

ROOM = 32
"""Rows of cities have room for a whole number of eights."""

SIZE, CROSSED, LOST, HELD, COLOURED, TENS_OPEN, ROAD, SERIES, ROUNDS = range(9)


class Desk(NamedTuple):
    """Room for one map.

    `stand` is what stands in each city, `at` where each number stands (-1 nowhere), `empty` the empty
    cities and `spot` each one's place among them, `facts` the counts named above. `start` are the
    lanes of the map and `step` what a number in an empty city adds to them, by number, lane, spot.
    `to` to `series_from` are the lengths of roads and series to and from each city.
    """

    stand: Integers
    at: Integers
    empty: Integers
    spot: Integers
    facts: Integers
    start: Floats
    step: Floats
    first: Floats
    road_to: Integers
    road_from: Integers
    series_to: Integers
    series_from: Integers
    road_worth: Floats
    series_worth: Floats
    lost_worth: Floats


def desk_for(guess: Guess) -> Desk:
    """An empty desk."""
    lanes = guess.base.shape[1]
    cities = lambda: np.zeros(CITIES, dtype=np.int64)  # noqa: E731 - nine times the same
    return Desk(
        stand=cities(),
        at=np.zeros(len(NUMBERS), dtype=np.int64),
        empty=cities(),
        spot=cities(),
        facts=np.zeros(9, dtype=np.int64),
        start=np.zeros(lanes, dtype=np.float32),
        step=np.zeros((CROSS + 1, lanes, ROOM), dtype=np.float32),
        first=np.zeros(lanes, dtype=np.float32),
        road_to=cities(),
        road_from=cities(),
        series_to=cities(),
        series_from=cities(),
        road_worth=np.zeros(CITIES + 1, dtype=np.float32),
        series_worth=np.zeros(CITIES + 1, dtype=np.float32),
        lost_worth=np.zeros(1 << (len(ZONE_POINTS) - 1), dtype=np.float32),
    )


@compiled
def lay(atlas: Atlas, guess: Guess, desk: Desk, stand: Integers, tens_open: int, rounds: int) -> None:
    """Put a map on the desk; `rounds` is how many will have been played once this round is written."""
    facts = desk.facts
    facts[:] = 0
    facts[ROUNDS], facts[TENS_OPEN] = rounds, tens_open
    desk.at[:] = -1
    for city in range(len(stand)):
        there = stand[city]
        desk.stand[city] = there
        if there == EMPTY:
            desk.empty[facts[SIZE]] = city
            desk.spot[city] = facts[SIZE]
            facts[SIZE] += 1
            facts[COLOURED] += atlas.want[city] != COLOURLESS
        elif there == CROSS:
            facts[CROSSED] += 1
            facts[LOST] |= 1 << atlas.zone[city]
        else:
            desk.at[there] = city
            facts[HELD] |= 1 << (there // 6)
    measure(atlas, desk)
    for length in range(len(desk.road_worth)):
        desk.road_worth[length] = np.float32(length) + guess.road[rounds, length]
        desk.series_worth[length] = np.float32(atlas.series_points[length]) + guess.series[rounds, length]
    for lost in range(len(desk.lost_worth)):
        desk.lost_worth[lost] = np.float32(atlas.zone_points[lost]) + guess.lost[rounds, lost]
    _add_lanes(atlas, guess, desk)


@compiled
def _add_lanes(atlas: Atlas, guess: Guess, desk: Desk) -> None:
    """The lanes of the map on the desk."""
    stand, start = desk.stand, desk.start
    start[:] = guess.base[desk.facts[ROUNDS]]
    for city in range(len(stand)):
        start += guess.city[city, stand[city]]
        for to in atlas.links[city]:
            if to > city:
                start += guess.link[atlas.link[city, to], stand[city], stand[to]]


@compiled
def step(atlas: Atlas, guess: Guess, desk: Desk, number: int) -> None:
    """What a number, or a crossing off, adds to the lanes in each empty city."""
    lanes, links, link, stand, empty = len(desk.start), atlas.links, atlas.link, desk.stand, desk.empty
    cities, table, into, changed = guess.city, guess.link, desk.step[number], desk.first
    for spot in range(desk.facts[SIZE]):
        city = empty[spot]
        for lane in range(lanes):
            changed[lane] = cities[city, number, lane] - cities[city, EMPTY, lane]
        for place in range(links.shape[1]):
            to = links[city, place]
            if to < 0:
                break
            line, there = link[city, to], stand[to]
            if city < to:
                for lane in range(lanes):
                    changed[lane] += table[line, number, there, lane] - table[line, EMPTY, there, lane]
            else:
                for lane in range(lanes):
                    changed[lane] += table[line, there, number, lane] - table[line, there, EMPTY, lane]
        for lane in range(lanes):
            into[lane, spot] = changed[lane]


@compiled
def measure(atlas: Atlas, desk: Desk) -> None:
    """The lengths of all roads and series, as `roads.reach` has them."""
    stand, at, links = desk.stand, desk.at, atlas.links
    road_to, road_from, series_to, series_from = desk.road_to, desk.road_from, desk.series_to, desk.series_from
    road = series = 0
    for number in range(CROSS):
        city = at[number]
        if city < 0:
            continue
        longest = run = 0
        for place in range(links.shape[1]):
            to = links[city, place]
            if to < 0:
                break
            if stand[to] < number:
                longest = max(longest, road_to[to])
                if stand[to] == number - 1:
                    run = series_to[to]
        road_to[city], series_to[city] = longest + 1, run + 1
        road, series = max(road, longest + 1), max(series, run + 1)
    for number in range(CROSS - 1, -1, -1):
        city = at[number]
        if city < 0:
            continue
        longest = run = 0
        for place in range(links.shape[1]):
            to = links[city, place]
            if to < 0:
                break
            if number < stand[to] < CROSS:
                longest = max(longest, road_from[to])
                if stand[to] == number + 1:
                    run = series_from[to]
        road_from[city], series_from[city] = longest + 1, run + 1
    desk.facts[ROAD], desk.facts[SERIES] = road, series


@compiled
def put(atlas: Atlas, desk: Desk, spot: int, number: int) -> None:
    """Write a first number, so that `row` can look at every second one."""
    city = desk.empty[spot]
    desk.stand[city] = number
    for lane in range(len(desk.start)):
        desk.first[lane] = desk.start[lane] + desk.step[number, lane, spot]
    if number != CROSS:
        desk.at[number] = city
        measure(atlas, desk)


@compiled
def take(atlas: Atlas, desk: Desk, spot: int, number: int, road: int, series: int) -> None:
    """Take the first number away again; the lengths are those that `lay` found."""
    desk.stand[desk.empty[spot]] = EMPTY
    if number != CROSS:
        desk.at[number] = -1
    desk.facts[ROAD], desk.facts[SERIES] = road, series


@compiled
def row(atlas: Atlas, guess: Guess, desk: Desk, spot: int, number: int, other: int, into: Floats) -> None:
    """What the map is worth with a number in one city and another number in each of the others.

    The first is on the desk already; spot -1 says that there is none. Bonus cities are not counted.
    """
    facts, rounds = desk.facts, desk.facts[ROUNDS]
    size = facts[SIZE]
    if rounds < len(guess.out) - 1:
        add_lanes(desk.start if spot < 0 else desk.first, desk.step[other], guess.out[rounds], size, into)
        if spot >= 0:
            _mend_links(atlas, guess, desk, spot, number, other, into)
    else:
        into[:size] = 0
    crossed, lost = facts[CROSSED], facts[LOST]
    if spot >= 0 and number == CROSS:
        crossed += 1
        lost |= 1 << atlas.zone[desk.empty[spot]]
    if other == CROSS:
        fixed = desk.road_worth[facts[ROAD]] + desk.series_worth[facts[SERIES]] - np.float32(crossed + 1)
        for second in range(size):
            into[second] += fixed + desk.lost_worth[lost | 1 << atlas.zone[desk.empty[second]]]
    else:
        fixed = desk.lost_worth[lost] - np.float32(crossed)
        _add_lengths(atlas, desk, other, fixed, into)
    if atlas.tens and facts[TENS_OPEN]:
        for second in range(size):
            if second != spot:
                into[second] += _tens(atlas, guess, desk, spot, number, desk.empty[second], other)
    if spot >= 0:
        into[spot] = NOWHERE


@compiled
def add_lanes(start: Floats, step: Floats, out: Floats, size: int, into: Floats) -> None:
    """The sum of the lanes for each second city, eight of them at a time."""
    for begin in range(0, size, 8):
        into[begin : begin + 8] = np.float32(0)
        for second in range(begin, begin + 8):
            into[second] = out[0] * (start[0] + step[0, second])
        for lane in range(1, len(start)):
            there, weight = start[lane], out[lane]
            for second in range(begin, begin + 8):
                into[second] += weight * max(there + step[lane, second], np.float32(0))


@compiled
def _mend_links(atlas: Atlas, guess: Guess, desk: Desk, spot: int, number: int, other: int, into: Floats) -> None:
    """Where both ends of a link are filled its change is neither step's own."""
    city, stand, spots, first, step = desk.empty[spot], desk.stand, desk.spot, desk.first, desk.step
    links, link, table, out, lanes = atlas.links, atlas.link, guess.link, guess.out[desk.facts[ROUNDS]], len(desk.first)
    for place in range(links.shape[1]):
        to = links[city, place]
        if to < 0:
            break
        if stand[to] != EMPTY:
            continue
        line, second = link[city, to], spots[to]
        low, high = (number, other) if city < to else (other, number)
        total = np.float32(0)
        for lane in range(lanes):
            x = first[lane] + step[other, lane, second]
            x += table[line, low, high, lane] - table[line, low, EMPTY, lane]
            x += table[line, EMPTY, EMPTY, lane] - table[line, EMPTY, high, lane]
            total += out[lane] * (x if lane == 0 or x > 0 else np.float32(0))
        into[second] = total


@compiled
def _add_lengths(atlas: Atlas, desk: Desk, number: int, fixed: np.float32, into: Floats) -> None:
    """Add what road and series are worth with a number in each empty city."""
    links, stand, empty = atlas.links, desk.stand, desk.empty
    road_to, road_from, series_to, series_from = desk.road_to, desk.road_from, desk.series_to, desk.series_from
    road_worth, series_worth = desk.road_worth, desk.series_worth
    road, series = desk.facts[ROAD], desk.facts[SERIES]
    for second in range(desk.facts[SIZE]):
        city = empty[second]
        if stand[city] != EMPTY:
            continue
        below = above = run_below = run_above = 0
        for place in range(links.shape[1]):
            to = links[city, place]
            if to < 0:
                break
            there = stand[to]
            if there < number:
                below = max(below, road_to[to])
                if there == number - 1:
                    run_below = series_to[to]
            elif there < CROSS:
                above = max(above, road_from[to])
                if there == number + 1:
                    run_above = series_from[to]
        longest, run = max(road, below + 1 + above), max(series, run_below + 1 + run_above)
        into[second] += fixed + (road_worth[longest] + series_worth[run])


@compiled
def tens_held(held: int, number: int) -> int:
    """The tens on a map with a number more, as bits."""
    return held if number == CROSS else held | 1 << (number // 6)


@compiled
def _tens(atlas: Atlas, guess: Guess, desk: Desk, spot: int, number: int, city: int, other: int) -> np.float32:
    """The tens' points if the writings, in the better order, complete them, else what is guessed of them."""
    facts = desk.facts
    here = int(atlas.want[city] != COLOURLESS)
    first = int(spot >= 0 and atlas.want[desk.empty[spot]] != COLOURLESS)
    one = tens_held(facts[HELD], number) if spot >= 0 else facts[HELD]
    both = tens_held(one, other)
    left = facts[COLOURED] - here - first
    if both == ALL_TENS:
        if one == ALL_TENS:
            left = max(left, facts[COLOURED] - first)
        if tens_held(facts[HELD], other) == ALL_TENS:
            left = max(left, facts[COLOURED] - here)
        return np.float32(left)
    count = 0
    for ten in range(6):
        count += both >> ten & 1
    return guess.tens[facts[ROUNDS], count, left]
