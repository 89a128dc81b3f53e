"""The standing of a game whose events come from a file: replayed, so that nothing is taken on trust."""

from typing import Any

from noppa.bots import check_level
from noppa.core import record_file
from noppa.games import rules_of
from noppa.host.game_log import public_scores


def standing(text: str) -> dict[str, Any]:
    """Return whether the game of a record is over, and everybody's score, as far as it is public.

    Raises `BadRecord` if an event breaks the rules, `BadOption` if it has a bot of an unknown level.
    """
    record = record_file.read(text)
    table = record.replay(rules_of(record))
    for seat in table.seats:
        if seat.kind != "person":
            check_level(record.game, seat.player)
    return {"over": table.ended is not None, "scores": list(public_scores(table))}
