"""Why a move of KIVI is not legal, or a text is not a move."""

import re
from typing import TYPE_CHECKING

from noppa.core.dice import Dice, multiset
from noppa.core.errors import Plain, UnreadableMove
from noppa.core.keeps import Keep
from noppa.core.rules import Move, Refusal
from noppa.games.kivi.moves import Box, Place, TakeOver
from noppa.games.kivi.state import ROLLS, Reach, State
from noppa.games.kivi.targets import Wild

if TYPE_CHECKING:
    from noppa.games.kivi.rules import Kivi

SQUARE = re.compile("[a-z][0-9]{1,2}")
"""How a square is written, on this board or not."""


def why_not(rules: "Kivi", state: State, seat: int, move: Move) -> Refusal | None:
    """Return why a move of the seat in turn is not legal, or None for a move of another game."""
    del seat
    reach, dice = rules.reach, multiset(die for die in state.dice if die is not None)
    match move:
        case Keep():
            code, params = _why_not_keep(state, dice, move)
        case Place(square):
            code, params = _unknown_square(reach, square) or _why_not_place(reach, state, dice, move)
        case TakeOver(square, to):
            code, params = _unknown_square(reach, square, to) or _why_not_take_over(reach, state, dice, move)
        case Box():
            code, params = "kivi-box-rolls-left" if state.rolls < ROLLS else "kivi-box-can-place", {}
        case _:
            return None
    squares = [reach.board.names[square] for square in reach.vacant(state.stones, dice)]
    return code, {"move": str(move), "dice": list(dice), "open": squares, "count": len(squares), **params}


def unreadable(rules: "Kivi", text: str) -> UnreadableMove | None:
    """Return the error that names a square that is not on the board, or None for any other text."""
    words, names = text.split(), rules.board.names
    for square in words[1::2] if words[:1] == ["place"] else ():
        if SQUARE.fullmatch(square) and square not in names:
            return UnreadableMove("kivi-square-unknown", text=text[:80], square=square, first=names[0], last=names[-1])
    return None


def _unknown_square(reach: Reach, *squares: str) -> Refusal | None:
    names = reach.board.names
    unknown = [square for square in squares if square not in names]
    return ("kivi-square-unknown", {"square": unknown[0], "first": names[0], "last": names[-1]}) if unknown else None


def _why_not_keep(state: State, dice: Dice, move: Keep) -> Refusal:
    if state.rolls == ROLLS:
        return "kivi-no-rolls-left", {}
    return ("kivi-keep-all" if multiset(move.dice) == dice else "kivi-keep-not-there"), {}


def _why_not_place(reach: Reach, state: State, dice: Dice, move: Place) -> Refusal:
    square = reach.board.numbers[move.square]
    params: dict[str, Plain] = {"square": move.square}
    if square in reach.foreign(state.stones, state.seat, dice):
        return "kivi-take-over-where", params
    if state.stones[square] is not None:
        return "kivi-square-taken", params | {"seat": state.stones[square]}
    target = str(reach.board.targets[square])
    return "kivi-target-not-met", params | {"target": target, "needs": target}


def _why_not_take_over(reach: Reach, state: State, dice: Dice, move: TakeOver) -> Refusal:
    owner = state.stones[reach.board.numbers[move.square]]
    params: dict[str, Plain] = {"square": move.square, "to": move.to}
    if reach.wild(dice) is not Wild.TAKE_OVER:
        return "kivi-no-take-over", params
    if owner is None:
        return "kivi-take-over-vacant", params
    if owner == state.seat:
        return "kivi-take-over-own", params
    return ("kivi-move-to-taken" if None in state.stones else "kivi-board-full"), params
