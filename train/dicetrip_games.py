"""Plays games of one seat of Dice Trip, planned by the native core, to learn the value of maps.

The seat is one of one to four at its table, which only decides in which rounds it may roll again; the others are not
played. In some games it starts without powers, which is faster to play.
"""

import random
from array import array
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import FACES, Dice
from noppa.games.dicetrip.evaluator import BEST_PLAN, PARTIAL_ROLLS, ROLL_VALUES, ROLLS
from noppa.games.dicetrip.guess import Guess
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE, DOUBLES, NUMBERS, hands, number_of
from noppa.games.dicetrip.packing import NO_TWICE, pack, stands, tables_of
from noppa.games.dicetrip.roads import CROSSED, Numbers, reach
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS, State
from noppa.games.dicetrip.trip import ZONE_POINTS, Trip, Turn, Writing, series_points
from noppa.native import call

BREADTH, REROLL_BREADTH = 6, 2
"""In how many cities a first number is tried, for writing and for deciding to roll again."""
RANDOM_IN, AGAIN_IN, TWICE_IN = 25, 5, 2
"""One round in RANDOM_IN is random; one game in AGAIN_IN and in TWICE_IN begins with that power."""
SEEN_ROAD, SEEN_SERIES, SEEN_LOST, SEEN_TWICE, SEEN_AGAIN, SEEN_POINTS = range(6)


class Played(NamedTuple):
    """Games: maps after rounds 1 to 12, their features, their estimated values, final scores.

    The features in `seen`: road, series, zones lost, whether a die may be used twice, in how many rounds it may still
    roll again (-1 once that is spent), and the points so far, as if all zones that are not lost were filled. `worth` is
    the estimate for the best writings, and whether random ones were made instead.
    """

    maps: NDArray[np.int8]
    seen: NDArray[np.int64]
    worth: NDArray[np.float64]
    finals: NDArray[np.float64]


def room(games: int) -> Played:
    """Return empty arrays for some number of games."""
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
    """Plans rounds in the core with one guess."""

    def __init__(self, rules: DiceTrip, guess: Guess) -> None:
        self.rules, self.guess = rules, guess
        self._tables, self._room = (tables_of(rules), guess.tables), bytearray(call("dicetrip_planner"))

    def plan(self, numbers: Numbers, rounds: int, dice: Dice, *, twice: bool) -> tuple[Plan, float]:
        """Return the best writings for rolled dice, and the value of the map with them."""
        state = State((Trip(numbers, doubled=not twice),), (Turn(),), rounds - 1, dice, settled=True)
        found = self._ask(state, BEST_PLAN, BREADTH, 4)
        city, one, second, other, bonus, doubling = array("i", found[1:].tobytes())
        writings = [(city, number_at(one))] + ([(second, number_at(other))] if second >= 0 else [])
        return Plan(tuple(writings), bonus, doubling != NO_TWICE), found[0]

    def rolls(self, numbers: Numbers, rounds: int, breadth: int, *, twice: bool) -> "array[float]":
        """Return the value of every roll, on average over some of its dice rolled again, or none."""
        state = State((Trip(numbers, doubled=not twice),), (Turn(),), rounds - 1)
        return self._ask(state, ROLL_VALUES, breadth, PARTIAL_ROLLS)

    def _ask(self, state: State, asked: int, breadth: int, count: int) -> "array[float]":
        found, row = array("d", bytes(8 * count)), pack(self.rules, state)
        call("dicetrip_values", *self._tables, row, 0, asked, breadth, self._room, found)
        return found

    def taken_up(self, numbers: Numbers, rounds: int, dice: Dice, spared: float, *, twice: bool) -> int:
        """Return the dice to roll again, as bits of their places, 0 if that is not worth the power."""
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
    """Return for every roll which dice are best rolled again, and its value then."""
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
    seat, bonuses = draw.randrange(players), 0
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
            unspent = planner.guess.again[rounds][left] if again else 0.0
            played.worth[game, opened] = found + unspent + bonuses, at_random
            plan = write_anything(rules, numbers, dice, draw) if at_random else plan
        numbers = with_writings(numbers, plan.writings)
        bonuses += plan.bonus
        twice = twice and not plan.twice
        points, lost = points_of(rules, numbers)
        if rounds == ROUNDS:
            played.finals[game] = points + bonuses
            return
        known = reach(rules.map, numbers)
        played.maps[game, opened] = list(stands(numbers))
        played.seen[game, opened] = known.road, known.series, lost, twice, left if again else -1, points + bonuses


def with_writings(numbers: Numbers, writings: tuple[Writing, ...]) -> Numbers:
    """Return a map with writings on it."""
    written = list(numbers)
    for city, number in writings:
        written[city] = number
    return tuple(written)


def points_of(rules: DiceTrip, numbers: Numbers) -> tuple[int, int]:
    """Return the score of a map, as if all zones that are not lost were filled, and the lost ones as bits."""
    known = reach(rules.map, numbers)
    areas = enumerate(rules.map.areas)
    lost = sum(1 << zone for zone, cities in areas if any(numbers[city] == CROSSED for city in cities))
    zones = ZONE_POINTS[len(rules.map.areas) - lost.bit_count()]
    return known.road + series_points(known.series) + zones - numbers.count(CROSSED), lost


def write_anything(rules: DiceTrip, numbers: Numbers, dice: Dice, draw: random.Random) -> Plan:
    """Return two random writings; a city is crossed off if its number cannot be written."""
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
