"""One turn of best play in many games at the same place of the pad.

The games of a group have the same rows filled and one of eight neighbouring upper totals, and share
one working-out of the keep lattice. Each game only looks up what it needs: the best of the keeps of
the dice it rolled, and of the rows they may fill; what was looked up once is remembered.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.yatzy.compiled.solver import (
    ALL_ROWS,
    UPPER_ROWS,
    Desk,
    Pad,
    Scores,
    Solved,
    after_rows,
    declared_worth,
    final_worth,
    turn_worth,
)
from noppa.games.yatzy.compiled.tables import FIRST_ROLL, declarable, fillable, keeps_of_rolls, may_score
from noppa.games.yatzy.rows import ROWS, UPPER
from noppa.games.yatzy.rules import DICE, ROLLS
from noppa.kernels.alias import drawn
from noppa.kernels.compiled import compiled
from noppa.kernels.lanes import WIDTH
from noppa.kernels.lattice import Array, Indices, Lattice, Matrix, Steps, best, keeping
from noppa.kernels.prefetch import prefetch
from noppa.kernels.rolls import Rolls, rolls
from noppa.kernels.streams import GOLDEN, mixed

AHEAD = 12
"""How many games ahead of its turn a game is fetched from memory."""
UNKNOWN = -1
NO_ROW = -1
DECISIONS = ROLLS - 1
"""How many decisions of a turn are about keeping dice."""


Games = NDArray[np.uint64]
"""Games in progress, two words each: its stream, and in 16 bits each, from the lowest, the rows filled,
the upper points, the decisions taken and the points made. What bounds the work is fetching them."""
STREAM, PAD = 0, 1
FIELD = np.uint64(0xFFFF)
UPPER_AT, DECISIONS_AT, POINTS_AT = np.uint64(16), np.uint64(32), np.uint64(48)


class Known(NamedTuple):
    """What the turn needs that is the same in every position.

    `target[roll, row]` is the target that a roll makes in a row, UNKNOWN where it scores nothing; the
    groups of eight upper totals of a set of rows are numbered from `group[rows]`.
    """

    target: Indices
    group: Indices
    first_keep: Indices
    keeps: Steps
    rolls: Rolls


class Turn(NamedTuple):
    """A turn worked out for eight upper totals, and what was looked up in it so far.

    `worth[decision]` of every keep, `kept[decision, lane, roll]` the best keep of a roll or the roll
    itself, `row[lane, roll]` the best row for it, `declared[lane]` the row to declare.
    """

    worth: NDArray[np.float64]
    kept: NDArray[np.int16]
    row: NDArray[np.int16]
    declared: Indices


def known_of(solved: Solved) -> Known:
    """What the turns of a solved game need."""
    groups = (solved.pad.kinds + WIDTH - 1) // WIDTH
    sizes = np.tile(groups, (ALL_ROWS + 1) // len(groups))
    return Known(_targets(solved), np.concatenate([[0], np.cumsum(sizes)]), *keeps_of_rolls(), rolls(DICE))


def _targets(solved: Solved) -> Indices:
    scores = solved.scores
    target = np.full((len(scores.scoring), len(ROWS)), UNKNOWN)
    for at, row in enumerate(scores.row):
        target[scores.rolls[scores.first[at] : scores.first[at + 1]], row] = at
    return target


def turn_for(rolls_in_all: int) -> Turn:
    """Room for a turn."""
    return Turn(
        np.zeros((DECISIONS, FIRST_ROLL + rolls_in_all, WIDTH)),
        np.zeros((DECISIONS, WIDTH, rolls_in_all), dtype=np.int16),
        np.zeros((WIDTH, rolls_in_all), dtype=np.int16),
        np.zeros(WIDTH, dtype=np.int64),
    )


@compiled
def field(word: np.uint64, at: np.uint64) -> int:
    """The 16 bits of a word from there on."""
    return int(np.int64(word >> at & FIELD))


@compiled
def play_turn(
    steps: Lattice,
    pad: Pad,
    scores: Scores,
    values: Array,
    known: Known,
    games: Games,
    order: Indices,
    ends: Indices,
    begin: int,
    end: int,
    desk: Desk,
    turn: Turn,
    uses: Indices,
) -> None:
    """One turn of the games from one place in the order to another."""
    group = np.searchsorted(ends, begin, side="right")
    while begin < end:
        until = min(end, ends[group])
        if until > begin:
            mask = field(games[order[begin], PAD], np.uint64(0))
            first = (group - known.group[mask]) * WIDTH
            after_rows(pad, scores, values, mask, first, desk)
            if scores.declares:
                declare_rows(steps, scores, mask, desk, turn)
                for declared in range(len(ROWS)):
                    if np.any(turn.declared == declared):
                        declared_worth(scores, mask, declared, desk)
                        work_out(steps, desk, turn)
                        play_group(
                            pad, scores, known, games, order, begin, until, mask, first, declared, desk, turn, uses
                        )
            else:
                final_worth(scores, mask, desk)
                work_out(steps, desk, turn)
                play_group(pad, scores, known, games, order, begin, until, mask, first, NO_ROW, desk, turn, uses)
        begin = until
        group += 1


@compiled
def declare_rows(steps: Lattice, scores: Scores, mask: int, desk: Desk, turn: Turn) -> None:
    """The row to declare, for each of eight upper totals."""
    found = np.full(WIDTH, -1.0)
    rows = declarable(scores.last_resort, mask)
    for declared in range(len(ROWS)):
        if rows >> declared & 1:
            declared_worth(scores, mask, declared, desk)
            turn_worth(steps, desk)
            for lane in range(WIDTH):
                if desk.turn[0, lane] > found[lane]:
                    found[lane], turn.declared[lane] = desk.turn[0, lane], declared


@compiled
def work_out(steps: Lattice, desk: Desk, turn: Turn) -> None:
    """What keeps are worth at each decision, from what final rolls are worth; nothing is looked up yet."""
    turn.kept[:] = UNKNOWN
    turn.row[:] = UNKNOWN
    for decision in range(DECISIONS - 1, -1, -1):
        keeping(steps, desk.worth)
        turn.worth[decision] = desk.worth
        best(steps, desk.worth)


@compiled
def play_group(
    pad: Pad,
    scores: Scores,
    known: Known,
    games: Games,
    order: Indices,
    begin: int,
    end: int,
    mask: int,
    first: int,
    declared: int,
    desk: Desk,
    turn: Turn,
    uses: Indices,
) -> None:
    """The turn of the games of a group, as far as they declare this row."""
    kinds = pad.kind[mask & UPPER_ROWS]
    target_of, first_keep, keeps = known.target, known.first_keep, known.keeps
    start, bits, table = known.rolls
    last_resort, points_of, enough, scoring = scores.last_resort, scores.points, pad.enough, scores.scoring
    worth, kept_of, row_of, rows_worth, targets_worth = turn.worth, turn.kept, turn.row, desk.rows, desk.targets
    for at in range(begin, end):
        prefetch(games, order[min(at + AHEAD, len(order) - 1)])
        game = order[at]
        word, place = games[game, STREAM], games[game, PAD]
        total = field(place, UPPER_AT)
        lane = kinds[total] - first
        if declared != NO_ROW and (field(place, np.uint64(0)) != mask or turn.declared[lane] != declared):
            continue
        roll, keep, rolls_made = 0, 0, 0
        while True:
            word += GOLDEN
            roll = drawn(table, start[keep], bits[keep], mixed(word)) - FIRST_ROLL
            rolls_made += 1
            if rolls_made == ROLLS:
                break
            keep = kept_of[rolls_made - 1, lane, roll]
            if keep == UNKNOWN:
                keep = best_keep(worth[rolls_made - 1], lane, roll, first_keep, keeps)
                kept_of[rolls_made - 1, lane, roll] = keep
            if keep >= FIRST_ROLL:
                break
        row = int(np.int64(row_of[lane, roll]))
        if row == UNKNOWN:
            may = fillable(last_resort, mask, declared, scoring[roll])
            row = best_row(rows_worth, targets_worth, target_of[roll], lane, may, declared)
            row_of[lane, roll] = row
        target, made = target_of[roll, row], 0
        if target != UNKNOWN and may_score(declared, row):
            made = points_of[target]
            uses[row] += 1
            if row < len(UPPER):
                total = min(total + made, enough)
        decisions = np.uint64(rolls_made + (declared != NO_ROW))
        kept = place >> DECISIONS_AT << DECISIONS_AT
        games[game, STREAM] = word
        games[game, PAD] = (
            kept
            + (np.uint64(made) << POINTS_AT)
            + (decisions << DECISIONS_AT)
            + np.uint64(mask | 1 << row | total << 16)
        )


@compiled
def best_keep(worth: Matrix, lane: int, roll: int, first_keep: Indices, keeps: Steps) -> int:
    """The best keep of a roll, the roll itself included; of equal ones that with most dice."""
    found = roll + FIRST_ROLL
    for at in range(first_keep[roll + 1] - 1, first_keep[roll] - 1, -1):
        keep = int(np.int64(keeps[at]))
        if worth[keep, lane] > worth[found, lane]:
            found = keep
    return found


@compiled
def best_row(rows: Matrix, targets: Matrix, target_of: Indices, lane: int, may: int, declared: int) -> int:
    """The best of the rows that may be filled; of equal ones the uppermost."""
    found, worth = NO_ROW, -1.0
    for row in range(len(ROWS)):
        if may >> row & 1:
            target = target_of[row]
            scores = target != UNKNOWN and may_score(declared, row)
            value = targets[target, lane] if scores else rows[row, lane]
            if value > worth:
                found, worth = row, value
    return found
