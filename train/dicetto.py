"""Fit the figures from which Dicetto's chances to win are computed: `python train/dicetto.py`.

The quick player plays against itself; each table at the end of a turn is recorded with the winners of the game. Then
the figures are changed at random, a few at a time, and a change is kept if it makes the results more likely. The new
figures change its play, so this is repeated in rounds. The result is printed, to be copied into `FITTED` in
`src/noppa/games/dicetto/prospects.py`.
"""

import argparse
import random
from array import array
from collections.abc import Mapping
from math import log

from noppa import rules
from noppa.games.dicetto.packing import NUMBER, rules_bytes
from noppa.games.dicetto.prospects import FIGURES, FITTED
from noppa.games.dicetto.rules import Dicetto
from noppa.native import call, prepare

TABLES = (("international", 2, 1.0), ("polish", 2, 0.5), ("international", 4, 0.25), ("international", 3, 0.25))
"""Edition, players, and the share of the requested games."""
LEAST = {"now": 0.2, "later": 0.05, "bonus_now": 0.05, "bonus_later": 0.02, "attention": 0.05}
MOST = {"attention": 1.0}


def tables_with(variant: Dicetto, figures: Mapping[str, float]) -> bytearray:
    """Return the core's tables with other figures."""
    return prepare(NUMBER, rules_bytes(variant, {**FIGURES, **figures}))


class Sample:
    """Games of one variant, and how well figures explain them."""

    def __init__(self, variant: Dicetto, figures: Mapping[str, float], players: int, games: int, seed: int) -> None:
        self.variant, self.players = variant, players
        self.turns: list[tuple[bytes, list[float]]] = []
        tables = tables_with(variant, figures)
        self.room = bytearray(call("games_room", tables, b"", bytes([2] * players), 1))
        for game in range(games):
            self._play(tables, array("Q", [seed << 32 | game]))

    def _play(self, tables: bytearray, stream: "array[int]") -> None:
        """Play a game and record the table after each turn but the last, with the shares of the win."""
        row, rows = bytearray(call("row_size", tables, self.players)), list[bytes]()
        call("start", tables, row)
        call("chance", tables, row, stream)
        while call("due", tables, row):
            call("dicetto_quick_turn", tables, row, self.room, stream)
            rows.append(bytes(row))
            call("chance", tables, row, stream)
        scores = array("q", bytes(8 * self.players))
        call("totals", tables, row, scores)
        won = [float(score == max(scores)) / scores.count(max(scores)) for score in scores]
        self.turns += [(row, won) for row in rows[:-1]]

    def loss(self, figures: Mapping[str, float]) -> float:
        """Return the mean negative log-likelihood of the results under these figures."""
        tables, shares, total = tables_with(self.variant, figures), array("d", bytes(call("dicetto_outlook_size"))), 0.0
        for row, won in self.turns:
            call("dicetto_look", tables, row, self.room, shares)
            total -= sum(part * log(max(1e-9, share)) for part, share in zip(won, shares, strict=False) if part)
        return total / len(self.turns)


def fit(samples: list[Sample], figures: dict[str, float], tries: int, seed: int) -> dict[str, float]:
    """Return figures that explain the results better."""
    draw = random.Random(seed)  # noqa: S311 - nothing is secret
    best = sum(sample.loss(figures) for sample in samples)
    step = 0.4
    for number in range(tries):
        tried = {
            key: min(MOST.get(key, 99.0), max(LEAST.get(key, -99.0), value + step * draw.gauss() * (0.2 + abs(value))))
            if draw.random() < 0.3
            else value
            for key, value in figures.items()
        }
        found = sum(sample.loss(tried) for sample in samples)
        if found < best:
            best, figures = found, tried
        elif number % 50 == 49:
            step *= 0.8
    print(f"{best / len(samples):.5f}", {key: round(value, 3) for key, value in figures.items()}, flush=True)
    return figures


def main() -> None:
    """Play and fit, in rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tries", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    figures = dict(FITTED)
    for turn in range(arguments.rounds):
        samples = []
        for number, (edition, players, part) in enumerate(TABLES):
            variant = rules("dicetto", edition)
            assert isinstance(variant, Dicetto)
            seed = arguments.seed + 100 * turn + number
            samples.append(Sample(variant, figures, players, int(arguments.games * part), seed))
            print(f"round {turn + 1}: {len(samples[-1].turns)} turns of {players} players", flush=True)
        figures = fit(samples, figures, arguments.tries, arguments.seed + turn)


if __name__ == "__main__":
    main()
