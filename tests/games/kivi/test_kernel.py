"""The compiled game beside the readable one, on the same dice and the same moves."""

import random
from math import sqrt

import numpy as np
import pytest

from games.kivi.tables import kivi, small_board
from noppa import Choose, Over, Roll
from noppa.games.kivi import kernel
from noppa.games.kivi.gains import Pattern
from noppa.games.kivi.random_play import board_of, odds_of_rolls, random_games
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.tables import Integers
from noppa.kernels.streams import streams

RULES = {
    "international": kivi(),
    "italian": kivi("italian"),
    "small": kivi(board=small_board("two_pairs run_of_4 all_odd", "three_pairs at_most_12 four_and_two")),
    "large": kivi("italian", board=small_board(*["two_pairs all_even run_of_5 " * 4] * 12)),
}


def room_for(rules: Kivi) -> Pattern:
    """Room to count the stones of one player."""
    board = rules.board
    return Pattern(np.zeros(board.rows, np.int64), np.zeros(board.columns, np.int64), np.zeros(board.rows, np.int64))


def compare(rules: Kivi, players: int, draw: random.Random, *, wild: bool) -> None:
    """One game by both, every position, question and list of moves compared."""
    tables, game, into = kernel.tables_of(rules), kernel.new_game(rules), np.zeros(len(rules.actions), np.int64)
    number = {move: at for at, move in enumerate(rules.actions)}
    state = rules.start(players)
    kernel.begin(tables, game, players)
    while True:
        assert kernel.unpack(game) == state
        assert kernel.pack(rules, state).tolist() == game.tolist()
        asked = rules.pending(state)
        assert kernel.due(tables, game) == (asked.seats[0] if isinstance(asked, Choose) else -1)
        if isinstance(asked, Over):
            scores = np.zeros(players, np.int64)
            kernel.scores(tables, game, room_for(rules), scores)
            assert tuple(scores) == asked.scores
            return
        if isinstance(asked, Roll):
            dice = tuple(draw.choice((4, 4, 4, draw.randint(1, 6)) if wild else range(1, 7)) for _ in range(asked.dice))
            state = rules.roll(state, dice)
            kernel.roll(tables, game, np.array(dice))
            continue
        moves = rules.moves(state, state.seat)
        assert into[: kernel.legal(tables, game, state.seat, into)].tolist() == [number[move] for move in moves]
        assert kernel.legal(tables, game, (state.seat + 1) % players, into) == 0
        move = draw.choice(moves)
        kernel.play(tables, game, state.seat, number[move])
        state = rules.play(state, state.seat, move)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_rules_play_the_same_game(name: str, players: int) -> None:
    """Ordinary dice, and dice that come up alike so that squares are taken over."""
    draw = random.Random(players)
    compare(RULES[name], players, draw, wild=False)
    compare(RULES[name], players, draw, wild=True)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", RULES)
def test_kernel_and_rules_play_the_same_thousand_games(name: str) -> None:
    """The same, many times."""
    draw = random.Random(9)
    for game in range(1000):
        compare(RULES[name], 2 + game % 3, draw, wild=game % 2 == 0)


def kernel_games(rules: Kivi, players: int, games: int) -> Integers:
    """Scores of random games by the plain kernel."""
    tables, game, into = kernel.tables_of(rules), kernel.new_game(rules), np.zeros(len(rules.actions), np.int64)
    words, draw, pattern = streams(5, games), np.random.default_rng(5), room_for(rules)
    scores = np.zeros((games, players), np.int64)
    for number in range(games):
        kernel.begin(tables, game, players)
        while not kernel.over(game):
            kernel.chance(tables, game, words, number)
            seat = kernel.due(tables, game)
            count = kernel.legal(tables, game, seat, into)
            kernel.play(tables, game, seat, into[draw.integers(count)])
        kernel.scores(tables, game, pattern, scores[number])
    return scores


@pytest.mark.parametrize("name", ["international", "italian", "small"])
def test_fast_random_play_is_random_play(name: str) -> None:
    """The mean and spread of scores are those of the plain kernel, within four standard errors."""
    rules = RULES[name]
    slow, fast = kernel_games(rules, 3, 2000), np.zeros((20000, 3), np.int64)
    random_games(board_of(kernel.tables_of(rules)), odds_of_rolls(), 3, 0, len(fast), np.uint64(3), fast)
    for power in (1, 2):
        one, other = slow.astype(float) ** power, fast.astype(float) ** power
        error = np.sqrt(one.var(axis=0) / len(one) + other.var(axis=0) / len(other))
        assert (abs(one.mean(axis=0) - other.mean(axis=0)) < 4 * error).all()


def test_random_games_do_not_depend_on_how_they_are_shared_out() -> None:
    """A game's number is its stream."""
    board, odds = board_of(kernel.tables_of(RULES["international"])), odds_of_rolls()
    whole, first, second = (np.zeros((size, 2), np.int64) for size in (100, 40, 60))
    random_games(board, odds, 2, 0, 100, np.uint64(7), whole)
    random_games(board, odds, 2, 0, 40, np.uint64(7), first)
    random_games(board, odds, 2, 40, 60, np.uint64(7), second)
    assert whole.tolist() == [*first.tolist(), *second.tolist()]


def test_a_board_that_asks_for_one_thing_is_filled_as_often_as_it_comes() -> None:
    """One square for 2 pairs, played at random by two: the chance that the first turn takes it."""
    rules = kivi(board=small_board("two_pairs"))
    games = 40000
    scores = np.zeros((games, 2), np.int64)
    random_games(board_of(kernel.tables_of(rules)), odds_of_rolls(), 2, 0, games, np.uint64(11), scores)
    slow = kernel_games(rules, 2, 4000)
    mean, other = scores[:, 0].mean(), slow[:, 0].mean()
    assert abs(mean - other) < 4 * sqrt(mean * (1 - mean) * (1 / games + 1 / len(slow)))
    assert (scores.sum(axis=1) <= 1).all()
