"""Values the positions of Dice Trip for a seat: its expected final score.

Other seats matter only by the dice: the roller's power affects everyone, and is expected to be used as
suits the roller best. The unspent power of another seat is worth something to a seat, the more the more
similar their maps are: then the other one rolls again when this seat would. Within a round everything
follows exactly from the values of maps after it: the best writings for the dice on the table, the mean
over all rolls, the best dice to roll again. The value of a map between rounds is a guess: see `guess`.
"""

from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from statistics import fmean
from threading import local
from typing import ClassVar, NamedTuple

from noppa.core.dice import Dice
from noppa.core.errors import IllegalMove
from noppa.core.reason import Reason
from noppa.core.rules import Choose, Move
from noppa.games.dicetrip import reasons
from noppa.games.dicetrip.computed import computed
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.moves import Reroll
from noppa.games.dicetrip.packing import pack, tables_of
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS, State, all_lie
from noppa.games.dicetrip.trip import Trip, Turn, points
from noppa.games.dicetrip.weights import learned
from noppa.native import call, hold
from noppa.native.games import playouts

ROLLS, PARTIAL_ROLLS = 6**4, 7**4
"""How many rolls there are, and how many counting those with dice taken up."""
TAKEN_UP = 6
"""Stands for a die that is rolled again, in place of its face from 0."""
MOST_PLAYERS = 4
POWERS, ROLL_VALUES, BEST_PLAN, MOVES = range(4)
"""What the core is asked."""
FEWEST = 16
"""The fewest games to play out for which more threads pay."""


class Powers(NamedTuple):
    """The values to a seat of each seat's power to roll again: another's counts by the `similarity` of the maps.

    `fixed` is what the seat has for certain besides its map: the points already made, and all these powers.
    """

    fixed: float
    similarity: "array[float]"
    values: "array[float]"


