"""The compiled game against the readable one, on the same dice and the same moves."""

import random

import numpy as np
import pytest

from games.dicetrip.brute import recoloured, trip_rules
from noppa import Choose, Over, Roll
from noppa.games.dicetrip.compiled import kernel
from noppa.games.dicetrip.compiled.packing import pack, tables_of, unpack
from noppa.games.dicetrip.compiled.row_layout import row_length
from noppa.games.dicetrip.rules import DiceTrip


def play_both(rules: DiceTrip, players: int, seed: int) -> None:
    """One random game on both, compared after every step."""
    draw, tables, actions = random.Random(seed), tables_of(rules), rules.actions
    state, row = rules.start(players), np.zeros(row_length(players), dtype=np.int64)
    numbers = {move: at for at, move in enumerate(actions)}
    room, work, scored = np.zeros(1000, dtype=np.int64), kernel.room_to_score(), np.zeros(4, dtype=np.int64)
    kernel.begin(tables, row, players)
    while not isinstance(asked := rules.pending(state), Over):
        if isinstance(asked, Roll):
            dice = [draw.randint(1, 6) for _ in asked.places]
            assert kernel.due(tables, row) == -1
            state = rules.roll(state, dice)
            kernel.roll(tables, row, np.array(dice) - 1)
        else:
            assert isinstance(asked, Choose)
            assert kernel.due(tables, row) == asked.seats[0]
            for other in range(players):
                found = room[: kernel.legal(tables, row, other, room)].tolist()
                assert found == [numbers[move] for move in rules.moves(state, other)]
            seat = draw.choice(asked.seats)
            moves = rules.moves(state, seat)
            # Writings that use what was made already come up too seldom among hundreds of moves.
            move = draw.choice(moves[:12] if draw.random() < 0.1 else moves)
            state = rules.play(state, seat, move)
            kernel.play(tables, row, seat, numbers[move])
        assert unpack(row) == state
        assert unpack(pack(state)) == state
    kernel.scores(tables, row, work, scored)
    assert tuple(scored[:players].tolist()) == asked.scores


@pytest.mark.parametrize("tens", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_kernel_and_rules_agree_at_every_step(players: int, tens: bool) -> None:  # noqa: FBT001 - a parameter
    """Legal moves, positions and scores are the same, whatever is played."""
    for seed in range(3):
        play_both(trip_rules(tens=tens), players, seed)


def test_kernel_and_rules_agree_on_anrecoloured() -> None:
    """Where every city has a colour, who gets which die matters all the time."""
    for seed in range(6):
        play_both(trip_rules(map=recoloured(), tens=True), 2, seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("tens", [False, True])
def test_kernel_and_rules_agree_in_thousands_of_games(tens: bool) -> None:  # noqa: FBT001 - a parameter
    """The same, long enough for the rare cases."""
    for seed in range(1000):
        play_both(trip_rules(tens=tens), 1 + seed % 2, seed)
        play_both(trip_rules(map=recoloured(), tens=tens), 1, seed)
