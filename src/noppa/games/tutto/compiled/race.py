"""Everybody's chance to win between turns, for any number of seats, from the tables for two.

Two seats are in the tables. Of more, each pair is a race for two: p(i, j) is the chance that i beats j, given
what both need and whose turn comes first. If every seat had a strength w and p(i, j) were w(i) / (w(i) + w(j)),
the chance of i against all would be

    1 / (Σ over j of 1 / p(i, j) − (n − 2))

(Bradley and Terry). It is taken for each seat, and scaled so that the chances add up to 1.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.tutto.compiled.grid import read
from noppa.games.tutto.compiled.solver import Tables, last_result
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Array, Indices


class Places(NamedTuple):
    """Room for the chances of all seats, and what they need."""

    needs: Indices
    chances: Array


def places_for(needs: list[int]) -> Places:
    """Room for so many seats."""
    return Places(np.array(needs), np.zeros(len(needs)))


@compiled
def duel(tables: Tables, places: Places, at_once: bool, reached: bool, turn: int, seat: int, rival: int) -> float:
    """The chance that a seat beats one that sits after it, when it is the turn of `turn`."""
    need, other = places.needs[seat], places.needs[rival]
    own = tables.grid.own
    between = seat < turn <= rival
    if at_once:
        return 1.0 - read(tables.first, own, own, other, need) if between else read(tables.first, own, own, need, other)
    if not reached:
        return (
            1.0 - read(tables.second, own, own, other, need) if between else read(tables.first, own, own, need, other)
        )
    if between:
        return 1.0 - read(tables.last, own, tables.grid.other, other, need)
    # Both have a last turn to come: as if they had more.
    return last_result(need, other) if rival < turn else read(tables.first, own, own, need, other)


@compiled
def share_win(places: Places) -> None:
    """The end by points: who needs least wins, several share."""
    least = places.needs.min()
    winners = 0
    for seat in range(len(places.needs)):
        winners += places.needs[seat] == least
    for seat in range(len(places.needs)):
        places.chances[seat] = 1.0 / winners if places.needs[seat] == least else 0.0


@compiled
def all_chances(tables: Tables, at_once: bool, reached: bool, turn: int, places: Places) -> None:
    """Everybody's chance when the turn of a seat begins."""
    seats = len(places.needs)
    if reached and (at_once or turn == 0):
        share_win(places)
        return
    chances = places.chances
    for seat in range(seats):
        chances[seat] = 2.0 - seats
    for seat in range(seats):
        for rival in range(seat + 1, seats):
            ahead = duel(tables, places, at_once, reached, turn, seat, rival)
            chances[seat] += 1.0 / ahead
            chances[rival] += 1.0 / (1.0 - ahead)
    total = 0.0
    for seat in range(seats):
        chances[seat] = 1.0 / chances[seat]
        total += chances[seat]
    for seat in range(seats):
        chances[seat] /= total


@compiled
def fill_bank(tables: Tables, at_once: bool, reached: bool, seat: int, places: Places, bank: Array) -> None:
    """Everybody's chance after that seat banks p cells: a line for each seat, in the order of turns from it on."""
    seats, need = len(places.needs), places.needs[seat]
    for p in range(bank.shape[1]):
        places.needs[seat] = need - p
        all_chances(tables, at_once, reached or need - p <= 0, (seat + 1) % seats, places)
        for line in range(len(bank)):
            bank[line, p] = places.chances[(seat + line) % seats]
    places.needs[seat] = need


@compiled
def fill_bank_alone(tables: Tables, stays: float, need: int, bank: Array) -> None:
    """The chance to be done before the rival in thought, after banking p cells in this turn."""
    own, solo = tables.grid.own, tables.solo
    for p in range(len(bank)):
        if p >= need:
            bank[p] = stays
        else:
            at = min(need - p - own.least, len(own.low) - 1)
            line, part = own.low[at], own.part[at]
            bank[p] = stays * (solo[line] + (part * (solo[line + 1] - solo[line]) if part > 0.0 else 0.0))
