"""Splits a record into steps: each event in words, and the table after it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from noppa.cli.language import SAY
from noppa.cli.play.event_lines import EventLines
from noppa.core.events import Drawn, Moved, Rolled
from noppa.core.record import Record
from noppa.core.table import Table
from noppa.games import rules_of


class Step(NamedTuple):
    """An event: its number, a line about it, and the view after it."""

    number: int
    line: str
    view: dict[str, Any]


def read_steps(record: Record) -> list[Step]:
    """Return every step of a record, the start first. Raises `BadRecord` if an event does not fit."""
    described = _describe_events(record)
    return [Step(number, line, table.rules.view(table.state, revealed=True)) for number, line, table in described]


def recent_lines(record: Record, most: int) -> dict[int, str]:
    """Return the last events of a record in words, by number."""
    first = max(1, len(record.events) - most)
    return {number: line for number, line, _ in _describe_events(record, first)}


def _describe_events(record: Record, first: int = 0) -> Iterator[tuple[int, str, Table]]:
    """Yield each event from number `first` on, in words, with the table after it."""
    rules = rules_of(record)
    lines = EventLines(rules, SAY)
    for number, table in enumerate(record.steps(rules)):
        event = table.events[number]
        if number < first:
            continue
        if isinstance(event, Rolled | Drawn | Moved):
            line = " ".join(lines.step(table.history[-1].before, event, table.state, table.seats))
        else:
            line = lines.other(event, table.seats)
        yield number, line, table
