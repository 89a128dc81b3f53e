"""Why a move of Yatzy is not legal."""

from typing import TYPE_CHECKING

from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.rules import Move, Refusal
from noppa.games.yatzy.moves import Declare, Score
from noppa.games.yatzy.rows import PLACE, Row
from noppa.games.yatzy.state import ROLLS, State

if TYPE_CHECKING:
    from noppa.games.yatzy.rules import Yatzy


def why_not(rules: "Yatzy", state: State, seat: int, move: Move) -> Refusal | None:
    """Return why a move of the seat in turn is not legal, or None for a move of another game."""
    params: dict[str, Plain] = {"move": str(move)}
    declaring = rules.declares and state.declared is None
    match move:
        case Declare() if not rules.declares:
            return "yatzy-declares-after", params
        case Declare() if not declaring:
            return "yatzy-declared-already", params | {"item": str(state.declared)}
        case Keep() | Score() if declaring:
            return "yatzy-declare-first", params
        case Keep():
            params |= {"dice": [die for die in state.dice if die is not None]}
            return ("yatzy-no-rolls-left" if state.rolls == ROLLS else "yatzy-keep-not-there"), params
        case Declare(row) | Score(row):
            return _why_not_row(rules, state, seat, row, params | {"item": str(row)})
    return None


def _why_not_row(rules: "Yatzy", state: State, seat: int, row: Row, params: dict[str, Plain]) -> Refusal | None:
    if state.columns[seat][PLACE[row]] is not None:
        return "yatzy-row-filled", params
    if row is Row.CHANCE and rules.last_resort:
        return "yatzy-chance-last-resort", params
    if state.declared is not None:
        return "yatzy-declared-row-only", params | {"item": str(state.declared)}
    return None
