"""Saves simulation time: equal calls of pure functions are computed once.

Rules and states are immutable, so the result of a rules method depends on the state alone. All processes of a world
and the check of their messages replay the same games: they share the rules and so the states, and each method is
called once for a state.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from noppa.host import live_game, rebuild

PURE = ("start", "pending", "observed", "roll", "draw", "play", "view")
"""Methods of the rules whose first argument is a state, or the number of seats."""
MOST = 20_000
"""How many results are cached for each method."""


@contextmanager
def shared_work() -> Iterator[None]:
    """Share rules, states and cached results within a block."""
    current_rules = rebuild.current_rules
    built: dict[str, Any] = {}

    def shared_rules(game: Any) -> Any:
        key = repr((game.game, game.rules_version, game.setup))
        if key not in built:
            rules = built[key] = current_rules(game)
            if rules is not None:
                vars(rules).update({name: _remembering(getattr(rules, name)) for name in PURE})
        return built[key]

    rebuild.current_rules = live_game.current_rules = shared_rules  # type: ignore[attr-defined]
    try:
        yield
    finally:
        rebuild.current_rules = live_game.current_rules = current_rules  # type: ignore[attr-defined]


def _remembering(method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a caching version of a method; refusals are raised anew each time."""
    answers: dict[Any, tuple[Any, Any]] = {}

    def answer(state: Any, *args: Any, **kwargs: Any) -> Any:
        key = (state if isinstance(state, int) else id(state), *args, *kwargs.items())
        try:
            return answers[key][1]
        except (KeyError, TypeError):  # not cached, or not hashable because a person sent nonsense
            pass
        found = method(state, *args, **kwargs)
        if len(answers) > MOST:
            answers.clear()
        answers[key] = state, found  # the state too: as long as it lives no other has its id
        return found

    return answer
