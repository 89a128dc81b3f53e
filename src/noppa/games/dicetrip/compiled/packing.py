"""From the readable rules to the compiled game: tables, and positions as rows and back."""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from noppa.core.dice import multisets
from noppa.games.dicetrip.compiled.map_tables import CROSS, ROLLS, Integers, atlas_of, numbers, stands
from noppa.games.dicetrip.compiled.row_layout import (
    BONUS,
    DOUBLED,
    FACES_AT,
    FIRST,
    HOLDS,
    OPEN,
    PLAYERS,
    REROLLED,
    ROUND,
    SEAT,
    SEATS,
    SECOND,
    SETTLED,
    STAND,
    TENS,
    TWICE,
    UNROLLED,
    WRITTEN,
    Tables,
    row_length,
)
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.moves import Reroll
from noppa.games.dicetrip.numbers import DICE, NUMBERS, RANK, makes
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS, State
from noppa.games.dicetrip.trip import Trip, Turn


def tables_of(rules: DiceTrip) -> Tables:
    """The tables of these rules."""
    rerolls = [
        sum(1 << rules.colours.index(colour) for colour in move.colours) if isinstance(move, Reroll) else 0
        for move in rules.actions[:16]
    ]
    return Tables(atlas_of(rules), *_made(), np.array(rerolls))


@lru_cache(maxsize=1)
def _made() -> tuple[Integers, Integers]:
    """What every multiset of dice makes; places do not matter to that."""
    known = {dice: at for at, dice in enumerate(multisets(DICE))}
    doublings = np.zeros(len(known), dtype=np.int64)
    made = np.zeros((len(known), CROSS + 1, CROSS + 1), dtype=np.int64)
    for dice, at in known.items():
        pairs = {(die, drop) for place, die in enumerate(dice) for drop in dice[:place] + dice[place + 1 :]}
        for twice in (None, *pairs):
            code = CROSS if twice is None else RANK[10 * twice[0] + twice[1]]
            doublings[at] |= 0 if twice is None else 1 << code
            first = makes(dice, twice, ())
            made[at, code, CROSS] = _bits(first)
            for number in first:
                made[at, code, RANK[number]] = _bits(makes(dice, twice, (number,)))
    rolls = np.stack(np.unravel_index(np.arange(ROLLS), (6,) * DICE), axis=1) + 1
    multiset = np.array([known[tuple(sorted(dice))] for dice in rolls.tolist()])
    return np.stack((multiset, doublings[multiset]), axis=1), made


def _bits(written: Iterable[int]) -> int:
    return sum(1 << RANK[number] for number in written)


def pack(state: State) -> Integers:
    """A position as a row."""
    row = np.zeros(row_length(len(state.trips)), dtype=np.int64)
    row[ROUND], row[PLAYERS], row[SETTLED] = state.round, len(state.trips), state.settled
    row[FACES_AT : FACES_AT + DICE] = [UNROLLED if die is None else die - 1 for die in state.dice]
    for seat, (trip, turn) in enumerate(zip(state.trips, state.turns, strict=True)):
        at = SEATS + seat * SEAT
        there = list(trip.numbers)
        for city, number in turn.writings:
            there[city] = number
        row[at + STAND : at + STAND + CITIES] = stands(tuple(there))
        row[at + HOLDS] = sum(1 << RANK[number] for number in there if number)
        row[at + OPEN] = sum(1 << city for city, number in enumerate(there) if number is None)
        row[at + BONUS] = sum(1 << city for city in trip.bonus)
        row[at + TENS] = -1 if trip.tens is None else trip.tens
        row[at + REROLLED], row[at + DOUBLED] = trip.rerolled, trip.doubled
        row[at + TWICE] = -1 if turn.twice is None else RANK[10 * turn.twice[0] + turn.twice[1]]
        row[at + WRITTEN] = len(turn.writings)
        for place, (city, _) in zip((FIRST, SECOND), turn.writings, strict=False):
            row[at + place] = city
    return row


def unpack(row: Integers) -> State:
    """The position that a row stands for."""
    played = int(row[ROUND])
    faces = [int(face) for face in row[FACES_AT : FACES_AT + DICE]]
    trips, turns = [], []
    cities = 1 if played == ROUNDS - 1 else 2
    for seat in range(int(row[PLAYERS])):
        part = row[SEATS + seat * SEAT : SEATS + (seat + 1) * SEAT]
        there = list(numbers(part[STAND : STAND + CITIES].tolist()))
        writings = []
        for place in (FIRST, SECOND)[: int(part[WRITTEN])]:
            city = int(part[place])
            writings.append((city, there[city] or 0))
        for city, _ in writings:
            there[city] = None
        trips.append(
            Trip(
                numbers=tuple(there),
                bonus=tuple(city for city in range(CITIES) if int(part[BONUS]) >> city & 1),
                tens=None if part[TENS] < 0 else int(part[TENS]),
                rerolled=bool(part[REROLLED]),
                doubled=bool(part[DOUBLED]),
            )
        )
        twice = None if part[TWICE] < 0 else divmod(NUMBERS[int(part[TWICE])], 10)
        turns.append(Turn(twice, tuple(writings), done=len(writings) == cities))
    dice = tuple(None if face == UNROLLED else face + 1 for face in faces)
    return State(tuple(trips), tuple(turns), played, dice, settled=bool(row[SETTLED]))
