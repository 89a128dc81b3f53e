"""A guess for any map, computed from the map alone: what stands in for a learned one.

A long road needs low numbers at one end of the map and high ones at the other. Which end a city belongs
to is told by the slowest way in which something spreads along the links: the eigenvector of the second
smallest eigenvalue of the map's Laplacian changes as little as it can from city to city. In its order
the cities get places from 11 to 66, and

    city  = −FAR · (distance of the number from the city's place)², or WAITING in an empty coloured city
    link  = NEAR · exp(−distance of its two numbers / REACH)
    lost  = a share of a zone's points while it may still be lost

all of it the less, the fewer rounds are left.
"""

import numpy as np

from noppa.games.dicetrip.compiled.guess import Floats, Guess
from noppa.games.dicetrip.compiled.map_tables import CROSS, EMPTY, STANDS
from noppa.games.dicetrip.map import CITIES, ZONES, Map
from noppa.games.dicetrip.state import ROUNDS

FAR = 3.0
WAITING = 0.75
NEAR = 0.6
REACH = 5.0
TO_COME = 19.0
"""The points still to come on an empty map beside those of its zones, about."""
A_CROSSING = 0.35
TWICE, AGAIN = 1.0, 1.2
"""What the powers are worth unspent at the start."""


def computed(map_: Map) -> Guess:
    """The guess for a map."""
    left = 1 - np.arange(ROUNDS + 1) / ROUNDS
    city, link = _cities(map_), _links(map_)
    return Guess(
        base=_floats(ROUNDS + 1, 1),
        out=_of(left**0.5)[:, None].copy(),
        city=city[..., None].copy(),
        link=link[..., None].copy(),
        road=_of(np.outer(TO_COME * left, np.ones(CITIES + 1))),
        series=_floats(ROUNDS + 1, CITIES + 1),
        lost=_of(np.outer(-A_CROSSING * left, [ZONES - lost.bit_count() for lost in range(1 << ZONES)])),
        twice=_of(TWICE * np.where(left > 1.5 / ROUNDS, left**0.5, 0)),
        again=_of(AGAIN * np.sqrt(np.minimum(np.arange(ROUNDS + 1), ROUNDS) / ROUNDS)[None, :] * (left > 0)[:, None]),
        tens=_tens(left),
    )


def _of(values: np.ndarray) -> Floats:
    return np.ascontiguousarray(values, dtype=np.float32)


def _floats(*shape: int) -> Floats:
    return np.zeros(shape, dtype=np.float32)


def places(map_: Map) -> np.ndarray:
    """Where each city would stand among the numbers, from 0 to 1."""
    laplacian = np.diag([float(len(links)) for links in map_.links])
    for city, links in enumerate(map_.links):
        laplacian[city, list(links)] = -1.0
    slowest = np.linalg.eigh(laplacian)[1][:, 1]
    # Its sign means nothing: let the west begin.
    if np.dot(slowest, [city.x for city in map_.cities.values()]) < 0:
        slowest = -slowest
    return np.argsort(np.argsort(slowest)) / (CITIES - 1)


def _cities(map_: Map) -> Floats:
    table = _floats(CITIES, STANDS)
    spread = np.arange(CROSS) / (CROSS - 1)
    for city, place in enumerate(places(map_)):
        table[city, :CROSS] = -FAR * (spread - place) ** 2
        table[city, CROSS] = -0.1 * len(map_.links[city])
        table[city, EMPTY] = WAITING if map_.places[city] is not None else 0.0
    return table


def _links(map_: Map) -> Floats:
    table = _floats(len(map_.pairs), STANDS, STANDS)
    number = np.arange(CROSS)
    table[:, :CROSS, :CROSS] = NEAR * np.exp(-np.abs(number[:, None] - number[None, :]) / REACH)
    return table


def _tens(left: np.ndarray) -> Floats:
    """A number of each ten comes with time; the coloured cities empty then are fewer than now."""
    held, coloured = np.arange(7), np.arange(CITIES + 1)
    table = 0.5 * left[:, None, None] * (held / 6)[None, :, None] ** 2 * coloured[None, None, :]
    return _of(np.asarray(table))
