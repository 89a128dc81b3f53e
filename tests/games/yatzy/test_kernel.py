"""The compiled game beside the rules: the same chance and the same moves, compared at every step."""

import random
from itertools import product
from typing import Any, cast

import numpy as np
import pytest

from noppa import Choose, Over, Roll, games, rules
from noppa.core.dice import FACES, multisets
from noppa.core.keeping import keeps_of
from noppa.games.yatzy import kernel
from noppa.games.yatzy.random_turn import turn_ends
from noppa.games.yatzy.rows import BONUS, ROWS, UPPER
from noppa.games.yatzy.rules import DICE, ROLLS, Yatzy, row_points
from noppa.kernels.streams import streams

OPTIONS = games()["yatzy"].options
HOUSES = [
    dict(zip(OPTIONS, chosen, strict=True)) for chosen in product(*(option.values for option in OPTIONS.values()))
]
NUMBER = {move: at for at, move in enumerate(rules("yatzy").actions)}


def play_both(made: Yatzy, players: int, draw: random.Random) -> None:
    """One random game, the rules and the compiled game side by side."""
    tables, state = kernel.tables_of(made), made.start(players)
    game = np.zeros_like(kernel.pack(made, state))
    kernel.begin(tables, game, players)
    into, scores = np.zeros(len(NUMBER), dtype=np.int64), np.zeros(players, dtype=np.int64)
    while True:
        assert kernel.unpack(made, game) == state
        assert kernel.pack(made, state).tolist() == game.tolist()
        kernel.scores(tables, game, scores)
        assert scores.tolist() == [sheet.total for sheet in made.sheet(state)]
        match made.pending(state):
            case Roll(_, dice, _, _):
                came = tuple(draw.choices(FACES, k=dice))
                assert kernel.legal(tables, game, state.seat, into) == 0
                state = made.roll(state, came)
                kernel.roll(tables, game, np.array(came))
            case Choose((seat,)):
                moves = made.moves(state, seat)
                assert kernel.due(tables, game) == seat
                count = kernel.legal(tables, game, seat, into)
                assert [NUMBER[move] for move in moves] == into[:count].tolist()
                move = draw.choice(moves)
                state = made.play(state, seat, move)
                kernel.play(tables, game, seat, NUMBER[move])
            case Over():
                assert kernel.due(tables, game) == -1
                return


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(map(str, house.values())))
def test_the_compiled_game_is_the_game(house: dict[str, Any]) -> None:
    """States, legal moves in their order and scores agree at every step, for every house rule."""
    draw = random.Random(str(house))
    for players in (1, 2, 3):
        play_both(cast("Yatzy", rules("yatzy", **house)), players, draw)


@pytest.mark.exhaustive
@pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(map(str, house.values())))
def test_the_compiled_game_is_the_game_in_many_games(house: dict[str, Any]) -> None:
    """The same over hundreds of games for every house rule, thousands in all."""
    draw = random.Random(str(house))
    for _ in range(200):
        play_both(cast("Yatzy", rules("yatzy", **house)), draw.choice((1, 2, 3, 4)), draw)


def test_chance_rolls_the_dice_that_are_to_be_rolled() -> None:
    """After a keep only the others are new, and every face comes."""
    made = cast("Yatzy", rules("yatzy"))
    tables, seen = kernel.tables_of(made), set()
    start = made.play(made.roll(made.start(2), (6, 1, 6, 2, 3)), 0, made.parse("keep 6 6"))
    for stream in streams(3, 200):
        game = kernel.pack(made, start)
        kernel.chance(tables, game, np.array([stream]))
        state = kernel.unpack(made, game)
        assert (state.dice[0], state.dice[2], state.rolls) == (6, 6, 2)
        seen |= {state.dice[place] for place in (1, 3, 4)}
        again = game.copy()
        kernel.chance(tables, game, np.array([stream]))
        assert game.tolist() == again.tolist()
    assert seen == set(FACES)


# Random play --------------------------------------------------------------------------------


def random_games(made: Yatzy, players: int, count: int, first: int = 0) -> tuple[np.ndarray, ...]:
    """Scores, decisions and uses of rows."""
    scores = np.zeros((count, players), dtype=np.int64)
    lengths, uses = np.zeros(count, dtype=np.int64), np.zeros((players, len(ROWS) + 1), dtype=np.int64)
    kernel.random_games(kernel.tables_of(made), players, first, count, 11, scores, lengths, uses)
    return scores, lengths, uses


