"""Why a move of Dice Trip is worth what it is, in a line, and what sort of choice it was."""

from collections.abc import Mapping
from typing import NamedTuple

from noppa.core.errors import Plain
from noppa.core.rules import Move
from noppa.games.dicetrip.compiled.guess import Guess
from noppa.games.dicetrip.moves import Cross, Reroll, Stand, Twice, Write, writing_of
from noppa.games.dicetrip.roads import CROSSED, reach
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import State
from noppa.games.dicetrip.trip import changes


class Reason(NamedTuple):
    """The code and parameters of a sentence."""

    code: str
    params: dict[str, Plain]


def reason(rules: DiceTrip, state: State, seat: int, move: Move, values: Mapping[Move, float], guess: Guess) -> Reason:
    """What a legal move gives, gives up or aims at; `values` are those of all legal moves."""
    match move:
        case Stand():
            return _stand(move, values)
        case Reroll():
            change = values[move] - values[Stand()]
            return Reason("dicetrip-reason-reroll", {"dice": len(move.colours), "change": _told(change)})
        case Twice(die, _):
            best = max(value for other, value in values.items() if not isinstance(other, Twice))
            kept = float(guess.twice[state.round + 1])
            more = _told(values[move] - best + kept)
            return Reason("dicetrip-reason-twice", {"die": die, "more": more, "kept": _told(kept)})
        case Write():
            return _write(rules, state, seat, move)
        case Cross():
            return _cross(rules, state, seat, move)
        case _:
            raise TypeError(move)


def _stand(move: Move, values: Mapping[Move, float]) -> Reason:
    best = max(value for other, value in values.items() if isinstance(other, Reroll))
    return Reason("dicetrip-reason-stand", {"change": _told(best - values[move])})


def _write(rules: DiceTrip, state: State, seat: int, move: Write) -> Reason:
    writing = writing_of(rules.map, move)
    before, after = rules.trip(state, seat), rules.trip_after(state, seat, writing)
    added = changes(rules.map, before, after, writing)
    road = reach(rules.map, after.numbers).road
    told: dict[str, Plain] = {"gain": sum(added.values()), "road": road}
    if added["series"]:
        return Reason("dicetrip-reason-series", told | {"series": reach(rules.map, after.numbers).series})
    if added["zones"]:
        return Reason("dicetrip-reason-zone", told)
    if added["bonus"] > 0:
        return Reason("dicetrip-reason-bonus", told)
    city = rules.map.cities[move.city]
    if city.colour is not None:
        return Reason("dicetrip-reason-colour-spent", told | {"colour": city.colour})
    if added["road"]:
        return Reason("dicetrip-reason-road", told)
    near = sorted(number for to in rules.map.links[writing[0]] if (number := before.numbers[to]))
    if near:
        return Reason("dicetrip-reason-between", told | {"numbers": ", ".join(map(str, near))})
    return Reason("dicetrip-reason-alone", told | {"links": len(city.links)})


def _cross(rules: DiceTrip, state: State, seat: int, move: Cross) -> Reason:
    trip, city = rules.trip(state, seat), rules.map.cities[move.city]
    others = (rules.map.index[slug] for slug, other in rules.map.cities.items() if other.zone == city.zone)
    lost = any(trip.numbers[other] == CROSSED for other in others)
    zone = city.zone.lower() if rules.content is None else rules.map.zones[city.zone]
    return Reason("dicetrip-reason-cross-lost" if lost else "dicetrip-reason-cross", {"zone": zone})


def _told(value: float) -> float:
    return round(value, 1) + 0.0  # no minus before a zero


def decision_kind(rules: DiceTrip, state: State, seat: int, move: Move, best: Move) -> str:
    """Rolling again, a die twice, a crossing off, a bonus city, or a place on the road."""
    if isinstance(move, Stand | Reroll):
        return "reroll"
    if isinstance(move, Twice) or isinstance(best, Twice):
        return "twice"
    if isinstance(move, Cross) or isinstance(best, Cross):
        return "crossing"
    return "colour" if _bonus(rules, state, seat, move) != _bonus(rules, state, seat, best) else "place"


def _bonus(rules: DiceTrip, state: State, seat: int, move: Move) -> int:
    assert isinstance(move, Write)
    return len(rules.trip_after(state, seat, writing_of(rules.map, move)).bonus)
