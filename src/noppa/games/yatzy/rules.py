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
from dataclasses import replace

from noppa.core.dice import Dice, multiset
from noppa.core.keeps import Keep, all_lie, keep_of, keeps_of, roll_into
from noppa.core.options import Edition, Game, Value
from noppa.core.rules import Choose, Item, Move, Pending, Refusal, Roll, Rules, Sheet, over
from noppa.games.yatzy import refusals, view
from noppa.games.yatzy.moves import ACTIONS, DECLARATIONS, SCORES, Declare, Score
from noppa.games.yatzy.rows import BONUS, PLACE, ROWS, UPPER, Row, row_points
from noppa.games.yatzy.state import ROLLS, Column, State, free_rows


class Yatzy(Rules[State]):
    """The rules of Yatzy, with the four options settled."""

    state_type = State
    view_type = view.YatzyView

    def __init__(self, game: Game, edition: Edition, options: Mapping[str, Value]) -> None:
        super().__init__(game, edition, options)
        self.declares = options["declare"] == "before"
        self.last_resort = options["chance"] == "last_resort"
        self.bonus_from = int(options["bonus_from"])
        self.sum_plus_fifty = options["yatzy"] == "sum_plus_fifty"

    @property
    def actions(self) -> tuple[Move, ...]:
        """Fifteen declarations, 210 keeps, and fifteen rows to score in."""
        return ACTIONS

    def _start(self, players: int) -> State:
        empty: Column = (None,) * len(ROWS)
        return State(columns=(empty,) * players)

    def pending(self, state: State) -> Pending:
        """Return a row to declare, dice to roll, or a keep or row to choose, until all rows are full."""
        if None not in state.columns[state.seat]:
            return over(self.sheet(state))
        if (self.declares and state.declared is None) or None not in state.dice:
            return Choose((state.seat,))
        places = tuple(place for place, die in enumerate(state.dice) if die is None)
        return Roll(state.seat, len(places), places, waits=state.rolls == 0)

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Return declarations; or keeps while rolls are left, and the rows that may be filled."""
        if seat != state.seat or None not in state.columns[seat]:
            return ()
        if self.declares and state.declared is None:
            return tuple(DECLARATIONS[PLACE[row]] for row in self._declarable(state))
        if not all_lie(state.dice):
            return ()
        scores = tuple(SCORES[PLACE[row]] for row in self.entries(state))
        return scores if state.rolls == ROLLS else keeps_of(state.dice) + scores

    def entries(self, state: State) -> dict[Row, int]:
        """Return the rows that the dice on the table may fill now, with the points that would be written."""
        if not all_lie(state.dice):
            return {}
        scores = row_points(multiset(state.dice), sum_plus_fifty=self.sum_plus_fifty)
        free = free_rows(state.columns[state.seat])
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
        free = free_rows(state.columns[state.seat])
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
        """Return the pad from top to bottom, the bonus below the upper rows."""
        return tuple(self.column_sheet(column) for column in state.columns)

    def column_sheet(self, column: Column) -> Sheet:
        """Return the score sheet of one column of the pad."""
        rows = [Item(row, value) for row, value in zip(ROWS, column, strict=True)]
        return Sheet((*rows[: len(UPPER)], self._bonus(column), *rows[len(UPPER) :]))

    def _bonus(self, column: Column) -> Item:
        """Return the bonus, with the upper rows' lead over three of each."""
        upper = sum(value or 0 for value in column[: len(UPPER)])
        three_of_each = sum(3 * face for face, value in enumerate(column[: len(UPPER)], 1) if value is not None)
        ahead = upper - three_of_each - (self.bonus_from - 63)
        detail: view.BonusDetail = {"upper": upper, "from": self.bonus_from, "ahead": ahead}
        return Item("bonus", BONUS if upper >= self.bonus_from else 0, detail)

    def _position_view(self, state: State, seat: int | None) -> view.PositionView:
        return view.position_view(self, state, seat)

    def _move_view(self, state: State, seat: int, move: Move) -> view.MoveView:
        return view.move_view(self, state, seat, move)

    def _why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        return refusals.why_not(self, state, seat, move)
