"""On content that nothing was learned on, `hard` still beats `simple`."""

import random
import tomllib
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any

import numpy as np
import pytest

from games.dicetrip.example import example_map
from noppa import Over, Rules, rules
from noppa.bots import BOTS, prepare
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table


def built_in(game: str, name: str) -> dict[str, Any]:
    """Return the built-in board, deck or map of a game."""
    return tomllib.loads(files(f"noppa.games.{game}").joinpath(name).read_text(encoding="utf-8"))


def kivi_board(rows: int, columns: int, seed: int) -> dict[str, Any]:
    """Return a board of another size or order: squares drawn from the built-in one."""
    variant, draw = built_in("kivi", "board.toml"), random.Random(seed)
    squares = list(zip(chain(*variant["targets"]), chain(*variant["values"]), strict=True))
    drawn = draw.sample(squares * 2, rows * columns)
    lines = [drawn[row * columns : (row + 1) * columns] for row in range(rows)]
    return {
        "size": {"rows": rows, "columns": columns},
        "targets": [[target for target, _ in line] for line in lines],
        "values": [[value for _, value in line] for line in lines],
    }


def dicetto_deck(seed: int) -> dict[str, Any]:
    """Return a deck with half of the cards and other points."""
    variant, draw = built_in("dicetto", "deck.toml"), random.Random(seed)
    some = draw.sample(variant["dice"], len(variant["dice"]) // 2)
    return {**variant, "dice": [{**card, "points": draw.randint(1, 9)} for card in some]}


@cache
def own(name: str) -> Rules[Any]:
    """Return rules with custom content."""
    game, _, rest = name.partition(" ")
    if game == "kivi":
        rows, columns = map(int, rest.split("x"))
        return rules(game, board=kivi_board(rows, columns, rows))
    return rules(game, deck=dicetto_deck(int(rest))) if game == "dicetto" else rules(game, map=example_map())


def over(variant: Rules[Any], levels: tuple[str, ...], seed: int) -> Over:
    """Return the end of a game between these levels."""
    table = Table(variant, [Seat(str(seat), "bot", level) for seat, level in enumerate(levels)], Seeded(seed), BOTS)
    while table.step():
        pass
    ended = table.pending
    assert isinstance(ended, Over)
    return ended


def lead(variant: Rules[Any], seed: int) -> float:
    """Return hard's lead over simple on the same dice: in shares of the win with seats exchanged, or in solo points."""
    if variant.game.least_players == 1:
        return over(variant, ("hard",), seed).scores[0] - over(variant, ("simple",), seed).scores[0]
    first, second = over(variant, ("hard", "simple"), seed), over(variant, ("simple", "hard"), seed)
    shares = (0 in first.winners) / len(first.winners) + (1 in second.winners) / len(second.winners)
    return shares - 1


def assert_better(name: str, deals: int) -> None:
    """Check that the lead is more than two standard errors."""
    variant = own(name)
    prepare(variant, ("hard", "simple"))
    found = np.array([lead(variant, seed) for seed in range(deals)])
    assert found.mean() > 2 * found.std(ddof=1) / deals**0.5, (found.mean(), found.std(ddof=1) / deals**0.5)


@pytest.mark.parametrize(
    ("name", "deals"),
    [
        *(("kivi 5x5", 24), ("dicetto 1", 12), ("dicetrip example", 8)),
        *(pytest.param(name, 24, marks=pytest.mark.exhaustive) for name in ("dicetto 1", "dicetrip example")),
    ],
)
def test_hard_beats_simple(name: str, deals: int) -> None:
    """One example of each kind of content is tried; fewer deals where the lead is larger."""
    assert_better(name, deals)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["kivi 4x9", "kivi 6x6", "kivi 7x7", "kivi 8x8", "dicetto 2", "dicetto 3"])
def test_hard_beats_simple_on_others_too(name: str) -> None:
    """Smaller and larger boards, reordered built-in squares and other decks are tried."""
    assert_better(name, 200)
