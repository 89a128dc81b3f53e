"""What random play looks up: rolls as they lie, what they make, and the map.

The faces of a roll, from 0, lie in a word of three bits each, place by place; behind them stands a face
that no die has, for cities that want the colour of none. A reroll is then a word of the bits it changes.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetrip.atlas import COLOURLESS, CROSS, ROLLS, Integers
from noppa.games.dicetrip.line import Tables
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE
from noppa.kernels.streams import Words

FACE_BITS = 3
FACE = (1 << FACE_BITS) - 1
NO_FACE = FACE << FACE_BITS * COLOURLESS
LYING = 1 << FACE_BITS * DICE
"""So many words of faces there are."""
DOUBLE = 6
"""The digits of a number are bits, and this one says that they are the same."""
NOWHERE = CITIES
"""A city with no road to it, where a city has fewer links than another."""


class Trips(NamedTuple):
    """Tables of random play.

    `faces` are those of each roll, `changed` the bits of each reroll; `multiset` numbers the dice by their
    faces, `doublings` and `made` say by that number what may be chosen (see `kernel.Tables`), `digits` by a
    number what it is made of. `want`, `zone` and `links` are of the cities, `linked` the same as bits.
    """

    faces: Integers
    changed: Integers
    multiset: Integers
    doublings: Words
    plain: Words
    made: Words
    digits: Integers
    cities: NDArray[np.uint8]
    want: Integers
    zone: Integers
    links: Integers
    linked: Integers
    series_points: Integers
    zone_points: Integers
    tens: bool


def trips_of(tables: Tables) -> Trips:
    """The tables of these rules, from those of the compiled game."""
    atlas, shifts = tables.atlas, FACE_BITS * np.arange(DICE)
    rolled = np.stack(np.unravel_index(np.arange(ROLLS), (6,) * DICE), axis=1)
    faces = (rolled << shifts).sum(axis=1)
    multiset, doublings = np.zeros(LYING, dtype=np.int64), np.zeros(tables.made.shape[0], dtype=np.uint64)
    multiset[faces], doublings[tables.rolls[:, 0]] = tables.rolls.T
    places = tables.rerolls[:, None] >> np.arange(DICE) & 1
    number = np.arange(CROSS)
    return Trips(
        faces=faces | NO_FACE,
        changed=(places * FACE << shifts).sum(axis=1),
        multiset=multiset,
        doublings=doublings,
        plain=np.ascontiguousarray(tables.made[:, CROSS]).astype(np.uint64),
        made=tables.made.astype(np.uint64),
        digits=np.append(1 << number // 6 | 1 << number % 6 | (number % 7 == 0) << DOUBLE, 0),
        cities=np.arange(CITIES, dtype=np.uint8),
        want=atlas.want * FACE_BITS,
        zone=1 << atlas.zone,
        links=np.where(atlas.links < 0, NOWHERE, atlas.links),
        linked=_bits(atlas.link >= 0),
        series_points=atlas.series_points,
        zone_points=atlas.zone_points,
        tens=atlas.tens,
    )


def _bits(holds: NDArray[np.bool_]) -> Integers:
    found: Integers = holds @ (1 << np.arange(holds.shape[1]))
    return found
