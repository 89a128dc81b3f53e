"""A record step by step as plain data: for each event who did what, and how the view changes."""

from typing import Any

from noppa.core import record_file
from noppa.core.changes import change
from noppa.core.errors import BadRecord
from noppa.core.events import Moved, Seated
from noppa.core.record import Record
from noppa.core.rules import Draw, Over, Pending, Roll, Rules
from noppa.core.table import Table
from noppa.games import rules_of
from noppa.service.problems import plain_problem
from noppa.service.words import Words


def record_steps(text: str, words: Words, *, check: bool) -> dict[str, Any]:
    """Return a record to step through (`RecordInfo`), as far as its events fit; `check` recomputes its dice."""
    record = record_file.read(text)
    rules = rules_of(record)
    first: dict[str, Any] = {}
    view: dict[str, Any] = {}
    steps: list[dict[str, Any]] = []
    pending: Pending | None = None
    table: Table | None = None
    first_conflict = None
    try:
        for table in record.steps(rules):
            now = rules.view(table.state, revealed=True)
            first = first or now
            steps.append(_step(table, pending) | {"change": change(view or now, now) or {}})
            view, pending = now, table.pending
    except BadRecord as error:
        if table is None:
            raise
        first_conflict = plain_problem(error, words, record.game)
    return {
        "game": record.game,
        "edition": rules.edition,
        "options": dict(rules.options),
        "own_content": rules.content is not None,
        "seats": [{"name": seat.name, "bot": seat.player, "colour": None, "shape": None} for seat in record.players],
        "real_dice": record.dice["kind"] == "real",
        "scores": [sheet["total"] for sheet in view["sheets"]],
        "winners": list(pending.winners) if isinstance(pending, Over) else [],
        "view": first,
        "steps": steps,
        "check": _check(record, rules, words) if check else None,
        "first_conflict": first_conflict,
    }


def _step(table: Table, pending: Pending | None) -> dict[str, Any]:
    """Return the last event of a table (`StepInfo`), which was the response to `pending`."""
    event = table.events[-1]
    seat = event.seat if isinstance(event, Moved | Seated) else None
    places: list[int] = []
    if str(event).startswith(("roll ", "draw ")) and isinstance(pending, Roll | Draw):
        seat = pending.seat
        places = list(pending.places) if isinstance(pending, Roll) else []
    return {"text": str(event), "seat": seat, "places": places}


def _check(record: Record, rules: Rules[Any], words: Words) -> dict[str, Any]:
    """Return how many rolls and cards match the seeds, and the first problem, if any (`CheckInfo`)."""
    try:
        return {"checked": record.verify(rules), "problem": None}
    except BadRecord as error:
        return {"checked": 0, "problem": plain_problem(error, words, record.game)}
