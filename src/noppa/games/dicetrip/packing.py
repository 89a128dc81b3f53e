"""Packs Dice Trip for the native core: the rules that its tables are computed from, and positions.

The entry of a city is one small number: 0 to 35 for the numbers 11 to 66 in order, then `CROSS` and `EMPTY`.
"""

from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, permutations, product
from struct import Struct

from noppa.core.dice import FACES
from noppa.games.dicetrip.map import CITIES, COLOURS, ZONES, Map
from noppa.games.dicetrip.moves import STAND, Reroll, rerolls
from noppa.games.dicetrip.numbers import DICE, NUMBERS, RANK, hands
from noppa.games.dicetrip.roads import CROSSED, Numbers
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS, State
from noppa.games.dicetrip.trip import ZONE_POINTS, Trip, Turn, series_points
from noppa.native import prepare

NUMBER = 4
"""The number of the game in the core: see `enum game_number` in `native/game.h`."""
ROW = Struct("<3B4Bx")
SEAT = Struct(f"<QII{CITIES}sb6B")
CROSS = len(NUMBERS)
EMPTY = CROSS + 1
NO_TWICE = CROSS
UNROLLED = 8
COLOURLESS = COLOURS
PLACES = (1, 2, 3, 4)
"""Dice that all differ, so that a layout of them shows their places."""
MOST_MAPS = 16


def tables_of(rules: DiceTrip) -> bytearray:
    """Return the core's tables for these rules, cached by map and tens."""
    return _tables(rules.map, rules.tens)


@lru_cache(maxsize=MOST_MAPS)
def _tables(map_: Map, tens: bool) -> bytearray:  # noqa: FBT001 - part of the cache's key
    return prepare(NUMBER, _rules_bytes(map_, tens))


def rules_bytes(rules: DiceTrip) -> bytes:
    """Return the rules as the core reads them: the map, what it scores, and how dice are laid out."""
    return _rules_bytes(rules.map, rules.tens)


def _rules_bytes(map_: Map, tens: bool) -> bytes:  # noqa: FBT001 - the same
    zones = {city: zone for zone, cities in enumerate(map_.areas) for city in cities}
    numbers = array("i", [CITIES, DICE, ROUNDS, tens])
    numbers.extend(COLOURLESS if place is None else place for place in map_.places)
    numbers.extend(zones[city] for city in range(CITIES))
    numbers.extend(ZONE_POINTS[ZONES - missing.bit_count()] for missing in range(1 << ZONES))
    numbers.extend(map(series_points, range(CITIES + 1)))
    numbers.extend(place for one, other in hands(PLACES, None) if one < other for place in (0, 0, *one, *other))
    numbers.extend(_doubled())
    for move in (STAND, *rerolls(map_)):
        colours = move.colours if isinstance(move, Reroll) else ()
        numbers.append(_bits(map(map_.colours.index, colours)))
    multisets = {dice: at for at, dice in enumerate(combinations_with_replacement(FACES, DICE))}
    numbers.extend(multisets[tuple(sorted(dice))] for dice in product(FACES, repeat=DICE))
    numbers.extend(map(_bits, map_.links))
    return numbers.tobytes()


def links_of(map_: Map) -> list[tuple[int, int]]:
    """Return every link once, the lower city first, in the order by which the core numbers them."""
    return [(one, to) for one, links in enumerate(map_.links) for to in links if one < to]


def _doubled() -> Iterator[int]:
    """Yield the layouts with a die that counts twice: its place, that of the one left out, then those of the digits."""
    for die, drop in permutations(range(DICE), 2):
        laid = hands(PLACES, (die + 1, drop + 1))
        for one, other in sorted({(min(pair), max(pair)) for pair in laid}):
            yield from (die, drop, *one, *other)


def stands(numbers: Numbers) -> bytes:
    """Return a map as small numbers, one for each city.

    >>> list(stands((11, None, 66, 0)))
    [0, 37, 35, 36]
    """
    return bytes(EMPTY if number is None else CROSS if number == CROSSED else RANK[number] for number in numbers)


def pack(rules: DiceTrip, state: State) -> bytes:
    """Return a position as the core reads it."""
    del rules  # all rules share this format
    faces = (UNROLLED if die is None else die - 1 for die in state.dice)
    settled = state.settled or (not state.over and state.trips[state.roller].rerolled)
    row = ROW.pack(state.round, len(state.trips), settled, *faces)
    return row + b"".join(_seat(*seat) for seat in zip(state.trips, state.turns, strict=True))


def _seat(trip: Trip, turn: Turn) -> bytes:
    numbers = list(trip.numbers)
    for city, number in turn.writings:
        numbers[city] = number
    first, second, *_ = (*(city for city, _ in turn.writings), 0, 0)
    return SEAT.pack(
        _bits(RANK[number] for number in numbers if number),
        _bits(city for city, number in enumerate(numbers) if number is None),
        _bits(trip.bonus),
        stands(tuple(numbers)),
        -1 if trip.tens is None else trip.tens,
        trip.rerolled,
        trip.doubled,
        NO_TWICE if turn.twice is None else RANK[10 * turn.twice[0] + turn.twice[1]],
        len(turn.writings),
        first,
        second,
    )


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)
