"""The short rules of a game, made by its engine for the rules that are played."""

from typing import Any

from noppa.core.rules import Rules
from noppa.games import part


def guide_answer(played: Rules[Any] | None) -> dict[str, Any]:
    """Return the short rules (`GuideAnswer`): none for a game without them, or whose rules have changed since."""
    module = None if played is None else part(played.game.name, "guide")
    return {"guide": None if module is None else module.guide(played)}
