"""A map as tables for compiled play, each computed from the readable rules.

What stands in a city is one small number: 0 to 35 for the numbers 11 to 66 in order, then `CROSS`
and `EMPTY`. A writing is a city and such a number, `CROSS` among them.
"""

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import FACES
from noppa.games.dicetrip.map import CITIES, COLOURS, ZONES, Map
from noppa.games.dicetrip.numbers import DICE, DOUBLES, NUMBERS, RANK, hands
from noppa.games.dicetrip.roads import CROSSED, Numbers
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.trip import ZONE_POINTS, series_points

Integers = NDArray[np.int64]
Small = NDArray[np.uint8]

CROSS = len(NUMBERS)
EMPTY = CROSS + 1
STANDS = EMPTY + 1
"""How many different things may stand in a city."""
COLOURLESS = COLOURS
NOWHERE = CITIES
"""A city with no road to it, where a city has fewer links than another."""
ROLLS = len(FACES) ** DICE
ALL_TENS = (1 << len(FACES)) - 1


class Atlas(NamedTuple):
    """Links, zones, colours, points, and layouts.

    `links` are the cities linked to each, -1 where there are no more; `near` the same in bytes, with NOWHERE there;
    `link` numbers the links by pairs of cities, `linked` has the cities linked to each as bits.

    `plain` are the ways to lay four dice out as two numbers, by the places of their digits; `doubled`
    the same with a die that counts twice: its place, that of the one left out, then the digits.
    """

    links: Integers
    near: Small
    link: Integers
    linked: Integers
    zone: Integers
    want: Integers
    double: Integers
    zone_points: Integers
    series_points: Integers
    plain: Integers
    doubled: Integers
    tens: bool


def atlas_of(rules: DiceTrip) -> Atlas:
    """The tables of these rules."""
    return _atlas(rules.map, tens=rules.tens)


@lru_cache(maxsize=16)
def _atlas(map_: Map, *, tens: bool) -> Atlas:
    most = max(map(len, map_.links))
    link = np.full((CITIES, CITIES), -1)
    pairs = [(one, to) for one, links in enumerate(map_.links) for to in links if one < to]
    for number, (one, to) in enumerate(pairs):
        link[one, to] = link[to, one] = number
    zone = np.zeros(CITIES, dtype=np.int64)
    for number, cities in enumerate(map_.areas):
        zone[list(cities)] = number
    links = np.array([[*links, *[-1] * (most - len(links))] for links in map_.links])
    return Atlas(
        links=links,
        near=np.where(links < 0, NOWHERE, links).astype(np.uint8),
        link=link,
        linked=(link >= 0) @ (1 << np.arange(CITIES)),
        zone=zone,
        want=np.array([COLOURLESS if place is None else place for place in map_.places]),
        double=np.array([number in DOUBLES for number in (*NUMBERS, CROSSED)], dtype=np.int64),
        zone_points=np.array([ZONE_POINTS[ZONES - lost.bit_count()] for lost in range(1 << ZONES)]),
        series_points=np.array([series_points(cities) for cities in range(CITIES + 1)]),
        plain=_plain(),
        doubled=_doubled(),
        tens=tens,
    )


def _plain() -> Integers:
    """The layouts of four dice, whichever number is written first."""
    return np.array([(*one, *other) for one, other in hands((1, 2, 3, 4), None) if one < other])


def _doubled() -> Integers:
    """The layouts with a die that counts twice."""
    found = []
    for die, drop in permutations(range(DICE), 2):
        laid = hands((1, 2, 3, 4), (die + 1, drop + 1))
        found += sorted({(die, drop, *min(one, other), *max(one, other)) for one, other in laid})
    return np.array(found)


def stands(numbers: Numbers) -> list[int]:
    """A map in small numbers.

    >>> stands((11, None, 66, 0))
    [0, 37, 35, 36]
    """
    return [EMPTY if number is None else CROSS if number == CROSSED else RANK[number] for number in numbers]


def numbers(stand: list[int]) -> Numbers:
    """The way back."""
    return tuple(None if there == EMPTY else CROSSED if there == CROSS else NUMBERS[there] for there in stand)
