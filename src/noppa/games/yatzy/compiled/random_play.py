"""Whole games of Yatzy with random play: every decision uniform over the legal moves.

While every roll may fill the same number of rows, a turn is one draw (see `random_turn`) and its row
uniform over the free ones. Where the number depends on the roll, because a row is declared or chance
is a last resort, turns go decision by decision.
"""

import numpy as np

from noppa.games.yatzy.compiled.random_turn import FULL_ROLLS, TURN_BITS
from noppa.games.yatzy.compiled.solver import ALL_ROWS, UPPER_ROWS
from noppa.games.yatzy.compiled.tables import FIRST_ROLL, Bytes, Tables, declarable, fillable, written
from noppa.games.yatzy.rows import BONUS, ROWS
from noppa.games.yatzy.rules import ROLLS
from noppa.games.yatzy.usage import BONUS_USE
from noppa.kernels.alias import drawn
from noppa.kernels.bits import nth, ones, place_of
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import GOLDEN, HALF, Words, mixed, share, stream_of


@compiled
def random_games(
    tables: Tables,
    players: int,
    first: int,
    count: int,
    seed: int | np.uint64,
    scores: Indices,
    lengths: Indices,
    uses: Indices,
) -> None:
    """Play the games of these numbers: their scores, their decisions, and how often seats used each row.

    A row is used when points are written there.
    """
    free = np.empty(len(ROWS), dtype=np.int64)
    at_once = not tables.scores.declares and not tables.scores.last_resort
    turns, points, bonus_from = tables.turns, tables.points, tables.bonus_from
    for game in range(count):
        word = stream_of(np.uint64(seed), first + game)
        lengths[game] = 0
        for seat in range(players):
            if at_once:
                total, decisions, word = column_of_turns(turns, points, bonus_from, word, free, uses[seat])
            else:
                total, decisions, word = column_of_decisions(tables, word, uses[seat])
            scores[game, seat] = total
            lengths[game] += decisions


@compiled
def column_of_turns(
    turns: Words, points_of: Bytes, bonus_from: int, word: np.uint64, free: Indices, uses: Indices
) -> tuple[int, int, np.uint64]:
    """The score, the decisions and the stream after a seat's game, turn by turn."""
    total, upper, decisions = 0, 0, 0
    rows_word = word
    for row in range(len(ROWS)):
        free[row] = row
    for rows in range(len(ROWS), 0, -1):
        word += GOLDEN
        end = drawn(turns, (rows - 1) << TURN_BITS, TURN_BITS, mixed(word))
        rolls = end // FULL_ROLLS
        if rows & 1:  # a word has two rows in it
            word += GOLDEN
            rows_word = mixed(word)
        else:
            rows_word <<= HALF
        at = share(rows_word, rows)
        row, free[at] = free[at], free[rows - 1]
        points = int(np.int64(points_of[end - rolls * FULL_ROLLS, row]))
        decisions += rolls + 1
        total += points
        uses[row] += points > 0
        upper += points if UPPER_ROWS >> row & 1 else 0
    return with_bonus(bonus_from, total, upper, uses), decisions, word


@compiled
def with_bonus(bonus_from: int, total: int, upper: int, uses: Indices) -> int:
    """The total with the bonus, if it is earned."""
    if upper < bonus_from:
        return total
    uses[BONUS_USE] += 1
    return total + BONUS


@compiled
def column_of_decisions(tables: Tables, word: np.uint64, uses: Indices) -> tuple[int, int, np.uint64]:
    """The same, decision by decision."""
    declares, last_resort, scoring = tables.scores.declares, tables.scores.last_resort, tables.scores.scoring
    first_keep, keeps, points_of = tables.first_keep, tables.keeps, tables.points
    start, bits, table = tables.rolls.start, tables.rolls.bits, tables.rolls.table
    total, upper, decisions, mask = 0, 0, 0, 0
    while mask != ALL_ROWS:
        declared, keep, row, roll = -1, 0, -1, 0
        if declares:
            word += GOLDEN
            rows = np.uint64(declarable(last_resort, mask))
            declared = place_of(nth(rows, share(mixed(word), ones(rows))))
            decisions += 1
        rolls = 0
        while row < 0:
            word += GOLDEN
            roll = drawn(table, start[keep], bits[keep], mixed(word)) - FIRST_ROLL
            rolls += 1
            rows = np.uint64(fillable(last_resort, mask, declared, scoring[roll]))
            first = first_keep[roll]
            offered = first_keep[roll + 1] - first if rolls < ROLLS else 0
            word += GOLDEN
            choice = share(mixed(word), offered + ones(rows))
            if choice < offered:
                keep = int(np.int64(keeps[first + choice]))
            else:
                row = place_of(nth(rows, choice - offered))
        points = written(declared, row, int(np.int64(points_of[roll, row])))
        decisions += rolls
        total += points
        uses[row] += points > 0
        upper += points if UPPER_ROWS >> row & 1 else 0
        mask |= 1 << row
    return with_bonus(tables.bonus_from, total, upper, uses), decisions, word
