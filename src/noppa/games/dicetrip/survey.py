"""Values every number in every empty city of one map, for one turn.

Writings that add the same number of points differ by a *promise* of less than half a point: a
coloured city had better wait for its die, and the best city to cross off is in a zone that is
already lost, without a colour, and with few links.
"""

from typing import TypeAlias

from noppa.games.dicetrip.numbers import DOUBLES
from noppa.games.dicetrip.roads import CROSSED
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.trip import Trip, Writing, changes, gain_of, with_writing

Choice: TypeAlias = tuple[int, int]
"""A number, or `CROSSED`, and the places of the dice that make it, as bits."""
Site: TypeAlias = tuple[float, int]
"""The value of a choice in a city, and the city."""

CROSSING: Choice = (CROSSED, 0)
WAITING = 0.2
LOST_ZONE = 0.1
A_LINK = 0.01
NOWHERE = -100.0


class Survey:
    """The values of choices on one map; each number is computed once."""

    def __init__(self, rules: DiceTrip, trip: Trip) -> None:
        self._map, self._trip, self._with_tens = rules.map, trip, rules.tens
        self.empty = tuple(city for city, number in enumerate(trip.numbers) if number is None)
        self._written = frozenset(trip.numbers)
        self._adds: dict[int, dict[int, float]] = {}
        self._best: dict[Choice, tuple[Site, Site]] = {}

    def usable(self, choice: Choice) -> Choice:
        """Return the choice, or a crossing off if its number is already on the map."""
        return CROSSING if choice[0] in self._written else choice

    def value(self, choice: Choice, city: int) -> float:
        """Return what a choice adds in an empty city, including the bonus for its dice and its promise."""
        number, places = choice
        adds = self._adds.get(number)
        if adds is None:
            adds = self._adds[number] = {to: self._points(number, to) + self.promise((to, number)) for to in self.empty}
        want = self._map.places[city]
        if want is None or number in DOUBLES:
            return adds[city]
        return adds[city] + (places >> want & 1)

    def best(self, choice: Choice, taken: int | None = None) -> float:
        """Return the most that a choice adds in any city except the one taken."""
        (first, city), (second, _) = self._two_best(choice)
        return second if city == taken else first

    def pair(self, one: Choice, other: Choice) -> float:
        """Return the most that two choices add in two cities, each counted on the map as it stands."""
        (first, city), (second, _) = self._two_best(one)
        (most, there), (next_most, _) = self._two_best(other)
        return first + most if city != there else max(first + next_most, second + most)

    def promise(self, writing: Writing) -> float:
        """Return the small promise that ranks equal writings."""
        city, number = writing
        waiting = WAITING if self._map.places[city] is not None else 0.0
        if number != CROSSED:
            return -waiting
        zone = next(cities for cities in self._map.areas if city in cities)
        lost = any(self._trip.numbers[other] == CROSSED for other in zone)
        return LOST_ZONE * lost - waiting - A_LINK * len(self._map.links[city])

    def _points(self, number: int, city: int) -> int:
        """Return what a number adds, regardless of the dice that make it."""
        writing = (city, number)
        after = with_writing(self._map, self._trip, writing, with_tens=self._with_tens)
        return gain_of(changes(self._map, self._trip, after, writing)) + (number in DOUBLES)

    def _two_best(self, choice: Choice) -> tuple[Site, Site]:
        found = self._best.get(choice)
        if found is None:
            first = second = (NOWHERE, -1)
            for city in self.empty:
                site = (self.value(choice, city), city)
                if site[0] > first[0]:
                    first, second = site, first
                elif site[0] > second[0]:
                    second = site
            found = self._best[choice] = (first, second)
        return found
