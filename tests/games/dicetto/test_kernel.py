"""The compiled game against the readable rules, on the same chance and the same moves."""

import random
from typing import Any

import numpy as np
import pytest

from games.dicetto.script import dicetto
from noppa.core.rules import Choose, Draw, Over, Roll
from noppa.games.dicetto.compiled import kernel
from noppa.games.dicetto.compiled.packing import pack, unpack
from noppa.games.dicetto.compiled.row_layout import MOST_MOVES, width
from noppa.games.dicetto.compiled.tables import tables_of
from noppa.games.dicetto.rules import Dicetto
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
    game = np.zeros(width(tables), dtype=np.int32)
    kernel.begin(tables, game, players)
    state = rules.start(players)
    numbers = {move: at for at, move in enumerate(rules.actions)}
    into = np.zeros(MOST_MOVES, dtype=np.int32)
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
        into = np.zeros(MOST_MOVES, dtype=np.int32)
        game = np.zeros(width(tables), dtype=np.int32)
        kernel.begin(tables, game, 3)
        kernel.chance(tables, game, words, 0)
        while not kernel.is_over(tables, game):
            seat = kernel.due(tables, game)
            assert seat >= 0
            legal = kernel.legal(tables, game, seat, into)
            kernel.play(tables, game, seat, into[legal - 1 - (legal > 4)])
            kernel.chance(tables, game, words, 0)
        assert isinstance(rules.pending(unpack(rules, tables, game)), Over)
