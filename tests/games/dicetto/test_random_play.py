"""Whole random games beside games played move by move, and the tables that they look up."""

from typing import Any

import numpy as np
import pytest

from games.dicetto.script import dicetto
from games.dicetto.test_step import SMALL_DECK
from noppa.core.dice import chance, multiset, multisets, submultisets
from noppa.games.dicetto.cards import fitting
from noppa.games.dicetto.compiled import kernel
from noppa.games.dicetto.compiled.hands import HANDS, KINDS, ROLLED, SUMS
from noppa.games.dicetto.compiled.random_play import random_games
from noppa.games.dicetto.compiled.random_tables import AGAIN_BITS, CLOSED, LINE, deck_of, hands
from noppa.games.dicetto.compiled.row_layout import MOST_MOVES, MOST_PLAYERS, Game, width
from noppa.games.dicetto.compiled.tables import Tables, tables_of
from noppa.kernels.alias import OUTCOME
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import Words, below, streams

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "finnish"},
    {"edition": "polish", "cards_to_win": 3},
    {"cards_to_win": 46, "most_cards_points": 10},
    {"battle": "end_of_turn", "deck": SMALL_DECK, "bonus": True, "cards_to_win": 6},
    {"deck": SMALL_DECK},
)


def games_at_once(tables: Tables, players: int, count: int, seed: int, first: int = 0) -> tuple[Indices, Indices]:
    """Scores and lengths of random games."""
    scores, lengths = np.zeros((count, players), dtype=np.int64), np.zeros(count, dtype=np.int64)
    uses = np.zeros((players, len(tables.cards)), dtype=np.int64)
    random_games(hands(), deck_of(tables), players, first, count, np.uint64(seed), scores, lengths, uses)
    return scores, lengths


@compiled
def by_moves(tables: Tables, players: int, words: Words, game: Game, scores: Indices, lengths: Indices) -> None:
    """Games in which one of the legal moves, listed one by one, is played each time."""
    moves, points = np.zeros(MOST_MOVES, dtype=np.int32), np.zeros(MOST_PLAYERS, dtype=np.int32)
    for number in range(len(words)):
        kernel.begin(tables, game, players)
        kernel.chance(tables, game, words, number)
        while not kernel.is_over(tables, game):
            seat = kernel.due(tables, game)
            kernel.play(tables, game, seat, moves[below(words, number, kernel.legal(tables, game, seat, moves))])
            kernel.chance(tables, game, words, number)
            lengths[number] += 1
        kernel.scores(tables, game, points)
        scores[number] = points[:players]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_are_like_those_played_move_by_move(options: dict[str, Any], players: int) -> None:
    """Scores, who wins, decisions, and the squares of these have means within four standard errors of each other."""
    tables, count = tables_of(dicetto(**options)), 2_000
    scores, lengths = np.zeros((count, players), dtype=np.int64), np.zeros(count, dtype=np.int64)
    by_moves(tables, players, streams(8, count), np.zeros(width(tables), np.int32), scores, lengths)
    found = []
    for points, decisions in ((scores, lengths), games_at_once(tables, players, 50_000, seed=5)):
        ahead = points == points.max(axis=1, keepdims=True)
        once = np.hstack((points, ahead, decisions[:, None])).astype(float)
        found.append(np.hstack((once, once**2, points[:, :1] * points[:, 1:])))
    one, other = found
    error = np.sqrt(one.var(axis=0) / len(one) + other.var(axis=0) / len(other))
    assert (abs(one.mean(axis=0) - other.mean(axis=0)) <= 4 * error).all()


def test_random_games_do_not_depend_on_how_they_are_shared_out() -> None:
    """A game's number is its stream."""
    tables = tables_of(dicetto())
    whole, lengths = games_at_once(tables, 3, 100, seed=5)
    part, rest = games_at_once(tables, 3, 60, seed=5, first=40)
    assert whole[40:].tolist() == part.tolist()
    assert lengths[40:].tolist() == rest.tolist()


def test_lines_offer_what_the_rules_offer() -> None:
    """For every card, sum and hand: the placings, each with the hand that is left and its sum."""
    made = hands()
    assert not made.offers[CLOSED : CLOSED + LINE].any()
    for kind, card in enumerate(KINDS):
        for hand, dice in enumerate(HANDS):
            choices = fitting(card, dice)
            for least in range(SUMS):
                at = (1 + kind * SUMS + least) * LINE + hand
                found = made.placed[int(made.begins[at]) :][: made.offers[at]].tolist()
                fitted = [some for some in choices if sum(some) >= least]
                assert [placed // LINE for placed in found] == list(map(sum, fitted))
                left = [multiset((*HANDS[placed % LINE], *some)) for placed, some in zip(found, fitted, strict=True)]
                assert left == [dice] * len(fitted)


def test_a_keep_and_its_roll_have_the_chances_of_both() -> None:
    """For every hand of four, and for the first roll: one of the keeps, then the rest of the dice."""
    made, size = hands(), 1 << AGAIN_BITS
    for line, roll in enumerate(((), *HANDS[ROLLED:])):
        keeps = [keep for keep in submultisets(roll) if len(keep) < 4]
        assert made.keeps[HANDS.index(roll)] == len(keeps) or not roll
        wanted = np.zeros(len(HANDS))
        for keep in keeps:
            for rest in multisets(4 - len(keep)):
                wanted[HANDS.index(multiset(keep + rest))] += float(chance(rest)) / len(keeps)
        found = np.zeros(len(HANDS))
        for cell in made.again[line * size : (line + 1) * size].tolist():
            found[cell >> 16 & int(OUTCOME)] += (cell >> 32) / 2**32 / size
            found[cell & int(OUTCOME)] += (1 - (cell >> 32) / 2**32) / size
        np.testing.assert_allclose(found, wanted, atol=1e-9)
