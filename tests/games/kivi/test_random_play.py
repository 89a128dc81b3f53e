"""Whole random games beside games played move by move, and the tables that they are drawn from."""

from math import sqrt

import numpy as np
import pytest

from games.kivi.tables import kivi, small_board
from noppa.core.dice import chance, multiset, multisets, submultisets
from noppa.games.kivi.compiled.kernel import Tables, tables_of
from noppa.games.kivi.compiled.random_play import Board, board_of, random_games
from noppa.games.kivi.compiled.random_turn import classes_of, random_keeps, turn_chances
from noppa.games.kivi.compiled.tables import Floats, Integers
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import STONES

RULES = {
    "international": kivi(),
    "italian": kivi("italian"),
    "small": kivi(board=small_board("two_pairs run_of_4 all_odd", "three_pairs at_most_12 four_and_two")),
    "one": kivi("italian", board=small_board("two_pairs")),
    "wide": kivi("italian", board=small_board("two_pairs all_even run_of_5 " * 4, "all_odd run_of_4 three_pairs " * 4)),
}


def games_of(board: Board | Tables, players: int, games: int, seed: int, first: int = 0) -> tuple[Integers, Integers]:
    """Scores and lengths of random games."""
    scores, lengths = np.zeros((games, players), np.int64), np.zeros(games, np.int64)
    squares = len(board.squares[0]) if isinstance(board, Tables) else int(board.everything).bit_length()
    uses = np.zeros((players, squares), np.int64)
    random_games(board, players, first, games, np.uint64(seed), scores, lengths, uses)
    assert 0 < uses.sum() <= games * players * STONES
    return scores, lengths


def assert_alike(one: Floats, other: Floats) -> None:
    """Means, and means of squares, column by column, within four standard errors of each other."""
    for power in (1, 2):
        some, more = one**power, other**power
        error = np.sqrt(some.var(axis=0) / len(some) + more.var(axis=0) / len(more))
        assert (abs(some.mean(axis=0) - more.mean(axis=0)) <= 4 * error).all()


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [2, 3])
def test_turns_drawn_at_once_are_random_play(name: str, players: int) -> None:
    """Scores, their squares and products, and decisions are like those of games played move by move."""
    tables = tables_of(RULES[name])
    found = []
    for board, games, seed in ((board_of(tables), 200_000, 3), (tables, 20_000, 5)):
        scores, lengths = games_of(board, players, games, seed)
        together = (scores[:, 0] * scores[:, 1])[:, None]
        found.append(np.hstack((scores, lengths[:, None], together)).astype(float))
    assert_alike(*found)


def test_a_board_too_large_for_a_word_is_played_move_by_move() -> None:
    """Its random games are those of the compiled game."""
    tables = tables_of(kivi("italian", board=small_board(*["two_pairs all_even run_of_5 " * 4] * 12)))
    assert board_of(tables) is tables
    scores, lengths = games_of(tables, 4, 20, 1)
    assert scores.min() > 0
    assert ((lengths >= 40) & (lengths <= 120)).all()


def test_random_games_do_not_depend_on_how_they_are_shared_out() -> None:
    """A game's number is its stream."""
    tables = tables_of(RULES["italian"])
    for board in (board_of(tables), tables):
        whole, lengths = games_of(board, 2, 100, 7)
        part, rest = games_of(board, 2, 60, 7, first=40)
        assert whole[40:].tolist() == part.tolist()
        assert lengths[40:].tolist() == rest.tolist()


def test_a_board_that_asks_for_one_thing_is_filled_as_often_as_it_comes() -> None:
    """One square for 2 pairs, played at random by two: at most one of them gets it, and how often is known exactly."""
    rules = kivi(board=small_board("two_pairs"))
    games = 400_000
    scores, _ = games_of(board_of(tables_of(rules)), 2, games, 11)
    taken = chance_of_a_turn(rules)
    first = taken * sum((1 - taken) ** (2 * turn) for turn in range(10))
    assert (scores.sum(axis=1) <= 1).all()
    assert abs(scores[:, 0].mean() - first) < 4 * sqrt(first * (1 - first) / games)


def chance_of_a_turn(rules: Kivi) -> float:
    """The chance that a turn fills a board of one square, keep by keep from the readable rules."""
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


def test_the_chances_of_a_turn_add_up() -> None:
    """To one, to those of a first roll by its class, and to those of rolls one after another by the last squares."""
    tables = tables_of(RULES["international"])
    classes = classes_of(tables)
    joint = turn_chances(classes)
    first = np.array([float(chance(roll)) for roll in multisets(6)])
    assert joint.sum() == pytest.approx(1.0, abs=1e-12)
    by_class = np.bincount(classes.of, first, len(joint))
    np.testing.assert_allclose(joint.sum(axis=(1, 2)), by_class, atol=1e-12)
    second = first @ random_keeps()
    np.testing.assert_allclose(joint.sum(axis=(0, 2)), np.bincount(classes.of, second, len(joint)), atol=1e-12)
    third = np.bincount(classes.last, second @ random_keeps(), len(joint))
    np.testing.assert_allclose(joint.sum(axis=(0, 1)), third, atol=1e-12)


def test_classes_offer_what_their_rolls_offer() -> None:
    """The same squares and as many keeps, for every roll."""
    rules = RULES["italian"]
    board, classes = board_of(tables_of(rules)), classes_of(tables_of(rules))
    assert isinstance(board, Board)
    for at, roll in enumerate(multisets(6)):
        keeps = sum(len(keep) < 6 for keep in submultisets(roll))
        for group in (classes.of[at], classes.last[at]):
            bits = int(board.squares[group]) & int(board.everything)
            assert tuple(square for square in range(49) if bits >> square & 1) == rules.reach.fitting[roll]
        assert board.keeps[classes.of[at]] == keeps
