"""Dice Trip compiled: the longest road and the longest series of a map."""

import numpy as np

from noppa.games.dicetrip.compiled.map_tables import Integers, Small
from noppa.kernels.bits import ONE, place_of
from noppa.kernels.blocks import clear
from noppa.kernels.compiled import inlined

NOTHING_YET = -2


@inlined
def longest(near: Small, linked: Integers, holds: np.uint64, city_of: Small, road_to: Small) -> tuple[int, int]:
    """The longest road and the longest series.

    The numbers on a map are bits, `city_of` says where each stands. Numbers are gone through upwards, so that the
    cities before a city on a road are known when its turn comes. `road_to` is for working in and has a place behind
    the cities for the links that there are not.
    """
    clear(road_to, 0, len(road_to))
    road = series = run = city = 0
    number = NOTHING_YET
    while holds:
        before, last = number, city
        number = place_of(holds)
        holds &= holds - ONE
        city, most = int(np.int64(city_of[number])), 0
        for link in range(near.shape[1]):
            most = max(most, road_to[near[city, link]])
        road_to[city] = most + 1
        run = run * (before == number - 1) * (linked[city] >> last & 1) + 1
        road, series = max(road, most + 1), max(series, run)
    return road, series
