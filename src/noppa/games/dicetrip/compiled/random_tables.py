"""What random play looks up: rolls as they lie, what they make, and the map.

The faces of a roll, from 0, lie in a word of three bits each, place by place; behind them stands a face
that no die has, for cities that want the colour of none. A reroll is then a word of the bits it changes.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.dicetrip.compiled.map_tables import COLOURLESS, CROSS, ROLLS, Integers, Small
from noppa.games.dicetrip.compiled.row_layout import Tables
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE
from noppa.kernels.streams import Words

FACE_BITS = 3
FACE = (1 << FACE_BITS) - 1
NO_FACE = FACE << FACE_BITS * COLOURLESS
LYING = 1 << FACE_BITS * DICE
"""So many words of faces there are."""


class Trips(NamedTuple):
    """Tables of random play.

    `faces` are those of each roll, `changed` the bits of each reroll; `multiset` numbers the dice by their
    faces, `doublings` and `made` say by that number what may be chosen (see `kernel.Tables`). `want`,
    `zone` and `near` are of the cities, `linked` the same as bits.
    """

    faces: Integers
    changed: Integers
    multiset: Integers
    doublings: Words
    plain: Words
    made: Words
    cities: Small
    want: Integers
    zone: Integers
    near: Small
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
    return Trips(
        faces=faces | NO_FACE,
        changed=(places * FACE << shifts).sum(axis=1),
        multiset=multiset,
        doublings=doublings,
        plain=np.ascontiguousarray(tables.made[:, CROSS]).astype(np.uint64),
        made=tables.made.astype(np.uint64),
        cities=np.arange(CITIES, dtype=np.uint8),
        want=atlas.want * FACE_BITS,
        zone=1 << atlas.zone,
        near=atlas.near,
        linked=atlas.linked,
        series_points=atlas.series_points,
        zone_points=atlas.zone_points,
        tens=atlas.tens,
    )
