"""A whole turn at a real table in one line, for people who only want the score kept."""

from collections.abc import Callable

from noppa.core.errors import UnreadableMove
from noppa.core.rules import Card
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import State
from noppa.games.tutto.tally import Step, tally


def read_turn(rules: Tutto, state: State, text: str, read_card: Callable[[str], Card]) -> list[Step]:
    """Return the steps of a turn given as its cards in order, then the points banked: `bonus_600 straight 0`.

    A clover that was won is written `won` instead of points. Raises `UnreadableMove` for any other form, and
    `NoppaError` if no such turn is possible.
    """
    *cards, points = text.split() or [""]
    won = points == "won"
    if not won and not (points.isascii() and points.isdigit() and len(points) < 8):
        raise UnreadableMove("tutto-turn-form", text=text[:80])
    return list(tally(rules, state, [read_card(card) for card in cards], 0 if won else int(points), clover=won))
