"""How long a decision of `hard` takes, and advice on it with all moves and reasons, one at a time on one core.

The evaluator is made first, as it is before a game. Times are of whole games, every decision.

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


def decisions(made: Rules[Any], players: int, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield the states of a game between medium bots in which somebody chooses."""
    table = Table(made, [Seat(str(seat), "bot", "medium") for seat in range(players)], Seeded(seed), BOTS)
    while table.step():
        if isinstance(asked := table.pending, Choose):
            yield made.observed(table.state, asked.seats[0]), asked.seats[0]


def milliseconds(begun: float) -> float:
    """Return the time since then."""
    return 1000 * (time.perf_counter() - begun)


def measured(game: str, players: int, count: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each decision, and of advice on some."""
    made, chosen, advised = rules(game), [], []
    for seed in range(count):
        for at, (state, seat) in enumerate(decisions(made, players, seed)):
            begun = time.perf_counter()
            BOTS["hard"](made, state, seat)
            chosen.append(milliseconds(begun))
            if at % 5 == 0:
                begun = time.perf_counter()
                coach.advise(made, state, seat)
                advised.append(milliseconds(begun))
    return chosen, advised


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(games()))
    parser.add_argument("--games", type=int, default=4)
    asked = parser.parse_args()
    grid = Grid("game", "players", "decisions", "ms: median", "95 %", "most", "advice: median", "95 %", "most")
    for game in asked.game:
        prepare(rules(game), ("hard", "medium"))
        for players in sorted({2, min(4, games()[game].most_players)}):
            times = measured(game, players, asked.games)
            cells = [
                f"{figure:.1f}" for some in times for figure in (np.median(some), np.quantile(some, 0.95), max(some))
            ]
            grid.add_row(game, str(players), str(len(times[0])), *cells)
    Console().print(grid)


if __name__ == "__main__":
    main()
