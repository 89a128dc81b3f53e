"""Why a move of Dice Trip is not legal, or a text is not a move."""

from typing import TYPE_CHECKING

from noppa.core.errors import Plain, UnreadableMove
from noppa.core.rules import Move, Refusal
from noppa.games.dicetrip.moves import Cross, Reroll, Stand, Twice, Write
from noppa.games.dicetrip.numbers import DOUBLES, RANK
from noppa.games.dicetrip.state import State

if TYPE_CHECKING:
    from noppa.games.dicetrip.rules import DiceTrip


def why_not(rules: "DiceTrip", state: State, seat: int, move: Move) -> Refusal | None:
    """Return why a move of a seat that is due is not legal, or None if there is no specific reason."""
    params: dict[str, Plain] = {"move": str(move), "dice": list(state.dice)}
    match move:
        case Reroll(colours) if not set(colours) <= set(rules.colours):
            return "dicetrip-colour-unknown", params | {"allowed": list(rules.colours)}
        case Stand() | Reroll():
            return _why_not_roll_again(state, seat, params)
        case Write(city, _) | Cross(city) if city not in rules.map.cities:
            return "dicetrip-city-unknown", params | {"city": city, "allowed": list(rules.map.cities)}
        case Twice() | Write() | Cross() if state.deciding:
            return "dicetrip-stand-first", params
        case Twice(die, drop):
            return _why_not_twice(state, seat, params | {"die": die, "drop": drop})
        case Write(city, number):
            return _why_not_city(rules, state, seat, city, params) or _why_not_number(
                rules, state, seat, number, params
            )
        case Cross(city):
            return _why_not_city(rules, state, seat, city, params)
    return None


def unreadable(rules: "DiceTrip", text: str) -> UnreadableMove | None:
    """Return the error that names a city, number or colour that does not exist, or None for any other text."""
    match [word[:80] for word in text.split()]:
        case [word] if "=" in word:
            city, number = word.split("=", 1)
            if city not in rules.map.cities:
                return UnreadableMove("dicetrip-city-unknown", city=city, allowed=tuple(rules.map.cities))
            return UnreadableMove("dicetrip-number-unknown", number=number, allowed=(*RANK, "x"))
        case ["reroll", *colours] if not colours or not set(colours).isdisjoint(rules.colours):
            return UnreadableMove("dicetrip-colour-unknown", move=" ".join(colours)[:80], allowed=rules.colours)
    return None


def _why_not_roll_again(state: State, seat: int, params: dict[str, Plain]) -> Refusal:
    if seat != state.roller:
        return "dicetrip-not-the-roller", params | {"roller": state.roller}
    if state.trips[seat].rerolled:
        return "dicetrip-reroll-used", params
    return "dicetrip-reroll-too-late", params


def _why_not_twice(state: State, seat: int, params: dict[str, Plain]) -> Refusal:
    turn = state.turns[seat]
    if state.trips[seat].doubled or turn.twice is not None:
        return "dicetrip-twice-used", params
    if state.cities_a_seat == 1:
        return "dicetrip-twice-last-round", params
    if turn.writings:
        return "dicetrip-twice-too-late", params
    return "dicetrip-twice-not-there", params


def _why_not_city(rules: "DiceTrip", state: State, seat: int, city: str, params: dict[str, Plain]) -> Refusal | None:
    on_map = rules.trip(state, seat).numbers
    written = on_map[rules.map.index[city]]
    if written is None:
        return None
    empty = [slug for slug, at in rules.map.index.items() if on_map[at] is None]
    return "dicetrip-city-taken", params | {"city": city, "number": written or "x", "allowed": empty}


def _why_not_number(rules: "DiceTrip", state: State, seat: int, number: int, params: dict[str, Plain]) -> Refusal:
    on_map, twice = rules.trip(state, seat).numbers, state.turns[seat].twice
    possible = rules.numbers(state, seat)
    params |= {"number": number, "allowed": [other for other in possible if other not in on_map]}
    if number not in RANK:
        return "dicetrip-number-unknown", params
    if number in on_map:
        return "dicetrip-number-taken", params | {"city": tuple(rules.map.cities)[on_map.index(number)]}
    if twice is not None and number in DOUBLES:
        return "dicetrip-twice-double", params | {"die": twice[0]}
    if twice is not None and str(twice[0]) not in str(number):
        return "dicetrip-twice-missing", params | {"die": twice[0]}
    return "dicetrip-number-not-made", params
