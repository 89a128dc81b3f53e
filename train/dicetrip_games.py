"""Dice Trip played by one seat alone, planned by the native core, for learning the value of maps.

The seat is alone at its table or one of up to four, which only decides in which rounds it may roll again;
what others do is left out. In some games it has no power to begin with, which is faster to play.
"""

import random
from array import array
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import FACES, Dice
from noppa.games.dicetrip.guess import Guess
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE, DOUBLES, NUMBERS, hands, number_of
from noppa.games.dicetrip.packing import CROSS, NO_TWICE, question, stands, tables_of
from noppa.games.dicetrip.roads import CROSSED, Numbers, reach
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS
from noppa.games.dicetrip.trip import ZONE_POINTS, Writing, series_points
from noppa.native import call

BREADTH, REROLL_BREADTH = 6, 2
"""In how many cities a first number is tried, when writing and when rolling again is thought of."""
RANDOM_IN, AGAIN_IN, TWICE_IN = 25, 5, 2
"""One writing in so many is random; one game in so many begins with each power."""
SEEN_ROAD, SEEN_SERIES, SEEN_LOST, SEEN_TWICE, SEEN_AGAIN, SEEN_POINTS = range(6)
ROLLS, PARTIAL_ROLLS = 6**4, 7**4


class Played(NamedTuple):
    """Games: maps after rounds 1 to 12, what was seen of them, what they were thought worth, final scores.

    What is seen: road, series, zones lost, whether a die may be used twice, how many rolls are left to
    roll again in (-1 once that is spent), and the points so far were all zones filled that are not
    lost. `worth` is what the best writings were thought worth, and whether random ones were made instead.
    """

    maps: NDArray[np.int8]
    seen: NDArray[np.int64]
    worth: NDArray[np.float64]
    finals: NDArray[np.float64]


def room(games: int) -> Played:
    """Return arrays for so many games."""
    return Played(
        maps=np.zeros((games, ROUNDS - 1, CITIES), dtype=np.int8),
        seen=np.zeros((games, ROUNDS - 1, 6), dtype=np.int64),
        worth=np.zeros((games, ROUNDS - 1, 2)),
        finals=np.zeros(games),
    )


class Plan(NamedTuple):
    """The writings of a round, how many bonus cities they make, and whether a die is used twice."""

    writings: tuple[Writing, ...]
    bonus: int
    twice: bool


class Planner:
    """Asks the core about maps by one guess."""

    def __init__(self, rules: DiceTrip, guess: Guess) -> None:
        self.rules, self.guess = rules, guess
        self._given, self._room = (tables_of(rules), guess.tables), bytearray(call("dicetrip_planner"))

    def plan(self, numbers: Numbers, rounds: int, dice: Dice, *, twice: bool) -> tuple[Plan, float]:
        """Return the best writings for dice that lie, and what the map is then worth."""
        found, worth = array("i", bytes(24)), array("d", bytes(8))
        by_city, doublings = array("d", bytes(8 * (CROSS + 1) * CITIES)), array("d", bytes(8 * CROSS))
        asked = question(numbers, rounds, 0, int(twice), dice=tuple(dice), breadth=BREADTH)
        call("dicetrip_writings", *self._given, asked, self._room, by_city, doublings, found, worth)
        city, one, second, other, bonus, doubling = found
        writings = [(city, number_at(one))] + ([(second, number_at(other))] if second >= 0 else [])
        return Plan(tuple(writings), bonus, doubling != NO_TWICE), worth[0]

    def rolls(self, numbers: Numbers, rounds: int, breadth: int, *, twice: bool) -> "array[float]":
        """Return what every roll is worth on average with some of its dice taken up, or none."""
        mean, asked = array("d", bytes(8 * PARTIAL_ROLLS)), question(numbers, rounds, 0, int(twice), breadth=breadth)
        call("dicetrip_rolls", *self._given, asked, self._room, mean)
        return mean

    def taken_up(self, numbers: Numbers, rounds: int, dice: Dice, spared: float, *, twice: bool) -> int:
        """Return the dice to roll again, as bits of their places, 0 if that does not seem worth the power."""
        mean = self.rolls(numbers, rounds, REROLL_BREADTH, twice=twice)
        return decided(mean, spared)[0][roll_number(dice)]


