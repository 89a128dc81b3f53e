"""Why a move of KIVI is worth what it is, and what sort of choice it was."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.reason import Reason
from noppa.core.rules import Move
from noppa.games.kivi.moves import Box, Place, TakeOver
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State, squares_of

if TYPE_CHECKING:
    from noppa.games.kivi.evaluator import Evaluator


def reason(evaluator: "Evaluator", state: State, seat: int, move: Move) -> Reason:
    """Return what a legal move adds, keeps from others, or aims at. Raises `IllegalMove` for a seat not due."""
    rules, values = evaluator.rules, evaluator.move_values(state, seat)
    match move:
        case Keep():
            return _keep(rules, state, evaluator.turn_ends(state, seat, move))
        case Place():
            return _place(rules, state, move, values)
        case TakeOver(square, to):
            (_, gain), (_, change) = rules.gains(state, state.seat, move).items()
            return Reason("kivi-reason-take-over", {"gain": gain, "cost": -change, "square": square, "to": to})
        case Box():
            return Reason("kivi-reason-box", {})
        case _:
            raise TypeError(move)


def decision_kind(rules: Kivi, state: State, seat: int, move: Move, best: Move) -> str:
    """Return whether it was a choice of dice, of rolling on, of a square, of one to block, or of a take-over."""
    del seat
    if isinstance(move, Keep) != isinstance(best, Keep):
        return "roll-on"
    if isinstance(move, Keep):
        return "keep"
    if TakeOver in (type(move), type(best)):
        return "take-over"
    squares = [rules.board.numbers[chosen.square] for chosen in (move, best) if isinstance(chosen, Place)]
    blocks = [_most_for_others(rules, state, square) > _own_gain(rules, state, square) for square in squares]
    return "block" if any(blocks) else "square"


def _place(rules: Kivi, state: State, move: Place, values: Mapping[Move, float]) -> Reason:
    params: dict[str, Plain] = {
        "gain": rules.gains(state, state.seat, move)[state.seat],
        "block": _most_for_others(rules, state, rules.board.numbers[move.square]),
    }
    rolling_on = [value for other, value in values.items() if isinstance(other, Keep)]
    if not rolling_on:
        return Reason("kivi-reason-place", params)
    return Reason("kivi-reason-place-early", params | {"change": f"{max(rolling_on) - values[move]:+.1f}"})


def _keep(rules: Kivi, state: State, chances: Sequence[float]) -> Reason:
    """Return the two likeliest squares, the box, and the mean of what the turn adds."""
    board, box = rules.board, len(state.stones)
    by_chance = sorted(range(box), key=lambda square: -chances[square])
    likely = [square for square in by_chance[:2] if chances[square] >= 0.005]
    if not likely:
        return Reason("kivi-reason-keep-nothing", {})
    params: dict[str, Plain] = {
        "box": round(100 * chances[box]),
        "gain": round(sum(chance * _own_gain(rules, state, at) for at, chance in enumerate(chances) if chance), 1),
    }
    for prefix, square in zip(("", "other_"), likely, strict=False):
        params |= {
            f"{prefix}square": board.names[square],
            f"{prefix}target": str(board.targets[square]),
            f"{prefix}percent": round(100 * chances[square]),
        }
    return Reason("kivi-reason-keep" if len(likely) == 2 else "kivi-reason-keep-one", params)


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
