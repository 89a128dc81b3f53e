"""Yatzy: five dice, up to three rolls a turn, fifteen rows to fill.

How we read the booklets where they leave room:

- Any free row may be filled after any roll, also with 0 where another row would have scored.
- Five alike are no full house and no two pairs; four alike are no two pairs.
- The bonus counts as soon as the upper rows filled so far reach it.
- `chance = last_resort`: chance takes a roll only if that roll would score more than 0 in no
  other free row, upper rows included, or when chance is the last free row.
- `declare = before`: the row is named before the first roll. The roll the player stops on goes
  there if it scores there. If it does not, the player writes 0 there; or, while chance is free
  and takes this roll, its sum there; or, once chance is filled, 0 into any free row, even one
  where the roll would score. With `last_resort` chance is declared only as the last free row;
  with `free` like any other row, and it takes any roll that failed its declared row.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from noppa.core.dice import Dice, multiset
from noppa.core.errors import Plain
from noppa.core.keeps import Keep, all_lie, keep_of, keeps_below, keeps_of, roll_into
from noppa.core.options import Edition, Game, Value
from noppa.core.rules import Choose, Item, Move, Pending, Roll, Rules, Sheet, over
from noppa.games.yatzy.rows import BONUS, PLACE, ROWS, UPPER, Row, points

DICE = 5
ROLLS = 3
UNROLLED = (None,) * DICE


@dataclass(frozen=True, slots=True)
class Declare(Move):
    """Name the row this turn is for, before its first roll."""

    row: Row

    def __str__(self) -> str:
        return f"declare {self.row}"


@dataclass(frozen=True, slots=True)
class Score(Move):
    """Fill in a row; the turn is over."""

    row: Row

    def __str__(self) -> str:
        return f"score {self.row}"


Column = tuple[int | None, ...]
"""One player's fifteen rows, None where nothing is written."""


@dataclass(frozen=True, slots=True)
class State:
    """A position: the pad, whose turn it is, and the dice by place, None where one is rolled next."""

    columns: tuple[Column, ...]
    seat: int = 0
    dice: tuple[int | None, ...] = UNROLLED
    rolls: int = 0
    declared: Row | None = None


DECLARATIONS = tuple(Declare(row) for row in ROWS)
SCORES = tuple(Score(row) for row in ROWS)
ACTIONS: tuple[Move, ...] = (*DECLARATIONS, *keeps_below(DICE), *SCORES)


