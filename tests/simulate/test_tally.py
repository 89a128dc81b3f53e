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
from noppa.native.games import PlayedGames
from noppa.simulate import plan
from noppa.simulate.batch import batch_of
from noppa.simulate.stats import Stats
from noppa.simulate.tally import tally_games


@st.composite
def played_games(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """Return the scores of some games, and their winners as bits."""
    players = draw(st.integers(1, 4))
    scores = draw(st.lists(st.lists(st.integers(-9, 9), min_size=players, max_size=players), min_size=1, max_size=9))
    winners = draw(st.lists(st.integers(1, 2**players - 1), min_size=len(scores), max_size=len(scores)))
    return scores, winners


@given(played_games(), st.integers(0, 1000))
def test_games_are_counted_by_player(games: tuple[list[list[int]], list[int]], first: int) -> None:
    """Scores, shared wins and first seats are counted by player: in game g player -g mod players goes first."""
    scores, winners = games
    players, lengths = len(scores[0]), [7 * at % 5 for at in range(len(scores))]
    flat = array("q", [score for row in scores for score in row])
    played = PlayedGames(flat, array("q", winners), array("q", lengths), array("q", range(2 * players)))
    tally, batch = tally_games(played, players, first), batch_of(played, players)
    led: Counter[int] = Counter()
    for player in range(players):
        points = Counter(row[player] for row in scores)
        won = Counter(bits.bit_count() for bits in winners if bits >> player & 1)
        led.update(
            bits.bit_count()
            for at, bits in enumerate(winners)
            if bits >> player & 1 and (player + first + at) % players == 0
        )
        counts = tally.scores[player]
        assert {counts.low + at: n for at, n in enumerate(counts.counts.tolist()) if n} == dict(points)
        assert counts.low == min(points)
        assert counts.low + len(counts.counts) - 1 == max(points)
        assert tally.won[player].tolist() == [won[sharing] for sharing in range(players + 1)]
    assert tally.led.tolist() == [led[sharing] for sharing in range(players + 1)]
    assert tally.lengths.games == tally.games == len(scores)
    assert tally.lengths.mean == pytest.approx(np.mean(lengths))
    assert tally.usage.tolist() == batch.usage.tolist() == [[2 * at, 2 * at + 1] for at in range(players)]
    assert (batch.scores.tolist(), batch.winners.tolist(), batch.lengths.tolist()) == (scores, winners, lengths)


def test_statistics_add_up() -> None:
    """Means, deviations, percentiles, shares and the first seat agree with the games themselves."""
    stats = Stats(plan("yatzy", ["random"] * 3, 999))
    scores = np.array(
        [[random.Random(f"{game} {player}").randrange(-3, 9) for player in range(3)] for game in range(999)]
    )
    lengths = scores.sum(axis=1) + 20
    for start in (0, 400, 800):
        some, usage = slice(start, min(999, start + 400)), array("q", bytes(8 * 3 * 16))
        best = scores[some] == scores[some].max(axis=1, keepdims=True)
        rows, won, decisions = (
            array("q", numbers.tobytes()) for numbers in (scores[some], best @ np.array([1, 2, 4]), lengths[some])
        )
        stats.add(tally_games(PlayedGames(rows, won, decisions, usage), 3, start))
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
    """Covers numbers out of range, impossible players, and arrays of other sizes."""
    right = {"players": 2, "first": 0, "winners": 2, "low": 3, "width": 6, "lengths": 2, "won": 6, "led": 3}
    sizes = right | wrong

    def room(name: str) -> "array[int]":
        return array("q", bytes(8 * sizes[name]))

    def count() -> int:
        lengths = array("q", [5] * sizes["lengths"])
        args = array("q", [3, 4, 5, 4]), room("winners"), lengths
        counters = sizes["low"], room("width"), 5, array("q", [0]), room("won"), room("led")
        return call("tally", sizes["players"], sizes["first"], *args, *counters)

    with pytest.raises(NativeError):
        count()