def exact_random_mean(bonus_from: int) -> tuple[float, float]:
    """The expected score and number of decisions of random play where every row may take any roll.

    Every turn fills each row with the same chance; the bonus follows from the distribution of the
    upper points over the sets of rows filled.
    """
    points = np.array([[row_points(roll, sum_plus_fifty=False)[row] for row in ROWS] for roll in multisets(DICE)])
    expected = decisions = 0.0
    most = DICE * sum(FACES)
    chances = {(0, 0): np.eye(1, most + 1)[0]}  # (upper rows filled, lower rows filled): upper points
    for free in range(len(ROWS), 0, -1):
        ends = turn_ends(free)
        final = ends.sum(axis=0)
        decisions += float(ends.sum(axis=1) @ np.arange(1, ROLLS + 1))
        expected += float((final @ points).mean())
        after: dict[tuple[int, int], np.ndarray] = {}
        for (upper, lower), spread in chances.items():
            lower_free = len(ROWS) - len(UPPER) - lower
            if lower_free:
                to = after.setdefault((upper, lower + 1), np.zeros(most + 1))
                to += spread * lower_free / free
            for row in range(len(UPPER)):
                if not upper >> row & 1:
                    to = after.setdefault((upper | 1 << row, lower), np.zeros(most + 1))
                    for made, chance in enumerate(np.bincount(points[:, row], final)):
                        to[made:] += spread[: most + 1 - made] * chance / free
        chances = after
    (total,) = chances.values()
    return expected + BONUS * float(total[bonus_from:].sum()), decisions


def test_a_random_turn_ends_as_rolling_it_out_does() -> None:
    """The chances of a turn's ends add up, and agree with turns played by the rules' own lists of keeps."""
    draw = random.Random(8)
    for rows in (1, 7, 15):
        ends = turn_ends(rows)
        assert abs(ends.sum() - 1) < 1e-12
        counts = np.zeros(ROLLS)
        turns = 20_000
        for _ in range(turns):
            dice = tuple(sorted(draw.choices(FACES, k=DICE)))
            rolled = 1
            while rolled < ROLLS and (choice := draw.randrange(len(keeps_of(dice)) + rows)) < len(keeps_of(dice)):
                kept = keeps_of(dice)[choice].dice
                dice = tuple(sorted((*kept, *draw.choices(FACES, k=DICE - len(kept)))))
                rolled += 1
            counts[rolled - 1] += 1
        error = np.sqrt(ends.sum(axis=1) / turns)
        assert (abs(counts / turns - ends.sum(axis=1)) < 4 * error).all()


@pytest.mark.parametrize("bonus_from", [63, 64])
def test_random_play_has_its_exact_mean(bonus_from: int) -> None:
    """Mean score and number of decisions lie within four standard errors of the exact ones."""
    count = 400_000
    scores, lengths, uses = random_games(cast("Yatzy", rules("yatzy", bonus_from=bonus_from)), 1, count)
    expected, decisions = exact_random_mean(bonus_from)
    assert abs(scores.mean() - expected) < 4 * scores.std() / np.sqrt(count)
    assert abs(lengths.mean() - decisions) < 4 * lengths.std() / np.sqrt(count)
    assert uses[0, ROWS.index("chance")] == count


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(map(str, house.values())))
def test_random_play_agrees_with_the_compiled_game(house: dict[str, Any]) -> None:
    """Turns drawn at once or decision by decision give the means that single moves of the game give."""
    made = cast("Yatzy", rules("yatzy", **house))
    tables, count = kernel.tables_of(made), 600
    scores, lengths, _ = random_games(made, 1, 60_000)
    draw, found, taken = random.Random(5), [], []
    into, total = np.zeros(len(NUMBER), dtype=np.int64), np.zeros(1, dtype=np.int64)
    for stream in streams(4, count):
        game, words, made_decisions = kernel.pack(made, made.start(1)), np.array([stream]), 0
        kernel.chance(tables, game, words)
        while kernel.due(tables, game) == 0:
            moves = kernel.legal(tables, game, 0, into)
            kernel.play(tables, game, 0, into[draw.randrange(moves)])
            kernel.chance(tables, game, words)
            made_decisions += 1
        kernel.scores(tables, game, total)
        found.append(int(total[0]))
        taken.append(made_decisions)
    error = np.sqrt(np.var(found) / count + scores.var() / len(scores))
    assert abs(np.mean(found) - scores.mean()) < 4 * error
    error = np.sqrt(np.var(taken) / count + lengths.var() / len(lengths))
    assert abs(np.mean(taken) - lengths.mean()) < 4 * error


def test_a_game_is_the_same_whichever_part_it_is_played_in() -> None:
    """Games 100 to 199 alone are those of a longer run, for every edition."""
    for edition in games()["yatzy"].editions:
        made = cast("Yatzy", rules("yatzy", edition))
        whole, lengths, _ = random_games(made, 2, 300)
        part, part_lengths, _ = random_games(made, 2, 100, first=100)
        assert whole[100:200].tolist() == part.tolist()
        assert lengths[100:200].tolist() == part_lengths.tolist()
