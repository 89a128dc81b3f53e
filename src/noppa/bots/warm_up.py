"""The warm-up: asks an evaluator once for everything that bots and coach may need.

Code is compiled, or loaded, when it first runs; after a warm-up nobody waits for that in the middle of a game.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from noppa.core.rules import Choose, Move, Rules
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table

if TYPE_CHECKING:
    from noppa.bots.evaluators import Evaluator

SAMPLED = 16
"""How many states of a game are evaluated."""
LAST = 6
"""How many of its last ones too, which run other code."""
MOST_PLAYERS = 4
"""More players run the same code."""


def warm_up(rules: Rules[Any], known: "Evaluator", progress: Callable[[float], None]) -> None:
    """Evaluate a few states of random games, with few players and with more."""
    least, most = rules.game.least_players, min(rules.game.most_players, MOST_PLAYERS)
    states = [*sample_states(random_game(rules, least)), *sample_states(random_game(rules, most))]
    for number, state in enumerate(states, 1):
        evaluate_everything(rules, known, state)
        progress(number / len(states))


def evaluate_everything(rules: Rules[Any], known: "Evaluator", state: Any) -> None:
    """Ask an evaluator for everything about a state."""
    pending = rules.pending(state)
    if isinstance(pending, Choose):
        seat = pending.seats[-1]
        values = known.move_values(state, seat)
        getattr(known, "win_values", known.move_values)(state, seat)
        known.reason(state, seat, max(values, key=values.__getitem__))
    asked = [known.value] if isinstance(pending, Choose) or not hasattr(known, "mean") else [known.value, known.mean]
    for evaluate in asked:
        for seat in range(len(rules.sheet(state))):
            evaluate(state, seat)
    known.finishes(state, 1, 0)


def sample_states(met: list[Any]) -> list[Any]:
    """Return a few states spread over a game, and its last ones."""
    return [*met[:: -(-len(met) // SAMPLED)], *met[-LAST:]]


def random_game(rules: Rules[Any], players: int) -> list[Any]:
    """Return every state of a game with random moves, except the end."""
    pick = Random(players)  # noqa: S311 - nobody plays this game

    def choose(rules: Rules[Any], state: Any, seat: int) -> Move:
        return pick.choice(rules.moves(state, seat))

    table = Table(rules, [Seat(str(seat), "bot", "random") for seat in range(players)], Seeded(0), {"random": choose})
    met = [table.state]
    while table.step():
        met.append(table.state)
    return met[:-1]
