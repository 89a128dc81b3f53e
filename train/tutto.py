"""Solve Tutto for both editions and write `solved.bin`, which ships with the game; takes a minute on two cores.

python train/tutto.py
"""

import time
from typing import cast

from noppa import all_games, rules
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import SHIPPED, solve, write_shipped


def main() -> None:
    """Solve each edition and write the file."""
    found = {}
    for edition in all_games()["tutto"].editions:
        variant, begun = cast("Tutto", rules("tutto", edition)), time.perf_counter()
        found[variant] = solve(variant).values
        print(edition, len(found[variant]), "values,", round(time.perf_counter() - begun, 1), "s")
    write_shipped(found)
    print(SHIPPED.name, SHIPPED.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
