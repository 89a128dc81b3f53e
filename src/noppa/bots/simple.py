"""The simple bot: the most that can be had in this turn, with no thought of the next."""

from importlib import import_module
from typing import Any

from noppa.core.rules import Move, Rules


def simple(rules: Rules[Any], state: Any, seat: int) -> Move:
    """The move worth most in this turn; of equal ones the first that the rules offer."""
    value = import_module(f"noppa.games.{rules.game.name}.value")
    values: dict[Move, float] = value.turn_values(rules, state, seat)
    return max(values, key=values.__getitem__)
