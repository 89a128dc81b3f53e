"""A map laid out for planning: what every writing changes, and what any two writings are worth.

All of it is compiled and allocates nothing; `desk_for` makes the room once. The order of operations
is fixed, so the same two writings are worth the same to the last bit wherever they are looked at.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.dicetrip.compiled.guess import Floats, Guess
from noppa.games.dicetrip.compiled.map_tables import ALL_TENS, COLOURLESS, CROSS, EMPTY, Atlas, Integers
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import NUMBERS
from noppa.games.dicetrip.trip import ZONE_POINTS
from noppa.kernels.compiled import compiled

NOWHERE = np.float32(-1e6)
"""Evaluator less than any map: no writing."""

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
    return Desk(
        stand=_by_city(),
        at=np.zeros(len(NUMBERS), dtype=np.int64),
        empty=_by_city(),
        spot=_by_city(),
        facts=np.zeros(9, dtype=np.int64),
        start=np.zeros(lanes, dtype=np.float32),
        step=np.zeros((CROSS + 1, lanes, ROOM), dtype=np.float32),
        first=np.zeros(lanes, dtype=np.float32),
        road_to=_by_city(),
        road_from=_by_city(),
        series_to=_by_city(),
        series_from=_by_city(),
        road_worth=np.zeros(CITIES + 1, dtype=np.float32),
        series_worth=np.zeros(CITIES + 1, dtype=np.float32),
        lost_worth=np.zeros(1 << (len(ZONE_POINTS) - 1), dtype=np.float32),
    )


def _by_city() -> Integers:
    return np.zeros(CITIES, dtype=np.int64)


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
def take(desk: Desk, spot: int, number: int, road: int, series: int) -> None:
    """Take the first number away again; the lengths are those that `lay` found."""
    desk.stand[desk.empty[spot]] = EMPTY
    if number != CROSS:
        desk.at[number] = -1
    desk.facts[ROAD], desk.facts[SERIES] = road, series


@compiled
def rows(atlas: Atlas, guess: Guess, desk: Desk, spot: int, number: int, wanted: Integers, into: Floats) -> None:
    """What the map is worth with a number in one city and each wanted number in each of the others.

    The first is on the desk already; spot -1 says that there is none. Bonus cities are not counted. A row
    for each second number, by spot; `NOWHERE` in the spot that is taken.
    """
    facts, zone, empty, stand, step = desk.facts, atlas.zone, desk.empty, desk.stand, desk.step
    links, link, link_table, lost_worth = atlas.links, atlas.link, guess.link, desk.lost_worth
    road_worth, series_worth = desk.road_worth, desk.series_worth
    start, out = desk.start if spot < 0 else desk.first, guess.out[facts[ROUNDS]]
    size, unfinished = facts[SIZE], facts[ROUNDS] < len(guess.out) - 1
    city = empty[spot] if spot >= 0 else -1
    crossed, lost = facts[CROSSED], facts[LOST]
    if spot >= 0 and number == CROSS:
        crossed += 1
        lost |= 1 << zone[city]
    for other in range(CROSS + 1):
        if not wanted[other]:
            continue
        row = into[other]
        if unfinished:
            add_lanes(start, step[other], out, row)
            if spot >= 0:
                _mend_links(
                    links, link, stand, desk.spot, start, step[other], link_table, out, city, number, other, row
                )
        else:
            row[:] = 0
        if other == CROSS:
            fixed = road_worth[facts[ROAD]] + series_worth[facts[SERIES]] - np.float32(crossed + 1)
            for second in range(size):
                row[second] += fixed + lost_worth[lost | 1 << zone[empty[second]]]
        else:
            for second in range(size):
                row[second] += lost_worth[lost] - np.float32(crossed)
            _add_lengths(
                links,
                stand,
                empty,
                desk.road_to,
                desk.road_from,
                desk.series_to,
                desk.series_from,
                road_worth,
                series_worth,
                facts,
                other,
                row,
            )
        if atlas.tens and facts[TENS_OPEN]:
            _add_tens(atlas.want, empty, facts, guess.tens[facts[ROUNDS]], spot, number, other, row)
        if spot >= 0:
            row[spot] = NOWHERE


@compiled
def add_lanes(start: Floats, step: Floats, out: Floats, into: Floats) -> None:
    """The sum of the lanes for each second city; all the room is filled, which the machine does in few steps."""
    row, some = into[:ROOM], step[0, :ROOM]
    for second in range(ROOM):
        row[second] = out[0] * (start[0] + some[second])
    for lane in range(1, len(start)):
        there, weight, some = start[lane], out[lane], step[lane, :ROOM]
        for second in range(ROOM):
            x = there + some[second]
            row[second] += weight * (x if x > 0 else np.float32(0))


@compiled
def standing(guess: Guess, desk: Desk) -> float:
    """What the map on the desk is worth as it stands, bonus cities and powers left out."""
    facts, out, total = desk.facts, guess.out[desk.facts[ROUNDS]], 0.0
    for lane in range(len(desk.start)):
        total += out[lane] * (desk.start[lane] if lane == 0 else max(desk.start[lane], np.float32(0)))
    total += desk.road_worth[facts[ROAD]] + desk.series_worth[facts[SERIES]] + desk.lost_worth[facts[LOST]]
    return float(total - facts[CROSSED])


@compiled
def _mend_links(
    links: Integers,
    link: Integers,
    stand: Integers,
    spots: Integers,
    first: Floats,
    step: Floats,
    table: Floats,
    out: Floats,
    city: int,
    number: int,
    other: int,
    into: Floats,
) -> None:
    """Where both ends of a link are filled its change is neither step's own."""
    for place in range(links.shape[1]):
        to = links[city, place]
        if to < 0:
            break
        if stand[to] != EMPTY:
            continue
        line, second = link[city, to], spots[to]
        low, high = (number, other) if city < to else (other, number)
        both, one = table[line, low, high], table[line, low, EMPTY]
        none, two = table[line, EMPTY, EMPTY], table[line, EMPTY, high]
        total = out[0] * (first[0] + step[0, second] + ((both[0] - one[0]) + (none[0] - two[0])))
        for lane in range(1, len(first)):
            x = first[lane] + step[lane, second] + ((both[lane] - one[lane]) + (none[lane] - two[lane]))
            total += out[lane] * (x if x > 0 else np.float32(0))
        into[second] = total


