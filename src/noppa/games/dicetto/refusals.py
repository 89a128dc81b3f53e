"""Why a move of Dicetto is not legal."""

from typing import TYPE_CHECKING

from noppa.core.dice import Dice, submultisets
from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.rules import Move, Refusal
from noppa.games.dicetto.cards import fits
from noppa.games.dicetto.moves import Place
from noppa.games.dicetto.state import IN_HAND, LOST, SLOTS, State

if TYPE_CHECKING:
    from noppa.games.dicetto.rules import Dicetto


def why_not(rules: "Dicetto", state: State, seat: int, move: Move) -> Refusal | None:
    """Return why a move of the seat in turn is not legal, or None if there is no specific reason."""
    del seat
    match move:
        case Keep():
            return _why_not_keep(state, move)
        case Place():
            code, params = _why_not_place(state, move)
            allowed = [" ".join(map(str, place.dice)) for place in rules.placings(state, move.slot, state.hand)]
            return code, {
                "move": str(move),
                "slot": SLOTS[move.slot],
                **params,
                "allowed": allowed,
                "count": len(allowed),
            }
        case _:
            return None


def _why_not_keep(state: State, keep: Keep) -> Refusal:
    params: dict[str, Plain] = {"move": str(keep), "dice": list(state.hand)}
    if state.laid != IN_HAND:
        return "dicetto-placed-already", params
    return ("dicetto-keep-not-there" if state.rolls_left else "dicetto-no-rolls-left"), params


def _why_not_place(state: State, place: Place) -> Refusal:
    slot, dice = place.slot, place.dice
    kind = state.kind_at(slot)
    if kind is None:
        return "dicetto-slot-empty", {}
    if slot in state.beaten:
        return "dicetto-challenge-lost", {}
    if not state.is_open(slot):
        return "dicetto-once-a-turn", {}
    if not fits(kind, dice):
        return "dicetto-does-not-fit", {"card": str(kind)}
    if dice not in submultisets(state.hand):
        return _why_not_in_hand(state, dice)
    return "dicetto-sum-too-low", {"sum": sum(dice), "least": state.least_at(slot)}


def _why_not_in_hand(state: State, dice: Dice) -> Refusal:
    """Return whether the dice were lost in a battle, or are not in hand for another reason."""
    idle = [die for die, at in zip(state.dice, state.laid, strict=True) if at == LOST and die is not None]
    params: dict[str, Plain] = {"hand": list(state.hand), "lost": idle}
    with_lost = tuple(sorted((*state.hand, *idle)))
    return ("dicetto-dice-lost" if dice in submultisets(with_lost) else "dicetto-dice-not-in-hand"), params
