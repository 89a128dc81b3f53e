import copy
from collections.abc import Callable
from importlib.resources import files
from itertools import combinations
from math import cos, hypot, radians
from pathlib import Path
from typing import Any

import pytest

from games.dicetrip.brute import trip_rules
from noppa import BadOption
from noppa.core.record import Record
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import rules_of
from noppa.games.dicetrip.drawing import meet
from noppa.games.dicetrip.map import belgium, load
from noppa.locale import Messages

TEXT = files("noppa.games.dicetrip").joinpath("belgium.toml").read_text(encoding="utf-8")
DEGREES = {
    "oostende": (2.92, 51.23),
    "brugge": (3.22, 51.21),
    "ieper": (2.88, 50.85),
    "gent": (3.72, 51.05),
    "antwerpen": (4.40, 51.22),
    "turnhout": (4.94, 51.32),
    "hasselt": (5.34, 50.93),
    "leuven": (4.70, 50.88),
    "brussel": (4.35, 50.85),
    "tournai": (3.39, 50.61),
    "mons": (3.95, 50.45),
    "charleroi": (4.44, 50.41),
    "namur": (4.87, 50.47),
    "liege": (5.57, 50.63),
    "bastogne": (5.72, 50.00),
    "arlon": (5.82, 49.68),
}


def plain() -> Any:
    """Return the built-in map as data that a test may change."""
    return copy.deepcopy(belgium().plain)


def test_the_built_in_map_is_as_the_rules_say() -> None:
    """It has 25 cities, three zones, four colours, about ten coloured cities, and mostly 3 to 5 links a city."""
    variant = trip_rules().map
    assert len(variant.cities) == 25
    assert set(variant.zones) == {"V", "B", "W"}
    assert len(variant.colours) == 4
    coloured = [city for city in variant.cities.values() if city.colour]
    assert 8 <= len(coloured) <= 12
    assert {city.colour for city in coloured} == set(variant.colours)
    assert variant.cities["bastogne"].colour
    assert variant.cities["bastogne"].zone == "W"
    degrees = [len(city.links) for city in variant.cities.values()]
    assert min(degrees) >= 2
    assert max(degrees) <= 5
    assert sum(3 <= links <= 5 for links in degrees) > 25 * 0.7


def test_links_go_both_ways() -> None:
    """Every city is linked to by those that it links to, and never to itself."""
    cities = belgium().cities
    for slug, city in cities.items():
        assert slug not in city.links
        assert len(set(city.links)) == len(city.links)
        assert all(slug in cities[to].links for to in city.links)


def test_cities_lie_where_they_are() -> None:
    """Distances between cities agree with their longitudes and latitudes within two kilometres."""
    cities = belgium().cities
    for one, other in combinations(DEGREES, 2):
        (east, north), (east2, north2) = DEGREES[one], DEGREES[other]
        km = hypot((east2 - east) * 111.3 * cos(radians(50.5)), (north2 - north) * 111.2)
        drawn = hypot(cities[other].x - cities[one].x, cities[other].y - cities[one].y)
        assert drawn == pytest.approx(km, abs=2), (one, other)


def test_no_two_links_cross() -> None:
    """Sampled points along each link never lie on both sides of another link, unlike in the check."""
    cities = belgium().cities
    lines = [tuple((cities[end].x, cities[end].y) for end in pair) for pair in belgium().pairs]
    for (a, b), (c, d) in combinations(lines, 2):
        if {a, b} & {c, d}:
            continue
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
        bottom = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
        if bottom:
            t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / bottom
            u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / bottom
            assert not (0 <= t <= 1 and 0 <= u <= 1)


