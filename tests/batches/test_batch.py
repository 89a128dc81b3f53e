"""Batches and the readable rules, compared on the same chance."""

from typing import Any

import numpy as np
import pytest

from batches.side_by_side import Readable
from noppa import rules
from noppa.batches.games import NOBODY, Games, new_streams
from noppa.batches.layout import Layout, layout
from noppa.batches.workers import Helpers
from noppa.core.errors import NativeError
from noppa.games import games

SEED, SIZE = 7, 3
SHORT: dict[str, dict[str, Any]] = {"tutto": {"target": 3000}}
PLAYERS = {"tutto": (1, 3), "kivi": (2, 4), "dicetto": (2, 3), "dicetrip": (1, 3)}
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((game, {"edition": edition}) for game in PLAYERS for edition in games()[game].editions),
    ("tutto", {"ending": "equal_turns", "leader_plus_minus": "plays_on", "floor_at_zero": False}),
    ("dicetrip", {"tens": True}),
]


def layout_of(game: str, options: dict[str, Any], players: int) -> Layout:
    """Return the layout of these rules."""
    return layout(rules(game, **SHORT.get(game, {}) | options), players)


def play_both(game: str, options: dict[str, Any], players: int, size: int) -> None:
    """Run a batch beside the rules until `size` games have ended; ended games restart."""
    shape, everyone = layout_of(game, options, players), np.arange(size)
    batch = Games(shape, SEED, size)
    result = batch.new_result()
    wins = players == max(PLAYERS[game])
    readable = [Readable(shape, SEED, number) for number in range(size)]
    result.observations[:] = batch.start()
    words, ends, alone = new_streams(1, size), 0, Helpers(0)
    while ends < size:
        masks = batch.masks(everyone)
        for at, one in enumerate(readable):
            assert batch.seats[at] == one.due
            assert batch.totals[at].tolist() == one.totals
            one.same(batch.rows[at], result.observations[at], batch.legal_actions(at))
            assert np.flatnonzero(masks[at]).tolist() == batch.legal_actions(at)
        actions, movers, before = batch.sample(everyone, words), batch.seats.copy(), batch.totals.copy()
        assert batch.step(actions, result, alone, wins=wins) == NOBODY
        for at, one in enumerate(readable):
            one.play(int(actions[at]))
            end = one.over
            assert result.ended[at] == (end is not None)
            rewards = one.shares if wins else np.array(one.totals) - before[at]
            assert result.rewards[at].tolist() == list(rewards)
            assert result.reward[at] == rewards[movers[at]]
            assert result.seats[at] == batch.seats[at]
            assert np.flatnonzero(result.masks[at]).tolist() == batch.legal_actions(at)
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
    """A hundred games of each are compared."""
    play_both(game, options, players, 100)


@pytest.mark.parametrize("game", list(games()))
def test_games_that_go_on_are_those_of_steps_and_stay_at_their_end(game: str) -> None:
    """Up to the first end both loops give the same results; then scores and winners stay constant."""
    players = max(2, games()[game].least_players)
    shape = layout_of(game, {}, players)
    stepped, alone = (Games(shape, SEED, SIZE) for _ in range(2))
    result, going = stepped.new_result(), np.arange(SIZE)
    result.observations[:], seen = stepped.start(), alone.start()
    words = new_streams(1, SIZE)
    totals, shares = np.zeros((SIZE, players)), np.zeros((SIZE, players))
    while len(going):
        np.testing.assert_array_equal(seen[going], result.observations[going])
        np.testing.assert_array_equal(alone.rows[going], stepped.rows[going])
        actions = stepped.sample(np.arange(SIZE), words)
        stepped.step(actions, result, Helpers(0), wins=True)
        shares[going] += result.rewards[going]
        assert alone.advance(going, actions[going], seen) == NOBODY
        still = alone.seats[going] != NOBODY
        assert (still == ~result.ended[going]).all()
        totals[going] = alone.totals[going]
        going = going[still]
    np.testing.assert_array_equal(alone.totals, totals)
    bits = alone.winners()[:, None] >> np.arange(players) & 1
    np.testing.assert_allclose(shares, bits / bits.sum(axis=1, keepdims=True))


@pytest.mark.parametrize("game", list(games()))
def test_an_illegal_action_is_found_before_anything_is_played(game: str) -> None:
    """Both ways to play check this, including actions that no game has."""
    shape = layout_of(game, {}, max(2, games()[game].least_players))
    batch = Games(shape, SEED, SIZE)
    seen = batch.start()
    rows = batch.rows.copy()
    unlike = next(number for number in range(len(shape.rules.actions)) if number not in batch.legal_actions(2))
    for wrong in (-1, unlike, len(shape.rules.actions), 2**16 + batch.legal_actions(2)[0], 10**9):
        actions = batch.sample(np.arange(SIZE), new_streams(1, SIZE))
        actions[2] = wrong
        assert batch.step(actions, batch.new_result(), Helpers(0), wins=True) == 2
        assert batch.advance(np.array([1, 2]), actions[[1, 2]], seen) == 1
        np.testing.assert_array_equal(batch.rows, rows)


@pytest.mark.parametrize("game", list(games()))
def test_sampled_actions_are_all_legal_moves_equally_often(game: str) -> None:
    """Chi-square of many samples in one position stays below its 99.99 % point; each game has its own stream."""
    batch = Games(layout_of(game, {}, max(2, games()[game].least_players)), SEED, 1)
    batch.start()
    legal, words, tries = batch.legal_actions(0), new_streams(5, 1), 200
    found = [int(batch.sample(np.zeros(1, dtype=np.int64), words)[0]) for _ in range(tries * len(legal))]
    counts = np.array([found.count(action) for action in legal])
    assert counts.sum() == len(found)
    degrees = len(legal) - 1
    assert ((counts - tries) ** 2 / tries).sum() < degrees + 4 * np.sqrt(2 * degrees) + 10


def test_games_that_are_not_in_a_batch_are_refused() -> None:
    """Nothing is read or written there."""
    batch = Games(layout_of("dicetto", {}, 2), SEED, SIZE)
    seen, words = batch.start(), new_streams(1, SIZE)
    for which in (np.array([0, SIZE]), np.array([-1, 0])):
        for ask in (
            lambda which=which: batch.masks(which),
            lambda which=which: batch.sample(which, words),
            lambda which=which: batch.advance(which, np.zeros(2, dtype=np.int64), seen),
        ):
            with pytest.raises(NativeError):
                ask()
    with pytest.raises(NativeError):
        batch.step(np.zeros(SIZE + 1, dtype=np.int64), batch.new_result(), Helpers(0), wins=True)
    with pytest.raises(NativeError):
        batch.sample(np.arange(SIZE), new_streams(1, SIZE + 1))
