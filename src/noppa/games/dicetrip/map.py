"""The map: cities, links, zones and dice colours, read from a file and checked.

A map file is TOML with five keys: `name`, `zones` (id and name of each), `colours` (the four
dice, in the order in which they lie in a roll), `cities` (a slug, a name, a place `at = [x, y]`
with y upwards, a zone, and perhaps a colour) and `links` (pairs of slugs, each pair once).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import combinations
from types import MappingProxyType
from typing import Any

from noppa.core.content import check_keys, read_content
from noppa.core.errors import BadOption, Plain
from noppa.games.dicetrip.drawing import Place, meet

CITIES = 25
ZONES = 3
COLOURS = 4
FARTHEST = 1_000_000
GRAIN = 1_000_000  # crossings are searched in whole numbers, where no rounding can hide one
LONGEST_NAME = 40
SLUG = re.compile(r"[a-z0-9-]{1,24}")
ZONE_ID = re.compile(r"[A-Za-z0-9-]{1,24}")


@dataclass(frozen=True, slots=True)
class City:
    """A city: where it lies, its zone, the dice colour that makes it a bonus city, its links."""

    slug: str
    name: str
    x: float
    y: float
    zone: str
    colour: str | None
    links: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Map:
    """A checked map; everything listed by city is in its order of cities.

    Code that works by number has the same data by index: `links` by city, `places` the place of
    the die that a city wants, `areas` the cities of each zone.
    """

    name: str
    zones: Mapping[str, str]
    colours: tuple[str, ...]
    cities: Mapping[str, City]
    links: tuple[tuple[int, ...], ...] = field(init=False)
    places: tuple[int | None, ...] = field(init=False)
    areas: tuple[tuple[int, ...], ...] = field(init=False)
    index: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        index = {slug: number for number, slug in enumerate(self.cities)}
        cities = tuple(self.cities.values())
        derived = {
            "index": MappingProxyType(index),
            "links": tuple(tuple(index[slug] for slug in city.links) for city in cities),
            "places": tuple(None if city.colour is None else self.colours.index(city.colour) for city in cities),
            "areas": tuple(tuple(index[city.slug] for city in cities if city.zone == zone) for zone in self.zones),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every link once."""
        return tuple((city.slug, to) for city in self.cities.values() for to in city.links if city.slug < to)

    @property
    def plain(self) -> dict[str, Plain]:
        """The map as plain data that `load` reads back."""
        cities: list[Plain] = []
        for city in self.cities.values():
            plain: dict[str, Plain] = {"slug": city.slug, "name": city.name, "at": [city.x, city.y], "zone": city.zone}
            cities.append(plain if city.colour is None else plain | {"colour": city.colour})
        return {
            "name": self.name,
            "zones": dict(self.zones),
            "colours": list(self.colours),
            "cities": cities,
            "links": [list(pair) for pair in self.pairs],
        }


@cache
def belgium() -> Map:
    """Return the built-in map, our own drawing."""
    return load(files(__package__).joinpath("belgium.toml").read_text(encoding="utf-8"))


def load(given: object) -> Map:
    """Return a map from a path, a TOML text or plain data. Raises `BadOption` for a map that breaks a rule."""
    if isinstance(given, Map):
        return given
    data = check_keys("map", "map", read_content("map", given), ("name", "zones", "colours", "cities", "links"))
    zones = _zones(data["zones"])
    colours = _colours(data["colours"])
    tables = _tables(data["cities"], zones, colours)
    links = _links(data["links"], tables)
    cities = {
        slug: City(
            slug=slug,
            name=table["name"],
            x=float(table["at"][0]),
            y=float(table["at"][1]),
            zone=table["zone"],
            colour=table.get("colour"),
            links=tuple(links[slug]),
        )
        for slug, table in tables.items()
    }
    found = Map(_label("name", data["name"]), MappingProxyType(zones), colours, MappingProxyType(cities))
    _check_connected(found)
    _check_drawing(found)
    return found


def _zones(given: Any) -> dict[str, str]:
    if not isinstance(given, dict) or len(given) != ZONES:
        raise _bad("zones", "zones", allowed=ZONES, found=len(given) if isinstance(given, dict) else 0)
    return {_slug(ZONE_ID, "zones", zone): _label(f"zones.{zone}", name) for zone, name in given.items()}


def _colours(given: Any) -> tuple[str, ...]:
    found = _list("colours", given)
    colours = tuple(_slug(SLUG, "colours", colour) for colour in found)
    if len(set(colours)) != COLOURS or len(colours) != COLOURS:
        raise _bad("colours", "colours", allowed=COLOURS, found=len(set(colours)))
    return colours