def number_at(rank: int) -> int:
    """Return the number of a rank, or a crossing off."""
    return NUMBERS[rank] if rank < len(NUMBERS) else CROSSED


def roll_number(dice: Dice) -> int:
    """Return the number of a roll among all of them."""
    at = 0
    for die in dice:
        at = 6 * at + die - 1
    return at


def decided(mean: "array[float]", spared: float) -> tuple[bytearray, "array[float]"]:
    """Return which dice of every roll are best taken up, and what it is then worth."""
    taken, worth = bytearray(ROLLS), array("d", bytes(8 * ROLLS))
    call("dicetrip_decide", mean, array("d", [spared]), b"", taken, worth)
    return taken, worth


def play_games(planner: Planner, first: int, seed: int, played: Played) -> None:
    """Play games one after the other, numbered from `first`."""
    for game in range(len(played.finals)):
        _play_game(planner, random.Random(f"{seed} {first + game}"), game, played)  # noqa: S311 - dice of a game


def _play_game(planner: Planner, draw: random.Random, game: int, played: Played) -> None:
    rules = planner.rules
    numbers: Numbers = (None,) * CITIES
    players = draw.randint(1, 4)
    seat, made = draw.randrange(players), 0
    twice, again = draw.randrange(TWICE_IN) == 0, draw.randrange(AGAIN_IN) == 0
    for opened in range(ROUNDS):
        rounds = opened + 1
        left = sum(later % players == seat for later in range(rounds, ROUNDS))
        dice = tuple(draw.choices(FACES, k=DICE))
        if again and opened % players == seat:
            up = planner.taken_up(numbers, rounds, dice, planner.guess.again[rounds][left], twice=twice)
            dice = tuple(draw.choice(FACES) if up >> place & 1 else die for place, die in enumerate(dice))
            again = not up
        plan, found = planner.plan(numbers, rounds, dice, twice=twice)
        if rounds < ROUNDS:
            at_random = draw.randrange(RANDOM_IN) == 0
            kept = planner.guess.again[rounds][left] if again else 0.0
            played.worth[game, opened] = found + kept + made, at_random
            plan = write_anything(rules, numbers, dice, draw) if at_random else plan
        numbers = with_writings(numbers, plan.writings)
        made += plan.bonus
        twice = twice and not plan.twice
        points, lost = points_of(rules, numbers)
        if rounds == ROUNDS:
            played.finals[game] = points + made
            return
        known = reach(rules.map, numbers)
        played.maps[game, opened] = list(stands(numbers))
        played.seen[game, opened] = known.road, known.series, lost, twice, left if again else -1, points + made


def with_writings(numbers: Numbers, writings: tuple[Writing, ...]) -> Numbers:
    """Return a map with writings on it."""
    there = list(numbers)
    for city, number in writings:
        there[city] = number
    return tuple(there)


def points_of(rules: DiceTrip, numbers: Numbers) -> tuple[int, int]:
    """Return what a map scores, were all zones filled that are not lost, and the lost ones as bits."""
    known = reach(rules.map, numbers)
    areas = enumerate(rules.map.areas)
    lost = sum(1 << zone for zone, cities in areas if any(numbers[city] == CROSSED for city in cities))
    zones = ZONE_POINTS[len(rules.map.areas) - lost.bit_count()]
    return known.road + series_points(known.series) + zones - numbers.count(CROSSED), lost


def write_anything(rules: DiceTrip, numbers: Numbers, dice: Dice, draw: random.Random) -> Plan:
    """Return two random writings; a number that cannot be written is a crossing off."""
    hand = draw.choice(list(hands(dice, None)))
    cities = draw.sample([city for city, number in enumerate(numbers) if number is None], 2)
    writings, bonus = list[Writing](), 0
    for city, pair in zip(cities, hand, strict=True):
        number = number_of(dice, pair)
        if number in numbers or any(number == before for _, before in writings):
            number = CROSSED
        bonus += number != CROSSED and (number in DOUBLES or rules.map.places[city] in pair)
        writings.append((city, number))
    return Plan(tuple(writings), bonus, twice=False)
