"""Streaks are counted in calendar days, so neither a late evening nor a changed clock breaks one."""

from datetime import date, timedelta

from noppa.coach.streak import Streak, streak

TODAY = date(2026, 3, 29)  # clocks go forward in Europe on this day
DAY = timedelta(days=1)


def days(*ago: int) -> list[date]:
    """Return the dates that many days ago."""
    return [TODAY - count * DAY for count in ago]


def test_days_in_a_row_count_up_to_today_or_yesterday() -> None:
    """Today counts as open until it is over; a day given twice counts once."""
    assert streak(days(0, 1, 2, 2), TODAY) == Streak(3, today=True, ended=0)
    assert streak(days(1, 2), TODAY) == Streak(2, today=False, ended=0)
    assert streak([], TODAY) == Streak(0, today=False, ended=0)


def test_a_missed_day_ends_it_and_the_old_row_is_remembered() -> None:
    """The app can mention it kindly; once a new streak has begun, the old one is dropped."""
    assert streak(days(2, 3, 4), TODAY) == Streak(0, today=False, ended=3)
    assert streak(days(0, 2, 3, 4), TODAY) == Streak(1, today=True, ended=0)


def test_a_clock_that_goes_back_breaks_nothing() -> None:
    """This covers a journey west and a wrong date that was corrected: the last day counts as today."""
    assert streak(days(1, 2, 3), TODAY - 2 * DAY) == Streak(3, today=True, ended=0)
    assert streak(days(-1, 0, 1), TODAY) == Streak(3, today=True, ended=0)
