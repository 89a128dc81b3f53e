"""Whole random games and bonus cities, compared with the readable rules."""

import random
from array import array
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from games.dicetrip.brute import recoloured, trip_rules
from noppa import Choose, Over, Roll
from noppa.games.dicetrip import batches
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


WORD = 2**64 - 1


def next_word(stream: int) -> tuple[int, int]:
    """Return the next stream of SplitMix64 and its word, by definition in Python."""
    stream = stream + 0x9E3779B97F4A7C15 & WORD
    word = (stream ^ stream >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return stream, word ^ word >> 31


def by_rules(rules: DiceTrip, players: int, stream: int) -> tuple[list[int], int]:
    """Return scores and decisions of a game by the readable rules with the core's random words.

    The upper half of a word chooses one of all rolls, or one of the moves that the rules list.
    """
    state, decisions = rules.start(players), 0
    while not isinstance(pending := rules.pending(state), Over):
        stream, word = next_word(stream)
        if isinstance(pending, Roll):
            roll = (word >> 32) * 6**4 >> 32
            faces = [roll // 6 ** (3 - place) % 6 + 1 for place in range(4)]
            state = rules.roll(state, [faces[place] for place in pending.places])
        elif isinstance(pending, Choose):
            moves = rules.moves(state, pending.seats[0])
            state = rules.play(state, pending.seats[0], moves[(word >> 32) * len(moves) >> 32])
            decisions += 1
    return list(pending.scores), decisions


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_are_those_of_the_readable_rules(played: str, players: int) -> None:
    """The same random words give the same scores and number of decisions, wherever a game's number is."""
    rules, first, count = trip_rules(**PLAYED[played]), 5, 3
    found = batch_of(batches.play(rules, ["random"] * players, first, count, 9), players)
    streams = array("Q", bytes(8 * count))
    call("streams", 9, first, streams)
    for at, stream in enumerate(streams):
        by_seat, decisions = by_rules(rules, players, stream)
        by_player = [by_seat[(player + first + at) % players] for player in range(players)]
        assert (found.scores[at].tolist(), found.lengths[at]) == (by_player, decisions)


def test_scores_are_those_of_whole_maps() -> None:
    """No map scores more than one with 25 bonus cities on one road; crossings alone make it negative."""
    played = batch_of(batches.play(trip_rules(), ["random"] * 2, 0, 100_000, 3), 2)
    scores, lengths = played.scores, played.lengths
    assert -25 <= scores.min() < 0 < scores.max() <= 25 + 25 + 9 + 9
    assert ((lengths >= 50) & (lengths <= 50 + 2 + 13)).all()


def test_uses_are_the_cities_with_numbers() -> None:
    """No city is used more than once in a game, and quick players cross off fewer cities than random ones."""
    usage = batch_of(batches.play(trip_rules(), ["random", "quick"], 0, 30, 4), 2).usage
    assert usage.max() <= 30
    assert usage[1].sum() > usage[0].sum() > 0


def writings(dice: tuple[int, ...]) -> Iterator[tuple[Doubling | None, tuple[int, ...]]]:
    """Yield every doubling, or none, with every number or two that a roll makes with it."""
    for twice in (None, *{(die, drop) for at, die in enumerate(dice) for drop in dice[:at] + dice[at + 1 :]}):
        for one in makes(dice, twice, ()):
            yield twice, (one,)
            for other in makes(dice, twice, (one,)):
                if other != one:
                    yield twice, (one, other)


def compare_bonus(rules: DiceTrip, dice: tuple[int, ...], draw: random.Random) -> None:
    """Compare the scores of a roll, for cities of any colours."""
    tables, totals = tables_of(rules), array("q", bytes(16))
    for twice, numbers in writings(dice):
        cities = draw.sample(range(CITIES), len(numbers))
        turn = Turn(twice, tuple(zip(cities, numbers, strict=True)), done=len(numbers) == 2)
        state = State((Trip(), Trip()), (turn, Turn()), 0, dice, settled=True)
        call("totals", tables, pack(rules, state), totals)
        assert totals.tolist() == [sheet.total for sheet in rules.sheet(state)], (dice, turn)


@pytest.mark.parametrize("played", ["plain", "recoloured"])
def test_bonus_cities_are_those_of_the_rules(played: str) -> None:
    """A sample of rolls with many equal dice is compared."""
    draw, rules = random.Random(4), trip_rules(**PLAYED[played])
    for faces in (2, 3, 6) * 8:
        compare_bonus(rules, tuple(draw.randint(1, faces) for _ in range(4)), draw)


@pytest.mark.exhaustive
@pytest.mark.parametrize("played", ["plain", "recoloured"])
def test_bonus_cities_are_those_of_the_rules_on_every_roll(played: str) -> None:
    """All 1296 rolls are compared."""
    draw, rules = random.Random(5), trip_rules(**PLAYED[played])
    for dice in product(range(1, 7), repeat=4):
        compare_bonus(rules, dice, draw)
