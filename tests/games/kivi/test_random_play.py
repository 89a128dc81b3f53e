"""Whole random games, compared with games played move by move, and with exact chances."""

from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from games.kivi.tables import kivi, small_board
from noppa.batches.games import Games, new_streams
from noppa.batches.layout import layout
from noppa.core.dice import chance, multiset, multisets, submultisets
from noppa.games.kivi import batches
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import STONES

RULES = {
    "international": kivi(),
    "italian": kivi("italian"),
    "small": kivi(board=small_board("two_pairs run_of_4 all_odd", "three_pairs at_most_12 four_and_two")),
    "one": kivi("italian", board=small_board("two_pairs")),
    "wide": kivi("italian", board=small_board("two_pairs all_even run_of_5 " * 4, "all_odd run_of_4 three_pairs " * 4)),
}


Integers = NDArray[np.int64]
Floats = NDArray[np.float64]


def games_of(rules: Kivi, players: int, games: int, seed: int, first: int = 0) -> tuple[Integers, Integers]:
    """Return scores and lengths of random games."""
    played = batches.play(rules, ["random"] * players, first, games, seed)
    assert 0 < sum(played.usage) <= games * players * STONES
    return np.array(played.scores).reshape(games, players), np.array(played.lengths)


def by_moves(rules: Kivi, players: int, games: int, seed: int) -> tuple[Integers, Integers]:
    """Return scores and lengths of games that play a random legal move each time."""
    batch, words = Games(layout(rules, players), seed, games), new_streams(seed + 1, games)
    seen, lengths, playing = batch.start(), np.zeros(games, np.int64), np.arange(games)
    while len(playing):
        batch.advance(playing, batch.sample(playing, words), seen)
        lengths[playing] += 1
        playing = playing[batch.seats[playing] >= 0]
    number = np.arange(games)[:, None]
    return batch.totals[number, (np.arange(players) + number) % players], lengths


def assert_alike(one: Floats, other: Floats) -> None:
    """Check that means, and means of squares, are within four standard errors of each other in each column."""
    for power in (1, 2):
        some, more = one**power, other**power
        error = np.sqrt(some.var(axis=0) / len(some) + more.var(axis=0) / len(more))
        assert (abs(some.mean(axis=0) - more.mean(axis=0)) <= 4 * error).all()


@pytest.mark.parametrize("slow_games", [8_000, pytest.param(20_000, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [2, 3])
def test_turns_drawn_at_once_are_random_play(name: str, players: int, slow_games: int) -> None:
    """Scores, their squares and products, and decisions agree with games played move by move."""
    found = []
    for play, games, seed in ((games_of, 10 * slow_games, 3), (by_moves, slow_games, 5)):
        scores, lengths = play(RULES[name], players, games, seed)
        together = (scores[:, 0] * scores[:, 1])[:, None]
        found.append(np.hstack((scores, lengths[:, None], together)).astype(float))
    assert_alike(*found)


def test_a_board_too_large_for_a_word_is_played_move_by_move() -> None:
    """Its random games are those of the step."""
    rules = kivi("italian", board=small_board(*["two_pairs all_even run_of_5 " * 4] * 12))
    scores, lengths = games_of(rules, 4, 20, 1)
    assert scores.min() > 0
    assert ((lengths >= 40) & (lengths <= 120)).all()


def test_random_games_do_not_depend_on_how_they_are_shared_out() -> None:
    """A game's number determines its stream."""
    rules = RULES["italian"]
    whole, lengths = games_of(rules, 2, 100, 7)
    part, rest = games_of(rules, 2, 60, 7, first=40)
    assert whole[40:].tolist() == part.tolist()
    assert lengths[40:].tolist() == rest.tolist()


def test_a_board_that_asks_for_one_thing_is_filled_as_often_as_it_comes() -> None:
    """On one square for 2 pairs, two random players fill it at most once, with an exactly known frequency."""
    rules = kivi(board=small_board("two_pairs"))
    games = 400_000
    scores, _ = games_of(rules, 2, games, 11)
    begins = scores[np.arange(games), np.arange(games) % 2]
    taken = chance_of_a_turn(rules)
    first = taken * sum((1 - taken) ** (2 * turn) for turn in range(10))
    assert (scores.sum(axis=1) <= 1).all()
    assert abs(begins.mean() - first) < 4 * sqrt(first * (1 - first) / games)


def chance_of_a_turn(rules: Kivi) -> float:
    """Return the chance that a turn fills a board of one square, keep by keep from the readable rules."""
    rolls = multisets(6)
    fits = {roll: bool(rules.reach.fitting[roll]) for roll in rolls}
    takes = {roll: float(fits[roll]) for roll in rolls}
    for _ in range(2):
        kept = {
            keep: sum(float(chance(rest)) * takes[multiset(keep + rest)] for rest in multisets(6 - len(keep)))
            for size in range(6)
            for keep in multisets(size)
        }
        after = {}
        for roll in rolls:
            keeps = [kept[keep] for keep in submultisets(roll) if len(keep) < 6]
            after[roll] = (fits[roll] + sum(keeps)) / (fits[roll] + len(keeps))
        takes = after
    return sum(float(chance(roll)) * takes[roll] for roll in rolls)
