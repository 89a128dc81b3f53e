"""Whole random games beside games played move by move, and bonus cities beside the readable rules."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from games.dicetrip.brute import recoloured, trip_rules
from noppa.games.dicetrip.compiled import kernel
from noppa.games.dicetrip.compiled.map_tables import COLOURLESS, CROSS, STANDS, Integers
from noppa.games.dicetrip.compiled.packing import tables_of
from noppa.games.dicetrip.compiled.random_play import bonus_cities, random_games
from noppa.games.dicetrip.compiled.random_tables import FACE_BITS, Trips, trips_of
from noppa.games.dicetrip.compiled.row_layout import Tables, row_length
from noppa.games.dicetrip.compiled.settling import DIGITS
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import NUMBERS, RANK, Doubling, makes, settle
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import Words

PLAYED: dict[str, dict[str, Any]] = {
    "plain": {},
    "tens": {"tens": True},
    "recoloured": {"map": recoloured()},
    "recoloured tens": {"map": recoloured(), "tens": True},
}


def games_at_once(trips: Trips, players: int, count: int, seed: int, first: int = 0) -> tuple[Integers, Integers]:
    """Scores and lengths of random games."""
    scores, lengths = np.zeros((count, players), dtype=np.int64), np.zeros(count, dtype=np.int64)
    uses = np.zeros((players, CITIES), dtype=np.int64)
    random_games(trips, players, first, count, np.uint64(seed), scores, lengths, uses)
    return scores, lengths


@compiled
def by_moves(tables: Tables, game: Integers, players: int, stream: Words, scores: Integers, lengths: Integers) -> None:
    """Games in which one of the legal moves, listed one by one, is played each time."""
    moves, work = np.zeros(1000, dtype=np.int64), np.zeros((2, STANDS), dtype=np.uint8)
    for number in range(len(scores)):
        kernel.start_stream(stream, np.uint64(77), number)
        kernel.begin(tables, game, players)
        kernel.chance(tables, game, stream)
        seat = kernel.due(tables, game)
        while seat >= 0:
            kernel.play(tables, game, seat, moves[kernel.below(stream, kernel.legal(tables, game, seat, moves))])
            kernel.chance(tables, game, stream)
            seat = kernel.due(tables, game)
            lengths[number] += 1
        kernel.scores(tables, game, work, scores[number])


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_random_games_are_like_those_played_move_by_move(played: str, players: int) -> None:
    """Scores, decisions, their squares and the seats' products have means within four standard errors of each other."""
    tables, count = tables_of(trip_rules(**PLAYED[played])), 20_000
    scores, lengths = np.zeros((count, players), dtype=np.int64), np.zeros(count, dtype=np.int64)
    by_moves(tables, np.zeros(row_length(players), np.int64), players, np.zeros(1, np.uint64), scores, lengths)
    found = []
    for points, decisions in ((scores, lengths), games_at_once(trips_of(tables), players, 200_000, seed=5)):
        once = np.hstack((points, decisions[:, None])).astype(float)
        found.append(np.hstack((once, once**2, points[:, :1] * points[:, 1:])))
    one, other = found
    error = np.sqrt(one.var(axis=0) / len(one) + other.var(axis=0) / len(other))
    assert (abs(one.mean(axis=0) - other.mean(axis=0)) <= 4 * error).all()


def test_random_games_do_not_depend_on_how_they_are_shared_out() -> None:
    """Every game has its number's own stream."""
    trips = trips_of(tables_of(trip_rules(tens=True)))
    whole, lengths = games_at_once(trips, 3, 40, seed=9)
    part, rest = games_at_once(trips, 3, 10, seed=9, first=25)
    assert whole[25:35].tolist() == part.tolist()
    assert lengths[25:35].tolist() == rest.tolist()


def test_scores_are_those_of_whole_maps() -> None:
    """No map scores more than one of 25 bonus cities on one road, and crossings alone bring it below nothing."""
    scores, lengths = games_at_once(trips_of(tables_of(trip_rules())), 2, 100_000, seed=3)
    assert -25 <= scores.min() < 0 < scores.max() <= 25 + 25 + 9 + 9
    assert ((lengths >= 50) & (lengths <= 50 + 2 + 13)).all()


def writings(dice: tuple[int, ...]) -> Iterator[tuple[Doubling | None, tuple[int, ...]]]:
    """Every doubling, or none, with every number or two that a roll makes with it."""
    for twice in (None, *{(die, drop) for at, die in enumerate(dice) for drop in dice[:at] + dice[at + 1 :]}):
        for one in makes(dice, twice, ()):
            yield twice, (one,)
            for other in makes(dice, twice, (one,)):
                yield twice, (one, other)


def compare_bonus(trips: Trips, dice: tuple[int, ...]) -> None:
    """The bonus cities of a roll, whatever is written into cities of whichever colours."""
    faces = int(trips.faces[np.ravel_multi_index([die - 1 for die in dice], (6,) * 4)])
    places = (*range(4), None)
    for twice, numbers in writings(dice):
        ways = makes(dice, twice, numbers[:-1])[numbers[-1]]
        code = CROSS if twice is None else RANK[10 * twice[0] + twice[1]]
        one, other = RANK[numbers[0]], RANK[numbers[1]] if numbers[1:] else CROSS
        for wants in product(places, repeat=len(numbers)):
            shifts = [FACE_BITS * (COLOURLESS if place is None else place) for place in (*wants, wants[0])]
            found = bonus_cities(faces, code, one, other, shifts[0], shifts[1])
            assert found == sum(settle(ways, numbers, wants)), (dice, twice, numbers, wants)


def test_bonus_cities_are_those_of_the_rules() -> None:
    """On every roll of a sample in which dice are often alike."""
    trips, draw = trips_of(tables_of(trip_rules())), random.Random(4)
    for faces in (2, 3, 6) * 6:
        compare_bonus(trips, tuple(draw.randint(1, faces) for _ in range(4)))


@pytest.mark.exhaustive
def test_bonus_cities_are_those_of_the_rules_on_every_roll() -> None:
    """All 1296 of them."""
    trips = trips_of(tables_of(trip_rules()))
    for dice in product(range(1, 7), repeat=4):
        compare_bonus(trips, dice)


def test_rolls_lie_as_they_were_rolled() -> None:
    """The faces of every roll, what they make, and what each reroll changes."""
    rules = trip_rules()
    tables = tables_of(rules)
    trips = trips_of(tables)
    for roll, dice in enumerate(product(range(6), repeat=4)):
        faces = int(trips.faces[roll])
        assert tuple(faces >> FACE_BITS * place & 7 for place in range(5)) == (*dice, 7)
        dice_number = trips.multiset[faces & 0xFFF]
        assert dice_number == tables.rolls[roll, 0]
        assert int(trips.doublings[dice_number]) == tables.rolls[roll, 1]
    for action, changed in enumerate(trips.changed.tolist()):
        places = [place for place in range(4) if changed >> FACE_BITS * place & 7]
        assert sum(1 << place for place in places) == tables.rerolls[action]
    for number, rank in RANK.items():
        shown = {digit - 1 for digit in divmod(number, 10)}
        assert int(DIGITS[rank]) == sum(1 << face for face in shown) + 64 * (len(shown) == 1)
    assert len(DIGITS) == len(NUMBERS) + 1
