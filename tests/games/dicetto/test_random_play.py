"""Whole random games beside games played move by move."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from games.dicetto.script import dicetto
from games.dicetto.test_step import SMALL_DECK
from noppa.batches.batch import compiled_game, new_games
from noppa.batches.buffers import empty_result
from noppa.batches.layout import layout
from noppa.games.dicetto import batches
from noppa.games.dicetto.rules import Dicetto
from noppa.kernels.batches import by_player

Integers = NDArray[np.int64]

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "finnish"},
    {"edition": "polish", "cards_to_win": 3},
    {"cards_to_win": 46, "most_cards_points": 10},
    {"battle": "end_of_turn", "deck": SMALL_DECK, "bonus": True, "cards_to_win": 6},
    {"deck": SMALL_DECK},
)


def games_at_once(rules: Dicetto, players: int, count: int, seed: int, first: int = 0) -> tuple[Integers, Integers]:
    """Scores and lengths of random games."""
    played = batches.play(rules, ["random"] * players, first, count, seed)
    assert 0 < played.uses.sum() <= count * sum(rules.deck.counts)
    return played.scores, played.lengths


def by_moves(rules: Dicetto, players: int, count: int, seed: int) -> tuple[Integers, Integers]:
    """Scores and lengths of games in which one of the legal moves, listed one by one, is played each time."""
    shape = layout(rules, players)
    game, pick = compiled_game(shape), np.random.default_rng(seed)
    batch, seen = new_games(game, players, seed, count), empty_result(shape, count).observations
    game.loops.begin(game.tables, batch, seen)
    lengths, playing = np.zeros(count, np.int64), np.arange(count)
    while len(playing):
        chosen = (pick.random(len(playing)) * batch.counts[playing]).astype(np.int64)
        game.loops.advance(game.tables, batch, playing, batch.moves[playing, chosen].astype(np.int64), seen)
        lengths[playing] += 1
        playing = playing[batch.seats[playing] >= 0]
    return by_player(batch.totals, 0), lengths


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_are_like_those_played_move_by_move(options: dict[str, Any], players: int) -> None:
    """Scores, who wins, decisions, and the squares of these have means within four standard errors of each other."""
    rules, found = dicetto(**options), []
    for points, decisions in (by_moves(rules, players, 10_000, seed=8), games_at_once(rules, players, 50_000, seed=5)):
        ahead = points == points.max(axis=1, keepdims=True)
        once = np.hstack((points, ahead, decisions[:, None])).astype(float)
        found.append(np.hstack((once, once**2, points[:, :1] * points[:, 1:])))
    one, other = found
    error = np.sqrt(one.var(axis=0) / len(one) + other.var(axis=0) / len(other))
    assert (abs(one.mean(axis=0) - other.mean(axis=0)) <= 4 * error).all()


def test_random_games_do_not_depend_on_how_they_are_shared_out() -> None:
    """A game's number is its stream."""
    rules = dicetto()
    whole, lengths = games_at_once(rules, 3, 100, seed=5)
    part, rest = games_at_once(rules, 3, 60, seed=5, first=40)
    assert whole[40:].tolist() == part.tolist()
    assert lengths[40:].tolist() == rest.tolist()
