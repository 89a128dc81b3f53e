"""A rehearsal: whatever bots and coach may be asked in a game is asked once beforehand.

Code is compiled, or loaded, when it is first run; after a rehearsal nobody waits for that in the middle of a game.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from noppa.core.rules import Choose, Move, Rules
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table

if TYPE_CHECKING:
    from noppa.bots.evaluators import Evaluator

ASKED = 16
"""In how many positions of a game everything is asked."""
LAST = 6
"""In how many of its last ones too, where other questions come up."""
MOST_PLAYERS = 4
"""More players at a table run the same code."""


def warm_up(rules: Rules[Any], known: "Evaluator", progress: Callable[[float], None]) -> None:
    """Ask everything in a few positions of random games, with few players and with more."""
    least, most = rules.game.least_players, min(rules.game.most_players, MOST_PLAYERS)
    asked = [*some(positions(rules, least)), *some(positions(rules, most))]
    for number, state in enumerate(asked, 1):
        ask(rules, known, state)
        progress(number / len(asked))


def ask(rules: Rules[Any], known: "Evaluator", state: Any) -> None:
    """Ask everything about a position."""
    pending = rules.pending(state)
    if isinstance(pending, Choose):
        seat = pending.seats[-1]
        values = known.move_values(state, seat)
        getattr(known, "win_values", known.move_values)(state, seat)
        known.reason(state, seat, max(values, key=values.__getitem__))
    asked = [known.value] if isinstance(pending, Choose) or not hasattr(known, "mean") else [known.value, known.mean]
    for worth_of in asked:
        for seat in range(len(rules.sheet(state))):
            worth_of(state, seat)
    known.finishes(state, 1, 0)


def some(met: list[Any]) -> list[Any]:
    """A few of so many, and the last ones."""
    return [*met[:: -(-len(met) // ASKED)], *met[-LAST:]]


def positions(rules: Rules[Any], players: int) -> list[Any]:
    """Every position of a game in which moves are taken at random."""
    pick = Random(players)  # noqa: S311 - nobody plays this game

    def choose(rules: Rules[Any], state: Any, seat: int) -> Move:
        return pick.choice(rules.moves(state, seat))

    table = Table(rules, [Seat(str(seat), "bot", "random") for seat in range(players)], Seeded(0), {"random": choose})
    met = [table.state]
    while table.step():
        met.append(table.state)
    return met[:-1]
