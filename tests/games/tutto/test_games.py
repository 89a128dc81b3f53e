"""Whole games in the native core: random ones, and those of different levels."""

import random
from array import array
from math import sqrt

import numpy as np
import pytest

from games.tutto.test_step import EVERY, rules_of
from noppa.games.tutto import batches
from noppa.games.tutto.cards import CARDS, FULL
from noppa.games.tutto.evaluator import MOVES, Evaluator
from noppa.games.tutto.packing import pack, tables_of
from noppa.games.tutto.rules import Tutto
from noppa.native import call
from noppa.native.streams import streams
from noppa.simulate.batch import Batch, batch_of

GAMES, FEW = 20_000, 100


def play(rules: Tutto, levels: tuple[str, ...], first: int, count: int, seed: int) -> Batch:
    """Return games of these levels, by player."""
    return batch_of(batches.play(rules, levels, first, count, seed), len(levels))


def by_the_border(rules: Tutto, players: int, seed: int, games: int) -> Batch:
    """Return random games played through single calls of the core, which are tested against the rules."""
    tables, totals = tables_of(rules), array("q", bytes(8 * players))
    moves, draw = array("H", bytes(2 * call("most_moves", tables))), random.Random(seed)
    scores, lengths, winners = [], [], []
    for number in range(games):
        row, length = bytearray(call("row_size", tables, players)), 0
        call("start", tables, row)
        while True:
            call("chance", tables, row, array("Q", [draw.getrandbits(64)]))
            if not (count := call("legal", tables, row, moves)):
                break
            call("play", tables, row, draw.choice(moves[:count]))
            length += 1
        call("totals", tables, row, totals)
        seats = [(player + number) % players for player in range(players)]
        clover = row[3]
        won = [clover == seat + 1 if clover else totals[seat] == max(totals) for seat in seats]
        scores.append([totals[seat] for seat in seats])
        winners.append(sum(share << player for player, share in enumerate(won)))
        lengths.append(length)
    nothing = np.zeros((players, len(CARDS)), dtype=np.int64)
    return Batch(np.array(scores), np.array(winners), np.array(lengths), nothing)


def features(found: Batch) -> np.ndarray:
    """Return what is compared: each score and its square, the winners, a length and its square."""
    won = found.winners[:, np.newaxis] >> np.arange(found.scores.shape[1]) & 1
    lengths = found.lengths[:, np.newaxis]
    return np.concatenate([found.scores, found.scores**2, won, lengths, lengths**2], axis=1)


@pytest.mark.parametrize("options", [EVERY[0], EVERY[-1]], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_whole_random_games_are_like_those_played_move_by_move(options: dict[str, object], players: int) -> None:
    """Scores, lengths and winners agree within four standard errors."""
    rules = rules_of(options, 6000)
    one = features(play(rules, ("random",) * players, 0, GAMES, 5))
    other = features(by_the_border(rules, players, 6, FEW))
    error = np.sqrt(one.var(axis=0) / GAMES + other.var(axis=0) / FEW)
    assert (np.abs(one.mean(axis=0) - other.mean(axis=0)) <= 4 * error).all()


@pytest.mark.parametrize("levels", [("random",) * 3, ("quick", "random", "hard")], ids=str)
def test_games_do_not_depend_on_how_they_are_shared_out(levels: tuple[str, ...]) -> None:
    """A game depends on its number only."""
    rules = rules_of({}, 1500)
    whole, part = play(rules, levels, 0, 50, 9), play(rules, levels, 30, 20, 9)
    assert (whole.scores[30:] == part.scores).all()
    assert (whole.winners[30:] == part.winners).all()
    assert (whole.lengths[30:] == part.lengths).all()


def test_whoever_knows_more_wins_more() -> None:
    """`hard` beats `quick`, and `quick` beats `random`, also from the other seat."""
    rules = rules_of({}, 1500)
    for better, worse in (("quick", "random"), ("hard", "quick")):
        games = 8_000
        winners = play(rules, (better, worse), 0, games, 3).winners
        assert (winners == 1).mean() > 0.5 + 1 / sqrt(games)


def test_hard_plays_the_best_move() -> None:
    """The core plays the evaluator's best moves, move by move on the same chance."""
    rules, seed = rules_of({}, 1500), 4
    solved = Evaluator(rules).solved
    row, stream = bytearray(pack(rules, rules.start(2))), streams(seed, 1)
    room, lengths = bytearray(call("games_room", solved.tables, solved.values, bytes([2, 2]), 1)), 0
    moves, values = array("H", bytes(128)), array("d", bytes(512))
    while True:
        call("chance", solved.tables, row, stream)
        if not call("due", solved.tables, row):
            break
        query = row[1], MOVES, 0, 0
        count = call("tutto_values", solved.tables, solved.values, bytes(row), room, *query, moves, values)
        best = max(range(count), key=lambda at: values[at])
        call("play", solved.tables, row, moves[best])
        lengths += 1
    totals = array("q", bytes(16))
    call("totals", solved.tables, row, totals)
    played = play(rules, ("hard", "hard"), 0, 1, seed)
    assert (list(totals), lengths) == (played.scores[0].tolist(), int(played.lengths[0]))


def test_every_pile_is_turned_whole() -> None:
    """In any series of cards each kind is as frequent as in the piles, except in the last pile."""
    turned = play(rules_of({}, 50_000), ("random",), 0, 1, 3).usage[0]
    piles, rest = divmod(int(turned.sum()), sum(FULL))
    assert piles > 2
    assert rest == sum(turned - piles * np.array(FULL))
    assert (turned >= piles * np.array(FULL)).all()
    assert (turned <= (piles + 1) * np.array(FULL)).all()
