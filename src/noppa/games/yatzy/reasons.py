"""Explains moves of Yatzy: how the coach says them, the reasons for their values, and the kinds of decisions."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, cast

from noppa.core.dice import drawn, multisets, turn
from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.reason import Reason, instead, whole_percent
from noppa.core.rules import Move
from noppa.games.yatzy.moves import Declare, Score
from noppa.games.yatzy.rows import PLACE, ROWS, UPPER, Row, row_points
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import DICE, ROLLS, Column, State

if TYPE_CHECKING:
    from noppa.games.yatzy.evaluator import Evaluator

KINDS = ("keep", "row", "bonus", "strike", "declare")
RARE = 0.005
"""Chances below this are not mentioned."""


def instruction(rules: Yatzy, state: State, seat: int, move: Move) -> Reason:
    """Return a legal move as the coach says it: "Keep ⚄⚄⚄ and roll 2"."""
    del seat
    match move:
        case Keep(dice):
            params: dict[str, Plain] = {"dice": drawn(dice), "count": len(dice), "left": DICE - len(dice)}
            return Reason("yatzy-advice-keep", params)
        case Declare(row):
            return Reason("yatzy-advice-declare", {"item": str(row)})
        case Score(row):
            points = rules.entries(state)[row]
            return Reason("yatzy-advice-score" if points else "yatzy-advice-zero", {"item": str(row), "points": points})
        case _:
            raise TypeError(move)


def reasons(evaluator: "Evaluator", state: State, seat: int, move: Move) -> tuple[Reason, ...]:
    """Return what a legal move gives up or aims at, what it does for the bonus, and the alternative."""
    match move:
        case Score():
            return _score(evaluator, state, seat, move)
        case Keep():
            values = evaluator.move_values(state, seat)
            written = {other: value for other, value in values.items() if isinstance(other, Score)}
            best = max(written, key=written.__getitem__)
            now = evaluator.rules.entries(state)[best.row]
            params: dict[str, Plain] = {"item": str(best.row), "points": now}
            other = instead("yatzy-why-write-instead", values[best] - values[move], evaluator.unit, **params)
            return (*_aims(evaluator, state, seat, move), other)
        case Declare():
            return _aims(evaluator, state, seat, move)
        case _:
            raise TypeError(move)


def decision_kind(rules: Yatzy, state: State, seat: int, move: Move, best: Move) -> str:
    """Return the kind of a decision: dice to keep, a row, a row for the bonus, one to strike, or one to declare."""
    if not isinstance(move, Score):
        return "keep" if isinstance(move, Keep) else "declare"
    if not rules.entries(state)[move.row]:
        return "strike"
    uppers = {chosen.row in UPPER for chosen in (move, best) if isinstance(chosen, Score)}
    undecided = sum(points or 0 for points in state.columns[seat][: len(UPPER)]) < rules.bonus_from
    return "bonus" if uppers == {True, False} and undecided else "row"


def _aims(evaluator: "Evaluator", state: State, seat: int, move: Move) -> tuple[Reason, ...]:
    """Return the rows in which the turn will end, and how likely a zero is."""
    ends = _ends(evaluator, evaluator.rules.play(state, seat, move))
    first, second, *_ = [*ends.items(), ("", 0.0), ("", 0.0)]
    params: dict[str, Plain] = {"item": first[0], "percent": whole_percent(first[1])}
    if second[1] < RARE:
        return (Reason("yatzy-why-sure", params),)
    likely = Reason("yatzy-why-ends", params | {"other_item": second[0], "other_percent": whole_percent(second[1])})
    zero = ends["zero"]
    if "zero" in (first[0], second[0]) or zero < RARE:
        return (likely,)
    return (likely, Reason("yatzy-why-zero", {"percent": whole_percent(zero)}))


def _score(evaluator: "Evaluator", state: State, seat: int, move: Score) -> tuple[Reason, ...]:
    """Return the points written, what a turn for the row usually brings, the bonus, and the alternative."""
    rules, column, place = evaluator.rules, state.columns[seat], PLACE[move.row]
    written, item = rules.entries(state)[move.row], str(move.row)
    found = [Reason("yatzy-why-score", {"item": item, "amount": written})] if written else []
    if move.row not in UPPER or not written:
        mean = round(points_in_a_turn(move.row, sum_plus_fifty=rules.sum_plus_fifty), 1)
        found.append(Reason("yatzy-why-turn", {"item": item, "amount": mean}))
    if move.row in UPPER:
        found += _bonus(rules, column, (*column[:place], written, *column[place + 1 :]))
    return (*found, *_instead(evaluator, state, move, evaluator.move_values(state, seat)))


@cache
def points_in_a_turn(row: Row, *, sum_plus_fifty: bool) -> float:
    """Return the mean points of a whole turn that aims at a row alone."""
    final = {dice: float(row_points(dice, sum_plus_fifty=sum_plus_fifty)[row]) for dice in multisets(DICE)}
    return turn(final, ROLLS)[ROLLS][()]


def _bonus(rules: Yatzy, before: Column, after: Column) -> list[Reason]:
    """Return how far the upper rows are ahead of three of each, or that the bonus is settled."""
    was, now = (
        cast("Mapping[str, int]", rules.column_sheet(column).items[len(UPPER)].detail) for column in (before, after)
    )
    most = sum(DICE * (place + 1) for place in range(len(UPPER)) if after[place] is None)
    if was["upper"] >= was["from"]:
        return []
    if now["upper"] >= now["from"]:
        return [Reason("yatzy-why-bonus-made", {})]
    if now["upper"] + most < now["from"]:
        return [Reason("yatzy-why-bonus-lost", {})]
    pace = "ahead" if now["ahead"] > 0 else "behind" if now["ahead"] else "even"
    return [Reason("yatzy-why-bonus", {"pace": pace, "amount": abs(now["ahead"])})]


def _instead(evaluator: "Evaluator", state: State, move: Score, values: Mapping[Move, float]) -> list[Reason]:
    """Return the value of rolling on while rolls are left, else of the best other row."""
    rolling = [value for other, value in values.items() if isinstance(other, Keep)]
    if rolling:
        return [instead("yatzy-why-roll-instead", max(rolling) - values[move], evaluator.unit)]
    rows = {other: value for other, value in values.items() if isinstance(other, Score) and other != move}
    if not rows:
        return []
    best = max(rows, key=rows.__getitem__)
    points = evaluator.rules.entries(state)[best.row]
    params: dict[str, Plain] = {"item": str(best.row), "points": points}
    return [instead("yatzy-why-write-instead", values[best] - values[move], evaluator.unit, **params)]


def _ends(evaluator: "Evaluator", state: State) -> dict[str, float]:
    """Return the rows in which the turn may end after the next roll, likeliest first; a struck row is `zero`."""
    *rows, zero = evaluator.turn_ends(state)
    ends = {"zero": zero} | {str(row): chance for row, chance in zip(ROWS, rows, strict=True)}
    return dict(sorted(ends.items(), key=lambda end: -end[1]))
