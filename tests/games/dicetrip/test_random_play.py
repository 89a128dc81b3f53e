"""Whole random games beside games played move by move, and bonus cities beside the readable rules."""

import random
from array import array
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from games.dicetrip.brute import recoloured, trip_rules
from noppa.games.dicetrip import batches
from noppa.games.dicetrip.computed import computed
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import Doubling, makes
from noppa.games.dicetrip.packing import pack, tables_of
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import State
from noppa.games.dicetrip.trip import Trip, Turn
from noppa.native import call
from noppa.simulate.batch import batch_of

PLAYED: dict[str, dict[str, Any]] = {
    "plain": {},
    "tens": {"tens": True},
    "recoloured": {"map": recoloured()},
    "recoloured tens": {"map": recoloured(), "tens": True},
}
Integers = NDArray[np.int64]


def games_at_once(rules: DiceTrip, players: int, count: int, seed: int, first: int = 0) -> tuple[Integers, Integers]:
    """Scores by seat and lengths of random games."""
    scores, lengths = np.zeros((count, players), dtype=np.int64), np.zeros(count, dtype=np.int64)
    uses = np.zeros((players, CITIES), dtype=np.int64)
    call("dicetrip_random_games", tables_of(rules), players, first, seed, scores, lengths, uses)
    return scores, lengths


def by_moves(rules: DiceTrip, players: int, count: int, seed: int) -> tuple[Integers, Integers]:
    """Scores and lengths of games in which one of the legal moves, listed one by one, is played each time."""
    scores, lengths = np.zeros((count, players), dtype=np.int64), np.zeros(count, dtype=np.int64)
    uses, room = np.zeros((players, CITIES), dtype=np.int64), bytearray(call("dicetrip_games_room"))
    guess = computed(rules.map).tables
    call("dicetrip_level_games", tables_of(rules), guess, bytes(players), 0, seed, room, scores, lengths, uses)
    return scores, lengths


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_random_games_are_like_those_played_move_by_move(played: str, players: int) -> None:
    """Scores, decisions, their squares and the seats' products have means within four standard errors of each other."""
    rules, found = trip_rules(**PLAYED[played]), []
    for points, decisions in (by_moves(rules, players, 20_000, 77), games_at_once(rules, players, 200_000, seed=5)):
        once = np.hstack((points, decisions[:, None])).astype(float)
        found.append(np.hstack((once, once**2, points[:, :1] * points[:, 1:])))
    one, other = found
    error = np.sqrt(one.var(axis=0) / len(one) + other.var(axis=0) / len(other))
    assert (abs(one.mean(axis=0) - other.mean(axis=0)) <= 4 * error).all()


def test_random_games_do_not_depend_on_how_they_are_shared_out() -> None:
    """Every game has its number's own stream."""
    rules = trip_rules(tens=True)
    whole, lengths = games_at_once(rules, 3, 40, seed=9)
    part, rest = games_at_once(rules, 3, 10, seed=9, first=25)
    assert whole[25:35].tolist() == part.tolist()
    assert lengths[25:35].tolist() == rest.tolist()


def test_scores_are_those_of_whole_maps() -> None:
    """No map scores more than one of 25 bonus cities on one road, and crossings alone bring it below nothing."""
    scores, lengths = games_at_once(trip_rules(), 2, 100_000, seed=3)
    assert -25 <= scores.min() < 0 < scores.max() <= 25 + 25 + 9 + 9
    assert ((lengths >= 50) & (lengths <= 50 + 2 + 13)).all()


def test_uses_are_the_cities_with_numbers() -> None:
    """No city is used more than once in a game, and quick players cross off fewer cities than random ones."""
    usage = batch_of(batches.play(trip_rules(), ["random", "quick"], 0, 30, 4), 2, 0).usage
    assert usage.max() <= 30
    assert usage[1].sum() > usage[0].sum() > 0


def writings(dice: tuple[int, ...]) -> Iterator[tuple[Doubling | None, tuple[int, ...]]]:
    """Every doubling, or none, with every number or two that a roll makes with it."""
    for twice in (None, *{(die, drop) for at, die in enumerate(dice) for drop in dice[:at] + dice[at + 1 :]}):
        for one in makes(dice, twice, ()):
            yield twice, (one,)
            for other in makes(dice, twice, (one,)):
                if other != one:
                    yield twice, (one, other)


def compare_bonus(rules: DiceTrip, dice: tuple[int, ...], draw: random.Random) -> None:
    """What a roll scores, whatever is written into cities of whichever colours."""
    tables, totals = tables_of(rules), array("q", bytes(16))
    for twice, numbers in writings(dice):
        cities = draw.sample(range(CITIES), len(numbers))
        turn = Turn(twice, tuple(zip(cities, numbers, strict=True)), done=len(numbers) == 2)
        state = State((Trip(), Trip()), (turn, Turn()), 0, dice, settled=True)
        call("totals", tables, pack(rules, state), totals)
        assert totals.tolist() == [sheet.total for sheet in rules.sheet(state)], (dice, turn)


@pytest.mark.parametrize("played", ["plain", "recoloured"])
def test_bonus_cities_are_those_of_the_rules(played: str) -> None:
    """On every roll of a sample in which dice are often alike."""
    draw, rules = random.Random(4), trip_rules(**PLAYED[played])
    for faces in (2, 3, 6) * 8:
        compare_bonus(rules, tuple(draw.randint(1, faces) for _ in range(4)), draw)


@pytest.mark.exhaustive
@pytest.mark.parametrize("played", ["plain", "recoloured"])
def test_bonus_cities_are_those_of_the_rules_on_every_roll(played: str) -> None:
    """All 1296 of them."""
    draw, rules = random.Random(5), trip_rules(**PLAYED[played])
    for dice in product(range(1, 7), repeat=4):
        compare_bonus(rules, dice, draw)
