"""Streaks: runs of consecutive calendar days with an activity."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Streak:
    """The days in a row up to today, or up to yesterday while today is open; `ended` is a streak that has ended."""

    days: int
    today: bool
    ended: int


def streak(days: Iterable[date], today: date) -> Streak:
    """Return the streak of somebody who was active on these days.

    Days can lie in the future after the clock is set back or after travelling west; the last one then counts as today.
    """
    active = set(days)
    now = max(active | {today})
    done = now in active
    current = _run(active, now if done else now - DAY)
    if current:
        return Streak(current, done, 0)
    last = max(active, default=None)
    return Streak(0, done, _run(active, last) if last is not None else 0)


def _run(active: set[date], last: date) -> int:
    """Return the number of consecutive active days up to `last`."""
    length = 0
    while last - length * DAY in active:
        length += 1
    return length
