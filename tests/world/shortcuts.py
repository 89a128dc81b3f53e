"""Saves the simulation work that changes nothing: equal questions to pure functions are computed once.

Rules and states are immutable, so a view depends on its state and seat alone. All processes of a world and the check
of their messages ask for the same views again and again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from noppa.core.rules import Rules
from noppa.host import live_game, rebuild

MOST = 5_000


@contextmanager
def shared_work() -> Iterator[None]:
    """Share views and rules within a block."""
    view, current_rules = Rules.view, rebuild.current_rules
    views: dict[Any, Any] = {}
    built: dict[str, Any] = {}

    def shared_view(rules: Any, state: Any, seat: int | None = None, **given: Any) -> Any:
        key = (id(rules), state, seat, *given.items())
        if key not in views:
            if len(views) > MOST:
                views.clear()
            views[key] = view(rules, state, seat, **given)
        return views[key]

    def shared_rules(game: Any) -> Any:
        key = repr((game.game, game.rules_version, game.setup))
        if key not in built:
            built[key] = current_rules(game)
        return built[key]

    Rules.view = shared_view  # type: ignore[method-assign, assignment]
    rebuild.current_rules = live_game.current_rules = shared_rules  # type: ignore[attr-defined]
    try:
        yield
    finally:
        Rules.view = view  # type: ignore[method-assign]
        rebuild.current_rules = live_game.current_rules = current_rules  # type: ignore[attr-defined]
