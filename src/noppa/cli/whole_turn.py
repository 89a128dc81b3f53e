"""Whole turns at a real table, told in one line by those who only want the score kept."""

from collections.abc import Callable
from typing import Any, TypeAlias

from noppa.core.errors import UnreadableMove
from noppa.core.rules import Card, Move, Rules
from noppa.games.tutto.stats import stats

Step: TypeAlias = tuple[int, ...] | Card | Move
CardReader: TypeAlias = Callable[[str], Card]


def tutto_turn(rules: Rules[Any], state: Any, text: str, read_card: CardReader) -> list[Step]:
    """The cards of a turn in their order, then the points banked: `bonus_600 straight 0`.

    A clover that was won is told by `won` instead of points.
    """
    *cards, points = text.split() or [""]
    won = points == "won"
    if not won and not (points.isascii() and points.isdigit() and len(points) < 8):
        raise UnreadableMove("tutto-turn-form", text=text[:80])
    steps = stats(rules, state, [read_card(card) for card in cards], 0 if won else int(points), clover=won)  # type: ignore[arg-type]
    return list(steps)


WHOLE_TURNS: dict[str, Callable[[Rules[Any], Any, str, CardReader], list[Step]]] = {"tutto": tutto_turn}
