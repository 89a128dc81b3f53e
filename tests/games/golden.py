"""Golden playthroughs and reference counts, which record what the rules do.

`PYTHONPATH=tests python tests/games/golden.py GAME…` writes them again; read the difference before committing it.
"""

import random
import sys
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

from noppa import Choose, Draw, Over, Roll, Rules, rules
from noppa.core.dice import multisets
from noppa.games import games
from noppa.testing import conformance as kit

FOLDER = Path(__file__).parent / "golden"
MOST_POSITIONS = 30_000


def playthrough(rules: Rules[Any], players: int, seed: int) -> str:
    """Return a random game with one event per line, the totals when they change, and the final sheets."""
    table = kit.random_table(rules, players, seed)
    lines = [f"# {rules!r}, {players} players, seed {seed}"]
    totals: tuple[int, ...] = (0,) * players
    while table.step():
        event = table.history[-1]
        scored = tuple(sheet.total for sheet in rules.sheet(table.state))
        lines.append(f"{event.number:4} {event.step}" + (f"   → {scored}" if scored != totals else ""))
        totals = scored
    for seat, sheet in enumerate(rules.sheet(table.state)):
        written = ", ".join(f"{item.id} {item.value}" for item in sheet.items)
        lines.append(f"seat {seat}: {written} = {sheet.total}")
    over = table.pending
    assert isinstance(over, Over)
    lines.append(f"winners {over.winners}")
    return "\n".join(lines) + "\n"


def reference_counts(rules: Rules[Any], players: int, most: int) -> list[int]:
    """Return the number of different positions after 0, 1, 2, … steps, with dice in ascending order.

    Counting stops before a step with more than `most` positions.
    """
    now = {rules.start(players)}
    found = [1]
    while True:
        after: set[Any] = set()
        for state in now:
            after.update(_next(rules, state))
            if len(after) > most:
                return found
        now = after
        found.append(len(now))


def _next(rules: Rules[Any], state: Any) -> list[Any]:
    match rules.pending(state):
        case Roll(_, dice, _, _):
            return [rules.roll(state, roll) for roll in multisets(dice)]
        case Draw(_, deck, _):
            return [rules.draw(state, card) for card in deck]
        case Choose(seats):
            return [rules.play(state, seat, move) for seat in seats for move in rules.moves(state, seat)]
        case _:
            return []


def cases() -> list[tuple[str, str, int]]:
    """Return every edition of every game, with the fewest players and one more."""
    return [
        (game.name, edition, players)
        for game in games().values()
        for edition, players in product(game.editions, (game.least_players, game.least_players + 1))
    ]


def golden_file(game: str, edition: str, players: int) -> Path:
    """Return the path of a playthrough."""
    return FOLDER / f"{game}-{edition}-{players}.txt"


def counts_of(game: str, edition: str, most: int = MOST_POSITIONS) -> list[int]:
    """Return the reference counts of a game for its fewest players."""
    variant = rules(game, edition)
    return reference_counts(variant, variant.game.least_players, most)


def counts_file(game: str) -> Path:
    """Return the path of a game's reference counts."""
    return FOLDER / f"{game}-counts.toml"


def recorded_counts(game: str) -> dict[str, list[int]]:
    """Return the reference counts in the repository, by edition."""
    return tomllib.loads(counts_file(game).read_text(encoding="utf-8"))


def main(names: list[str]) -> None:
    """Write the files of those games again."""
    for game, edition, players in cases():
        if game not in names:
            continue
        text = playthrough(rules(game, edition), players, seed=random.Random(game + edition).randrange(1000))
        golden_file(game, edition, players).write_text(text, encoding="utf-8")
    for name in names:
        lines = ["# Different positions after 0, 1, 2, … steps, dice taken in ascending order."]
        lines += [f"{edition} = {counts_of(name, edition)}" for edition in games()[name].editions]
        counts_file(name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
