"""Explains moves of Dice Trip: how the coach says them, the reasons for their values, and the kinds of decisions."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from noppa.core.dice import drawn
from noppa.core.errors import Plain
from noppa.core.reason import Reason, instead
from noppa.core.rules import Move
from noppa.games.dicetrip.moves import Cross, Reroll, Stand, Twice, Write, writing_of
from noppa.games.dicetrip.roads import CROSSED, reach
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import State
from noppa.games.dicetrip.trip import Changes, Trip, changes

if TYPE_CHECKING:
    from noppa.games.dicetrip.evaluator import Evaluator

KINDS = ("place", "colour", "crossing", "twice", "reroll")
MOST = 3
"""How many reasons are given for one number."""


def instruction(rules: DiceTrip, state: State, seat: int, move: Move) -> Reason:
    """Return a legal move as the coach says it: "Write 34 in Nivelles"."""
    del state, seat
    match move:
        case Stand():
            return Reason("dicetrip-advice-stand", {})
        case Reroll(colours):
            return Reason("dicetrip-advice-reroll", {"colours": list(colours), "count": len(colours)})
        case Twice(die, drop):
            return Reason("dicetrip-advice-twice", {"die": drawn((die,)), "drop": drawn((drop,))})
        case Write(city, number):
            return Reason("dicetrip-advice-write", {"number": number, "city": _city(rules, city)})
        case Cross(city):
            return Reason("dicetrip-advice-cross", {"city": _city(rules, city)})
        case _:
            raise TypeError(move)


def reasons(evaluator: "Evaluator", state: State, seat: int, move: Move) -> tuple[Reason, ...]:
    """Return what a legal move gives, gives up or aims at."""
    rules = evaluator.rules
    match move:
        case Stand():
            values = evaluator.move_values(state, seat)
            best = max((other for other in values if isinstance(other, Reroll)), key=values.__getitem__)
            change = values[best] - values[move]
            params: dict[str, Plain] = {"dice": len(best.colours)}
            return (instead("dicetrip-why-reroll-instead", change, evaluator.unit, **params), _kept("reroll"))
        case Reroll():
            values = evaluator.move_values(state, seat)
            return (
                instead("dicetrip-why-stand-instead", values[Stand()] - values[move], evaluator.unit),
                Reason("dicetrip-why-reroll", {"dice": len(move.colours)}),
            )
        case Twice():
            return _twice(move, evaluator.move_values(state, seat), evaluator.guess.twice[state.round + 1])
        case Write():
            values = evaluator.move_values(state, seat)
            crossing = [value for other, value in values.items() if isinstance(other, Cross)]
            found = _write(rules, state, seat, move)
            if len(found) > 1 or not crossing:
                return found
            return (*found, instead("dicetrip-why-cross-instead", max(crossing) - values[move], evaluator.unit))
        case Cross():
            return _cross(rules, state, seat, move)
        case _:
            raise TypeError(move)


def decision_kind(rules: DiceTrip, state: State, seat: int, move: Move, best: Move) -> str:
    """Return the kind of a decision: rolling again, a die twice, a crossing off, a bonus city, or a place."""
    if isinstance(move, Stand | Reroll):
        return "reroll"
    if isinstance(move, Twice) or isinstance(best, Twice):
        return "twice"
    if isinstance(move, Cross) or isinstance(best, Cross):
        return "crossing"
    return "colour" if _bonus(rules, state, seat, move) != _bonus(rules, state, seat, best) else "place"


def _kept(power: str) -> Reason:
    return Reason("dicetrip-why-kept", {"power": power})


def _twice(move: Twice, values: Mapping[Move, float], kept: float) -> tuple[Reason, ...]:
    """Return what the doubling gains over the best move without it, and the value of the unspent power."""
    best = max(value for other, value in values.items() if not isinstance(other, Twice))
    more = _rounded(values[move] - best + kept)
    return (
        Reason("dicetrip-why-twice", {"die": drawn((move.die,)), "amount": more}),
        Reason("dicetrip-why-twice-kept", {"amount": _rounded(kept)}),
    )


def _write(rules: DiceTrip, state: State, seat: int, move: Write) -> tuple[Reason, ...]:
    """Return what a number adds to each line, with the points; if it adds nothing yet, the numbers beside it."""
    writing = writing_of(rules.map, move)
    before, after = rules.trip(state, seat), rules.trip_after(state, seat, writing)
    added = changes(rules.map, before, after, writing)
    found = _gains(rules, move, after, added)
    city = rules.map.cities[move.city]
    if city.colour is not None and added["bonus"] <= 0:
        found.append(Reason("dicetrip-why-colour-spent", {"colour": city.colour}))
    near = sorted(number for to in rules.map.links[writing[0]] if (number := before.numbers[to]))
    empty = sum(before.numbers[to] is None for to in rules.map.links[writing[0]])
    if near:
        found.append(Reason("dicetrip-why-beside" if found else "dicetrip-why-nothing-yet", {"names": list(near)}))
    if not added["road"] and empty:
        found.append(Reason("dicetrip-why-open", {"count": empty}))
    return tuple(found[:MOST]) or (Reason("dicetrip-why-filled", {}),)


def _gains(rules: DiceTrip, move: Write, after: Trip, added: Changes) -> list[Reason]:
    """Return a sentence for each line of the score sheet that grows."""
    known, city = reach(rules.map, after.numbers), rules.map.cities[move.city]
    found = []
    if added["zones"]:
        found.append(Reason("dicetrip-why-zone", {"zone": _zone(rules, city.zone), "amount": added["zones"]}))
    if added["series"]:
        found.append(Reason("dicetrip-why-series", {"cities": known.series, "amount": added["series"]}))
    if added["tens"]:
        found.append(Reason("dicetrip-why-tens", {"amount": added["tens"]}))
    if added["road"]:
        found.append(Reason("dicetrip-why-road", {"cities": known.road, "amount": added["road"]}))
    if added["bonus"] > 0:
        double = move.number % 11 == 0
        params: dict[str, Plain] = {"colour": "" if double or city.colour is None else city.colour}
        found.append(Reason("dicetrip-why-double" if double else "dicetrip-why-bonus", params))
    return found


def _cross(rules: DiceTrip, state: State, seat: int, move: Cross) -> tuple[Reason, ...]:
    trip, city = rules.trip(state, seat), rules.map.cities[move.city]
    others = (rules.map.index[slug] for slug, other in rules.map.cities.items() if other.zone == city.zone)
    lost = any(trip.numbers[other] == CROSSED for other in others)
    zone = Reason("dicetrip-why-cross-lost" if lost else "dicetrip-why-cross", {"zone": _zone(rules, city.zone)})
    return (Reason("dicetrip-why-crossed", {}), zone)


def _city(rules: DiceTrip, slug: str) -> str:
    """Return a city as messages name it; one of a custom map by its own name."""
    return slug if rules.content is None else rules.map.cities[slug].name


def _zone(rules: DiceTrip, zone: str) -> str:
    return zone.lower() if rules.content is None else rules.map.zones[zone]


def _rounded(value: float) -> float:
    return round(value, 1) + 0.0  # no minus before a zero


def _bonus(rules: DiceTrip, state: State, seat: int, move: Move) -> int:
    assert isinstance(move, Write)
    return len(rules.trip_after(state, seat, writing_of(rules.map, move)).bonus)
