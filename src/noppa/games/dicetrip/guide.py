"""The short rules of Dice Trip, with figures from the rules and the map that are played."""

from noppa.core.errors import Plain
from noppa.core.guide import Guide, Line, Picture, Scored, Term, questions
from noppa.games.dicetrip.map import ZONES
from noppa.games.dicetrip.numbers import makes
from noppa.games.dicetrip.roads import CROSSED
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.trip import ZONE_POINTS, Trip, points, series_points

DICE = (1, 4, 2, 5)
NUMBERS = (14, 25)
ROAD = (15, 16, 21, 22, 34)
"""Numbers along linked cities: a road of all of them, a series of the first four, and one double."""
SHORTEST = 4
"""The shortest series that scores."""


def guide(rules: DiceTrip) -> Guide:
    """Return the short rules."""
    return Guide(
        goal=Picture(Line("dicetrip-goal"), symbols=(_road(ROAD),)),
        turn=(
            Picture(Line("dicetrip-step-roll"), DICE, colours=rules.colours),
            Picture(Line("dicetrip-step-make"), symbols=tuple(_city(number) for number in NUMBERS)),
            Picture(Line("dicetrip-step-write"), symbols=(_road((*NUMBERS, None)),)),
        ),
        scores=_scores(rules),
        examples=tuple(example for example in (_numbers(rules), _score(rules)) if example),
        questions=questions("dicetrip", "reroll", "twice", "cross", "consecutive", "last", "same"),
    )


def _numbers(rules: DiceTrip) -> tuple[Picture, ...]:
    """Return the numbers that four dice make, and one that is a bonus in a city of its die's colour."""
    colours = rules.colours
    ways = makes(DICE, None, ())
    rest = makes(DICE, None, (NUMBERS[0],))
    return (
        Picture(Line("dicetrip-example-dice", {"count": len(ways)}), DICE, colours=colours),
        Picture(
            Line("dicetrip-example-pair", {"first": NUMBERS[0], "rest": " / ".join(map(str, rest))}),
            symbols=tuple(_city(number) for number in NUMBERS),
        ),
        Picture(
            Line("dicetrip-example-bonus", {"number": NUMBERS[0]}, {"colour": Term("colour", colours[0])}),
            symbols=(_city(NUMBERS[0], colour=colours[0], bonus=True),),
        ),
    )


def _city(number: int | str | None, *, colour: str | None = None, bonus: bool = False) -> dict[str, Plain]:
    return {"kind": "city", "number": number, "colour": colour, "bonus": bonus}


def _road(numbers: tuple[int | None, ...]) -> dict[str, Plain]:
    return {"kind": "road", "numbers": list(numbers)}


def _scores(rules: DiceTrip) -> tuple[Scored, ...]:
    """Return the lines of the score sheet."""
    colour = rules.colours[0]
    bonus = _city(NUMBERS[0], colour=colour, bonus=True), _city(22, bonus=True)
    series = {f"s{cities}": series_points(cities) for cities in (4, 5, 6, 7, 10)}
    zones = {f"z{clean}": ZONE_POINTS[clean] for clean in range(1, ZONES + 1)}
    found = [
        Scored("bonus", Term("item", "bonus"), Line("dicetrip-needs-bonus"), symbols=bonus, points=1),
        Scored("crossed", Term("item", "crossed"), Line("dicetrip-needs-crossed"), symbols=(_city("x"),), points=-1),
        Scored("road", Term("item", "road"), Line("dicetrip-needs-road"), symbols=(_road(ROAD),), points=len(ROAD)),
        Scored(
            "series",
            Term("item", "series"),
            Line("dicetrip-needs-series", series),
            symbols=(_road(ROAD[:SHORTEST]),),
            points=series_points(SHORTEST),
        ),
        Scored("zones", Term("item", "zones"), Line("dicetrip-needs-zones", zones), points=ZONE_POINTS[1]),
    ]
    if rules.tens:
        found.append(Scored("tens", Term("item", "tens"), Line("dicetrip-needs-tens")))
    return tuple(found)


def _score(rules: DiceTrip) -> tuple[Picture, ...]:
    """Return the score of a map with a road on it and one city crossed off; empty if no road is that long."""
    cities = _walk(rules, len(ROAD))
    if not cities:
        return ()
    numbers: list[int | None] = [None] * len(rules.map.cities)
    for city, number in zip(cities, ROAD, strict=True):
        numbers[city] = number
    free = next(city for city, number in enumerate(numbers) if number is None)
    numbers[free] = CROSSED
    double = cities[ROAD.index(22)]
    counted = points(rules.map, Trip(tuple(numbers), bonus=(double,)))
    return (
        Picture(Line("dicetrip-example-road", {"points": counted["road"]}), symbols=(_road(ROAD),)),
        Picture(Line("dicetrip-example-series", {"points": counted["series"]}), symbols=(_road(ROAD[:SHORTEST]),)),
        Picture(Line("dicetrip-example-double", {"points": counted["bonus"]}), symbols=(_city(22, bonus=True),)),
        Picture(Line("dicetrip-example-crossed", {"points": counted["crossed"]}), symbols=(_city("x"),)),
        Picture(Line("dicetrip-example-total", {"points": sum(counted.values())})),
    )


def _walk(rules: DiceTrip, length: int, path: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the first row of linked cities on this map, each once; empty if it has no such row."""
    if len(path) == length:
        return path
    links = rules.map.links
    onward = links[path[-1]] if path else range(len(links))
    found = (_walk(rules, length, (*path, city)) for city in onward if city not in path)
    return next((walked for walked in found if walked), ())
