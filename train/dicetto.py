"""Fit the figures that Dicetto's chances to win are computed with: `python train/dicetto.py`.

The fast player of `playout.py` plays against itself; the state at the end of each turn is stored with who won in
the end. Then the figures are changed at random, a few at a time, and a change stays if it makes the results
likelier. With the new figures it plays differently, so this is done in rounds. The result is printed and
goes into `FITTED` in `src/noppa/games/dicetto/compiled/prospects.py`. Two minutes of one core.
"""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa import rules
from noppa.games.dicetto.compiled.hands import TOTAL
from noppa.games.dicetto.compiled.kernel import begin, chance, is_over, play, scores
from noppa.games.dicetto.compiled.playout import lay_dice, pad
from noppa.games.dicetto.compiled.prospects import FITTED, Guess, desk, ends, guess_for, shares
from noppa.games.dicetto.compiled.row_layout import DONE, LYING, OWNER, PLAYERS, SEAT, SLOTS, width
from noppa.games.dicetto.compiled.tables import Tables, tables_of
from noppa.games.dicetto.rules import Dicetto
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import streams

TABLES = (("international", 2, 1.0), ("polish", 2, 0.5), ("international", 4, 0.25), ("international", 3, 0.25))
"""Edition, players, and how many games of those asked for."""
LEAST = {"now": 0.2, "later": 0.05, "bonus_now": 0.05, "bonus_later": 0.02, "attention": 0.05}
MOST = {"attention": 1.0}


@compiled
def self_play(tables: Tables, guess: Guess, players: int, words: Any, game: Any, pad: Any, rows: Any, won: Any) -> int:
    """Play games, store the state at the end of each turn with the shares of the win, and return how many."""
    points = np.zeros(4, dtype=np.int32)
    count = 0
    for number in range(len(words)):
        begin(tables, game, players)
        chance(tables, game, words, number)
        first = count
        while not is_over(tables, game) and count < len(rows):
            lay_dice(tables, guess, game, words, number, pad)
            rows[count] = game
            count += 1
            play(tables, game, game[SEAT], DONE)
            chance(tables, game, words, number)
        if count == len(rows):
            return first
        scores(tables, game, points)
        winners = 0
        for seat in range(players):
            winners += points[seat] == points[:players].max()
        for row in range(first, count):
            for seat in range(players):
                won[row, seat] = (points[seat] == points[:players].max()) / winners
    return count


@compiled
def loss(tables: Tables, guess: Guess, rows: Any, won: Any, desk: Any, into: Any) -> float:
    """Return minus the mean logarithm of the chance that was given to what happened."""
    total, count = 0.0, 0
    for row in range(len(rows)):
        game = rows[row]
        for slot in range(SLOTS):
            desk.owner[slot], desk.total[slot] = game[OWNER + slot], TOTAL[game[LYING + slot]]
        upcoming = (game[SEAT] + 1) % game[PLAYERS]
        if not ends(tables, game, upcoming, desk):
            shares(tables, guess, game, upcoming, desk, into)
            for seat in range(game[PLAYERS]):
                total -= won[row, seat] * np.log(max(1e-9, into[seat]))
            count += 1
    return total / count


class Sample:
    """Games of one variant, and how well figures explain them."""

    def __init__(self, made: Dicetto, figures: dict[str, float], players: int, games: int, seed: int) -> None:
        self.made, self.tables = made, tables_of(made)
        rows = np.zeros((games * players * 20, width(self.tables)), dtype=np.int32)
        won: NDArray[np.float64] = np.zeros((len(rows), 4))
        words, game = streams(seed, games), np.zeros(width(self.tables), dtype=np.int32)
        count = self_play(self.tables, self.guess(figures), players, words, game, pad(), rows, won)
        self.rows, self.won = rows[:count], won[:count]

    def guess(self, figures: dict[str, float]) -> Guess:
        """Return the figures in the form that computes chances."""
        known = guess_for(self.made)
        return Guess(known.beats, known.spread, **figures)

    def loss(self, figures: dict[str, float]) -> float:
        """Return how surprising the results are under these figures."""
        return loss(self.tables, self.guess(figures), self.rows, self.won, desk(), np.zeros(4))


def fit(samples: list[Sample], figures: dict[str, float], tries: int, seed: int) -> dict[str, float]:
    """Return figures that explain the results better."""
    draw = np.random.default_rng(seed)
    best = sum(sample.loss(figures) for sample in samples)
    step = 0.4
    for number in range(tries):
        tried = {
            key: min(MOST.get(key, 99.0), max(LEAST.get(key, -99.0), value + step * draw.normal() * (0.2 + abs(value))))
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
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--tries", type=int, default=400)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    figures = dict(FITTED)
    for turn in range(given.rounds):
        samples = []
        for number, (edition, players, part) in enumerate(TABLES):
            made = rules("dicetto", edition)
            assert isinstance(made, Dicetto)
            seed = given.seed + 100 * turn + number
            samples.append(Sample(made, figures, players, int(given.games * part), seed))
            print(f"round {turn + 1}: {len(samples[-1].rows)} turns of {players} players", flush=True)
        figures = fit(samples, figures, given.tries, given.seed + turn)


if __name__ == "__main__":
    main()
