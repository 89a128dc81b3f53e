"""Whole random games, compared with games played move by move."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from games.dicetto.script import dicetto
from games.dicetto.test_step import SMALL_DECK
from noppa.batches.games import Games, new_streams
from noppa.batches.layout import layout
from noppa.games.dicetto import batches
from noppa.games.dicetto.rules import Dicetto

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
    """Return scores and lengths of random games."""
    played = batches.play(rules, ["random"] * players, first, count, seed)
    assert 0 < sum(played.usage) <= count * sum(rules.deck.counts)
    return np.array(played.scores).reshape(count, players), np.array(played.lengths)


def by_moves(rules: Dicetto, players: int, games: int, seed: int) -> tuple[Integers, Integers]:
    """Return scores and lengths of games that play a random legal move each time."""
    batch, words = Games(layout(rules, players), seed, games), new_streams(seed + 1, games)
    seen, lengths, playing = batch.start(), np.zeros(games, np.int64), np.arange(games)
    while len(playing):
        batch.advance(playing, batch.sample(playing, words), seen)
        lengths[playing] += 1
        playing = playing[batch.seats[playing] >= 0]
    number = np.arange(games)[:, None]
    return batch.totals[number, (np.arange(players) + number) % players], lengths


@pytest.mark.parametrize("games", [1_000, pytest.param(3_000, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_are_like_those_played_move_by_move(options: dict[str, Any], players: int, games: int) -> None:
    """The means of scores, wins, decisions and of their squares are within four standard errors of each other."""
    rules, found = dicetto(**options), []
    for points, decisions in (by_moves(rules, players, games, seed=8), games_at_once(rules, players, 20_000, seed=5)):
        ahead = points == points.max(axis=1, keepdims=True)
        once = np.hstack((points, ahead, decisions[:, None])).astype(float)
        found.append(np.hstack((once, once**2, points[:, :1] * points[:, 1:])))
    one, other = found
    error = np.sqrt(one.var(axis=0) / len(one) + other.var(axis=0) / len(other))
    assert (abs(one.mean(axis=0) - other.mean(axis=0)) <= 4 * error).all()


def test_random_games_do_not_depend_on_how_they_are_shared_out() -> None:
    """A game's number determines its stream."""
    rules = dicetto()
    whole, lengths = games_at_once(rules, 3, 100, seed=5)
    part, rest = games_at_once(rules, 3, 60, seed=5, first=40)
    assert whole[40:].tolist() == part.tolist()
    assert lengths[40:].tolist() == rest.tolist()
