"""Why a move of KIVI is worth what it is, in numbers a person can check; and what sort of choice it was."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.games.kivi.moves import Box, Place, TakeOver
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State, squares_of


class Reason(NamedTuple):
    """The code and parameters of a sentence."""

    code: str
    params: dict[str, Plain]


def reason_for(
    rules: Kivi, state: State, move: Move, values: Mapping[Move, float], ends: Callable[[], Sequence[float]]
) -> Reason:
    """Return what a move adds, keeps from others, or aims at; `ends` says where the turn will end after a keep."""
    match move:
        case Keep():
            return _keep_reason(rules, state, ends())
        case Place(square):
            told: dict[str, Plain] = {
                "gain": rules.gains(state, state.seat, move)[state.seat],
                "block": _most_for_others(rules, state, rules.board.numbers[square]),
            }
            going_on = [value for other, value in values.items() if isinstance(other, Keep)]
            if not going_on:
                return Reason("kivi-reason-place", told)
            return Reason("kivi-reason-place-early", told | {"change": f"{max(going_on) - values[move]:+.1f}"})
        case TakeOver(square, to):
            (_, gain), (_, change) = rules.gains(state, state.seat, move).items()
            return Reason("kivi-reason-take-over", {"gain": gain, "cost": -change, "square": square, "to": to})
        case Box():
            return Reason("kivi-reason-box", {})
        case _:
            raise TypeError(move)


def _keep_reason(rules: Kivi, state: State, by_square: Sequence[float]) -> Reason:
    """Return the two likeliest squares, the box, and the mean of what the turn adds."""
    board, box = rules.board, len(state.stones)
    by_chance = sorted(range(box), key=lambda square: -by_square[square])
    likely = [square for square in by_chance[:2] if by_square[square] >= 0.005]
    if not likely:
        return Reason("kivi-reason-keep-nothing", {})
    told: dict[str, Plain] = {
        "box": round(100 * by_square[box]),
        "gain": round(sum(chance * _own_gain(rules, state, at) for at, chance in enumerate(by_square) if chance), 1),
    }
    for prefix, square in zip(("", "other_"), likely, strict=False):
        told |= {
            f"{prefix}square": board.names[square],
            f"{prefix}target": str(board.targets[square]),
            f"{prefix}percent": round(100 * by_square[square]),
        }
    return Reason("kivi-reason-keep" if len(likely) == 2 else "kivi-reason-keep-one", told)


def _own_gain(rules: Kivi, state: State, square: int) -> int:
    """Return what a stone on a square adds, 0 for the box."""
    if square == len(state.stones):
        return 0
    mine = squares_of(state.stones, state.seat)
    return rules.tally(mine | {square}).total - rules.tally(mine).total


def _most_for_others(rules: Kivi, state: State, square: int) -> int:
    """Return the most that another seat's stone on a square would have added."""
    stones = [squares_of(state.stones, seat) for seat in range(len(state.hands)) if seat != state.seat]
    return max(rules.tally(theirs | {square}).total - rules.tally(theirs).total for theirs in stones)


def kind_of(rules: Kivi, state: State, move: Move, best: Move) -> str:
    """Return whether it was a choice of dice, of going on, of a square, of one to block, or of a take-over."""
    if isinstance(move, Keep) != isinstance(best, Keep):
        return "roll-on"
    if isinstance(move, Keep):
        return "keep"
    if TakeOver in (type(move), type(best)):
        return "take-over"
    squares = [rules.board.numbers[chosen.square] for chosen in (move, best) if isinstance(chosen, Place)]
    blocks = [_most_for_others(rules, state, square) > _own_gain(rules, state, square) for square in squares]
    return "block" if any(blocks) else "square"
