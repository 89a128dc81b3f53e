"""The simple bot: the most it can get in this turn, with no thought of the next."""

from typing import Any

from noppa.bots.due import check_due
from noppa.core.errors import BadOption
from noppa.core.rules import Move, Rules
from noppa.games import part


def simple(rules: Rules[Any], state: Any, seat: int) -> Move:
    """Return the move with the highest value in this turn; of equal ones the first that the rules list.

    Raises `BadOption` if the game cannot value its turns.
    """
    check_due(rules, state, seat)
    value = part(rules.game.name, "turn_values")
    if value is None:
        raise BadOption("bot-unknown", bot="simple", legal=("random",))
    values: dict[Move, float] = value.turn_values(rules, state, seat)
    return max(values, key=values.__getitem__)
