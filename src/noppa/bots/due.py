"""The check that every bot makes first: its seat must be due."""

from typing import Any

from noppa.core.errors import IllegalMove
from noppa.core.rules import Rules


def check_due(rules: Rules[Any], state: Any, seat: int) -> None:
    """Raise `IllegalMove` if the bot's seat has no move to choose."""
    if not rules.moves(state, seat):
        raise IllegalMove("bot-not-due", seat=seat, legal=())
