"""What a face draws: the map, what stands on each seat's, what the dice make, what a move changes."""

from typing import TYPE_CHECKING

from noppa.core.errors import Plain
from noppa.core.rules import Move
from noppa.games.dicetrip.map import Map
from noppa.games.dicetrip.moves import Cross, Reroll, Stand, Twice, Write, writing_of
from noppa.games.dicetrip.numbers import DOUBLES, makes
from noppa.games.dicetrip.roads import CROSSED, Numbers, longest_road, longest_series
from noppa.games.dicetrip.state import ROUNDS, State, all_lie
from noppa.games.dicetrip.trip import changes, clean_zones, tens_of

if TYPE_CHECKING:
    from noppa.games.dicetrip.rules import DiceTrip

PAPER = 1000


def of_position(rules: "DiceTrip", state: State, seat: int | None) -> dict[str, Plain]:
    """Everything beside sheets and moves."""
    return {
        "phase": _phase(state),
        "round": min(state.round + 1, ROUNDS),
        "rounds": ROUNDS,
        "roller": None if state.over else state.roller,
        "dice": list(state.dice),
        "colours": list(rules.colours),
        "cities_a_seat": state.cities_a_seat,
        "map": of_map(rules.map, own=rules.content is not None),
        "trips": [_trip(rules, state, other) for other in range(len(state.trips))],
        "makes": [] if seat is None else _makes(rules, state, seat),
    }


def _phase(state: State) -> str:
    if state.over:
        return "over"
    if not all_lie(state.dice):
        return "roll"
    return "decide" if state.deciding else "write"


def of_map(map_: Map, *, own: bool) -> dict[str, Plain]:
    """The map on paper a thousand units wide or high, y downwards."""
    cities = map_.cities.values()
    left, top = min(city.x for city in cities), max(city.y for city in cities)
    span = max(max(city.x for city in cities) - left, top - min(city.y for city in cities))
    drawn: list[Plain] = [
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


def _trip(rules: "DiceTrip", state: State, seat: int) -> dict[str, Plain]:
    map_, trip, turn = rules.map, rules.trip(state, seat), state.turns[seat]
    slugs = tuple(map_.cities)
    return {
        "numbers": {slug: _told(number) for slug, number in zip(slugs, trip.numbers, strict=True)},
        "bonus": [slugs[city] for city in trip.bonus],
        "road": [slugs[city] for city in longest_road(map_, trip.numbers)],
        "series": [slugs[city] for city in longest_series(map_, trip.numbers)],
        "zones": _zones(map_, trip.numbers),
        "tens": list(tens_of(trip.numbers)),
        "powers": {"reroll": not trip.rerolled, "twice": not trip.doubled},
        "twice": None if turn.twice is None else {"die": turn.twice[0], "drop": turn.twice[1]},
        "written": [{"city": slugs[city], "number": _told(number)} for city, number in turn.writings],
        "done": turn.done,
    }


def _zones(map_: Map, numbers: Numbers) -> list[Plain]:
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


def _makes(rules: "DiceTrip", state: State, seat: int) -> list[Plain]:
    """The numbers that the dice still make, with the colours that may go into each and what is left then."""
    turn, there, slugs = state.turns[seat], rules.trip(state, seat).numbers, tuple(rules.map.cities)
    if not all_lie(state.dice) or turn.done:
        return []
    told: list[Plain] = []
    for number, ways in makes(state.dice, turn.twice, turn.numbers).items():
        masks = sorted({way[-1] for way in ways})
        last = len(turn.writings) + 1 == state.cities_a_seat
        rest = () if last else makes(state.dice, turn.twice, (number,))
        told.append(
            {
                "number": number,
                "double": number in DOUBLES,
                "colours": [[colour for at, colour in enumerate(rules.colours) if mask >> at & 1] for mask in masks],
                "city": slugs[there.index(number)] if number in there else None,
                "then": [other for other in rest if other != number and other not in there],
            }
        )
    return told


def of_move(rules: "DiceTrip", state: State, seat: int, move: Move) -> dict[str, Plain]:
    """What a legal move is made of, and for a writing what it adds to each line of the sheet."""
    match move:
        case Stand():
            return {"kind": "stand"}
        case Reroll(colours):
            return {"kind": "reroll", "colours": list(colours), "places": [rules.colours.index(one) for one in colours]}
        case Twice(die, drop) if all_lie(state.dice):
            return {"kind": "twice", "die": die, "drop": drop, "numbers": list(makes(state.dice, (die, drop), ()))}
        case Write(city, number):
            return {"kind": "write", "city": city, "number": number, **_gain(rules, state, seat, move)}
        case Cross(city):
            return {"kind": "cross", "city": city, **_gain(rules, state, seat, move)}
        case _:
            raise TypeError(move)


def _gain(rules: "DiceTrip", state: State, seat: int, move: Write | Cross) -> dict[str, Plain]:
    writing = writing_of(rules.map, move)
    added = changes(rules.map, rules.trip(state, seat), rules.trip_after(state, seat, writing), writing)
    return {"gain": sum(added.values()), "changes": dict(added)}


def _told(number: int | None) -> int | str | None:
    return "x" if number == CROSSED else number
