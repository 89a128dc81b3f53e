"""What any position of Yatzy is worth to a seat: the exact expected final score under best play.

Others do not matter to it: everybody plays for their own best score.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import ClassVar, NamedTuple

import numpy as np

from noppa.core.dice import Dice, multiset, multisets
from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.games.yatzy.compiled.outcome import target_chances
from noppa.games.yatzy.compiled.playout import play_out
from noppa.games.yatzy.compiled.policy import CHOOSE, Turn, next_position, stages, turn_for, work_out
from noppa.games.yatzy.compiled.solved import solved
from noppa.games.yatzy.compiled.solver import (
    ALL_ROWS,
    UPPER_ROWS,
    Desk,
    after_rows,
    declared_worth,
    desk_for,
    filled_rows,
    final_worth,
)
from noppa.games.yatzy.compiled.winning import NEAR, Winning
from noppa.games.yatzy.rows import PLACE, ROWS, UPPER, Row
from noppa.games.yatzy.rules import DICE, ROLLS, Column, Declare, Score, State, Yatzy
from noppa.kernels.lattice import Array, Indices, lattice


class Reason(NamedTuple):
    """The code and parameters of a sentence."""

    code: str
    params: dict[str, Plain]


class Evaluator:
    """The worth of positions and moves under given rules."""

    unit = "points"
    exact = True
    grain = 0.1
    bands = (("flawless", 0.005), ("master", 0.15), ("expert", 0.4), ("skilled", 0.9), ("casual", 2.0))
    careless: ClassVar = {"medium": 0.8, "easy": 2.0}

    def __init__(self, rules: Yatzy, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self.solved = solved(rules, progress)
        self._stages = lru_cache(maxsize=512)(self._work_out_stages)
        self._best_turn = lru_cache(maxsize=512)(self._work_out_turn)
        self.winning = Winning(self.solved)
        self._worth_of_scores = lru_cache(maxsize=64)(self.winning.worth_of_scores)
        self._win_stages = lru_cache(maxsize=64)(self._work_out_win_stages)
        self._win_after = lru_cache(maxsize=4096)(self._work_out_win_after)

    def value(self, state: State, seat: int) -> float:
        """The expected final score of a seat."""
        column = state.columns[seat]
        written = sum(points or 0 for points in column)
        if seat != state.seat or None not in column:
            return written + self.solved.value(column)
        if self.rules.declares and state.declared is None:
            return max(self.move_values(state, seat).values())
        stages = self._stages(column, state.declared)
        left = ROLLS - state.rolls
        if None in state.dice:
            return written + stages[left][multiset(die for die in state.dice if die is not None)]
        return max(self.move_values(state, seat).values())

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """The expected final score after each legal move, in the order the rules offer them."""
        column, left = state.columns[seat], ROLLS - state.rolls
        written = sum(points or 0 for points in column)
        entries = self.rules.entries(state)
        values: dict[Move, float] = {}
        for move in self.rules.moves(state, seat):
            match move:
                case Declare(row):
                    values[move] = written + self._stages(column, row)[ROLLS][()]
                case Keep(dice):
                    values[move] = written + self._stages(column, state.declared)[left][dice]
                case Score(row):
                    values[move] = written + self._after(column, row, entries[row])
        return values

    def final(self, state: State, seat: int) -> float:
        """What the end of a game was worth: the final score."""
        return float(self.rules.sheet(state)[seat].total)

    def final_only(self, state: State) -> State:
        """The position as if no roll were left: how a turn counts of which only the final dice are known."""
        return replace(state, rolls=ROLLS)

    def _after(self, column: Column, row: Row, points: int) -> float:
        """The points written and still to come once a row is filled."""
        place = PLACE[row]
        return points + self.solved.value((*column[:place], points, *column[place + 1 :]))

    def _work_out_stages(self, column: Column, declared: Row | None) -> list[dict[Dice, float]]:
        """The points still to come with every keep, for every number of rolls left."""
        steps, pad, scores = lattice(DICE), self.solved.pad, self.solved.scores
        mask, upper = filled_rows(pad, column)
        desk = desk_for(steps, scores)
        after_rows(pad, scores, self.solved.values, mask, int(pad.kind[mask & UPPER_ROWS, upper]), desk)
        if declared is None:
            final_worth(scores, mask, desk)
        else:
            declared_worth(scores, mask, PLACE[declared], desk)
        return _staged(desk)

    # To win ---------------------------------------------------------------------------------

    def win_values(self, state: State, seat: int) -> dict[Move, float]:
        """What a player who wants to win goes by: near the end the chance to, before that the points."""
        column, left = state.columns[seat], ROLLS - state.rolls
        others = tuple(other for place, other in enumerate(state.columns) if place != seat)
        if not others or column.count(None) > NEAR:
            return self.move_values(state, seat)
        values: dict[Move, float] = {}
        for move in self.rules.moves(state, seat):
            match move:
                case Declare(row):
                    values[move] = self._win_stages(column, others, row)[ROLLS][()]
                case Keep(dice):
                    values[move] = self._win_stages(column, others, state.declared)[left][dice]
                case Score(row):
                    values[move] = self._win_after(column, others, row, self.rules.entries(state)[row])
        return values

    def _work_out_win_stages(
        self, column: Column, others: tuple[Column, ...], declared: Row | None
    ) -> list[dict[Dice, float]]:
        """The chance to win with every keep, for every number of rolls left."""
        desk = desk_for(lattice(DICE), self.solved.scores)
        for line, dice in enumerate(multisets(DICE), len(desk.worth) - len(multisets(DICE))):
            entries = self.rules.entries(State((column,), dice=dice, declared=declared))
            desk.worth[line] = max(self._win_after(column, others, row, points) for row, points in entries.items())
        return _staged(desk)

    def _work_out_win_after(self, column: Column, others: tuple[Column, ...], row: Row, points: int) -> float:
        place = PLACE[row]
        return self.winning.after_row((*column[:place], points, *column[place + 1 :]), self._worth_of_scores(others))

    # Why -----------------------------------------------------------------------------------

    def reason(self, state: State, seat: int, move: Move) -> Reason:
        """What a move gives up or aims at."""
        column = state.columns[seat]
        match move:
            case Score(row):
                place = PLACE[row]
                points = self.rules.entries(state)[row]
                struck = (*column[:place], 0, *column[place + 1 :])
                open_worth = round(self.solved.value(column) - self.solved.value(struck), 1)
                if not points:
                    return Reason("yatzy-reason-strike", {"item": str(row), "worth": open_worth})
                return Reason("yatzy-reason-score", {"item": str(row), "points": points, "worth": open_worth})
            case Keep(dice):
                first, second, *_ = [*self._ends(state, seat, dice).items(), ("", 0.0), ("", 0.0)]
            case Declare(row):
                declared = replace(state, declared=row)
                first, second, *_ = [*self._ends(declared, seat, ()).items(), ("", 0.0), ("", 0.0)]
            case _:
                raise TypeError(move)
        told: dict[str, Plain] = {"item": first[0], "percent": round(100 * first[1])}
        if second[1] < 0.005:
            return Reason("yatzy-reason-sure", told)
        return Reason("yatzy-reason-keep", told | {"other_item": second[0], "other_percent": round(100 * second[1])})

    def _ends(self, state: State, seat: int, keep: Dice) -> dict[str, float]:
        """The rows in which the turn may end after a keep, likeliest first; a struck row is `zero`."""
        use = self._target_chances(state, seat, keep, ROLLS - state.rolls)
        ends: dict[str, float] = {}
        for at, chance in enumerate(use):
            target = at - len(ROWS)
            row = str(ROWS[self.solved.scores.row[target]]) if target >= 0 else "zero"
            ends[row] = ends.get(row, 0.0) + float(chance)
        return dict(sorted(ends.items(), key=lambda end: -end[1]))

    def _target_chances(self, state: State, seat: int, keep: Dice, rolls: int) -> Array:
        """The chance of each end of the turn when a keep is followed by so many rolls."""
        steps = lattice(DICE)
        start = np.zeros(len(steps.first) - 1)
        start[_numbers()[keep]] = 1.0
        use = np.zeros(len(self.solved.scores.row) + len(ROWS))
        target_chances(steps, self._best_turn(state.columns[seat], state.declared), start, rolls, use)
        return use

    def _work_out_turn(self, column: Column, declared: Row | None) -> Turn:
        steps, pad, scores = lattice(DICE), self.solved.pad, self.solved.scores
        mask, upper = filled_rows(pad, column)
        made = turn_for(steps, scores)
        row = CHOOSE if declared is None else PLACE[declared]
        kind = int(pad.kind[mask & UPPER_ROWS, upper])
        work_out(steps, pad, scores, self.solved.values, mask, kind, row, desk_for(steps, scores), made)
        return made

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """A choice of dice to keep, of a row, one that turned on the bonus, or of what to strike."""
        if not isinstance(move, Score):
            return "keep" if isinstance(move, Keep) else "declare"
        if not self.rules.entries(state)[move.row]:
            return "strike"
        ups = {chosen.row in UPPER for chosen in (move, best) if isinstance(chosen, Score)}
        undecided = sum(points or 0 for points in state.columns[seat][: len(UPPER)]) < self.rules.bonus_from
        return "bonus" if ups == {True, False} and undecided else "row"

    # Chances to win --------------------------------------------------------------------------

    def finishes(self, state: State, games: int, seed: int) -> Indices:
        """Final scores of all seats in so many games played out with best play: games × seats."""
        return np.stack([self._finish(state, seat, games, seed) for seat in range(len(state.columns))], axis=1)

    def _finish(self, state: State, seat: int, games: int, seed: int) -> Indices:
        column = state.columns[seat]
        written = sum(points or 0 for points in column)
        mask, upper = filled_rows(self.solved.pad, column)
        masks, uppers, points = np.full(games, mask), np.full(games, upper), np.zeros(games, dtype=np.int64)
        if seat == state.seat and mask != ALL_ROWS:
            masks, uppers, points = self._finish_turn(state, seat, games, np.random.default_rng((seed, seat)))
        return written + points + play_out(self.solved, masks, uppers, seed * 31 + seat)

    def _finish_turn(
        self, state: State, seat: int, games: int, draw: np.random.Generator
    ) -> tuple[Indices, Indices, Indices]:
        """Where a turn in progress ends, in many games, by the exact chances of its ends."""
        pad, scores = self.solved.pad, self.solved.scores
        mask, upper = filled_rows(pad, state.columns[seat])
        lying = multiset(die for die in state.dice if die is not None)
        still_to_keep = None not in state.dice
        use = self._target_chances(state, seat, lying, ROLLS - state.rolls + still_to_keep)
        ends = draw.choice(len(use), size=games, p=use / use.sum()) - len(ROWS)
        after = {int(end): next_position(pad, scores, mask, upper, int(end)) for end in np.unique(ends)}
        found = np.array([after[int(end)] for end in ends])
        return found[:, 0], found[:, 1], found[:, 2]


def _staged(desk: Desk) -> list[dict[Dice, float]]:
    """What keeping each multiset is worth with 0, 1, … rolls to come, when a desk has the final rolls."""
    into = np.zeros((ROLLS + 1, len(desk.worth)))
    stages(lattice(DICE), desk, into)
    return [dict(zip(_numbers(), map(float, line), strict=True)) for line in into]


@cache
def _numbers() -> Mapping[Dice, int]:
    return {dice: at for at, dice in enumerate(dice for size in range(DICE + 1) for dice in multisets(size))}
