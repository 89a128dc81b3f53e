"""What a player uses of the map: the cities with a number, not those crossed off."""

from collections.abc import Iterator

from noppa.games.dicetrip.compiled.map_tables import CROSS, Integers
from noppa.games.dicetrip.compiled.row_layout import SEAT, SEATS
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import State
from noppa.kernels.compiled import lean


def names(rules: DiceTrip) -> tuple[str, ...]:
    """Return the cities by their slugs."""
    return tuple(rules.map.cities)


def used(rules: DiceTrip, state: State, seat: int) -> Iterator[int]:
    """Return the cities in which a seat has a number."""
    del rules
    yield from (city for city, number in enumerate(state.trips[seat].numbers) if number)


@lean
def count(game: Integers, seat: int, uses: Integers) -> None:
    """Count the same, compiled: one use more of each."""
    at = SEATS + seat * SEAT
    for city in range(CITIES):
        uses[city] += game[at + city] < CROSS
