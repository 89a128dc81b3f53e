"""How fast compiled Dicetto is: random games, and games played out well. CPU time of one core, best of five.

python bench/dicetto_speed.py
"""

import time
from collections.abc import Callable

import numpy as np

from noppa import rules
from noppa.games.dicetto.compiled.kernel import begin
from noppa.games.dicetto.compiled.playout import finish_games, pad
from noppa.games.dicetto.compiled.prospects import guess_for
from noppa.games.dicetto.compiled.random_play import random_games
from noppa.games.dicetto.compiled.random_tables import deck_of, hands
from noppa.games.dicetto.compiled.row_layout import width
from noppa.games.dicetto.compiled.tables import tables_of
from noppa.games.dicetto.rules import Dicetto
from noppa.kernels.streams import streams

GAMES = 1000


def best_of_five(work: Callable[[], object]) -> float:
    """Return the seconds of CPU time; a first call, which compiles, does not count."""
    work()
    found = []
    for _ in range(5):
        begun = time.thread_time()
        work()
        found.append(time.thread_time() - begun)
    return min(found)


def main() -> None:
    """Print the figures."""
    made = rules("dicetto")
    assert isinstance(made, Dicetto)
    tables, guess = tables_of(made), guess_for(made)
    game, start = np.zeros((2, width(tables)), dtype=np.int32)
    scores, lengths = np.zeros((GAMES, 2), dtype=np.int64), np.zeros(GAMES, dtype=np.int64)
    begin(tables, start, 2)
    uses, deck = np.zeros((2, len(tables.cards)), dtype=np.int64), deck_of(tables)
    spent = best_of_five(lambda: random_games(hands(), deck, 2, 0, GAMES, np.uint64(1), scores, lengths, uses))
    print(f"random games:   {1e9 * spent / lengths.sum():.1f} ns a decision, {GAMES / spent:.0f} games a second")
    spent = best_of_five(lambda: finish_games(tables, guess, start, streams(1, GAMES), 0, GAMES, game, pad(), scores))
    print(f"played out:     {spent:.2f} s for {GAMES} games")


if __name__ == "__main__":
    main()
