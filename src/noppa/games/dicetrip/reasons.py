"""Why a move of Dice Trip is worth what it is, and what sort of choice it was."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from noppa.core.errors import Plain
from noppa.core.reason import Reason
from noppa.core.rules import Move
from noppa.games.dicetrip.moves import Cross, Reroll, Stand, Twice, Write, writing_of
from noppa.games.dicetrip.roads import CROSSED, reach
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import State
from noppa.games.dicetrip.trip import changes, gain_of

if TYPE_CHECKING:
    from noppa.games.dicetrip.evaluator import Evaluator


def reason(evaluator: "Evaluator", state: State, seat: int, move: Move) -> Reason:
    """Return what a legal move gives, gives up or aims at."""
    rules = evaluator.rules
    match move:
        case Stand():
            return _stand(move, evaluator.move_values(state, seat))
        case Reroll():
            return _reroll(move, evaluator.move_values(state, seat))
        case Twice():
            return _twice(move, evaluator.move_values(state, seat), evaluator.guess.twice[state.round + 1])
        case Write():
            return _write(rules, state, seat, move)
        case Cross():
            return _cross(rules, state, seat, move)
        case _:
            raise TypeError(move)


def decision_kind(rules: DiceTrip, state: State, seat: int, move: Move, best: Move) -> str:
    """Return whether it was a choice of rolling again, a die twice, a crossing off, a bonus city, or a place."""
    if isinstance(move, Stand | Reroll):
        return "reroll"
    if isinstance(move, Twice) or isinstance(best, Twice):
        return "twice"
    if isinstance(move, Cross) or isinstance(best, Cross):
        return "crossing"
    return "colour" if _bonus(rules, state, seat, move) != _bonus(rules, state, seat, best) else "place"


def _stand(move: Move, values: Mapping[Move, float]) -> Reason:
    best = max(value for other, value in values.items() if isinstance(other, Reroll))
    return Reason("dicetrip-reason-stand", {"change": _rounded(best - values[move])})


def _reroll(move: Reroll, values: Mapping[Move, float]) -> Reason:
    change = values[move] - values[Stand()]
    return Reason("dicetrip-reason-reroll", {"dice": len(move.colours), "change": _rounded(change)})


def _twice(move: Twice, values: Mapping[Move, float], kept: float) -> Reason:
    """Return what the doubling brings beyond the best move without it, and what the power is worth when kept."""
    best = max(value for other, value in values.items() if not isinstance(other, Twice))
    more = _rounded(values[move] - best + kept)
    return Reason("dicetrip-reason-twice", {"die": move.die, "more": more, "kept": _rounded(kept)})


def _write(rules: DiceTrip, state: State, seat: int, move: Write) -> Reason:
    writing = writing_of(rules.map, move)
    before, after = rules.trip(state, seat), rules.trip_after(state, seat, writing)
    added = changes(rules.map, before, after, writing)
    road = reach(rules.map, after.numbers).road
    params: dict[str, Plain] = {"gain": gain_of(added), "road": road}
    if added["series"]:
        return Reason("dicetrip-reason-series", params | {"series": reach(rules.map, after.numbers).series})
    if added["zones"]:
        return Reason("dicetrip-reason-zone", params)
    if added["bonus"] > 0:
        return Reason("dicetrip-reason-bonus", params)
    city = rules.map.cities[move.city]
    if city.colour is not None:
        return Reason("dicetrip-reason-colour-spent", params | {"colour": city.colour})
    if added["road"]:
        return Reason("dicetrip-reason-road", params)
    near = sorted(number for to in rules.map.links[writing[0]] if (number := before.numbers[to]))
    if near:
        return Reason("dicetrip-reason-between", params | {"numbers": ", ".join(map(str, near))})
    return Reason("dicetrip-reason-alone", params | {"links": len(city.links)})


def _cross(rules: DiceTrip, state: State, seat: int, move: Cross) -> Reason:
    trip, city = rules.trip(state, seat), rules.map.cities[move.city]
    others = (rules.map.index[slug] for slug, other in rules.map.cities.items() if other.zone == city.zone)
    lost = any(trip.numbers[other] == CROSSED for other in others)
    zone = city.zone.lower() if rules.content is None else rules.map.zones[city.zone]
    return Reason("dicetrip-reason-cross-lost" if lost else "dicetrip-reason-cross", {"zone": zone})


def _rounded(value: float) -> float:
    return round(value, 1) + 0.0  # no minus before a zero


def _bonus(rules: DiceTrip, state: State, seat: int, move: Move) -> int:
    assert isinstance(move, Write)
    return len(rules.trip_after(state, seat, writing_of(rules.map, move)).bonus)
