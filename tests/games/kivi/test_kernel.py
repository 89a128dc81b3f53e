"""The compiled game beside the readable one, on the same dice and the same moves."""

import random

import numpy as np
import pytest

from games.kivi.tables import kivi, small_board
from noppa import Choose, Over, Roll
from noppa.games.kivi.compiled import kernel
from noppa.games.kivi.compiled.gains import Pattern
from noppa.games.kivi.rules import Kivi

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