@pytest.mark.parametrize(
    ("one", "other", "meets"),
    [
        (((0, 0), (4, 4)), ((0, 4), (4, 0)), True),
        (((0, 0), (4, 0)), ((0, 1), (4, 1)), False),
        (((0, 0), (4, 0)), ((4, 0), (4, 4)), False),
        (((0, 0), (4, 0)), ((2, 0), (2, 4)), True),
        (((0, 0), (4, 0)), ((0, 0), (6, 0)), True),
        (((0, 0), (4, 0)), ((2, 0), (6, 0)), True),
        (((0, 0), (4, 0)), ((4, 0), (6, 0)), False),
        (((0, 0), (4, 0)), ((5, 0), (6, 0)), False),
        (((0, 0), (4, 0)), ((2, 0), (2, 0)), True),
        (((0, 0), (4, 0)), ((2, 1), (2, 1)), False),
    ],
)
def test_where_lines_meet(
    one: tuple[tuple[int, int], tuple[int, int]], other: tuple[tuple[int, int], tuple[int, int]], *, meets: bool
) -> None:
    """Crossing, touching and overlapping count; a shared end does not."""
    for first, second in ((one, other), (other, one)):
        assert meet(first, second) is meets
        assert meet(first[::-1], second) is meets


def change(**values: Any) -> Callable[[Any], object]:
    """Return a change that sets keys of the map."""
    return lambda data: data.update(values)


def city(slug: str, /, **values: Any) -> Callable[[Any], object]:
    """Return a change that sets keys of a city."""
    return lambda data: next(entry for entry in data["cities"] if entry["slug"] == slug).update(values)


def link(*ends: Any) -> Callable[[Any], object]:
    """Return a change that adds a link."""
    return lambda data: data["links"].append(list(ends))


def cut(slug: str) -> Callable[[Any], object]:
    """Return a change that removes all links of a city."""
    return lambda data: data.update(links=[pair for pair in data["links"] if slug not in pair])


def without_colour(colour: str) -> Callable[[Any], object]:
    """Return a change after which no city has that colour."""

    def spoil(data: Any) -> None:
        for entry in data["cities"]:
            if entry.get("colour") == colour:
                del entry["colour"]

    return spoil


def all_in(zone: str) -> Callable[[Any], object]:
    """Return a change that puts all cities into one zone."""
    return lambda data: [entry.update(zone=zone) for entry in data["cities"]]


@pytest.mark.parametrize(
    ("spoil", "code", "named"),
    [
        (change(river="Maas"), "content-key-unknown", "river"),
        (lambda data: data.pop("links"), "content-key-missing", "links"),
        (city("gent", size=3), "content-key-unknown", "size"),
        (city("gent", colour="purple"), "dicetrip-map-value", "gent.colour"),
        (city("gent", zone="X"), "dicetrip-map-value", "gent.zone"),
        (city("gent", zone=["V"]), "dicetrip-map-value", "gent.zone"),
        (city("gent", name=""), "dicetrip-map-label", "gent.name"),
        (city("gent", name="Ge\nnt"), "dicetrip-map-label", "gent.name"),
        (city("gent", at=[1]), "dicetrip-map-place", "gent.at"),
        (city("gent", at=["1", 2]), "dicetrip-map-place", "gent.at"),
        (city("gent", at=[True, 2]), "dicetrip-map-place", "gent.at"),
        (city("gent", at=[float("nan"), 2]), "dicetrip-map-place", "gent.at"),
        (city("gent", at=[1e12, 2]), "dicetrip-map-place", "gent.at"),
        (city("gent", slug="Gent"), "dicetrip-map-slug", "Gent"),
        (city("gent", slug=7), "dicetrip-map-slug", "7"),
        (city("gent", slug="brugge"), "dicetrip-map-city-twice", "brugge"),
        (lambda data: data["cities"].append(dict(data["cities"][0], slug="extra")), "dicetrip-map-cities", "26"),
        (lambda data: data["cities"].pop(0), "dicetrip-map-cities", "24"),
        (lambda data: data["cities"].append("gent"), "content-not-a-table", "cities 26"),
        (change(cities={}), "dicetrip-map-list", "cities"),
        (link("gent", "atlantis"), "dicetrip-map-value", "atlantis"),
        (link("gent", 7), "dicetrip-map-value", "7"),
        (link("gent"), "dicetrip-map-link", "gent"),
        (link("gent", "gent"), "dicetrip-map-link", "gent"),
        (link("gent", "brugge"), "dicetrip-map-link-twice", "brugge"),
        (lambda data: data["links"].append("gent-brugge"), "dicetrip-map-list", "links"),
        (link("brugge", "mechelen"), "dicetrip-map-crossing", "gent"),
        (link("oostende", "arlon"), "dicetrip-map-crossing", "oostende"),
        (cut("arlon"), "dicetrip-map-apart", "arlon"),
        (city("gent", at=[51.3, 190.0]), "dicetrip-map-same-place", "gent"),
        (change(zones={"V": "a", "W": "b"}), "dicetrip-map-zones", "3"),
        (change(zones=["V", "B", "W"]), "dicetrip-map-zones", "3"),
        (change(zones={"V": "a", "B": "", "W": "b"}), "dicetrip-map-label", "zones.B"),
        (change(zones={"V": "a", "B b": "x", "W": "b"}), "dicetrip-map-slug", "B b"),
        (all_in("V"), "dicetrip-map-unused", "B"),
        (change(colours=["red", "blue", "green"]), "dicetrip-map-colours", "4"),
        (change(colours=["red", "red", "green", "blue"]), "dicetrip-map-colours", "4"),
        (change(colours=["Red", "yellow", "green", "blue"]), "dicetrip-map-slug", "Red"),
        (change(colours="red"), "dicetrip-map-list", "colours"),
        (without_colour("red"), "dicetrip-map-unused", "red"),
        (change(name=5), "dicetrip-map-label", "5"),
        (change(name="x" * 70_000), "content-too-long", "64000"),
    ],
)
def test_a_wrong_map_is_refused_with_the_place_and_what_is_allowed(
    spoil: Callable[[Any], object], code: str, named: str
) -> None:
    """Every mistake has its own error with a sentence."""
    data = plain()
    spoil(data)
    with pytest.raises(BadOption) as caught:
        trip_rules(map=data)
    assert caught.value.code == code
    assert named in str(caught.value)
    sentence = Messages().error(caught.value, "dicetrip")
    assert sentence
    assert code not in sentence, "there is a sentence for it"


