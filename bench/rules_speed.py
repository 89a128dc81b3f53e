"""Measures random decisions a second of the readable rules on one core.

A decision is a call of `moves` and one of `play`, with the chance after it. Best of five runs.
"""

import random
import time
from typing import Any

from rich.console import Console
from rich.table import Table

from noppa import Choose, Draw, Over, Roll, Rules, rules
from noppa.games import games

SECONDS = 1.0
RUNS = 5


def decisions(rules: Rules[Any], players: int, draw: random.Random) -> int:
    """Play one random game and count its decisions."""
    state = rules.start(players)
    count = 0
    while True:
        match rules.pending(state):
            case Roll(_, dice, _, _):
                state = rules.roll(state, draw.choices((1, 2, 3, 4, 5, 6), k=dice))
            case Draw(_, deck, _):
                state = rules.draw(state, draw.choices(list(deck), list(deck.values()))[0])
            case Choose(seats):
                state = rules.play(state, seats[0], draw.choice(rules.moves(state, seats[0])))
                count += 1
            case Over():
                return count


def rate(rules: Rules[Any], players: int) -> float:
    """Return the decisions a second over about a second."""
    draw = random.Random(1)
    count = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        count += decisions(rules, players, draw)
    return count / (time.perf_counter() - begun)


def main() -> None:
    """Print a line for every edition of every game."""
    table = Table("game", "edition", "players", "decisions a second", title=f"best of {RUNS}")
    for game in games().values():
        players = max(2, game.least_players)
        for edition in game.editions:
            variant = rules(game.name, edition)
            best = max(rate(variant, players) for _ in range(RUNS))
            table.add_row(game.name, edition, str(players), f"{best:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
