"""Positions as parameters of jobs: plain data that can be sent to another process or worker."""

import json
from typing import Any

from noppa.core.codec import encode
from noppa.core.rules import Rules
from noppa.core.sources import RealDice
from noppa.core.table import Table


def name_rules(rules: Rules[Any]) -> str:
    """Return the text that names rules in a job."""
    named = {
        "game": rules.game.name,
        "edition": rules.edition,
        "options": dict(rules.options),
        "content": rules.content,
    }
    return json.dumps(named, sort_keys=True)


def position(rules: Rules[Any], state: Any, seat: int | None) -> dict[str, Any]:
    """Return a position as a seat, or a watcher, may see it."""
    return {"rules": name_rules(rules), "state": encode(rules.observed(state, seat)), "seat": seat}


def choice(table: Table, state: Any, seat: int) -> dict[str, Any]:
    """Return a position in which a seat chooses, as parameters of the coach's jobs."""
    final_only = isinstance(table.source, RealDice) and not table.source.every_roll
    return position(table.rules, state, seat) | {"final_only": final_only}
