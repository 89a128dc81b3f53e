"""Why a move of KIVI is refused: the code of the sentence, and what it tells."""

from noppa.core.dice import Dice, multiset
from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.games.kivi.moves import Box, Place, TakeOver
from noppa.games.kivi.state import ROLLS, Reach, State
from noppa.games.kivi.targets import Wild

Refusal = tuple[str, dict[str, Plain]]


def why_not(reach: Reach, state: State, move: Move) -> Refusal | None:
    """What speaks against a move of the seat in turn, None for a move of another game."""
    dice = multiset(die for die in state.dice if die is not None)
    match move:
        case Keep():
            code, told = _no_keep(state, dice, move)
        case Place(square):
            code, told = _no_square(reach, square) or _not_there(reach, state, dice, move)
        case TakeOver(square, to):
            code, told = _no_square(reach, square, to) or _no_take_over(reach, state, dice, move)
        case Box():
            code, told = "kivi-box-rolls-left" if state.rolls < ROLLS else "kivi-box-can-place", {}
        case _:
            return None
    squares = [reach.board.names[square] for square in reach.vacant(state.stones, dice)]
    return code, {"move": str(move), "dice": list(dice), "open": squares, "count": len(squares), **told}


def _no_square(reach: Reach, *squares: str) -> Refusal | None:
    names = reach.board.names
    unknown = [square for square in squares if square not in names]
    return ("kivi-square-unknown", {"square": unknown[0], "first": names[0], "last": names[-1]}) if unknown else None


def _no_keep(state: State, dice: Dice, move: Keep) -> Refusal:
    if state.rolls == ROLLS:
        return "kivi-no-rolls-left", {}
    return ("kivi-keep-all" if multiset(move.dice) == dice else "kivi-keep-not-there"), {}


def _not_there(reach: Reach, state: State, dice: Dice, move: Place) -> Refusal:
    square = reach.board.numbers[move.square]
    told: dict[str, Plain] = {"square": move.square}
    if square in reach.foreign(state.stones, state.seat, dice):
        return "kivi-take-over-where", told
    if state.stones[square] is not None:
        return "kivi-square-taken", told | {"seat": state.stones[square]}
    return "kivi-target-not-met", told | {"target": str(reach.board.targets[square])}


def _no_take_over(reach: Reach, state: State, dice: Dice, move: TakeOver) -> Refusal:
    owner = state.stones[reach.board.numbers[move.square]]
    told: dict[str, Plain] = {"square": move.square, "to": move.to}
    if reach.wild(dice) is not Wild.TAKE_OVER:
        return "kivi-no-take-over", told
    if owner is None:
        return "kivi-take-over-vacant", told
    if owner == state.seat:
        return "kivi-take-over-own", told
    return ("kivi-move-to-taken" if None in state.stones else "kivi-board-full"), told
