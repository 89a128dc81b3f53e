"""The simple bot: takes the most it can get in this turn and does not think of the next."""

from typing import Any

from noppa.bots.due import check_due
from noppa.core.errors import BadOption
from noppa.core.rules import Move, Rules
from noppa.games import part


def simple(rules: Rules[Any], state: Any, seat: int) -> Move:
    """Return the move with the highest value in this turn; of equal ones the first that the rules list.

    Raises `BadOption` if the game has no `turn_values.py`.
    """
    check_due(rules, state, seat)
    module = part(rules.game.name, "turn_values")
    if module is None:
        raise BadOption("bot-unknown", bot="simple", legal=("random",))
    values: dict[Move, float] = module.turn_values(rules, state, seat)
    return max(values, key=values.__getitem__)
