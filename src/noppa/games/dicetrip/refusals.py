"""Why a move is not legal, or a text no move: codes, and what would be allowed."""

from typing import TYPE_CHECKING, TypeAlias

from noppa.core.errors import Plain, UnreadableMove
from noppa.core.rules import Move
from noppa.games.dicetrip.moves import Cross, Reroll, Stand, Twice, Write
from noppa.games.dicetrip.numbers import DOUBLES, RANK
from noppa.games.dicetrip.state import State

if TYPE_CHECKING:
    from noppa.games.dicetrip.rules import DiceTrip

Why: TypeAlias = tuple[str, dict[str, Plain]]


def why_not(rules: "DiceTrip", state: State, seat: int, move: Move) -> Why | None:
    """The code and parameters for a seat that is due, None where the game knows no more."""
    told: dict[str, Plain] = {"move": str(move), "dice": list(state.dice)}
    match move:
        case Reroll(colours) if not set(colours) <= set(rules.colours):
            return "dicetrip-colour-unknown", told | {"allowed": list(rules.colours)}
        case Stand() | Reroll():
            return _no_roll_again(state, seat, told)
        case Write(city, _) | Cross(city) if city not in rules.map.cities:
            return "dicetrip-city-unknown", told | {"city": city, "allowed": list(rules.map.cities)}
        case Twice() | Write() | Cross() if state.deciding:
            return "dicetrip-stand-first", told
        case Twice(die, drop):
            return _no_doubling(state, seat, told | {"die": die, "drop": drop})
        case Write(city, number):
            return _not_empty(rules, state, seat, city, told) or _no_number(rules, state, seat, number, told)
        case Cross(city):
            return _not_empty(rules, state, seat, city, told)
    return None


def _no_roll_again(state: State, seat: int, told: dict[str, Plain]) -> Why:
    if seat != state.roller:
        return "dicetrip-not-the-roller", told | {"roller": state.roller}
    if state.trips[seat].rerolled:
        return "dicetrip-reroll-used", told
    return "dicetrip-reroll-too-late", told


def _no_doubling(state: State, seat: int, told: dict[str, Plain]) -> Why:
    turn = state.turns[seat]
    if state.trips[seat].doubled or turn.twice is not None:
        return "dicetrip-twice-used", told
    if state.cities_a_seat == 1:
        return "dicetrip-twice-last-round", told
    if turn.writings:
        return "dicetrip-twice-too-late", told
    return "dicetrip-twice-not-there", told


def _not_empty(rules: "DiceTrip", state: State, seat: int, city: str, told: dict[str, Plain]) -> Why | None:
    there = rules.trip(state, seat).numbers
    written = there[rules.map.index[city]]
    if written is None:
        return None
    empty = [slug for slug, at in rules.map.index.items() if there[at] is None]
    return "dicetrip-city-taken", told | {"city": city, "number": written or "x", "allowed": empty}


def _no_number(rules: "DiceTrip", state: State, seat: int, number: int, told: dict[str, Plain]) -> Why:
    there, twice = rules.trip(state, seat).numbers, state.turns[seat].twice
    made = rules.numbers(state, seat)
    told |= {"number": number, "allowed": [one for one in made if one not in there]}
    if number not in RANK:
        return "dicetrip-number-unknown", told
    if number in there:
        return "dicetrip-number-taken", told | {"city": tuple(rules.map.cities)[there.index(number)]}
    if twice is not None and number in DOUBLES:
        return "dicetrip-twice-double", told | {"die": twice[0]}
    if twice is not None and str(twice[0]) not in str(number):
        return "dicetrip-twice-missing", told | {"die": twice[0]}
    return "dicetrip-number-not-made", told


def unreadable(rules: "DiceTrip", text: object) -> UnreadableMove | None:
    """The error that names a city, number or colour there is not; None for any other text."""
    words = text.split() if isinstance(text, str) else []
    match [word[:80] for word in words]:
        case [word] if "=" in word:
            city, number = word.split("=", 1)
            if city not in rules.map.cities:
                return UnreadableMove("dicetrip-city-unknown", city=city, allowed=tuple(rules.map.cities))
            return UnreadableMove("dicetrip-number-unknown", number=number, allowed=(*RANK, "x"))
        case ["reroll", *colours] if not colours or not set(colours).isdisjoint(rules.colours):
            return UnreadableMove("dicetrip-colour-unknown", move=" ".join(colours)[:80], allowed=rules.colours)
    return None
