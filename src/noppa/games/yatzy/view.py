"""The view of Yatzy: the pad, the dice, and what each row would score now."""

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.core.view import KeepView, NoDetail, View
from noppa.games.yatzy.moves import Declare, Score
from noppa.games.yatzy.rows import PLACE, ROWS, Row
from noppa.games.yatzy.state import ROLLS, State

if TYPE_CHECKING:
    from noppa.games.yatzy.rules import Yatzy


class RowItem(TypedDict):
    """A row of the pad."""

    id: Row
    value: int | None
    detail: NoDetail


BonusDetail = TypedDict("BonusDetail", {"upper": int, "from": int, "ahead": int})
BonusDetail.__doc__ = (
    """The sum of the upper rows, where the bonus begins, and how far ahead of three of each they are."""
)


class BonusItem(TypedDict):
    """The bonus below the upper rows."""

    id: Literal["bonus"]
    value: int
    detail: BonusDetail


class DeclareView(TypedDict):
    """Declare a row before the first roll."""

    move: str
    kind: Literal["declare"]
    row: Row


class ScoreView(TypedDict):
    """Fill in a row: the points written there, and what the total gains with the bonus."""

    move: str
    kind: Literal["score"]
    row: Row
    points: int
    gain: int


MoveView: TypeAlias = KeepView | DeclareView | ScoreView


class PositionView(TypedDict):
    """Whose turn it is, the dice by place, and what would be written in each row that may be filled now."""

    turn: int | None
    round: int
    rounds: int
    dice: list[int | None]
    rolls: int
    rolls_left: int
    declared: Row | None
    would: dict[str, int]


class YatzyView(View[RowItem | BonusItem, MoveView], PositionView):
    """Everything a face draws of Yatzy."""


def position_view(rules: "Yatzy", state: State, seat: int | None) -> PositionView:
    """Return everything besides sheets and moves, the same for every seat."""
    del seat
    playing = None in state.columns[state.seat]
    filled = min(sum(value is not None for value in column) for column in state.columns)
    return {
        "turn": state.seat if playing else None,
        "round": min(filled + 1, len(ROWS)),
        "rounds": len(ROWS),
        "dice": list(state.dice),
        "rolls": state.rolls,
        "rolls_left": ROLLS - state.rolls,
        "declared": state.declared,
        "would": {str(row): value for row, value in rules.entries(state).items()},
    }


def move_view(rules: "Yatzy", state: State, seat: int, move: Move) -> MoveView:
    """Return the parts of a legal move, and for a row what it would score."""
    match move:
        case Keep(dice):
            return {"move": str(move), "kind": "keep", "dice": list(dice)}
        case Declare(row):
            return {"move": str(move), "kind": "declare", "row": row}
        case Score(row):
            column, points = state.columns[seat], rules.entries(state)[row]
            after = (*column[: PLACE[row]], points, *column[PLACE[row] + 1 :])
            gain = rules.column_sheet(after).total - rules.column_sheet(column).total
            return {"move": str(move), "kind": "score", "row": row, "points": points, "gain": gain}
        case _:
            raise TypeError(move)
