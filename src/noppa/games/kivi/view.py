"""The view of KIVI: the board with its stones, the dice, and what a stone on each square would make."""

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from noppa.core.dice import multiset
from noppa.core.keeps import Keep, all_lie
from noppa.core.rules import Move
from noppa.core.view import KeepView, View
from noppa.games.kivi.board import Board
from noppa.games.kivi.moves import Place, TakeOver
from noppa.games.kivi.scoring import Direction, Line
from noppa.games.kivi.state import ROLLS, STONES, State, squares_of
from noppa.games.kivi.targets import EXAMPLES, TARGETS, Target, Wild, targets_met, wild_roll

if TYPE_CHECKING:
    from noppa.games.kivi.rules import Kivi


class LineView(TypedDict):
    """A line as a face writes it out: 1 + 2 + 3 = 6, times 3 stones is 18."""

    direction: Direction
    squares: list[str]
    values: list[int]
    sum: int
    stones: int
    points: int


class LinesDetail(TypedDict):
    """Every line of a seat."""

    lines: list[LineView]


class LinesItem(TypedDict):
    """What the lines of a seat count."""

    id: Literal["lines"]
    value: int
    detail: LinesDetail


class SinglesDetail(TypedDict):
    """The squares of the stones in no line, and their values."""

    squares: list[str]
    values: list[int]


class SinglesItem(TypedDict):
    """What the stones in no line count."""

    id: Literal["singles"]
    value: int
    detail: SinglesDetail


class PlaceView(TypedDict):
    """Put a stone on a vacant square, and what the total gains by it."""

    move: str
    kind: Literal["place"]
    square: str
    gain: int


class TakeOverView(TypedDict):
    """Take over another seat's square and move its stone: what both totals gain or lose."""

    move: str
    kind: Literal["take_over"]
    square: str
    to: str
    gain: int
    other: int
    other_gain: int


class BoxView(TypedDict):
    """Put the stone into the box."""

    move: str
    kind: Literal["box"]
    gain: int


MoveView: TypeAlias = KeepView | PlaceView | TakeOverView | BoxView


class MakesView(TypedDict):
    """What a stone on a square would make: the change of the total, and the lines through the square."""

    gain: int
    lines: list[LineView]


class SquareView(TypedDict):
    """A square: what it asks for, its value, whose stone lies there, and what a stone of the viewer would make."""

    square: str
    target: Target
    value: int
    stone: int | None
    makes: MakesView | None


class BoardView(TypedDict):
    """The board, its squares row by row, and for each target on it a roll that meets it."""

    rows: int
    columns: int
    squares: list[SquareView]
    examples: dict[str, list[int]]


class RollMeaning(TypedDict):
    """What the dice on the table are: the targets they meet, and the squares they may take.

    `wild_roll` names the roll that goes to any square; none where `wild` is "none".
    """

    targets: list[Target]
    wild: Wild
    wild_roll: Literal["five", "six", "run"] | None
    open: list[str]
    take_overs: list[str]


class PositionView(RollMeaning):
    """Whose turn it is, the dice by place, the board, and the stones in hands and boxes by seat."""

    turn: int | None
    round: int
    rounds: int
    dice: list[int | None]
    rolls: int
    rolls_left: int
    board: BoardView
    hands: list[int]
    boxes: list[int]


class KiviView(View[LinesItem | SinglesItem, MoveView], PositionView):
    """Everything a face draws of KIVI."""


def position_view(rules: "Kivi", state: State, seat: int | None) -> PositionView:
    """Return everything besides sheets and moves; a spectator sees what the seat in turn would make."""
    board, left = rules.board, state.hands[state.seat]
    makes = _makes(rules, state, state.seat if seat is None else seat) if left else [None] * len(board.names)
    squares = zip(board.names, board.targets, board.values, state.stones, makes, strict=True)
    return {
        "turn": state.seat if left else None,
        "round": min(STONES - left + 1, STONES),
        "rounds": STONES,
        "dice": list(state.dice),
        "rolls": state.rolls,
        "rolls_left": ROLLS - state.rolls,
        "board": {
            "rows": board.rows,
            "columns": board.columns,
            "squares": [
                {"square": name, "target": target, "value": value, "stone": owner, "makes": made}
                for name, target, value, owner, made in squares
            ],
            "examples": {target: list(EXAMPLES[target]) for target in TARGETS if target in board.targets},
        },
        "hands": list(state.hands),
        "boxes": [STONES - hand - state.stones.count(owner) for owner, hand in enumerate(state.hands)],
        **_roll_meaning(rules, state),
    }


def move_view(rules: "Kivi", state: State, seat: int, move: Move) -> MoveView:
    """Return the parts of a legal move, and how it would change the totals."""
    match move:
        case Keep(dice):
            return {"move": str(move), "kind": "keep", "dice": list(dice)}
        case Place(square):
            (gain,) = rules.gains(state, seat, move).values()
            return {"move": str(move), "kind": "place", "square": square, "gain": gain}
        case TakeOver(square, to):
            (_, gain), (other, change) = rules.gains(state, seat, move).items()
            return {
                "move": str(move),
                "kind": "take_over",
                "square": square,
                "to": to,
                "gain": gain,
                "other": other,
                "other_gain": change,
            }
        case _:
            return {"move": str(move), "kind": "box", "gain": 0}


def line_view(board: Board, line: Line) -> LineView:
    """Return a line with its squares by name."""
    return {
        "direction": line.direction,
        "squares": [board.names[square] for square in line.squares],
        "values": [board.values[square] for square in line.squares],
        "sum": line.sum,
        "stones": len(line.squares),
        "points": line.points,
    }


def _makes(rules: "Kivi", state: State, seat: int) -> list[MakesView | None]:
    """Return what a stone of that seat would make on each square; None where it already has one."""
    mine = squares_of(state.stones, seat)
    before = rules.tally(mine).total
    makes: list[MakesView | None] = []
    for square, owner in enumerate(state.stones):
        after = rules.tally(mine | {square})
        lines = [line_view(rules.board, line) for line in after.lines if square in line.squares]
        makes.append(None if owner == seat else {"gain": after.total - before, "lines": lines})
    return makes


def _roll_meaning(rules: "Kivi", state: State) -> RollMeaning:
    if not all_lie(state.dice):
        return {"targets": [], "wild": Wild.NONE, "wild_roll": None, "open": [], "take_overs": []}
    dice, names, reach = multiset(state.dice), rules.board.names, rules.reach
    met, wild = targets_met(dice), reach.wild(dice)
    return {
        "targets": [target for target in TARGETS if target in met],
        "wild": wild,
        "wild_roll": None if wild is Wild.NONE else wild_roll(dice),
        "open": [names[square] for square in reach.vacant(state.stones, dice)],
        "take_overs": [names[square] for square in reach.foreign(state.stones, state.seat, dice)],
    }