class Yatzy(Rules[State]):
    """The rules, with the four options settled."""

    state_type = State

    def __init__(self, game: Game, edition: Edition, options: Mapping[str, Value]) -> None:
        super().__init__(game, edition, options)
        self.declares = options["declare"] == "before"
        self.last_resort = options["chance"] == "last_resort"
        self.bonus_from = int(options["bonus_from"])
        self.sum_plus_fifty = options["yatzy"] == "sum_plus_fifty"

    @property
    def actions(self) -> tuple[Move, ...]:
        """Fifteen declarations, 210 keeps, fifteen rows to score in."""
        return ACTIONS

    def _start(self, players: int) -> State:
        empty: Column = (None,) * len(ROWS)
        return State(columns=(empty,) * players)

    def pending(self, state: State) -> Pending:
        """A row to declare, dice to roll, a keep or a row to choose, until all rows are full."""
        if None not in state.columns[state.seat]:
            return over(self.sheet(state))
        if (self.declares and state.declared is None) or None not in state.dice:
            return Choose((state.seat,))
        places = tuple(place for place, die in enumerate(state.dice) if die is None)
        return Roll(state.seat, len(places), places, waits=state.rolls == 0)

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Declarations; or keeps while rolls are left, and the rows that may be filled."""
        if seat != state.seat or None not in state.columns[seat]:
            return ()
        if self.declares and state.declared is None:
            return tuple(DECLARATIONS[PLACE[row]] for row in self._declarable(state))
        if not all_lie(state.dice):
            return ()
        scores = tuple(SCORES[PLACE[row]] for row in self.entries(state))
        return scores if state.rolls == ROLLS else keeps_of(state.dice) + scores

    def entries(self, state: State) -> dict[Row, int]:
        """The rows that the dice on the table may fill now, and what would be written."""
        if not all_lie(state.dice):
            return {}
        scores = row_points(multiset(state.dice), sum_plus_fifty=self.sum_plus_fifty)
        free = _free(state.columns[state.seat])
        chance_takes = Row.CHANCE in free and (
            not self.last_resort or not any(scores[row] for row in free if row is not Row.CHANCE)
        )
        declared = state.declared
        if declared is None:
            return {row: scores[row] for row in free if row is not Row.CHANCE or chance_takes}
        if scores[declared]:
            return {declared: scores[declared]}
        if Row.CHANCE not in free:
            return dict.fromkeys(free, 0)
        return {declared: 0, Row.CHANCE: scores[Row.CHANCE]} if chance_takes else {declared: 0}

    def _declarable(self, state: State) -> tuple[Row, ...]:
        free = _free(state.columns[state.seat])
        if self.last_resort and len(free) > 1:
            return tuple(row for row in free if row is not Row.CHANCE)
        return free

    def _roll(self, state: State, dice: Dice) -> State:
        lying = roll_into(state.dice, dice)
        return State(state.columns, state.seat, lying, state.rolls + 1, state.declared)

    def _play(self, state: State, seat: int, move: Move) -> State:
        match move:
            case Declare(row):
                return replace(state, declared=row)
            case Keep(dice):
                lying = keep_of(state.dice, dice)
                return State(state.columns, seat, lying, state.rolls, state.declared)
            case Score(row):
                column = list(state.columns[seat])
                column[PLACE[row]] = self.entries(state)[row]
                columns = (*state.columns[:seat], tuple(column), *state.columns[seat + 1 :])
                return State(columns, (seat + 1) % len(columns))
            case _:
                raise TypeError(move)

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """The pad from top to bottom, the bonus below the upper rows."""
        return tuple(self._column_sheet(column) for column in state.columns)

    def _column_sheet(self, column: Column) -> Sheet:
        rows = [Item(row, value) for row, value in zip(ROWS, column, strict=True)]
        return Sheet((*rows[: len(UPPER)], self._bonus(column), *rows[len(UPPER) :]))

    def _bonus(self, column: Column) -> Item:
        """The bonus, with how far the upper rows are ahead of three of each, or behind."""
        upper = sum(value or 0 for value in column[: len(UPPER)])
        three_of_each = sum(3 * face for face, value in enumerate(column[: len(UPPER)], 1) if value is not None)
        ahead = upper - three_of_each - (self.bonus_from - 63)
        detail = {"upper": upper, "from": self.bonus_from, "ahead": ahead}
        return Item("bonus", BONUS if upper >= self.bonus_from else 0, detail)

    def _facts(self, state: State, seat: int | None) -> dict[str, Plain]:
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
            "would": {str(row): value for row, value in self.entries(state).items()},
        }

    def _outlook(self, state: State, seat: int, move: Move) -> dict[str, Plain]:
        match move:
            case Keep(dice):
                return {"kind": "keep", "dice": list(dice)}
            case Declare(row):
                return {"kind": "declare", "row": str(row)}
            case Score(row):
                after = self._play(state, seat, move)
                gain = self._column_sheet(after.columns[seat]).total - self._column_sheet(state.columns[seat]).total
                written = after.columns[seat][PLACE[row]]
                return {"kind": "score", "row": str(row), "points": written, "gain": gain}
            case _:
                raise TypeError(move)

    def _why_not(self, state: State, seat: int, move: Move) -> tuple[str, dict[str, Plain]]:
        told: dict[str, Plain] = {"move": str(move)}
        declaring = self.declares and state.declared is None
        match move:
            case Declare():
                if not self.declares:
                    return "yatzy-declares-after", told
                if not declaring:
                    return "yatzy-declared-already", told | {"item": str(state.declared)}
            case Keep() | Score() if declaring:
                return "yatzy-declare-first", told
            case Keep():
                lying = [die for die in state.dice if die is not None]
                return ("yatzy-no-rolls-left" if state.rolls == ROLLS else "yatzy-keep-not-there"), told | {
                    "dice": lying
                }
        if isinstance(move, Declare | Score):
            told |= {"item": str(move.row)}
            if state.columns[seat][PLACE[move.row]] is not None:
                return "yatzy-row-filled", told
            if move.row is Row.CHANCE and self.last_resort:
                return "yatzy-chance-last-resort", told
            if state.declared is not None:
                return "yatzy-declared-row-only", told | {"item": str(state.declared)}
        return super()._why_not(state, seat, move)


@cache
def row_points(dice: Dice, *, sum_plus_fifty: bool) -> Mapping[Row, int]:
    """What a multiset of five dice scores in each row."""
    return {row: points(row, dice, sum_plus_fifty=sum_plus_fifty) for row in ROWS}


def _free(column: Column) -> tuple[Row, ...]:
    return tuple(row for row, value in zip(ROWS, column, strict=True) if value is None)
