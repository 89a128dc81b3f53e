"""A guess for any map, computed from the map alone, where there is no learned one.

A long road needs low numbers at one end of the map and high ones at the other. Which end a city belongs
to follows from the slowest way in which something spreads along the links: the eigenvector of the second
smallest eigenvalue of the map's Laplacian changes as little as possible from city to city. In its order
the cities get places from 11 to 66, and

    city  = −FAR · (distance of the number from the city's place)², or WAITING in an empty coloured city
    link  = NEAR · exp(−distance of its two numbers / REACH)
    lost  = a share of a zone's points while it may still be lost

all of it less as fewer rounds are left.
"""

from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from math import copysign, exp, hypot, sqrt

from noppa.games.dicetrip.guess import AFTER, LANES, STANDS, Guess, guess_of
from noppa.games.dicetrip.map import CITIES, ZONES, Map
from noppa.games.dicetrip.packing import CROSS, links_of
from noppa.games.dicetrip.state import ROUNDS

FAR = 3.0
WAITING = 0.75
NEAR = 0.6
REACH = 5.0
TO_COME = 19.0
"""Roughly the points still to come on an empty map besides those of its zones."""
A_CROSSING = 0.35
A_LINK = 0.1
TWICE, AGAIN = 1.0, 1.2
"""The values of the unspent powers at the start."""
SWEEPS = 50
"""More than the diagonalisation of any map takes."""
NOTHING = 1e-12
BALANCE = 1e-9
MOST_MAPS = 8
INNER = 40
"""An inner number for each number at the higher end of a link, in blocks of eight."""


@lru_cache(maxsize=MOST_MAPS)
def computed(map_: Map) -> Guess:
    """Return the guess for a map."""
    numbers = array("f", [TO_COME * left for left in _left() for _ in range(CITIES + 1)])
    numbers.extend([0.0] * (AFTER * (CITIES + 1)))
    numbers.extend(-A_CROSSING * left * (ZONES - lost.bit_count()) for left in _left() for lost in range(1 << ZONES))
    numbers.extend(TWICE * sqrt(left) if left > 1.5 / ROUNDS else 0.0 for left in _left())
    numbers.extend(AGAIN * sqrt(rolls / ROUNDS) * (left > 0) for left in _left() for rolls in range(AFTER))
    numbers.extend(tens())
    links = len(links_of(map_))
    numbers.extend([0.0] * (AFTER * LANES))
    numbers.extend(_only_lane(map(sqrt, _left())))
    numbers.extend(_only_lane(_cities(map_)))
    numbers.extend(array("f", _low()) * links)
    numbers.extend(array("f", _high()) * links)
    numbers.extend(array("f", _only_lane([1.0] * INNER)) * links)
    return guess_of(links, INNER, numbers)


def _left() -> list[float]:
    """Return the share of the rounds that is left, by rounds played."""
    return [1 - played / ROUNDS for played in range(AFTER)]


def tens() -> Iterator[float]:
    """Yield the value of still getting a number of each ten; fewer coloured cities will be empty then than now."""
    for left in _left():
        for held in range(7):
            yield from (0.5 * left * (held / 6) ** 2 * coloured for coloured in range(CITIES + 1))


def _cities(map_: Map) -> Iterator[float]:
    for city, place in enumerate(places(map_)):
        yield from (-FAR * (number / (CROSS - 1) - place) ** 2 for number in range(CROSS))
        yield -A_LINK * len(map_.links[city])
        yield WAITING if map_.places[city] is not None else 0.0


def _only_lane(numbers: Iterable[float]) -> Iterator[float]:
    """Yield each number for the plain lane, and nothing for the others."""
    for number in numbers:
        yield number
        yield from [0.0] * (LANES - 1)


def _low() -> Iterator[float]:
    """Yield, for each entry at the lower end of a link, what it adds for each number at the higher end."""
    for low in range(STANDS):
        for high in range(INNER):
            yield NEAR * exp(-abs(low - high) / REACH) if max(low, high) < CROSS else 0.0


def _high() -> Iterator[float]:
    """Yield the terms that leave of those only that of the number at the higher end."""
    for high in range(STANDS):
        yield from (0.0 if number == high else -NEAR for number in range(INNER))


def places(map_: Map) -> list[float]:
    """Return the place of each city among the numbers, from 0 to 1."""
    slowest = _slowest(map_)
    # Its sign means nothing: start in the west, or in the south if neither side is farther west.
    order = sorted(range(CITIES), key=lambda city: slowest[city])
    if _lies_backwards(map_, slowest):
        order.reverse()
    found = [0.0] * CITIES
    for at, city in enumerate(order):
        found[city] = at / (CITIES - 1)
    return found


def _lies_backwards(map_: Map, values: list[float]) -> bool:
    """Return whether the high values lie in the west, or in the south if they lie neither west nor east."""
    cities = map_.cities.values()
    east = sum(value * city.x for value, city in zip(values, cities, strict=True))
    north = sum(value * city.y for value, city in zip(values, cities, strict=True))
    return (east if abs(east) > BALANCE * sum(abs(city.x) for city in cities) else north) < 0


def _slowest(map_: Map) -> list[float]:
    """Return the eigenvector of the second smallest eigenvalue of the Laplacian, by Jacobi's rotations.

    Each rotation makes the entry of two cities 0 and turns the vectors with it, until only the diagonal is left, with
    the eigenvalues.
    """
    matrix = [[-float(to in links) for to in range(CITIES)] for links in map_.links]
    vectors = [[float(one == other) for other in range(CITIES)] for one in range(CITIES)]
    for city, links in enumerate(map_.links):
        matrix[city][city] = float(len(links))
    for _ in range(SWEEPS):
        if max(abs(matrix[one][other]) for one, other in combinations(range(CITIES), 2)) < NOTHING:
            break
        for one, other in combinations(range(CITIES), 2):
            if abs(matrix[one][other]) >= NOTHING:
                _rotate(matrix, vectors, one, other)
    by_eigenvalue = sorted(range(CITIES), key=lambda city: matrix[city][city])
    return vectors[by_eigenvalue[1]]


def _rotate(matrix: list[list[float]], vectors: list[list[float]], one: int, other: int) -> None:
    half = (matrix[other][other] - matrix[one][one]) / (2 * matrix[one][other])
    tangent = copysign(1, half) / (abs(half) + hypot(half, 1))
    cosine = 1 / hypot(tangent, 1)
    sine = tangent * cosine
    for row in matrix:
        row[one], row[other] = cosine * row[one] - sine * row[other], sine * row[one] + cosine * row[other]
    for lines in (matrix, vectors):
        first, second = lines[one], lines[other]
        lines[one] = [cosine * a - sine * b for a, b in zip(first, second, strict=True)]
        lines[other] = [sine * a + cosine * b for a, b in zip(first, second, strict=True)]
