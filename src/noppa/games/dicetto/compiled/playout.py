"""Whole games played out well and fast, from any position.

The player is a cheaper one than the worth of a position is made for: what a placing gains is taken by
itself, as the change of the chance to win when it is the only one, and the gains of a turn are added up,
a battle counting half. That turn is then kept and placed for as well as possible. Every game has
a stream of random numbers of its own, so results do not depend on how games are shared out.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from noppa.games.dicetto.compiled.hands import (
    BOTH,
    FIRST,
    FIRST_FIT,
    FIRST_KEEP,
    FIT,
    FITTING,
    HANDS,
    KEEPS,
    PLUS,
    REST,
    ROLLED,
    SIZE,
    SMALLER,
    SUMS,
    TOTAL,
)
from noppa.games.dicetto.compiled.kernel import chance, is_over, keep, place, play, scores
from noppa.games.dicetto.compiled.prospects import Desk, Guess, desk, shares_after
from noppa.games.dicetto.compiled.row_layout import (
    DONE,
    MOST_PLAYERS,
    NOBODY,
    OWNER,
    PLAYERS,
    SEAT,
    SLOTS,
    Game,
    hand_in_turn,
    kind_at,
    least_at,
    rolls_left,
)
from noppa.games.dicetto.compiled.tables import Array, Tables, Whole
from noppa.games.dicetto.odds import ROLLS
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import Words, streams

NEVER = -1e9


class Pad(NamedTuple):
    """Room to work in: gains by slot and sum, the best of slots for each hand, and keeps by rolls left."""

    desk: Desk
    gain: Array
    best: Array
    kept: Array
    row: Array


def pad() -> Pad:
    """An empty pad."""
    return Pad(
        desk(),
        np.zeros((SLOTS, SUMS)),
        np.zeros((SLOTS + 1, len(HANDS))),
        np.zeros((ROLLS + 2, len(HANDS))),
        np.zeros(MOST_PLAYERS),
    )


def play_out(tables: Tables, guess: Guess, game: Game, games: int, seed: int) -> Whole:
    """Final scores of games that go on from this position: games × seats."""
    into = np.zeros((games, int(np.intp(game[PLAYERS]))), dtype=np.int64)
    words = streams(seed, games)
    workers = min(os.cpu_count() or 1, max(1, games // 64))
    bounds = np.linspace(0, games, workers + 1).astype(int)
    with ThreadPoolExecutor(workers) as pool:
        jobs = [
            pool.submit(finish_games, tables, guess, game, words, int(first), int(last), game.copy(), pad(), into)
            for first, last in pairwise(bounds)
        ]
        for job in jobs:
            job.result()
    return into


@compiled
def finish_games(
    tables: Tables, guess: Guess, start: Game, words: Words, first: int, last: int, game: Game, pad: Pad, into: Whole
) -> None:
    """Play these games to their ends."""
    points = np.zeros(MOST_PLAYERS, dtype=np.int32)
    for number in range(first, last):
        for at in range(len(start)):
            game[at] = start[at]
        chance(tables, game, words, number)
        while not is_over(tables, game):
            finish_turn(tables, guess, game, words, number, pad)
            chance(tables, game, words, number)
        scores(tables, game, points)
        for seat in range(game[PLAYERS]):
            into[number, seat] = points[seat]


@compiled
def finish_turn(tables: Tables, guess: Guess, game: Game, words: Words, stream: int, pad: Pad) -> int:
    """Play a turn to its end, from its first choice or a later one: how many moves that takes."""
    made = lay_dice(tables, guess, game, words, stream, pad)
    play(tables, game, game[SEAT], DONE)
    return made + 1


@compiled
def lay_dice(tables: Tables, guess: Guess, game: Game, words: Words, stream: int, pad: Pad) -> int:
    """Keep, roll and place, up to the end of the turn: how many moves that takes."""
    made = 0
    weigh(tables, guess, game, pad)
    add_up(tables, game, pad)
    if rolls_left(game) > 0:
        look_ahead(pad.best[0], pad.kept)
    left = rolls_left(game)
    while left > 0:
        hand = hand_in_turn(game)
        choice = best_keep(pad, hand, left)
        if choice == hand:
            break
        keep(game, choice)
        made += 1
        chance(tables, game, words, stream)
        left = rolls_left(game)
    for slot in range(SLOTS):
        dice = best_dice(tables, game, pad, slot)
        if dice > 0:
            place(game, slot, dice)
            made += 1
            if tables.at_once:
                chance(tables, game, words, stream)
    return made


@compiled
def weigh(tables: Tables, guess: Guess, game: Game, pad: Pad) -> None:
    """What dice of each sum gain in each slot, by themselves."""
    seat = game[SEAT]
    for slot in range(SLOTS):
        pad.desk.owner[slot] = game[OWNER + slot]
        pad.desk.total[slot] = least_at(game, slot)
    shares_after(tables, guess, game, pad.desk, pad.row)
    before = pad.row[seat]
    for slot in range(SLOTS):
        kind, least, owner = kind_at(tables, game, slot), least_at(game, slot), game[OWNER + slot]
        for total in range(SUMS):
            pad.gain[slot, total] = NEVER
        if kind < 0:
            continue
        pad.desk.owner[slot] = seat
        for at in range(FIRST_FIT[kind], FIRST_FIT[kind + 1]):
            total = int(np.intp(TOTAL[FIT[at]]))
            if total >= least and pad.gain[slot, total] == NEVER:
                pad.desk.total[slot] = total
                shares_after(tables, guess, game, pad.desk, pad.row)
                half = 0.5 if total == least and owner != NOBODY else 1.0
                pad.gain[slot, total] = half * (pad.row[seat] - before)
        pad.desk.owner[slot], pad.desk.total[slot] = owner, least


@compiled
def add_up(tables: Tables, game: Game, pad: Pad) -> None:
    """The most that each hand gains in the slots from each one on: `best[slot, hand]`."""
    for hand in range(len(TOTAL)):
        pad.best[SLOTS, hand] = 0.0
    for slot in range(SLOTS - 1, -1, -1):
        for hand in range(len(TOTAL)):
            pad.best[slot, hand] = pad.best[slot + 1, hand]
        kind = kind_at(tables, game, slot)
        if kind < 0:
            continue
        for at in range(FIRST_FIT[kind], FIRST_FIT[kind + 1]):
            dice = FIT[at]
            gain = pad.gain[slot, TOTAL[dice]]
            if gain <= 0.0:
                continue
            for rest in range(SMALLER[SIZE[dice]]):
                hand = BOTH[dice, rest]
                pad.best[slot, hand] = max(pad.best[slot, hand], gain + pad.best[slot + 1, rest])


@compiled
def look_ahead(placed: Array, kept: Array) -> None:
    """`kept[r, keep]`: what a keep gains with r rolls to follow; `kept[r, roll]`: a roll with r rolls left."""
    for roll in range(ROLLED, len(placed)):
        kept[0, roll] = placed[roll]
    for left in range(1, len(kept)):
        for roll in range(ROLLED, len(placed)):
            kept[left, roll] = kept[left - 1, roll]
        for some in range(ROLLED - 1, -1, -1):
            total = 0.0
            for face in range(6):
                total += kept[left, PLUS[some, face]]
            kept[left, some] = total / 6.0
        for roll in range(ROLLED, len(placed)):
            best = placed[roll]
            for at in range(FIRST_KEEP[roll], FIRST_KEEP[roll + 1]):
                best = max(best, kept[left, KEEPS[at]])
            kept[left, roll] = best


@compiled
def best_keep(pad: Pad, roll: int, left: int) -> int:
    """The dice to keep with so many rolls left; the whole roll where placing is as good."""
    best, choice = pad.best[0, roll] + 1e-12, roll
    for at in range(FIRST_KEEP[roll], FIRST_KEEP[roll + 1]):
        some = int(np.intp(KEEPS[at]))
        if pad.kept[left, some] > best:
            best, choice = pad.kept[left, some], some
    return choice


@compiled
def best_dice(tables: Tables, game: Game, pad: Pad, slot: int) -> int:
    """The dice in hand to lay there, the slots after it in mind; 0 for none."""
    hand = hand_in_turn(game)
    kind = kind_at(tables, game, slot)
    if kind < 0:
        return 0
    best, choice = pad.best[slot + 1, hand] + 1e-12, 0
    least = least_at(game, slot)
    for at in range(FIRST[kind, least, hand], FIRST[kind, least, hand + 1]):
        dice = int(np.intp(FITTING[at]))
        worth = pad.gain[slot, TOTAL[dice]] + pad.best[slot + 1, REST[hand, dice]]
        if worth > best:
            best, choice = worth, dice
    return choice
