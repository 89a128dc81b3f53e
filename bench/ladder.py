"""Compares the bots: neighbouring levels, and `hard` against `simple`.

Two players, then four in two teams; every deal of dice is played twice with the seats exchanged, until the 95 %
interval of the win rate excludes one half or 20 000 games are played. Then the mean score of each level alone, in games
that can be played alone. `--markdown` prints the table for the docs.

    python bench/ladder.py [GAME …] [--most-games N] [--minutes M] [--markdown]
"""

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from noppa import rules
from noppa.bots import BOTS, prepare
from noppa.bots.evaluators import evaluator
from noppa.core.rules import Move, Over, Rules
from noppa.core.sources import Seeded
from noppa.core.table import Policy, Seat, Table
from noppa.games import games

STEPS = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("hard", "simple"))
LEVELS = ("random", "easy", "medium", "hard", "simple")
ALONE = 400
LEAST = 200
BATCH = 20


@dataclass
class Timed:
    """A bot that measures its thinking time."""

    bot: Policy
    decisions: int = 0
    seconds: float = 0.0

    def __call__(self, settled: Rules[Any], state: Any, seat: int) -> Move:
        """Return the bot's move."""
        begun = time.perf_counter()
        move = self.bot(settled, state, seat)
        self.seconds += time.perf_counter() - begun
        self.decisions += 1
        return move


@dataclass
class MatchResult:
    """The result of a match so far: for each deal the first side's share of the win, 0 to 1."""

    shares: list[float] = field(default_factory=list)
    scores: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, other: "MatchResult") -> None:
        """Add the results of other deals."""
        self.shares += other.shares
        for side in (0, 1):
            self.scores[side].extend(other.scores[side])
            self.decisions[side] += other.decisions[side]
            self.seconds[side] += other.seconds[side]

    @property
    def rate(self) -> float:
        """The win rate of the first side."""
        return mean(self.shares)

    @property
    def within(self) -> float:
        """Half the width of its 95 % interval."""
        return 1.96 * sqrt(mean([(share - self.rate) ** 2 for share in self.shares]) / len(self.shares))

    @property
    def decided(self) -> bool:
        """Whether the interval excludes one half."""
        return 2 * len(self.shares) >= LEAST and abs(self.rate - 0.5) > self.within


def mean(numbers: Sequence[float]) -> float:
    """Return the mean."""
    return sum(numbers) / len(numbers)


def play(settled: Rules[Any], levels: Sequence[str], seed: int, bots: dict[str, Policy]) -> Over:
    """Play one game between these levels and return its end."""
    table = Table(settled, [Seat(str(seat), "bot", level) for seat, level in enumerate(levels)], Seeded(seed), bots)
    while table.step():
        pass
    over = table.pending
    assert isinstance(over, Over)
    return over


def deals(game: str, sides: tuple[str, str], players: int, first: int) -> MatchResult:
    """Play some deals of a match, each with both seatings."""
    settled, result = rules(game), MatchResult()
    bots = {level: Timed(BOTS[level]) for level in sides}
    for seed in range(first, first + BATCH):
        share = 0.0
        for start in (0, 1):
            seats = [(seat + start) % 2 for seat in range(players)]
            over = play(settled, [sides[side] for side in seats], seed, dict(bots))
            share += sum(seats[winner] == 0 for winner in over.winners) / len(over.winners) / 2
            for seat, side in enumerate(seats):
                result.scores[side].append(over.scores[seat])
        result.shares.append(share)
    result.decisions = [bots[level].decisions for level in sides]
    result.seconds = [bots[level].seconds for level in sides]
    return result


def match(
    pool: ProcessPoolExecutor, game: str, sides: tuple[str, str], players: int, limits: tuple[int, float]
) -> MatchResult:
    """Play a whole match in batches of deals on all processes until it is decided."""
    most_games, until = limits
    result, workers = MatchResult(), os.cpu_count() or 1
    for batch in count(step=workers):
        jobs = [pool.submit(deals, game, sides, players, 1000 + (batch + job) * BATCH) for job in range(workers)]
        for job in jobs:
            result.add(job.result())
        if result.decided or 2 * len(result.shares) >= most_games or time.monotonic() > until:
            return result
    raise AssertionError


def counts_alone(game: str) -> bool:
    """Return whether a game can be played alone, for points."""
    return games()[game].least_players == 1 and evaluator(rules(game)).unit == "points"


def alone(game: str, level: str, first: int) -> list[int]:
    """Return the scores of a level that plays by itself."""
    return [play(rules(game), [level], seed, BOTS).scores[0] for seed in range(first, first + BATCH)]


def matches(names: Sequence[str]) -> Iterator[tuple[str, int, tuple[str, str]]]:
    """Yield all matches to play: game, number of players, sides."""
    for game in names:
        for players in (2, min(4, games()[game].most_players)):
            for sides in STEPS:
                yield game, players, sides


def main() -> None:
    """Print the tables, each line as soon as it is ready."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(games()))
    parser.add_argument("--most-games", type=int, default=20_000)
    parser.add_argument("--minutes", type=float, default=5.0, help="the most for one match")
    parser.add_argument("--markdown", action="store_true")
    arguments = parser.parse_args()
    for game in arguments.game:
        prepare(rules(game), BOTS)
    begun = time.monotonic()
    with ProcessPoolExecutor() as pool:
        rows = [_row(pool, which, arguments.most_games, arguments.minutes) for which in matches(arguments.game)]
        solo = [_alone(pool, game) for game in arguments.game if counts_alone(game)]
    minutes = (time.monotonic() - begun) / 60
    _print(
        ("game", "players", "match", "games", "win rate", "mean scores", "ms a decision", "clear"),
        rows,
        arguments.markdown,
    )
    _print(("alone", *LEVELS), solo, arguments.markdown)
    print(f"\n{minutes:.1f} minutes on {os.cpu_count()} cores")


def _row(
    pool: ProcessPoolExecutor, which: tuple[str, int, tuple[str, str]], most_games: int, minutes: float
) -> list[str]:
    game, players, sides = which
    result = match(pool, game, sides, players, (most_games, time.monotonic() + 60 * minutes))
    row = [
        game,
        str(players),
        f"{sides[0]} – {sides[1]}",
        str(2 * len(result.shares)),
        f"{100 * result.rate:.1f} ± {100 * result.within:.1f} %",
        " – ".join(f"{mean(scores):.1f}" for scores in result.scores),
        " – ".join(f"{1000 * used / count:.2f}" for used, count in zip(result.seconds, result.decisions, strict=True)),
        "yes" if result.decided and result.rate > 0.5 else "NO",
    ]
    Console(stderr=True).print("  ".join(row))
    return row


def _alone(pool: ProcessPoolExecutor, game: str) -> list[str]:
    row = [game]
    for level in LEVELS:
        jobs = [pool.submit(alone, game, level, first) for first in range(1000, 1000 + ALONE, BATCH)]
        scores = [score for job in jobs for score in job.result()]
        error = sqrt(mean([(score - mean(scores)) ** 2 for score in scores]) / len(scores))
        row.append(f"{mean(scores):.1f} ± {1.96 * error:.1f}")
    return row


def _print(headings: Sequence[str], rows: list[list[str]], markdown: bool) -> None:  # noqa: FBT001 - one switch
    if markdown:
        print("\n| " + " | ".join(headings) + " |\n|" + "---|" * len(headings))
        print("\n".join("| " + " | ".join(row) + " |" for row in rows))
        return
    grid = Grid(*headings)
    for row in rows:
        grid.add_row(*row)
    Console().print(grid)


if __name__ == "__main__":
    main()
