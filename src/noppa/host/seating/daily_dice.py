"""The dice of the day: one secret seed a day for each game, the same dice for all who play it."""

from datetime import UTC, date, datetime

from noppa.core.fair import FairDice
from noppa.server.keys import Keys


def today() -> str:
    """The day it is, in UTC."""
    return datetime.now(UTC).date().isoformat()


def was_day(text: str) -> bool:
    """Whether a text is a day, and not one to come."""
    try:
        return date.fromisoformat(text) <= datetime.now(UTC).date()
    except ValueError:
        return False


def day_is_over(day: str) -> bool:
    """Whether a day's seed may be shown."""
    return date.fromisoformat(day) < datetime.now(UTC).date()


def day_dice(keys: Keys, game: str, day: str) -> FairDice:
    """The dice of a day: by each seat's own turns, so that everybody meets the same."""
    return FairDice(keys.digest("day", f"{game} {day}"), f"day-{game}-{day}", same=True)
