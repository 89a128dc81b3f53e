"""Batches and the readable rules, side by side on the same chance."""

from typing import Any

import numpy as np
import pytest

from batches.side_by_side import Readable
from noppa import rules
from noppa.batches.batch import (
    compiled_game,
    find_illegal,
    legal_actions,
    new_games,
    sample,
)
from noppa.batches.buffers import CompiledGame, Games, empty_result
from noppa.batches.layout import Layout, layout
from noppa.games import games
from noppa.kernels.batch_kernel import NOBODY
from noppa.kernels.streams import streams

SEED, SIZE = 7, 3
SHORT: dict[str, dict[str, Any]] = {"tutto": {"target": 3000}}
PLAYERS = {"tutto": (1, 3), "kivi": (2, 4), "dicetto": (2, 3), "dicetrip": (1, 3)}
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((game, {"edition": edition}) for game in PLAYERS for edition in games()[game].editions),
    ("tutto", {"ending": "equal_turns", "leader_plus_minus": "plays_on", "floor_at_zero": False}),
    ("dicetrip", {"tens": True}),
]


def made(game: str, options: dict[str, Any], players: int) -> tuple[Layout, CompiledGame]:
    """The layout and the compiled game of these rules."""
    found = layout(rules(game, **SHORT.get(game, {}) | options), players)
    return found, compiled_game(found)


def some_actions(batch: Games, words: Any) -> Any:
    """A legal action of every game."""
    actions = np.zeros(len(batch.rows), dtype=np.int64)
    sample(batch, np.arange(len(batch.rows)), words, actions)
    return actions


def illegal(batch: Games, actions: Any) -> Any:
    """The games whose action is not legal."""
    found = np.zeros(len(actions), dtype=np.bool_)
    find_illegal(0, 0, len(actions), batch, actions, found)
    return found


def play_both(game: str, options: dict[str, Any], players: int, size: int) -> None:
    """A batch of so many games beside the rules, until as many have ended; those that end begin anew."""
    shape, compiled = made(game, options, players)
    batch, result = new_games(compiled, players, SEED, size), empty_result(shape, size)
    wins = players == max(PLAYERS[game])
    readable = [Readable(shape, SEED, number) for number in range(size)]
    compiled.loops.begin(compiled.tables, batch, result.observations)
    words, ends = streams(1, size), 0
    while ends < size:
        for at, one in enumerate(readable):
            assert batch.seats[at] == one.due
            assert batch.totals[at].tolist() == one.totals
            one.same(batch.rows[at], result.observations[at], legal_actions(batch, at))
        actions, movers, before = some_actions(batch, words), batch.seats.copy(), batch.totals.copy()
        assert not illegal(batch, actions).any()
        compiled.loops.step(compiled.tables, 0, size, batch, actions, wins, result)
        for at, one in enumerate(readable):
            one.play(int(actions[at]))
            end = one.over
            assert result.ended[at] == (end is not None)
            rewards = one.shares if wins else np.array(one.totals) - before[at]
            assert result.rewards[at].tolist() == list(rewards)
            assert result.reward[at] == rewards[movers[at]]
            assert result.seats[at] == batch.seats[at]
            assert np.flatnonzero(result.masks[at]).tolist() == legal_actions(batch, at)
            if end is not None:
                ends += 1
                np.testing.assert_array_equal(result.finals[at], shape.observe(one.state, int(movers[at])))
                one.begin()


ALL = pytest.mark.parametrize(
    ("game", "options", "players"), [(g, t, p) for g, t in VARIANTS for p in PLAYERS[g]], ids=str
)


@ALL
def test_a_batch_plays_by_the_readable_rules(game: str, options: dict[str, Any], players: int) -> None:
    """Positions, observations, masks, points, rewards and ends agree at every step."""
    play_both(game, options, players, SIZE)


@pytest.mark.exhaustive
@ALL
def test_a_batch_plays_by_the_readable_rules_in_many_games(game: str, options: dict[str, Any], players: int) -> None:
    """A hundred games of each."""
    play_both(game, options, players, 100)


@pytest.mark.parametrize("game", list(games()))
def test_games_that_go_on_are_those_of_steps_and_stay_at_their_end(game: str) -> None:
    """Up to the first end both loops result the same; then the scores and winners stand still."""
    players = max(2, games()[game].least_players)
    shape, compiled = made(game, {}, players)
    stepped, alone = (new_games(compiled, shape.players, SEED, SIZE) for _ in range(2))
    result, seen = empty_result(shape, SIZE), np.zeros((SIZE, shape.size), np.int32)
    compiled.loops.begin(compiled.tables, stepped, result.observations)
    compiled.loops.begin(compiled.tables, alone, seen)
    words = streams(1, SIZE)
    totals, winners, going = np.zeros((SIZE, players)), np.zeros(SIZE, np.int64), np.arange(SIZE)
    shares = np.zeros((SIZE, players))
    while len(going):
        np.testing.assert_array_equal(seen[going], result.observations[going])
        np.testing.assert_array_equal(alone.rows[going], stepped.rows[going])
        actions = some_actions(stepped, words)
        compiled.loops.step(compiled.tables, 0, SIZE, stepped, actions, True, result)  # noqa: FBT003 - compiled
        shares[going] += result.rewards[going]
        assert compiled.loops.advance(compiled.tables, alone, going, actions[going], seen) == NOBODY
        still = alone.seats[going] != NOBODY
        assert (still == ~result.ended[going]).all()
        totals[going] = alone.totals[going]
        going = going[still]
    np.testing.assert_array_equal(alone.totals, totals)
    compiled.loops.winners(compiled.tables, alone, winners)
    bits = winners[:, None] >> np.arange(players) & 1
    np.testing.assert_allclose(shares, bits / bits.sum(axis=1, keepdims=True))


@pytest.mark.parametrize("game", list(games()))
def test_an_illegal_action_is_found_before_anything_is_played(game: str) -> None:
    """In both loops, also one that no game has."""
    shape, compiled = made(game, {}, max(2, games()[game].least_players))
    batch, result = new_games(compiled, shape.players, SEED, SIZE), empty_result(shape, SIZE)
    compiled.loops.begin(compiled.tables, batch, result.observations)
    rows = batch.rows.copy()
    unlike = next(number for number in range(len(shape.rules.actions)) if number not in legal_actions(batch, 2))
    for wrong in (-1, unlike, len(shape.rules.actions), 2**16 + legal_actions(batch, 2)[0], 10**9):
        actions = some_actions(batch, streams(1, SIZE))
        actions[2] = wrong
        assert illegal(batch, actions).tolist() == [False, False, True]
        assert (
            compiled.loops.advance(compiled.tables, batch, np.array([1, 2]), actions[[1, 2]], result.observations) == 1
        )
        np.testing.assert_array_equal(batch.rows, rows)
