"""Where what stands in a game's row of whole numbers, how moves are numbered, and what the dice make."""

from typing import NamedTuple

from noppa.games.dicetrip.compiled.map_tables import CROSS, Atlas, Integers
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE

ROUND, PLAYERS, SETTLED, FACES_AT = 0, 1, 2, 3
SEATS = FACES_AT + DICE
"""Where the table's part ends."""
UNROLLED = 6
"""In the place of a die's face: it is to be rolled."""

STAND, HOLDS, OPEN, BONUS = 0, CITIES, CITIES + 1, CITIES + 2
TENS, REROLLED, DOUBLED = CITIES + 3, CITIES + 4, CITIES + 5
TWICE, WRITTEN, FIRST, SECOND = CITIES + 6, CITIES + 7, CITIES + 8, CITIES + 9
SEAT = CITIES + 10
"""A seat's part: what stands in each city, the numbers held, the cities empty and the bonus cities as
bits, the points for the tens (-1 before), the powers used; then of the open round the doubling (-1 for
none, else 6 times the die and the one left out), how many cities are written and which."""

A_TWICE, A_WRITING = 16, 52
"""Where doublings and writings begin, behind the rerolls, in `rules.actions`; 37 writings a city."""
WAYS = CROSS + 1


class Tables(NamedTuple):
    """What the dice make.

    `rolls` has for each roll the number of its multiset and its doublings, a bit for 6 times the die and
    the one left out. `made` has the numbers that may be written next, as bits, by multiset, doubling
    (36 for none) and the number written first (36 for none, or a crossing off). `rerolls` are the dice
    of each reroll as bits of their places.
    """

    atlas: Atlas
    rolls: Integers
    made: Integers
    rerolls: Integers


def row_length(players: int) -> int:
    """How long the row of a game is."""
    return SEATS + players * SEAT
