"""A record step by step as plain data: for each event who did what, and how the view changes.

A change of a list or an object names the parts that differ, by place or key, each with its own
change; `[value]` stands for another value, `[]` for one that is gone. So a long game takes
little more than its last view.
"""

from collections.abc import Mapping
from typing import Any

from noppa.core import record_file
from noppa.core.errors import BadRecord
from noppa.core.events import Moved, Seated
from noppa.core.record import Record
from noppa.core.rules import Draw, Over, Pending, Roll, Rules
from noppa.core.table import Table
from noppa.games import rules_of
from noppa.server.problems import problem_of


def record_steps(text: str, *, check: bool) -> dict[str, Any]:
    """Return a record to step through (`RecordInfo`), as far as its events fit; `check` recomputes its dice."""
    record = record_file.read(text)
    rules = rules_of(record)
    first: dict[str, Any] = {}
    view: dict[str, Any] = {}
    steps: list[dict[str, Any]] = []
    asked: Pending | None = None
    table: Table | None = None
    misfit = None
    try:
        for table in record.steps(rules):
            now = rules.view(table.state, revealed=True)
            first = first or now
            steps.append(_step(table, asked) | {"change": change(view or now, now) or {}})
            view, asked = now, table.pending
    except BadRecord as error:
        if table is None:
            raise
        misfit = problem_of(error, record.game).model_dump()
    return {
        "game": record.game,
        "edition": rules.edition,
        "options": dict(rules.options),
        "own_content": rules.content is not None,
        "seats": [{"name": seat.name, "bot": seat.player, "colour": None, "shape": None} for seat in record.players],
        "real_dice": record.dice["kind"] == "real",
        "scores": [sheet["total"] for sheet in view["sheets"]],
        "winners": list(asked.winners) if isinstance(asked, Over) else [],
        "view": first,
        "steps": steps,
        "check": _check(record, rules) if check else None,
        "misfit": misfit,
    }


def _step(table: Table, asked: Pending | None) -> dict[str, Any]:
    """Return the last event of a table (`StepInfo`), which answered that question."""
    event = table.events[-1]
    seat = event.seat if isinstance(event, Moved | Seated) else None
    places: list[int] = []
    if str(event).startswith(("roll ", "draw ")) and isinstance(asked, Roll | Draw):
        seat = asked.seat
        places = list(asked.places) if isinstance(asked, Roll) else []
    return {"text": str(event), "seat": seat, "places": places}


def _check(record: Record, rules: Rules[Any]) -> dict[str, Any]:
    """Return how many rolls and cards are as the seeds give them, and what is not (`CheckInfo`)."""
    try:
        return {"checked": record.verify(rules), "problem": None}
    except BadRecord as error:
        return {"checked": 0, "problem": problem_of(error, record.game).model_dump()}


def change(before: Any, after: Any) -> Any:
    """Return what makes one value of the other, None where they are equal."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        parts = {key: change(before[key], after[key]) if key in before else [after[key]] for key in after}
        parts |= {key: [] for key in before if key not in after}
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        pairs = zip(before, after, strict=True)
        parts = {str(at): change(one, other) for at, (one, other) in enumerate(pairs)}
    else:
        return None if before == after and type(before) is type(after) else [after]
    return {key: part for key, part in parts.items() if part is not None} or None