@compiled
def _add_lengths(
    links: Integers,
    stand: Integers,
    empty: Integers,
    road_to: Integers,
    road_from: Integers,
    series_to: Integers,
    series_from: Integers,
    road_worth: Floats,
    series_worth: Floats,
    facts: Integers,
    number: int,
    into: Floats,
) -> None:
    """Add what road and series are worth with a number in each empty city."""
    road, series, most = facts[ROAD], facts[SERIES], links.shape[1]
    for second in range(facts[SIZE]):
        city = empty[second]
        if stand[city] != EMPTY:
            continue
        below = above = run_below = run_above = 0
        for place in range(most):
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
        into[second] += road_worth[longest] + series_worth[run]


@compiled
def _add_tens(
    want: Integers, empty: Integers, facts: Integers, table: Floats, spot: int, number: int, other: int, into: Floats
) -> None:
    """Add the tens' points where the writings, in the better order, complete them, else what is guessed of them."""
    held, coloured = facts[HELD], facts[COLOURED]
    first = int(spot >= 0 and want[empty[spot]] != COLOURLESS)
    one = tens_held(held, number) if spot >= 0 else held
    both, completes = tens_held(one, other), tens_held(held, other) == ALL_TENS
    count = 0
    for ten in range(6):
        count += both >> ten & 1
    for second in range(facts[SIZE]):
        here = int(want[empty[second]] != COLOURLESS)
        left = max(coloured - here - first, 0)
        if both == ALL_TENS:
            if spot >= 0 and one == ALL_TENS:
                left = max(left, coloured - first)
            if completes:
                left = max(left, coloured - here)
            into[second] += np.float32(left)
        else:
            into[second] += table[count, left]


@compiled
def tens_held(held: int, number: int) -> int:
    """The tens on a map with a number more, as bits."""
    return held if number == CROSS else held | 1 << (number // 6)
