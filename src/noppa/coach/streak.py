"""A streak: how many days in a row somebody did something, counted in calendar days and never in hours."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Streak:
    """The days in a row up to today, or up to yesterday while today is open; and the row that ended before them."""

    days: int
    today: bool
    ended: int


def streak(days: Iterable[date], today: date) -> Streak:
    """Return the streak of somebody who was active on these days.

    A clock that was set back, or a journey west, makes days that are still to come: then the last of them is today.
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
    """Return how many days in a row end with that one."""
    length = 0
    while last - length * DAY in active:
        length += 1
    return length
