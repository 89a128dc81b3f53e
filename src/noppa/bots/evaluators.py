"""The evaluators of the games, which value states and moves for the bots and the coach; the latest are cached."""

from collections.abc import Callable, Iterable, Mapping
from threading import Lock
from typing import Any, Protocol

from noppa.core.errors import BadOption
from noppa.core.reason import Reason
from noppa.core.record import content_hash
from noppa.core.rules import Move, Rules
from noppa.games import part

_evaluators: dict[str, "Evaluator"] = {}
_lock = Lock()
MOST = 24
"""How many evaluators are cached, the last used ones: each takes memory, and anybody may use a board of their own."""


class Evaluator(Protocol):
    """The interface of the class `Evaluator` in a game's `evaluator.py`.

    Values are in `unit`. Differences below `grain` are not mentioned; `bands` gives the highest mean cost of a decision
    in each named band; `kinds` lists the results of `decision_kind`; `careless` is the cost that a player of each
    easier level hardly notices.

    Three methods are optional. `win_values`, beside `move_values`, is for games whose bots should aim at something else
    than what the coach counts; `mean` for games in which a roll is more than its faces; `wins`, beside `finishes`, for
    games that are not won by the highest score alone: every seat's share of the win in each game.
    """

    unit: str
    exact: bool
    kinds: tuple[str, ...]
    grain: float
    bands: tuple[tuple[str, float], ...]
    careless: Mapping[str, float]

    def value(self, state: Any, seat: int) -> float:
        """Return the value of a state to a seat."""

    def final(self, state: Any, seat: int) -> float:
        """Return the value of a finished game to a seat."""

    def move_values(self, state: Any, seat: int) -> Mapping[Move, float]:
        """Return the value of each legal move of a seat."""

    def final_only(self, state: Any) -> Any:
        """Return the state as if no roll were left in the turn."""

    def instruction(self, state: Any, seat: int, move: Move) -> Reason:
        """Return a legal move as the coach says it: "Keep ⚄⚄⚄ and roll 2"."""

    def reasons(self, state: Any, seat: int, move: Move) -> tuple[Reason, ...]:
        """Return the reasons for a move's value: up to three sentences with their odds, the most important first."""

    def decision_kind(self, state: Any, seat: int, move: Move, best: Move) -> str:
        """Return the kind of a decision, for statistics on a player's costliest kinds."""

    def finishes(self, state: Any, games: int, seed: int) -> Iterable[Any]:
        """Return the final scores of all seats in many games played out well: games × seats."""


def evaluator(rules: Rules[Any], progress: Callable[[float], None] = lambda _done: None) -> Evaluator:
    """Return the evaluator of these rules, from the cache if possible; `progress` is called while it is computed.

    Raises `BadOption` if the game has none.
    """
    key = repr(rules) if rules.content is None else f"{rules!r} {content_hash(rules.content)}"
    found = _evaluators.get(key)
    if found is None:
        module = part(rules.game.name, "evaluator")
        if module is None:
            raise BadOption("coach-no-worth", game=rules.game.name)
        found = module.Evaluator(rules, progress)
    with _lock:
        _evaluators.pop(key, None)
        _evaluators[key] = found  # the latest is last
        while len(_evaluators) > MOST:
            del _evaluators[next(iter(_evaluators))]
    return found
