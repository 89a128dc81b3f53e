"""The compiled game and the readable one, side by side on the same dice, cards and moves."""

import itertools
import random
from math import sqrt

import numpy as np
import pytest

import noppa
from noppa import Choose, Draw, Over, Roll
from noppa.games.tutto.cards import CARDS, PLACE, TuttoCard
from noppa.games.tutto.compiled import kernel
from noppa.games.tutto.compiled import row_layout as line
from noppa.games.tutto.compiled.kernel import MOST_MOVES, Game, Tables
from noppa.games.tutto.compiled.random_play import fates_of, random_games
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import State
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import Words, next_word, share, streams

OPTIONS = {
    "leader_plus_minus": ("misses_turn", "plays_on"),
    "ending": ("at_once", "equal_turns"),
    "floor_at_zero": (True, False),
    "straight_is_tutto": (True, False),
}
EVERY = [dict(zip(OPTIONS, chosen, strict=True)) for chosen in itertools.product(*OPTIONS.values())]


def rules_of(told: dict[str, object], target: int = 3000) -> Tutto:
    """Rules for a game of that length."""
    made = noppa.rules("tutto", **told | {"target": target})  # type: ignore[arg-type]
    assert isinstance(made, Tutto)
    return made


def check_moves(rules: Tutto, tables: Tables, state: State, game: Game) -> None:
    """The same seat is due and the same moves are legal, in the same order."""
    into = np.zeros(MOST_MOVES, dtype=np.int64)
    players = len(state.banked)
    for seat in range(players):
        count = kernel.legal(tables, game, seat, into)
        assert [str(rules.actions[action]) for action in into[:count]] == [str(m) for m in rules.moves(state, seat)]


def play_both(rules: Tutto, players: int, seed: int) -> None:
    """A random game, position by position, also from what a line unpacks to."""
    tables, draw = kernel.tables_of(rules), random.Random(seed)
    state, game = rules.start(players), kernel.new_game()
    kernel.begin(tables, game, players)
    while True:
        assert (kernel.pack(rules, state) == game).all()
        assert (kernel.pack(rules, kernel.unpack(rules, game)) == game).all()
        asked = rules.pending(state)
        check_moves(rules, tables, state, game)
        match asked:
            case Over(scores, _):
                into = np.zeros(players, dtype=np.int64)
                kernel.scores(tables, game, into)
                assert tuple(into) == scores
                assert kernel.due(tables, game) == -1
                return
            case Roll(_, dice, _, _):
                rolled = draw.choices((1, 2, 3, 4, 5, 6), k=dice)
                state = rules.roll(state, rolled)
                kernel.roll(tables, game, np.array(rolled))
            case Draw(_, deck, _):
                card = draw.choices(list(deck), list(deck.values()))[0]
                assert isinstance(card, TuttoCard)
                state = rules.draw(state, card)
                kernel.draw(tables, game, PLACE[card])
            case Choose((seat,)):
                assert kernel.due(tables, game) == seat
                move = draw.choice(rules.moves(state, seat))
                state = rules.play(state, seat, move)
                kernel.play(tables, game, seat, rules.actions.index(move))


@pytest.mark.parametrize("told", EVERY, ids=str)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_compiled_game_is_the_readable_one(told: dict[str, object], players: int) -> None:
    """Position by position, under every option."""
    for seed in range(3):
        play_both(rules_of(told), players, seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("told", EVERY, ids=str)
@pytest.mark.parametrize("players", [1, 2, 3, 10])
def test_the_compiled_game_is_the_readable_one_in_many_games(told: dict[str, object], players: int) -> None:
    """The same in hundreds of games, some of them long."""
    for seed in range(60):
        play_both(rules_of(told, 500 + 50 * seed), players, 1000 + seed)


@compiled
def step_by_step(
    tables: Tables, players: int, words: Words, scores: Indices, lengths: Indices, clovers: Indices
) -> None:
    """Random games move by move."""
    game, into = np.zeros(kernel.SIZE, dtype=np.int64), np.zeros(MOST_MOVES, dtype=np.int64)
    for at in range(len(words)):
        kernel.begin(tables, game, players)
        while True:
            kernel.chance(tables, game, words, at)
            seat = kernel.due(tables, game)
            if seat < 0:
                break
            count = kernel.legal(tables, game, seat, into)
            kernel.play(tables, game, seat, into[share(next_word(words, at), count)])
            lengths[at] += 1
        kernel.scores(tables, game, scores[at])
        clovers[at] = game[line.AT_CLOVER]


@pytest.mark.parametrize("told", [EVERY[0], EVERY[-1]], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_whole_random_games_are_like_those_played_move_by_move(told: dict[str, object], players: int) -> None:
    """Scores, lengths, clover leaves and who wins, within four standard errors."""
    rules, games = rules_of(told, 6000), 20_000
    tables = kernel.tables_of(rules)
    at_once = [np.zeros((games, players), dtype=np.int64), *np.zeros((2, games), dtype=np.int64)]
    random_games(tables, fates_of(tables), players, 0, games, 5, *[*at_once, no_uses(players)])
    by_moves = [np.zeros((games, players), dtype=np.int64), *np.zeros((2, games), dtype=np.int64)]
    step_by_step(tables, players, streams(6, games), *by_moves)
    for one, other in zip(map(features, at_once, [0, 1, 2]), map(features, by_moves, [0, 1, 2]), strict=True):
        error = np.sqrt((one.var(axis=0) + other.var(axis=0)) / games)
        assert (np.abs(one.mean(axis=0) - other.mean(axis=0)) <= 4 * error + 1e-12).all()


def no_uses(players: int) -> Indices:
    """No card turned yet by anybody."""
    return np.zeros((players, len(CARDS)), dtype=np.int64)


def features(found: Indices, kind: int) -> Indices:
    """What is compared: each score, its square and who has most; a length and its square; clover leaves."""
    if kind == 0:
        return np.concatenate([found, found**2, found == found.max(axis=1, keepdims=True)], axis=1)
    if kind == 1:
        return np.stack([found, found**2], axis=1)
    return np.stack([found > 0, found == 1], axis=1)


def test_random_games_do_not_depend_on_how_they_are_shared_out() -> None:
    """A game has its number and needs nothing else."""
    tables = kernel.tables_of(rules_of({}))
    fates = fates_of(tables)
    whole, part = np.zeros((50, 3), dtype=np.int64), np.zeros((20, 3), dtype=np.int64)
    rest = np.zeros((2, 50), dtype=np.int64)
    random_games(tables, fates, 3, 0, 50, 9, whole, *[*rest, no_uses(3)])
    random_games(tables, fates, 3, 30, 20, 9, part, *[*rest[:, :20].copy(), no_uses(3)])
    assert (whole[30:] == part).all()


def test_cards_come_as_often_as_the_pile_says() -> None:
    """Over many shuffles each kind within four standard errors, and exactly over a whole pile."""
    rules = rules_of({})
    tables, game = kernel.tables_of(rules), kernel.new_game()
    kernel.begin(tables, game, 2)
    words, seen, draws = streams(3, 1), np.zeros(len(CARDS)), 40 * 56
    firsts = np.zeros(len(CARDS))
    for at in range(draws):
        kind = kernel.random_card(tables, game, words, 0)
        seen[kind] += 1
        firsts[kind] += at % 56 == 0
        kernel.draw(tables, game, kind)
        game[line.AT_CARD] = 0
    assert (seen == 40 * tables.full).all()
    chance = tables.full / 56
    assert (np.abs(firsts - 40 * chance) <= 4 * sqrt(40) * np.sqrt(chance * (1 - chance)) + 1).all()
