"""The view of Dice Trip: the map, each seat's trip on it, what the dice make, and what a move changes."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from noppa.core.rules import Move
from noppa.core.view import View
from noppa.games.dicetrip.map import Map
from noppa.games.dicetrip.moves import Cross, Reroll, Stand, Twice, Write, writing_of
from noppa.games.dicetrip.numbers import DOUBLES, makes
from noppa.games.dicetrip.roads import CROSSED, Numbers, longest_road, longest_series
from noppa.games.dicetrip.state import ROUNDS, State, all_lie
from noppa.games.dicetrip.trip import Changes, changes, clean_zones, gain_of, spent_dice, tens_of

if TYPE_CHECKING:
    from noppa.games.dicetrip.rules import DiceTrip

PAPER = 1000
"""The width or height of the drawn map, whichever is larger."""

Written: TypeAlias = int | Literal["x"]
"""What is written into a city: a number, or x where it is crossed off."""


class CitiesDetail(TypedDict):
    """The cities that a line of the sheet counts."""

    cities: list[str]


class CitiesItem(TypedDict):
    """The bonus cities, or those crossed off."""

    id: Literal["bonus", "crossed"]
    value: int
    detail: CitiesDetail


class RoadDetail(TypedDict):
    """The cities of the longest road or series from its lowest number up, and how many they are."""

    cities: list[str]
    length: int


class RoadItem(TypedDict):
    """The longest road, or the longest series."""

    id: Literal["road", "series"]
    value: int
    detail: RoadDetail


class ZonesDetail(TypedDict):
    """The zones full of numbers."""

    clean: list[str]


class ZonesItem(TypedDict):
    """The clean zones."""

    id: Literal["zones"]
    value: int
    detail: ZonesDetail


class TensDetail(TypedDict):
    """Whether the variant is played, which tens stand on the map, and whether its points are earned."""

    counts: bool
    held: list[int]
    reached: bool


class TensItem(TypedDict):
    """The points of the `tens` variant."""

    id: Literal["tens"]
    value: int
    detail: TensDetail


class StandView(TypedDict):
    """Let the dice lie."""

    move: str
    kind: Literal["stand"]


class RerollView(TypedDict):
    """Roll the dice of these colours, at these places, again."""

    move: str
    kind: Literal["reroll"]
    colours: list[str]
    places: list[int]


class TwiceView(TypedDict):
    """Count one die twice and leave another out: the numbers that makes."""

    move: str
    kind: Literal["twice"]
    die: int
    drop: int
    numbers: list[int]


class WriteView(TypedDict):
    """Write a number into a city: the points it adds, in all and to each line of the sheet."""

    move: str
    kind: Literal["write"]
    city: str
    number: int
    gain: int
    changes: Changes


class CrossView(TypedDict):
    """Cross off a city: the points it costs, in all and in each line of the sheet."""

    move: str
    kind: Literal["cross"]
    city: str
    gain: int
    changes: Changes


MoveView: TypeAlias = StandView | RerollView | TwiceView | WriteView | CrossView


class ZoneView(TypedDict):
    """A zone of the map."""

    id: str
    name: str


class CityView(TypedDict):
    """A city: where it is drawn, its zone, the dice colour that makes it a bonus city, and its links."""

    slug: str
    name: str
    x: int
    y: int
    zone: str
    colour: str | None
    links: list[str]


class MapView(TypedDict):
    """The map; `own` if it is not the built-in one."""

    name: str
    own: bool
    zones: list[ZoneView]
    cities: list[CityView]
    links: list[list[str]]


class ZoneStatus(TypedDict):
    """How a zone stands on a seat's map."""

    id: str
    cities: int
    empty: int
    crossed: int
    clean: bool


class PowersView(TypedDict):
    """Which powers a seat still has."""

    reroll: bool
    twice: bool


class DoublingView(TypedDict):
    """The die that counts twice, and the one left out."""

    die: int
    drop: int


class WritingView(TypedDict):
    """A city, and what is written there."""

    city: str
    number: Written


class TripView(TypedDict):
    """A seat's map with what it has chosen in the open round."""

    numbers: dict[str, Written | None]
    bonus: list[str]
    road: list[str]
    series: list[str]
    zones: list[ZoneStatus]
    tens: list[int]
    powers: PowersView
    twice: DoublingView | None
    written: list[WritingView]
    done: bool


class MakesView(TypedDict):
    """A number that the dice make: the colours that may go into it, where it stands already, and what is left then.

    Each set of colours comes with those that are `spent` then, in the numbers written before: they can differ where
    dice show the same. The first set is the one that fits what the map has scored so far.
    """

    number: int
    double: bool
    colours: list[list[str]]
    spent: list[list[str]]
    city: str | None
    then: list[int]


class PositionView(TypedDict):
    """The round, the dice, the map, everybody's trip, and what the dice make for the viewer."""

    phase: Literal["roll", "decide", "write", "over"]
    round: int
    rounds: int
    roller: int | None
    dice: list[int | None]
    colours: list[str]
    cities_a_seat: int
    map: MapView
    trips: list[TripView]
    makes: list[MakesView]


class DicetripView(View[CitiesItem | RoadItem | ZonesItem | TensItem, MoveView], PositionView):
    """Everything a face draws of Dice Trip."""


