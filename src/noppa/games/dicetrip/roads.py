"""The longest road and the longest series, exactly.

A number stands only once on a map and a road goes up, so no road meets itself. Taking the
cities in the order of their numbers,

    road to c   = 1 + the longest road to a linked city with a lower number
    series to c = 1 + the series to the linked city with the number just before

and the roads *from* a city are the same in reverse order. A number written into an empty city
lies on roads that come to it from below and go on above; all other roads stay as they were. So
the changes of a writing are known without a new search.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from noppa.games.dicetrip.map import Map
from noppa.games.dicetrip.numbers import NUMBERS

CROSSED = 0
Numbers: TypeAlias = tuple[int | None, ...]
"""The entry of each city: a number, `CROSSED`, or None while it is empty."""

AFTER = dict(pairwise(NUMBERS))
BEFORE = {after: number for number, after in AFTER.items()}


@dataclass(frozen=True, slots=True)
class Reach:
    """The lengths, in cities, of the longest road and the longest series to and from each city."""

    road_to: tuple[int, ...]
    road_from: tuple[int, ...]
    series_to: tuple[int, ...]
    series_from: tuple[int, ...]
    road: int
    series: int


@lru_cache(maxsize=2**12)
def reach(map_: Map, numbers: Numbers) -> Reach:
    """Return the longest roads and series to and from every city, 0 where no number stands."""
    upwards = [city for _, city in sorted((number, city) for city, number in enumerate(numbers) if number)]
    road_to, series_to = _lengths(map_, numbers, upwards, BEFORE)
    road_from, series_from = _lengths(map_, numbers, upwards[::-1], AFTER)
    return Reach(road_to, road_from, series_to, series_from, max(road_to), max(series_to))


def _lengths(
    map_: Map, numbers: Numbers, order: Sequence[int], beside: Mapping[int, int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the lengths of the roads and series that end in each city, for cities in the order a road passes them."""
    road, series = [0] * len(numbers), [0] * len(numbers)
    for city in order:
        next_to = beside.get(numbers[city] or 0)
        longest = run = 0
        for to in map_.links[city]:
            # Cities that come later in the order still have 0 here.
            longest = max(longest, road[to])
            if numbers[to] == next_to:
                run = series[to]
        road[city], series[city] = longest + 1, run + 1
    return tuple(road), tuple(series)


def through(map_: Map, numbers: Numbers, city: int, number: int) -> tuple[int, int]:
    """Return how long the road and the series through an empty city get when a number is written there."""
    known = reach(map_, numbers)
    before, after = BEFORE.get(number), AFTER.get(number)
    below = above = run_below = run_above = 0
    for to in map_.links[city]:
        neighbour = numbers[to]
        if not neighbour:
            continue
        if neighbour < number:
            below = max(below, known.road_to[to])
            if neighbour == before:
                run_below = known.series_to[to]
        else:
            above = max(above, known.road_from[to])
            if neighbour == after:
                run_above = known.series_from[to]
    return below + 1 + above, run_below + 1 + run_above


def longest_road(map_: Map, numbers: Numbers) -> tuple[int, ...]:
    """Return the cities of the longest road from its lowest number up; of equal ones the lowest numbers."""
    return _walk(map_, numbers, reach(map_, numbers).road_from)


def longest_series(map_: Map, numbers: Numbers) -> tuple[int, ...]:
    """Return the cities of the longest series from its lowest number up; of equal ones the lowest numbers."""
    return _walk(map_, numbers, reach(map_, numbers).series_from, AFTER)


def _walk(map_: Map, numbers: Numbers, left: tuple[int, ...], only: Mapping[int, int] | None = None) -> tuple[int, ...]:
    """Return a path on which each linked city has one city fewer ahead, until none is left."""
    walked: list[int] = []
    ahead: Sequence[int] = range(len(numbers))
    for wanted in range(max(left), 0, -1):
        last = numbers[walked[-1]] if walked else None
        fitting = [
            city
            for city in ahead
            if left[city] == wanted
            and (last is None or (numbers[city] or 0) > last)
            and (last is None or only is None or numbers[city] == only[last])
        ]
        walked.append(min(fitting, key=lambda city: numbers[city] or 0))
        ahead = map_.links[walked[-1]]
    return tuple(walked)
