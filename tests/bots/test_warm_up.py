"""After a rehearsal nothing is compiled any more, whatever bots and coach are asked in whole games."""

import sys
from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher

from noppa import Choose, coach, rules
from noppa.bots import BOTS, prepare
from noppa.core.record import Record
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games


def compiled() -> dict[str, list[Any]]:
    """Every compiled function, and the types of arguments that it was compiled for."""
    return {
        f"{name}.{attribute}": list(value.signatures)
        for name, module in sorted(sys.modules.items())
        if name.startswith("noppa.")
        for attribute, value in vars(module).items()
        if isinstance(value, Dispatcher)
    }


@pytest.mark.parametrize("game", list(games()))
def test_nothing_is_compiled_in_a_game(game: str) -> None:
    """Bots of all levels play, the coach is asked at every turn and afterwards; nobody waits for a compiler."""
    made = rules(game)
    prepare(made, ["hard"])
    known = games()[game]
    least = max(2, known.least_players)
    before = compiled()
    for players, seed in ((least, 1), (min(4, known.most_players), 2)):
        levels = ("hard", "medium", "easy", "hard")[:players]
        table = Table(made, [Seat(level, "bot", level) for level in levels], Seeded(seed), BOTS)
        while table.step():
            if isinstance(asked := table.pending, Choose):
                coach.advise(made, table.state, asked.seats[-1])
        coach.chances(made, table.state, 1)
        coach.review(Record.of(table))
    assert [name for name, kinds in compiled().items() if kinds != before.get(name, [])] == []
