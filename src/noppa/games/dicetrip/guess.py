"""The guess of the points still to come on a map that is not full, in the form that the native core reads.

The value of a map after some rounds is what it would score if all zones without a crossed-off city were
filled, plus a guess of what will be added:

    x_j   = base_j(rounds) + Σ city_j(what stands there) + Σ link_j(what stands at its two ends)
    guess = x_0 + Σ out_j(rounds) · max(x_j, 0) + road(rounds, its length) + series(rounds, its length)
            + lost(rounds, which zones) + twice(rounds) and again(rounds, rolls) for a power unspent

Lane 0 is plain addition; through the others, one side of the map affects the other. When a city is
filled only its own terms and those of its links change, so a writing is one step from x to x + δ, and
two writings in cities that are not linked are two such steps: that makes it cheap to try every pair of
writings.
"""

from array import array
from dataclasses import dataclass
from math import prod
from struct import Struct

from noppa.games.dicetrip.map import CITIES, ZONES
from noppa.games.dicetrip.packing import CROSS
from noppa.games.dicetrip.state import ROUNDS

HEAD, MAGIC = Struct("<4i"), 0x44547232
LANES = 32
STANDS = CROSS + 2
"""The number of possible entries of a city: a number, a crossing, or nothing."""
AFTER = ROUNDS + 1
"""The possible numbers of rounds played: 0 to 13."""


def shapes() -> dict[str, tuple[int, ...]]:
    """Return the shapes of the tables except those of links, in the order of the core.

    `city` is by city, what stands there, lane. `again` is by rounds and how often the seat will still be the roller.
    `tens` is by rounds, tens held and coloured cities empty, and counts in that variant until it is earned.
    """
    return {
        "road": (AFTER, CITIES + 1),
        "series": (AFTER, CITIES + 1),
        "lost": (AFTER, 1 << ZONES),
        "twice": (AFTER,),
        "again": (AFTER, AFTER),
        "tens": (AFTER, 7, CITIES + 1),
        "base": (AFTER, LANES),
        "out": (AFTER, LANES),
        "city": (CITIES, STANDS, LANES),
    }


def link_shapes(links: int, inner: int) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the tables of links: what a link adds is the mix of the inner numbers max(low + high, 0)."""
    ends = (links, STANDS, inner)
    return {"low": ends, "high": ends, "mix": (links, inner, LANES)}


def table_sizes(links: int, inner: int) -> dict[str, int]:
    """Return how many numbers each table has, in the order of the core."""
    return {name: prod(shape) for name, shape in (shapes() | link_shapes(links, inner)).items()}


@dataclass(frozen=True)
class Guess:
    """The tables as the core reads them, and the values of the unspent powers."""

    tables: bytes
    twice: tuple[float, ...]
    again: tuple[tuple[float, ...], ...]


def guess_of(links: int, inner: int, numbers: "array[float]") -> Guess:
    """Return the guess of tables that follow one another in an array of single precision.

    Inner numbers come in whole blocks of eight.
    """
    sizes = table_sizes(links, inner)
    at = sizes["road"] + sizes["series"] + sizes["lost"]
    twice, again = tuple(numbers[at : at + AFTER]), numbers[at + AFTER : at + AFTER + AFTER * AFTER]
    tables = HEAD.pack(MAGIC, LANES, links, inner) + numbers.tobytes()
    return Guess(tables, twice, tuple(tuple(again[row : row + AFTER]) for row in range(0, len(again), AFTER)))
