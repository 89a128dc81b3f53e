"""Whole games in the native core: random ones, and those of players who each choose in their own way."""

from array import array
from math import sqrt

import numpy as np
import pytest

from games.tutto.test_step import EVERY, rules_of
from noppa.games.tutto import batches
from noppa.games.tutto.cards import CARDS, FULL
from noppa.games.tutto.evaluator import Evaluator
from noppa.games.tutto.packing import pack, tables_of
from noppa.games.tutto.rules import Tutto
from noppa.native import call
from noppa.native.streams import streams
from noppa.simulate.batch import Batch, batch_of

GAMES = 20_000


def play(rules: Tutto, levels: tuple[str, ...], first: int, count: int, seed: int) -> Batch:
    """Games of these levels, by player."""
    return batch_of(batches.play(rules, levels, first, count, seed), len(levels), first)


def step_by_step(rules: Tutto, players: int, seed: int, games: int = GAMES) -> Batch:
    """Random games move by move."""
    scores, uses = np.zeros((games, players), dtype=np.int64), np.zeros((players, len(CARDS)), dtype=np.int64)
    lengths, winners = np.zeros((2, games), dtype=np.int64)
    levels = bytes(players)
    call("tutto_level_games", tables_of(rules), b"", levels, 0, seed, b"", scores, lengths, winners, uses)
    return Batch(scores, winners, lengths, uses)


def features(found: Batch) -> np.ndarray:
    """What is compared: each score and its square, who wins, a length and its square."""
    won = found.winners[:, np.newaxis] >> np.arange(found.scores.shape[1]) & 1
    lengths = found.lengths[:, np.newaxis]
    return np.concatenate([found.scores, found.scores**2, won, lengths, lengths**2], axis=1)


@pytest.mark.parametrize("told", [EVERY[0], EVERY[-1]], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_whole_random_games_are_like_those_played_move_by_move(told: dict[str, object], players: int) -> None:
    """Scores, lengths, winners and cards, within four standard errors."""
    rules = rules_of(told, 6000)
    at_once, by_moves = play(rules, ("random",) * players, 0, GAMES, 5), step_by_step(rules, players, 6)
    one, other = features(at_once), features(by_moves)
    error = np.sqrt((one.var(axis=0) + other.var(axis=0)) / GAMES)
    assert (np.abs(one.mean(axis=0) - other.mean(axis=0)) <= 4 * error).all()
    cards = at_once.usage.sum(axis=0) / at_once.usage.sum(), by_moves.usage.sum(axis=0) / by_moves.usage.sum()
    assert cards[0] == pytest.approx(cards[1], abs=0.002)


@pytest.mark.parametrize("levels", [("random",) * 3, ("quick", "random", "hard")], ids=str)
def test_games_do_not_depend_on_how_they_are_shared_out(levels: tuple[str, ...]) -> None:
    """A game has its number and needs nothing else."""
    rules = rules_of({}, 1500)
    whole, part = play(rules, levels, 0, 50, 9), play(rules, levels, 30, 20, 9)
    assert (whole.scores[30:] == part.scores).all()
    assert (whole.winners[30:] == part.winners).all()
    assert (whole.lengths[30:] == part.lengths).all()


def test_whoever_knows_more_wins_more() -> None:
    """`hard` beats `quick`, and `quick` beats `random`, also from the other seat."""
    rules = rules_of({}, 1500)
    for better, worse in (("quick", "random"), ("hard", "quick")):
        games = 2000
        winners = play(rules, (better, worse), 0, games, 3).winners
        assert (winners == 1).mean() > 0.5 + 1 / sqrt(games)


def test_hard_plays_the_best_move() -> None:
    """What the core plays is what the evaluator says, move by move on the same chance."""
    rules, seed = rules_of({}, 1500), 4
    solved = Evaluator(rules).solved
    row, stream = bytearray(pack(rules, rules.start(2))), streams(seed, 1)
    room, lengths = bytearray(call("tutto_games_room", solved.tables)), 0
    moves, values = array("H", bytes(128)), array("d", bytes(512))
    while True:
        call("chance", solved.tables, row, stream)
        if not call("due", solved.tables, row):
            break
        count = call("tutto_move_values", solved.tables, solved.values, bytes(row), room, moves, values)
        best = max(range(count), key=lambda at: values[at])
        call("play", solved.tables, row, moves[best])
        lengths += 1
    totals = array("q", bytes(16))
    call("totals", solved.tables, row, totals)
    played = play(rules, ("hard", "hard"), 0, 1, seed)
    assert (list(totals), lengths) == (played.scores[0].tolist(), int(played.lengths[0]))


@pytest.mark.parametrize("by_moves", [True, False])
def test_every_pile_is_turned_whole(by_moves: bool) -> None:  # noqa: FBT001
    """Of any number of cards in a row each kind comes as often as the piles have it, but for the last pile."""
    rules = rules_of({}, 50_000)
    turned = step_by_step(rules, 1, 2, games=1).usage[0] if by_moves else play(rules, ("random",), 0, 1, 2).usage[0]
    piles, rest = divmod(int(turned.sum()), sum(FULL))
    assert piles > 2
    assert rest == sum(turned - piles * np.array(FULL))
    assert (turned >= piles * np.array(FULL)).all()
    assert (turned <= (piles + 1) * np.array(FULL)).all()
