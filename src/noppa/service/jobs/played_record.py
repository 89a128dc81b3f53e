"""Checks a finished game that was played elsewhere before a host stores it: replays it and recomputes its dice."""

from typing import Any

from noppa.core import record_file
from noppa.core.errors import BadRecord
from noppa.core.fair import FairDice
from noppa.core.rules import Over
from noppa.core.sources import RealDice
from noppa.games import rules_of


def check_played(text: str) -> dict[str, Any]:
    """Return what a host stores of a finished game, from the text of its record.

    Raises `BadRecord` if an event breaks the rules, the dice do not match their seeds, or the game is not over.
    """
    record = record_file.read(text)
    rules, source = rules_of(record), record.source
    if not isinstance(source, FairDice | RealDice):
        raise BadRecord("record-value", key="dice", allowed=("fair", "real"))
    if isinstance(source, FairDice):
        record.verify(rules)
    table = record.replay(rules)
    if not isinstance(table.pending, Over) or table.ended is None:
        raise BadRecord("record-not-over")
    fair = source if isinstance(source, FairDice) else None
    return {
        "game": record.game,
        "rules_version": record.rules_version,
        "edition": rules.edition,
        "options": dict(rules.options),
        "content": rules.content,
        "players": [
            {"name": seat.name, "bot": seat.player, "person": seat.kind == "person"} for seat in record.players
        ],
        "real": fair is None,
        "every_roll": isinstance(source, RealDice) and source.every_roll,
        "same": fair is not None and fair.same,
        "scheme": fair.version if fair else 1,
        "dice_id": fair.game_id if fair else "",
        "server_seed": fair.server_seed.hex() if fair else "",
        "player_seeds": list(fair.player_seeds) if fair else [],
        "scores": list(table.pending.scores),
        "events": [str(event) for event in record.events],
    }