def position_view(rules: "DiceTrip", state: State, seat: int | None) -> PositionView:
    """Return everything besides sheets and moves, with the numbers that the dice make for that seat."""
    return {
        "phase": _phase(state),
        "round": min(state.round + 1, ROUNDS),
        "rounds": ROUNDS,
        "roller": None if state.over else state.roller,
        "dice": list(state.dice),
        "colours": list(rules.colours),
        "cities_a_seat": state.cities_a_seat,
        "map": map_view(rules.map, own=rules.content is not None),
        "trips": [_trip(rules, state, other) for other in range(len(state.trips))],
        "makes": [] if seat is None else _makes(rules, state, seat),
    }


def move_view(rules: "DiceTrip", state: State, seat: int, move: Move) -> MoveView:
    """Return the parts of a legal move, and for a writing what it adds to each line of the sheet."""
    text = str(move)
    match move:
        case Stand():
            return {"move": text, "kind": "stand"}
        case Reroll(colours):
            places = [rules.colours.index(colour) for colour in colours]
            return {"move": text, "kind": "reroll", "colours": list(colours), "places": places}
        case Twice(die, drop) if all_lie(state.dice):
            numbers = list(makes(state.dice, (die, drop), ()))
            return {"move": text, "kind": "twice", "die": die, "drop": drop, "numbers": numbers}
        case Write(city, number):
            added = _changes(rules, state, seat, move)
            gain = gain_of(added)
            return {"move": text, "kind": "write", "city": city, "number": number, "gain": gain, "changes": added}
        case Cross(city):
            added = _changes(rules, state, seat, move)
            return {"move": text, "kind": "cross", "city": city, "gain": gain_of(added), "changes": added}
        case _:
            raise TypeError(move)


def map_view(map_: Map, *, own: bool) -> MapView:
    """Return the map on paper a thousand units wide or high, y downwards."""
    cities = map_.cities.values()
    left, top = min(city.x for city in cities), max(city.y for city in cities)
    span = max(max(city.x for city in cities) - left, top - min(city.y for city in cities))
    drawn: list[CityView] = [
        {
            "slug": city.slug,
            "name": city.name,
            "x": round((city.x - left) / span * PAPER),
            "y": round((top - city.y) / span * PAPER),
            "zone": city.zone,
            "colour": city.colour,
            "links": list(city.links),
        }
        for city in cities
    ]
    return {
        "name": map_.name,
        "own": own,
        "zones": [{"id": zone, "name": name} for zone, name in map_.zones.items()],
        "cities": drawn,
        "links": [list(pair) for pair in map_.pairs],
    }


def _phase(state: State) -> Literal["roll", "decide", "write", "over"]:
    if state.over:
        return "over"
    if not all_lie(state.dice):
        return "roll"
    return "decide" if state.deciding else "write"


def _trip(rules: "DiceTrip", state: State, seat: int) -> TripView:
    map_, trip, turn = rules.map, rules.trip(state, seat), state.turns[seat]
    slugs = tuple(map_.cities)
    return {
        "numbers": {
            slug: None if number is None else _written(number) for slug, number in zip(slugs, trip.numbers, strict=True)
        },
        "bonus": [slugs[city] for city in trip.bonus],
        "road": [slugs[city] for city in longest_road(map_, trip.numbers)],
        "series": [slugs[city] for city in longest_series(map_, trip.numbers)],
        "zones": _zones(map_, trip.numbers),
        "tens": list(tens_of(trip.numbers)),
        "powers": {"reroll": not trip.rerolled, "twice": not trip.doubled},
        "twice": None if turn.twice is None else {"die": turn.twice[0], "drop": turn.twice[1]},
        "written": [{"city": slugs[city], "number": _written(number)} for city, number in turn.writings],
        "done": turn.done,
    }


def _zones(map_: Map, numbers: Numbers) -> list[ZoneStatus]:
    clean = clean_zones(map_, numbers)
    return [
        {
            "id": zone,
            "cities": len(cities),
            "empty": sum(numbers[city] is None for city in cities),
            "crossed": sum(numbers[city] == CROSSED for city in cities),
            "clean": zone in clean,
        }
        for zone, cities in zip(map_.zones, map_.areas, strict=True)
    ]


def _makes(rules: "DiceTrip", state: State, seat: int) -> list[MakesView]:
    """Return the numbers that the dice still make, with the colours that may go into each and what is left then."""
    turn, on_map, slugs = state.turns[seat], rules.trip(state, seat).numbers, tuple(rules.map.cities)
    if not all_lie(state.dice) or turn.done:
        return []
    spent = spent_dice(rules.map, turn, state.dice)
    found: list[MakesView] = []
    for number, ways in makes(state.dice, turn.twice, turn.numbers).items():
        masks = sorted({(reduce(or_, way[:-1], 0) != spent, way[-1], reduce(or_, way[:-1], 0)) for way in ways})
        last = len(turn.writings) + 1 == state.cities_a_seat
        rest = () if last else makes(state.dice, turn.twice, (number,))
        found.append(
            {
                "number": number,
                "double": number in DOUBLES,
                "colours": [_colours(rules, mask) for _, mask, _ in masks],
                "spent": [_colours(rules, before) for _, _, before in masks],
                "city": slugs[on_map.index(number)] if number in on_map else None,
                "then": [other for other in rest if other != number and other not in on_map],
            }
        )
    return found


def _colours(rules: "DiceTrip", mask: int) -> list[str]:
    return [colour for at, colour in enumerate(rules.colours) if mask >> at & 1]


def _changes(rules: "DiceTrip", state: State, seat: int, move: Write | Cross) -> Changes:
    writing = writing_of(rules.map, move)
    return changes(rules.map, rules.trip(state, seat), rules.trip_after(state, seat, writing), writing)


def _written(number: int) -> Written:
    return "x" if number == CROSSED else number
