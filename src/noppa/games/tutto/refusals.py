"""Why a move of Tutto is not legal, or a text is not a move."""

from typing import TYPE_CHECKING

from noppa.core.dice import FACES, Dice
from noppa.core.errors import Plain, UnreadableMove
from noppa.core.rules import Move, Refusal
from noppa.games.tutto.cards import FIREWORK, STRAIGHT, TuttoCard
from noppa.games.tutto.moves import Go, Set, Stop
from noppa.games.tutto.sets import whole
from noppa.games.tutto.state import State, card_in_force

if TYPE_CHECKING:
    from noppa.games.tutto.rules import Tutto


def why_not(rules: "Tutto", state: State, seat: int, move: Move) -> Refusal | None:
    """Return why a move of the seat in turn is not legal, or None for a move of another game."""
    del rules, seat
    card = card_in_force(state).card
    params: dict[str, Plain] = {"move": str(move), "card": str(card)}
    match move:
        case Stop():
            return "tutto-stop-forbidden", params
        case Go():
            return "tutto-go-needs-tutto", params
        case Set(dice):
            return _why_not_set(state, card, dice, params)
        case _:
            return None


def unreadable(rules: "Tutto", text: str) -> UnreadableMove | None:
    """Return the error for dice that can never be set aside together, or None for any other text."""
    del rules
    words = text.split()
    if words[:1] == ["set"] and set(words[1:]) <= set(map(str, FACES)):
        return UnreadableMove("tutto-set-never", text=text[:80])
    return None


def _why_not_set(state: State, card: TuttoCard, dice: Dice, params: dict[str, Plain]) -> Refusal:
    if 0 not in state.taken:
        return "tutto-set-after-tutto", params
    rolled = state.rolled
    params |= {"dice": list(rolled)}
    if not dice or any(dice.count(die) > rolled.count(die) for die in dice):
        return "tutto-set-not-there", params
    if card == FIREWORK:
        return "tutto-set-all", params | {"valid": list(whole(rolled))}
    if card == STRAIGHT:
        return "tutto-set-new-faces", params | {"valid": sorted(set(rolled) - state.faces_aside)}
    return "tutto-set-not-valid", params | {"valid": list(whole(rolled))}
