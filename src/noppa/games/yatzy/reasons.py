"""Why a move of Yatzy is worth what it is, and what sort of choice it was."""

from typing import TYPE_CHECKING

from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.reason import Reason
from noppa.core.rules import Move
from noppa.games.yatzy.moves import Declare, Score
from noppa.games.yatzy.rows import PLACE, ROWS, UPPER
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import State

if TYPE_CHECKING:
    from noppa.games.yatzy.evaluator import Evaluator


def reason(evaluator: "Evaluator", state: State, seat: int, move: Move) -> Reason:
    """Return what a legal move gives up or aims at."""
    match move:
        case Score():
            return _score(evaluator, state, seat, move)
        case Keep() | Declare():
            ends = _ends(evaluator, evaluator.rules.play(state, seat, move))
        case _:
            raise TypeError(move)
    first, second, *_ = [*ends.items(), ("", 0.0), ("", 0.0)]
    params: dict[str, Plain] = {"item": first[0], "percent": round(100 * first[1])}
    if second[1] < 0.005:
        return Reason("yatzy-reason-sure", params)
    return Reason("yatzy-reason-keep", params | {"other_item": second[0], "other_percent": round(100 * second[1])})


def decision_kind(rules: Yatzy, state: State, seat: int, move: Move, best: Move) -> str:
    """Return whether it was a choice of dice to keep, of a row, one that turned on the bonus, or of what to strike."""
    if not isinstance(move, Score):
        return "keep" if isinstance(move, Keep) else "declare"
    if not rules.entries(state)[move.row]:
        return "strike"
    uppers = {chosen.row in UPPER for chosen in (move, best) if isinstance(chosen, Score)}
    undecided = sum(points or 0 for points in state.columns[seat][: len(UPPER)]) < rules.bonus_from
    return "bonus" if uppers == {True, False} and undecided else "row"


def _score(evaluator: "Evaluator", state: State, seat: int, move: Score) -> Reason:
    """Return the points written, and what the row would be worth if it stayed open."""
    column, place = state.columns[seat], PLACE[move.row]
    points = evaluator.rules.entries(state)[move.row]
    struck = (*column[:place], 0, *column[place + 1 :])
    open_value = round(evaluator.solved.value(column) - evaluator.solved.value(struck), 1)
    if not points:
        return Reason("yatzy-reason-strike", {"item": str(move.row), "worth": open_value})
    return Reason("yatzy-reason-score", {"item": str(move.row), "points": points, "worth": open_value})


def _ends(evaluator: "Evaluator", state: State) -> dict[str, float]:
    """Return the rows in which the turn may end after the next roll, likeliest first; a struck row is `zero`."""
    *rows, zero = evaluator.turn_ends(state)
    ends = {"zero": zero} | {str(row): chance for row, chance in zip(ROWS, rows, strict=True)}
    return dict(sorted(ends.items(), key=lambda end: -end[1]))
