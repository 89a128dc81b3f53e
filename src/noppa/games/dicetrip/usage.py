"""Counts what a player uses of the map: the cities with a number, not those crossed off."""

from collections.abc import Iterator

from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import State


def names(rules: DiceTrip) -> tuple[str, ...]:
    """Return the cities by their slugs."""
    return tuple(rules.map.cities)


def used(rules: DiceTrip, state: State, seat: int) -> Iterator[int]:
    """Yield the cities in which a seat has a number."""
    del rules
    yield from (city for city, number in enumerate(state.trips[seat].numbers) if number)
