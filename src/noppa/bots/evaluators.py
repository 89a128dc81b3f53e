"""Where bots and coach get their knowledge: each game's room says what its positions are worth."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from noppa.bots.warm_up import warm_up
from noppa.core.errors import BadOption, Plain
from noppa.core.record import content_hash
from noppa.core.rules import Move, Rules
from noppa.games import part
from noppa.kernels.compile_cache import mark_warmed_up

_evaluators: dict[str, "Evaluator"] = {}


class Reason(Protocol):
    """The code and parameters of a sentence."""

    @property
    def code(self) -> str:
        """The sentence."""

    @property
    def params(self) -> dict[str, Plain]:
        """What fills it."""


class Evaluator(Protocol):
    """What the class `Evaluator` in a room's `worth.py` offers.

    Values are in `unit`. Less than `grain` is not worth a word; `bands` are the most that a decision
    may cost on average to be in a named band; `careless` is what a player of an easier level thinks
    little of. A room whose players should want something else than what the coach counts in offers
    `win_values` beside `move_values`; one whose dice tell more than their faces, `mean`; one in which not
    simply the highest score wins, `wins` beside `finishes`: everybody's share in each game.
    """

    unit: str
    exact: bool
    grain: float
    bands: tuple[tuple[str, float], ...]
    careless: Mapping[str, float]

    def value(self, state: Any, seat: int) -> float:
        """What a position is worth to a seat."""

    def final(self, state: Any, seat: int) -> float:
        """What the end of a game was worth to a seat."""

    def move_values(self, state: Any, seat: int) -> Mapping[Move, float]:
        """What each legal move of a seat is worth to it."""

    def final_only(self, state: Any) -> Any:
        """The position as if no roll were left in the turn."""

    def reason(self, state: Any, seat: int, move: Move) -> Reason:
        """Why a move is worth what it is."""

    def decision_kind(self, state: Any, seat: int, move: Move, best: Move) -> str:
        """What sort of choice it was, for statistics of what costs a player most."""

    def finishes(self, state: Any, games: int, seed: int) -> Iterable[Any]:
        """Final scores of all seats in many games played out well: games × seats."""


def evaluator(rules: Rules[Any], progress: Callable[[float], None] = lambda _done: None) -> Evaluator:
    """What positions of these rules are worth; `progress` is told when that takes computing."""
    key = repr(rules) if rules.content is None else f"{rules!r} {content_hash(rules.content)}"
    if key not in _evaluators:
        module = part(rules.game.name, "evaluator")
        if module is None:
            raise BadOption("coach-no-worth", game=rules.game.name)
        known = module.Evaluator(rules, lambda done: progress(done / 2))
        warm_up(rules, known, lambda done: progress((1 + done) / 2))
        mark_warmed_up(rules.game.name)
        _evaluators[key] = known
    return _evaluators[key]
