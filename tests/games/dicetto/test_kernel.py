"""The compiled game against the readable rules, on the same chance and the same moves."""

import random
from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

from games.dicetto.script import dealt, dicetto, follow
from noppa.core.rules import Choose, Draw, Over, Roll
from noppa.games.dicetto import kernel
from noppa.games.dicetto.packing import pack, unpack
from noppa.games.dicetto.random_play import random_games, some_move
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.tables import tables_of
from noppa.kernels.streams import streams

SMALL_DECK = """
[[dice]]
kind = "chance"
points = 3
count = 9

[[dice]]
kind = "sixes"
points = 0
logo = true
count = 2
"""
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"bonus": True},
    {"edition": "finnish", "bonus": True},
    {"edition": "polish"},
    {"cards_to_win": 1},
    {"cards_to_win": 46, "bonus": True, "most_cards_points": 10},
    {"battle": "end_of_turn", "deck": SMALL_DECK, "bonus": True, "cards_to_win": 6},
    {"deck": SMALL_DECK},
)


def play_both(rules: Dicetto, players: int, seed: int) -> None:
    """One game of random moves, the two compared at every step."""
    draw = random.Random(seed)
    tables = tables_of(rules)
    game = np.zeros(kernel.width(tables), dtype=np.int32)
    kernel.begin(tables, game, players)
    state = rules.start(players)
    numbers = {move: at for at, move in enumerate(rules.actions)}
    into = np.zeros(kernel.MOST_MOVES, dtype=np.int32)
    points = np.zeros(players, dtype=np.int32)
    while True:
        assert unpack(rules, tables, game) == state
        assert np.array_equal(pack(rules, tables, state), game)
        asked = rules.pending(state)
        due = asked.seats[0] if isinstance(asked, Choose) else -1
        assert kernel.due(tables, game) == due
        legal = into[: kernel.legal(tables, game, due, into)]
        match asked:
            case Over(scores, _):
                kernel.scores(tables, game, points)
                assert tuple(points) == scores
                return
            case Draw(deck=deck):
                card = draw.choices(list(deck), list(deck.values()))[0]
                kind = rules.deck.dice if None in state.row else rules.deck.bonus
                kernel.draw(tables, game, kind.index(card))
                state = rules.draw(state, card)
            case Roll(dice=dice):
                rolled = tuple(draw.randint(1, 6) for _ in range(dice))
                kernel.roll(tables, game, np.array(rolled, dtype=np.int32))
                state = rules.roll(state, rolled)
            case Choose():
                moves = rules.moves(state, due)
                assert [numbers[move] for move in moves] == list(legal)
                # placing often, or a random game is over before anything is fought for
                move = draw.choice(moves[-8:] if draw.random() < 0.7 else moves)
                kernel.play(tables, game, due, numbers[move])
                state = rules.play(state, due, move)


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_rules_are_the_same_game(options: dict[str, Any], players: int) -> None:
    """Every position, every list of legal moves and every score agree."""
    rules = dicetto(**options)
    play_both(rules, players, seed=players)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_kernel_and_rules_are_the_same_game_thousands_of_times(options: dict[str, Any]) -> None:
    """The same, in thousands of games."""
    rules = dicetto(**options)
    for seed in range(200):
        play_both(rules, 2 + seed % 3, seed)


def test_chance_answers_everything_until_a_choice() -> None:
    """After `chance` somebody is due or the game is over, whatever was pending."""
    for options in TABLES:
        rules = dicetto(**options)
        tables = tables_of(rules)
        words = streams(7, 1)
        into = np.zeros(kernel.MOST_MOVES, dtype=np.int32)
        game = np.zeros(kernel.width(tables), dtype=np.int32)
        kernel.begin(tables, game, 3)
        kernel.chance(tables, game, words, 0)
        while not kernel.is_over(tables, game):
            seat = kernel.due(tables, game)
            assert seat >= 0
            legal = kernel.legal(tables, game, seat, into)
            kernel.play(tables, game, seat, into[legal - 1 - (legal > 4)])
            kernel.chance(tables, game, words, 0)
        assert isinstance(rules.pending(unpack(rules, tables, game)), Over)


def test_random_moves_are_uniform() -> None:
    """Every legal move comes up as often as any other, within four standard errors."""
    rules = dicetto()
    tables, words, draws = tables_of(rules), streams(3, 1), 20_000
    into = np.zeros(kernel.MOST_MOVES, dtype=np.int32)
    state = follow(rules, dealt(rules), "roll 6 6 1 2", "0: place 1 6", "0: place x 2", "0: done", "roll 6 6 1 1")
    for position in (state, rules.play(state, 1, rules.parse("place 3 1"))):
        game = pack(rules, tables, position)
        legal = into[: kernel.legal(tables, game, 1, into)].tolist()
        found = Counter(some_move(tables, game, words, 0) for _ in range(draws))
        chance = 1 / len(legal)
        assert sorted(found) == sorted(legal)
        for count in found.values():
            assert abs(count - draws * chance) < 4.5 * sqrt(draws * chance * (1 - chance))


def test_random_games_do_not_depend_on_threads() -> None:
    """The same scores game by game, however many are played, and nobody ahead but by the first turn."""
    tables = tables_of(dicetto(bonus=True))
    scores, choices = random_games(tables, 2, 2000, seed=5)
    fewer, _ = random_games(tables, 2, 100, seed=5)
    assert np.array_equal(scores[:100], fewer)
    assert choices.min() > 0
    lead = scores[:, 0] - scores[:, 1]
    assert abs(lead.mean()) < 1.0


@pytest.mark.exhaustive
def test_random_games_score_as_by_the_rules() -> None:
    """The mean score of the first seat, compiled and by the readable rules, within four standard errors."""
    rules = dicetto(bonus=True)
    scores, _ = random_games(tables_of(rules), 2, 20_000, seed=1)
    slow = []
    for seed in range(300):
        draw, state = random.Random(seed), rules.start(2)
        while not isinstance(asked := rules.pending(state), Over):
            match asked:
                case Draw(deck=deck):
                    state = rules.draw(state, draw.choices(list(deck), list(deck.values()))[0])
                case Roll(dice=dice):
                    state = rules.roll(state, tuple(draw.randint(1, 6) for _ in range(dice)))
                case Choose((seat,)):
                    state = rules.play(state, seat, draw.choice(rules.moves(state, seat)))
        slow.append(asked.scores[0])
    error = sqrt(np.var(slow) / len(slow) + scores[:, 0].var() / len(scores))
    assert abs(np.mean(slow) - scores[:, 0].mean()) < 4 * error
