"""One player's map: its numbers, what a round's choices add to it, and what it scores."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from operator import or_
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias, TypedDict

from noppa.core.dice import FACES, Dice
from noppa.core.rules import Item, Sheet
from noppa.games.dicetrip.map import CITIES, Map
from noppa.games.dicetrip.numbers import Doubling, Way, best_way, makes, settle
from noppa.games.dicetrip.roads import CROSSED, Numbers, longest_road, longest_series, reach, through

if TYPE_CHECKING:
    from noppa.games.dicetrip.view import CitiesDetail, RoadDetail, TensDetail, ZonesDetail

ZONE_POINTS = (0, 4, 7, 9)
SERIES_POINTS = (0, 0, 0, 0, 2, 3, 4, 6, 6, 6, 9)

Writing: TypeAlias = tuple[int, int]
"""A city by its index, and the number written there or `CROSSED`."""


@dataclass(frozen=True, slots=True)
class Trip:
    """A player's map as it is between rounds.

    `bonus` are the bonus cities; `tens` the points of that variant, once a number of each ten
    stands on the map; then the two powers, True when used.
    """

    numbers: Numbers = (None,) * CITIES
    bonus: tuple[int, ...] = ()
    tens: int | None = None
    rerolled: bool = False
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat has chosen in the open round; other seats see only `twice` and `done`."""

    twice: Doubling | None = None
    writings: tuple[Writing, ...] = ()
    done: bool = False

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers written so far; crossed-off cities use no dice."""
        return tuple(number for _, number in self.writings if number != CROSSED)


class Changes(TypedDict):
    """What a writing adds to each line of the score sheet."""

    bonus: int
    crossed: int
    road: int
    series: int
    zones: int
    tens: int


def after_turn(map_: Map, trip: Trip, turn: Turn, dice: Dice, *, with_tens: bool) -> Trip:
    """Return the map with a round's choices on it; equal dice go to the numbers so that both together score most."""
    if turn.twice is not None:
        trip = replace(trip, doubled=True)
    if not turn.writings:
        return trip
    for writing in turn.writings:
        trip = with_writing(map_, trip, writing, with_tens=with_tens)
    return replace(trip, bonus=tuple(sorted(trip.bonus + _fresh_bonus(map_, turn, dice))))


def with_writing(map_: Map, trip: Trip, writing: Writing, *, with_tens: bool) -> Trip:
    """Return the map with a number in a city or a city crossed off; bonus cities are settled elsewhere."""
    city, number = writing
    numbers, tens = (*trip.numbers[:city], number, *trip.numbers[city + 1 :]), trip.tens
    if with_tens and tens is None and len(tens_of(numbers)) == len(FACES):
        tens = sum(want is not None and entry is None for want, entry in zip(map_.places, numbers, strict=True))
    return Trip(numbers, trip.bonus, tens, trip.rerolled, trip.doubled)


def _fresh_bonus(map_: Map, turn: Turn, dice: Dice) -> tuple[int, ...]:
    written = turn.numbers
    if not written:
        return ()
    ways, cities, wants = _written_ways(map_, turn, dice)
    earned = settle(ways, written, wants)
    return tuple(city for city, bonus in zip(cities, earned, strict=True) if bonus)


def spent_dice(map_: Map, turn: Turn, dice: Dice) -> int:
    """Return the places of the dice in the numbers written so far, as bits; equal dice as scores most."""
    if not turn.numbers:
        return 0
    ways, _, wants = _written_ways(map_, turn, dice)
    return reduce(or_, best_way(ways, turn.numbers, wants))


def _written_ways(map_: Map, turn: Turn, dice: Dice) -> tuple[tuple[Way, ...], tuple[int, ...], tuple[int | None, ...]]:
    """Return the ways to make the written numbers, their cities, and the places of those cities' colours."""
    *before, last = turn.numbers
    cities = tuple(city for city, number in turn.writings if number != CROSSED)
    return makes(dice, turn.twice, tuple(before))[last], cities, tuple(map_.places[city] for city in cities)


def tens_of(numbers: Numbers) -> tuple[int, ...]:
    """Return which tens stand on a map, 1 for 11 to 16 and so on."""
    return tuple(sorted({number // 10 for number in numbers if number}))


@lru_cache(maxsize=2**12)
def clean_zones(map_: Map, numbers: Numbers) -> tuple[str, ...]:
    """Return the zones whose cities are all filled and none of them crossed off."""
    return tuple(
        zone for zone, cities in zip(map_.zones, map_.areas, strict=True) if all(numbers[city] for city in cities)
    )


def series_points(cities: int) -> int:
    """Return what a series of that many cities scores."""
    return SERIES_POINTS[min(cities, len(SERIES_POINTS) - 1)]


def points(map_: Map, trip: Trip) -> dict[str, int]:
    """Return the points in each line of the score sheet."""
    known = reach(map_, trip.numbers)
    return {
        "bonus": len(trip.bonus),
        "crossed": -trip.numbers.count(CROSSED),
        "road": known.road,
        "series": series_points(known.series),
        "zones": ZONE_POINTS[len(clean_zones(map_, trip.numbers))],
        "tens": trip.tens or 0,
    }


def changes(map_: Map, trip: Trip, after: Trip, writing: Writing) -> Changes:
    """Return what one writing adds to each line: the points after it less the points before."""
    city, number = writing
    if number == CROSSED:
        return {"bonus": 0, "crossed": -1, "road": 0, "series": 0, "zones": 0, "tens": 0}
    known = reach(map_, trip.numbers)
    road, series = through(map_, trip.numbers, city, number)
    clean = len(clean_zones(map_, trip.numbers))
    return {
        "bonus": len(after.bonus) - len(trip.bonus),
        "crossed": 0,
        "road": max(0, road - known.road),
        "series": max(0, series_points(series) - series_points(known.series)),
        "zones": ZONE_POINTS[len(clean_zones(map_, after.numbers))] - ZONE_POINTS[clean],
        "tens": (after.tens or 0) - (trip.tens or 0),
    }


def gain_of(added: Changes) -> int:
    """Return what a writing adds in all."""
    return added["bonus"] + added["crossed"] + added["road"] + added["series"] + added["zones"] + added["tens"]


def score_sheet(map_: Map, trip: Trip, *, with_tens: bool) -> Sheet:
    """Return the score sheet of a map, with the cities that each line counts."""
    slugs, numbers = tuple(map_.cities), trip.numbers
    bonus: CitiesDetail = {"cities": [slugs[city] for city in trip.bonus]}
    crossed: CitiesDetail = {"cities": [slugs[city] for city, number in enumerate(numbers) if number == CROSSED]}
    road, series = (
        _road_detail(slugs, walked) for walked in (longest_road(map_, numbers), longest_series(map_, numbers))
    )
    zones: ZonesDetail = {"clean": list(clean_zones(map_, numbers))}
    tens: TensDetail = {"counts": with_tens, "held": list(tens_of(numbers)), "reached": trip.tens is not None}
    details: tuple[Mapping[str, object], ...] = (bonus, crossed, road, series, zones, tens)
    lines = zip(points(map_, trip).items(), details, strict=True)
    return Sheet(tuple(Item(name, value, MappingProxyType(detail)) for (name, value), detail in lines))


def _road_detail(slugs: tuple[str, ...], walked: tuple[int, ...]) -> "RoadDetail":
    return {"cities": [slugs[city] for city in walked], "length": len(walked)}
