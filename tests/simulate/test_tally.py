"""Counts of games: the native core, NumPy and plain Python agree."""

import random
from array import array
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from noppa.core.errors import NativeError
from noppa.native import call
from noppa.native.played import PlayedGames
from noppa.simulate import plan
from noppa.simulate.batch import batch_of, by_player
from noppa.simulate.stats import Stats
from noppa.simulate.tally import tally_games


@st.composite
def played_games(draw: st.DrawFn) -> tuple[list[list[int]], list[int] | None, bool]:
    """Scores of some games, their winners if they are not those with the highest score, and whether by seat."""
    players = draw(st.integers(1, 4))
    scores = draw(st.lists(st.lists(st.integers(-9, 9), min_size=players, max_size=players), min_size=1, max_size=9))
    bits = st.integers(1, 2**players - 1)
    winners = draw(st.none() | st.lists(bits, min_size=len(scores), max_size=len(scores)))
    return scores, winners, draw(st.booleans())


def flat(scores: list[list[int]]) -> "array[int]":
    """Rows one after the other."""
    return array("q", [score for row in scores for score in row])


@given(played_games(), st.integers(0, 1000))
def test_games_are_counted_by_player(games: tuple[list[list[int]], list[int] | None, bool], first: int) -> None:
    """In game g a player sits at seat (player + g) mod players; without winners the highest scores win."""
    scores, winners, by_seat = games
    players, lengths = len(scores[0]), [7 * at % 5 for at in range(len(scores))]
    usage = array("q", range(2 * players))
    played = PlayedGames(flat(scores), array("q", lengths), usage, array("q", winners or []), by_seat)
    tally, batch = tally_games(played, players, first), batch_of(played, players, first)
    points: list[Counter[int]] = [Counter() for _ in range(players)]
    won: list[Counter[int]] = [Counter() for _ in range(players)]
    led: Counter[int] = Counter()
    for at, row in enumerate(scores):
        seats = [(player + first + at) % players for player in range(players)]
        columns = seats if by_seat else list(range(players))
        best = [column for column in range(players) if row[column] == max(row)]
        shared = best if winners is None else [column for column in range(players) if winners[at] >> column & 1]
        for player, (seat, column) in enumerate(zip(seats, columns, strict=True)):
            points[player][row[column]] += 1
            won[player][len(shared)] += column in shared
            led[len(shared)] += seat == 0 and column in shared
        assert batch.scores[at].tolist() == [row[column] for column in columns]
        assert batch.winners[at] == sum((column in shared) << player for player, column in enumerate(columns))
    for player in range(players):
        counts = tally.scores[player]
        assert {counts.low + at: n for at, n in enumerate(counts.counts.tolist()) if n} == dict(points[player])
        assert counts.low == min(points[player])
        assert counts.low + len(counts.counts) - 1 == max(points[player])
        assert tally.won[player].tolist() == [won[player][sharing] for sharing in range(players + 1)]
    assert tally.led.tolist() == [led[sharing] for sharing in range(players + 1)]
    assert tally.lengths.games == tally.games == len(scores)
    assert tally.lengths.mean == pytest.approx(np.mean(lengths))
    assert batch.lengths.tolist() == lengths
    assert tally.usage.tolist() == batch.usage.tolist() == [[2 * at, 2 * at + 1] for at in range(players)]


def test_statistics_add_up() -> None:
    """Means, deviations, percentiles, shares and the first seat from the games themselves."""
    stats = Stats(plan("yatzy", ["random"] * 3, 999))
    scores = np.array(
        [[random.Random(f"{game} {player}").randrange(-3, 9) for player in range(3)] for game in range(999)]
    )
    lengths = scores.sum(axis=1) + 20
    for start in (0, 400, 800):
        some, usage = slice(start, min(999, start + 400)), array("q", bytes(8 * 3 * 16))
        rows = array("q", scores[some].tobytes()), array("q", lengths[some].tobytes())
        stats.add(tally_games(PlayedGames(*rows, usage, by_seat=False), 3, start))
    for player in range(3):
        counts = stats.scores[player]
        assert counts.mean == pytest.approx(scores[:, player].mean())
        assert counts.deviation == pytest.approx(scores[:, player].std())
        assert counts.percentile(50) == np.sort(scores[:, player])[499]
    best = scores.max(axis=1, keepdims=True)
    shares = (scores == best) / (scores == best).sum(axis=1, keepdims=True)
    assert [stats.win(player).share for player in range(3)] == pytest.approx(shares.mean(axis=0))
    first = [shares[game, -game % 3] for game in range(999)]
    assert stats.first_seat.share == pytest.approx(np.mean(first))
    assert stats.advantage == pytest.approx(np.mean(first) - 1 / 3)
    assert stats.first_seat.low < stats.first_seat.share < stats.first_seat.high
    assert stats.games == 999


def test_columns_by_seat_become_columns_by_player() -> None:
    """In game 5 of three players, player 0 sits at seat 2."""
    assert by_player(np.array([[10, 20, 30], [11, 21, 31]]), 5).tolist() == [[30, 10, 20], [11, 21, 31]]


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 0},
        {"players": 33},
        {"first": -1},
        {"winners": 1},
        {"low": 4},
        {"low": -9},
        {"width": 5},
        {"lengths": 0},
        {"won": 5},
        {"led": 2},
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused(wrong: dict[str, int]) -> None:
    """Numbers outside the room to count them, players that there cannot be, arrays of other sizes."""
    right = {"players": 2, "first": 0, "winners": 0, "low": 3, "width": 6, "lengths": 2, "won": 6, "led": 3}
    sizes = right | wrong

    def room(name: str) -> "array[int]":
        return array("q", bytes(8 * sizes[name]))

    def count() -> int:
        lengths = array("q", [5] * sizes["lengths"])
        given = array("q", [3, 4, 5, 4]), room("winners"), lengths
        counters = sizes["low"], room("width"), 5, array("q", [0]), room("won"), room("led")
        return call("tally", sizes["players"], sizes["first"], 1, *given, *counters)

    with pytest.raises(NativeError):
        count()