class Evaluator:
    """The values of positions and moves under given rules."""

    unit = "points"
    exact = False
    kinds = reasons.KINDS
    grain = 0.1
    bands = (("flawless", 0.005), ("master", 0.08), ("expert", 0.18), ("skilled", 0.33), ("casual", 0.7))
    careless: ClassVar = {"medium": 0.3, "easy": 0.55}

    def __init__(self, rules: DiceTrip, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        found = learned(rules.map)
        self.learned = found is not None
        self.guess = computed(rules.map) if found is None else found
        self._tables = hold(tables_of(rules))
        self._local = local()
        self._rolls = lru_cache(maxsize=256)(self._compute_rolls)
        self._written = lru_cache(maxsize=256)(self._compute_writings)
        self._values = lru_cache(maxsize=64)(self._compute_values)
        self._powers = lru_cache(maxsize=64)(self._compute_powers)
        progress(1.0)

    # Values of positions -------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        """Return the final score that a seat may expect."""
        self._check(state, seat)
        if state.over:
            return self.final(state, seat)
        turn = state.turns[seat]
        if turn.done and turn.writings:
            return self._once_closed(state, seat)
        if not all_lie(state.dice):
            return self.mean(state, seat)
        if state.deciding:
            if seat == state.roller:
                return max(self.move_values(state, seat).values())
            return self._follower_value(state, seat)
        return max(self._writing_values(state, seat).values())

    def mean(self, state: State, seat: int) -> float:
        """Return the mean value over all rolls of the dice that are rolled next."""
        trip = state.trips[seat]
        means = self._rolls_of(trip, state.round)
        roller = state.trips[state.roller]
        powers = self._powers(state, seat)
        if any(state.dice) or state.settled or roller.rerolled:
            return powers.fixed + means[_number(state.dice)]
        if seat == state.roller:
            return powers.fixed - powers.values[seat] + fmean(self._decided(state)[1])
        taken, values = self._decided(state, means)
        return powers.fixed - fmean(map(bool, taken)) * powers.values[state.roller] + fmean(values)

    def final(self, state: State, seat: int) -> float:
        """Return the value of a finished game: the final score."""
        return float(self.rules.sheet(state)[seat].total)

    def final_only(self, state: State) -> State:
        """Return the position itself: every roll of this game is entered."""
        return state

    def _check(self, state: State, seat: int) -> None:
        if not 0 <= seat < len(state.trips):
            raise IllegalMove("seat-unknown", seat=seat, legal=tuple(map(str, range(len(state.trips)))))
        empty = state.trips[seat].numbers.count(None)
        if empty != max(0, CITIES - 2 * state.round):
            raise IllegalMove("dicetrip-cannot-come-up", round=state.round + 1, empty=empty, legal=())

    def _once_closed(self, state: State, seat: int) -> float:
        """Return the value of the map of a seat that waits for the others to write."""
        trip, played = self.rules.trip(state, seat), state.round + 1
        if played == ROUNDS:
            return float(sum(points(self.rules.map, trip).values()))
        # The others' new maps are still hidden: they are assumed to be as similar to this one as before.
        able = [other for other, their_trip in enumerate(state.trips) if other != seat and not their_trip.rerolled]
        similarity = fmean(map(self._powers(state, seat).similarity.__getitem__, able)) if able else 1.0

        def value_if(*, similar: bool) -> float:
            trips = [replace(trip, rerolled=other.rerolled or not similar) for other in state.trips]
            trips[seat] = trip
            return self.mean(State(tuple(trips), (Turn(),) * len(trips), played), seat)

        return similarity * value_if(similar=True) + (1 - similarity) * value_if(similar=False)

    def _follower_value(self, state: State, seat: int) -> float:
        """Return the value of the dice on the table to a seat that waits for the roller's decision."""
        taken, _ = self._decided(state)
        roll = 0
        for die in state.dice:
            roll = 6 * roll + (die or 1) - 1
        up = taken[roll]
        left = tuple(None if up >> place & 1 else die for place, die in enumerate(state.dice))
        powers, means = self._powers(state, seat), self._rolls_of(state.trips[seat], state.round)
        return powers.fixed - (powers.values[state.roller] if up else 0.0) + means[_number(left)]

    def _decided(self, state: State, theirs: "array[float] | None" = None) -> tuple[bytearray, "array[float]"]:
        """Return the dice that the roller takes up of every roll, and its value then, without bonus cities so far.

        The value is the roller's, or with `theirs` that of a seat for which rolls have those means.
        """
        means = self._rolls_of(state.trips[state.roller], state.round)
        power = self._powers(state, state.roller).values[state.roller]
        taken, values = bytearray(ROLLS), _zeros(ROLLS)
        call("dicetrip_decide", means, array("d", [power]), theirs or b"", taken, values)
        return taken, values

    def _rolls_of(self, trip: Trip, played: int) -> "array[float]":
        return self._rolls(_map_of(trip), played)

    # Values of moves -----------------------------------------------------------------------------

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the final score that a seat may expect after each legal move, in the order the rules offer them."""
        self._check(state, seat)
        if not self.rules.moves(state, seat):
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        return dict(self._values(state, seat))

    def _compute_values(self, state: State, seat: int) -> dict[Move, float]:
        if not state.deciding:
            return self._writing_values(state, seat)
        means, powers = self._rolls_of(state.trips[seat], state.round), self._powers(state, seat)
        return {
            move: powers.fixed
            + means[_number(self.rules.left_lying(state.dice, move))]
            - (powers.values[seat] if isinstance(move, Reroll) else 0.0)
            for move in self.rules.moves(state, seat)
        }

    def _writing_values(self, state: State, seat: int) -> dict[Move, float]:
        trip, turn, fixed = state.trips[seat], state.turns[seat], self._powers(state, seat).fixed
        if turn.done:  # its writings are hidden from other seats, so they are assumed to be the best
            turn = Turn(turn.twice)
        found = self._written(_map_of(trip), turn, state.round, state.dice)
        return {move: fixed + value for move, value in found.items()}

    # Calls of the native core --------------------------------------------------------------------

    @property
    def _planner_buffer(self) -> bytearray:
        """The memory of this thread in which the core plans."""
        if not hasattr(self._local, "buffer"):
            self._local.buffer = bytearray(call("dicetrip_planner"))
        buffer: bytearray = self._local.buffer
        return buffer

    def _compute_powers(self, state: State, seat: int) -> Powers:
        found, players = self._ask(state, seat, POWERS, 1 + 2 * MOST_PLAYERS), len(state.trips)
        similarity, values = found[1 : 1 + players], found[1 + MOST_PLAYERS : 1 + MOST_PLAYERS + players]
        return Powers(found[0], similarity, values)

    def _compute_rolls(self, trip: Trip, played: int) -> "array[float]":
        """Return the mean value of every roll, with some or none of its dice taken up."""
        return self._ask(State((trip,), (Turn(),), played), 0, ROLL_VALUES, PARTIAL_ROLLS)

    def _compute_writings(self, trip: Trip, turn: Turn, played: int, dice: Dice) -> dict[Move, float]:
        """Return the value of every move of a seat that writes."""
        state = State((trip,), (turn,), played, dice, settled=True)
        moves = self.rules.moves(state, 0)
        return dict(zip(moves, self._ask(state, 0, MOVES, len(moves)), strict=True))

    def _ask(self, state: State, seat: int, asked: int, count: int) -> "array[float]":
        """Return the values that the core finds for a seat."""
        found, row = _zeros(count), pack(self.rules, state)
        call("dicetrip_values", self._tables, self.guess.tables, row, seat, asked, CITIES, self._planner_buffer, found)
        return found

    # Reasons -------------------------------------------------------------------------------------

    def instruction(self, state: State, seat: int, move: Move) -> Reason:
        """Return a move as the coach says it."""
        return reasons.instruction(self.rules, state, seat, move)

    def reasons(self, state: State, seat: int, move: Move) -> tuple[Reason, ...]:
        """Return what a move gives, gives up or aims at."""
        return reasons.reasons(self, state, seat, move)

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Return the kind of a decision: rolling again, a die twice, a crossing off, a bonus city, or a place."""
        return reasons.decision_kind(self.rules, state, seat, move, best)

    # Chances to win ------------------------------------------------------------------------------

    def finishes(self, state: State, games: int, seed: int) -> list[list[int]]:
        """Return the final scores of all seats in games played out well: games × seats.

        Pending choices are made by `move_values`; from the next roll on players use the same values of maps, but try a
        first number only in its best few cities, and roll again only all four dice.
        """
        while isinstance(pending := self.rules.pending(state), Choose):
            for seat in pending.seats:
                values = self.move_values(self.rules.observed(state, seat), seat)
                state = self.rules.play(state, seat, max(values, key=values.__getitem__))
        given = self._tables, self.guess.tables, pack(self.rules, state), len(state.trips)
        return playouts(*given, games, seed, FEWEST)[0]


def _zeros(count: int) -> "array[float]":
    return array("d", bytes(8 * count))


def _map_of(trip: Trip) -> Trip:
    """Return a map without what does not affect the values of rolls and writings."""
    return replace(trip, bonus=(), rerolled=False)


def _number(dice: tuple[int | None, ...]) -> int:
    """Return the index of dice in the table of means."""
    at = 0
    for die in dice:
        at = 7 * at + (TAKEN_UP if die is None else die - 1)
    return at