def _tables(given: Any, zones: Mapping[str, str], colours: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """Return the cities' tables by slug, each checked by itself, then all of them together."""
    found = _list("cities", given)
    tables: dict[str, dict[str, Any]] = {}
    for number, entry in enumerate(found, 1):
        table = check_keys("map", f"cities {number}", entry, ("slug", "name", "at", "zone"), ("colour",))
        slug = _slug(SLUG, f"cities {number}", table["slug"])
        if slug in tables:
            raise _bad("city-twice", f"cities {number}", city=slug)
        _label(f"{slug}.name", table["name"])
        _check_place(slug, table["at"])
        _check_one_of(f"{slug}.zone", table["zone"], tuple(zones))
        if "colour" in table:
            _check_one_of(f"{slug}.colour", table["colour"], colours)
        tables[slug] = table
    if len(tables) != CITIES:
        raise _bad("cities", "cities", allowed=CITIES, found=len(tables))
    for key, wanted in (("zone", tuple(zones)), ("colour", colours)):
        for value in wanted:
            if all(table.get(key) != value for table in tables.values()):
                raise _bad("unused", "cities", key=key, value=value)
    return tables


def _links(given: Any, tables: Mapping[str, object]) -> dict[str, list[str]]:
    """Return the links of each city, in the order of the cities; the file names each link once."""
    links: dict[str, list[str]] = {slug: [] for slug in tables}
    for number, pair in enumerate(_list("links", given), 1):
        place = f"links {number}"
        ends = _list(place, pair)
        if len(ends) != 2 or ends[0] == ends[1]:
            raise _bad("link", place, found=str(pair)[:80])
        for end in ends:
            _check_one_of(place, end, tuple(tables))
        one, other = ends
        if other in links[one]:
            raise _bad("link-twice", place, one=one, other=other)
        links[one].append(other)
        links[other].append(one)
    order = list(tables)
    return {slug: sorted(linked, key=order.index) for slug, linked in links.items()}


def _check_connected(map_: Map) -> None:
    reached = {0}
    edge = [0]
    while edge:
        for city in map_.links[edge.pop()]:
            if city not in reached:
                reached.add(city)
                edge.append(city)
    slugs = tuple(map_.cities)
    if len(reached) < len(slugs):
        alone = [slug for number, slug in enumerate(slugs) if number not in reached]
        raise _bad("apart", "links", start=slugs[0], cities=alone)


def _check_drawing(map_: Map) -> None:
    """Raise `BadOption` if two cities share a place, a link runs through a city, or two links cross."""
    drawn: dict[str, Place] = {
        slug: (round(city.x * GRAIN), round(city.y * GRAIN)) for slug, city in map_.cities.items()
    }
    at: dict[Place, str] = {}
    for slug, place in drawn.items():
        if place in at:
            raise _bad("same-place", slug, one=at[place], other=slug)
        at[place] = slug
    lines = {pair: (drawn[pair[0]], drawn[pair[1]]) for pair in map_.pairs}
    for pair, line in lines.items():
        for slug, place in drawn.items():
            if slug not in pair and meet(line, (place, place)):
                raise _bad("crossing", "links", one=" – ".join(pair), other=slug)
    for one, other in combinations(lines, 2):
        if meet(lines[one], lines[other]):
            raise _bad("crossing", "links", one=" – ".join(one), other=" – ".join(other))


def _check_place(slug: str, at: Any) -> None:
    if not isinstance(at, list) or len(at) != 2 or not all(_is_coordinate(number) for number in at):
        raise _bad("place", f"{slug}.at", found=str(at)[:80], most=FARTHEST)


def _is_coordinate(number: object) -> bool:
    return isinstance(number, int | float) and not isinstance(number, bool) and abs(number) <= FARTHEST


def _check_one_of(place: str, value: object, allowed: tuple[str, ...]) -> None:
    if not isinstance(value, str) or value not in allowed:
        raise _bad("value", place, value=str(value)[:80], allowed=allowed)


def _slug(pattern: re.Pattern[str], place: str, value: object) -> str:
    if isinstance(value, str) and pattern.fullmatch(value):
        return value
    raise _bad("slug", place, value=str(value)[:80], allowed=pattern.pattern)


def _label(place: str, value: object) -> str:
    if isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= LONGEST_NAME:
        return value
    raise _bad("label", place, value=str(value)[:80], most=LONGEST_NAME)


def _list(place: str, value: object) -> list[Any]:
    if isinstance(value, list):
        return value
    raise _bad("list", place, found=type(value).__name__)


def _bad(code: str, place: str, **params: Plain) -> BadOption:
    return BadOption(f"dicetrip-map-{code}", place=place, **params)