@pytest.mark.parametrize("text", ["cities = [\n", 'name = "x"\nname = "y"\n'])
def test_what_is_no_toml_is_refused(text: str) -> None:
    """A broken file is refused with the place of the error."""
    with pytest.raises(BadOption) as caught:
        trip_rules(map=text)
    assert caught.value.code == "content-not-toml"


@pytest.mark.parametrize("given", [5, object(), ["gent"]])
def test_what_is_no_map_is_refused(given: object) -> None:
    """A number is not a map."""
    with pytest.raises(BadOption):
        trip_rules(map=given)


def test_a_map_comes_as_path_text_data_or_value(tmp_path: Path) -> None:
    """All four give the same map."""
    path = tmp_path / "own.toml"
    path.write_text(TEXT, encoding="utf-8")
    for source in (path, str(path), TEXT, belgium().plain, load(TEXT)):
        variant = trip_rules(map=source)
        assert variant.map.plain == belgium().plain
        assert variant.actions == trip_rules().actions
        assert variant.content is None, "the built-in map is no map of one's own"
    assert trip_rules(map=belgium()).content is None


def test_a_map_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """The error names the file."""
    with pytest.raises(BadOption) as caught:
        trip_rules(map=tmp_path / "lost.toml")
    assert "lost.toml" in str(caught.value)


def test_a_record_holds_the_whole_of_an_own_map() -> None:
    """A game on a custom map replays from its record alone."""
    data = plain()
    data["name"] = "Elsewhere"
    data["colours"] = ["blue", "green", "yellow", "red"]
    city("gent", slug="gent-2")(data)
    data["links"] = [["gent-2" if end == "gent" else end for end in pair] for pair in data["links"]]
    variant = trip_rules(map=data)
    assert variant.colours == ("blue", "green", "yellow", "red")
    table = Table(variant, [Seat("a")], Seeded(1))
    table.roll()
    table.play(0, variant.parse("reroll blue red"))
    table.roll()
    table.play(0, variant.parse("gent-2=x"))
    record = Record.of(table)
    assert record.content == variant.map.plain
    again = record.replay(rules_of(record))
    assert again.state == table.state
    assert again.rules.view(again.state, 0) == variant.view(table.state, 0)
