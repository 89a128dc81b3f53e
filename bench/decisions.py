"""Measures how long `hard` takes for a decision, and the coach for advice with all moves and reasons, on one core.

The evaluator is created first, as before a game. Times cover every decision of whole games.

    python bench/decisions.py [GAME …] [--games N]
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from noppa import Choose, Rules, coach, rules
from noppa.bots import BOTS, prepare
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games


def decisions(variant: Rules[Any], players: int, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield the states and seats of all choices in a game between medium bots."""
    table = Table(variant, [Seat(str(seat), "bot", "medium") for seat in range(players)], Seeded(seed), BOTS)
    while table.step():
        if isinstance(pending := table.pending, Choose):
            yield variant.observed(table.state, pending.seats[0]), pending.seats[0]


def milliseconds(begun: float) -> float:
    """Return the milliseconds since a time."""
    return 1000 * (time.perf_counter() - begun)


def measured(game: str, players: int, count: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each decision, and of advice on some."""
    variant, chosen, advised = rules(game), [], []
    for seed in range(count):
        for at, (state, seat) in enumerate(decisions(variant, players, seed)):
            begun = time.perf_counter()
            BOTS["hard"](variant, state, seat)
            chosen.append(milliseconds(begun))
            if at % 5 == 0:
                begun = time.perf_counter()
                coach.advise(variant, state, seat)
                advised.append(milliseconds(begun))
    return chosen, advised


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(games()))
    parser.add_argument("--games", type=int, default=4)
    arguments = parser.parse_args()
    grid = Grid("game", "players", "decisions", "ms: median", "95 %", "most", "advice: median", "95 %", "most")
    for game in arguments.game:
        prepare(rules(game), ("hard", "medium"))
        for players in sorted({2, min(4, games()[game].most_players)}):
            times = measured(game, players, arguments.games)
            cells = [
                f"{figure:.1f}" for some in times for figure in (np.median(some), np.quantile(some, 0.95), max(some))
            ]
            grid.add_row(game, str(players), str(len(times[0])), *cells)
    Console().print(grid)


if __name__ == "__main__":
    main()
