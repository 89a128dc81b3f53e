"""What any position of Dice Trip is worth to a seat: the final score it may expect.

Others matter to it only by the dice: the roller's power holds for everyone, and is expected to be used
as suits the roller best. A power that others keep is worth something to a seat, the more the more their
maps are like its own, for then they roll again when it would. Within a round everything follows exactly
from what maps are worth after it: the best writings for dice that lie, the mean over all rolls, the best
dice to roll again. What a map is worth between rounds is a guess: see `guess`.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from statistics import mean
from threading import Lock
from typing import ClassVar, NamedTuple

import numpy as np

from noppa.core.errors import IllegalMove
from noppa.core.reason import Reason
from noppa.core.rules import Choose, Move
from noppa.games.dicetrip import reasons
from noppa.games.dicetrip.compiled.computed import computed
from noppa.games.dicetrip.compiled.map_tables import CROSS, ROLLS, Integers, atlas_of, stands
from noppa.games.dicetrip.compiled.packing import pack, tables_of
from noppa.games.dicetrip.compiled.plan import (
    TAKEN_UP,
    Array,
    all_last,
    all_pairs,
    all_rolls,
    bench_for,
    decide,
    means,
    under,
)
from noppa.games.dicetrip.compiled.planner_buffers import desk_for, lay
from noppa.games.dicetrip.compiled.playout import play_out
from noppa.games.dicetrip.compiled.weigh import NO_DOUBLING, scale_for, weigh, weigh_second
from noppa.games.dicetrip.compiled.weights import learned
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.moves import Cross, Reroll, Twice, Write
from noppa.games.dicetrip.numbers import RANK
from noppa.games.dicetrip.roads import Numbers
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS, State, all_lie
from noppa.games.dicetrip.trip import Trip, Turn, points

EVERYWHERE = CITIES
LENT = 0.85
"""What a power is valued at is a bit much. In the games alone that it was learned from, the level of the maps
makes up for that; of the powers that others have it is taken off, by so much that games of two to four are
expected right on average."""


class Rolls(NamedTuple):
    """What every roll is worth lying, and on average with some of its dice taken up."""

    rolled: Array
    mean: Array


class Written(NamedTuple):
    """What every writing is worth, by number and city, and every doubling by 6 times the die and the one left out."""

    writing: list[list[float]]
    doubling: list[float]


class Evaluator:
    """The values of positions and moves under given rules."""

    unit = "points"
    exact = False
    grain = 0.1
    bands = (("flawless", 0.005), ("master", 0.08), ("expert", 0.18), ("skilled", 0.33), ("casual", 0.7))
    careless: ClassVar = {"medium": 0.3, "easy": 0.55}

    def __init__(self, rules: DiceTrip, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self.atlas = atlas_of(rules)
        found = learned(rules.map)
        self.learned = found is not None
        self.guess = computed(rules.map) if found is None else found
        self._desk, self._bench, self._scale = desk_for(self.guess), bench_for(), scale_for()
        self._tables = tables_of(rules)
        self._room = Lock()
        self._rolls = lru_cache(maxsize=256)(self._work_out_rolls)
        self._written = lru_cache(maxsize=256)(self._work_out_writings)
        self._values = lru_cache(maxsize=64)(self._work_out_values)
        self._second = lru_cache(maxsize=256)(self._work_out_second)
        progress(1.0)

    # What a position is worth --------------------------------------------------------------------

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
            return self._led(state, seat)
        return max(self._writing_values(state, seat).values())

    def mean(self, state: State, seat: int) -> float:
        """Return the mean over all that the dice to be rolled may show."""
        trip = state.trips[seat]
        rolls = self._rolls_of(trip, state.round)
        roller = state.trips[state.roller]
        if any(state.dice) or state.settled or roller.rerolled:
            return self._fixed(state, seat) + float(rolls.mean[_number(state.dice)])
        taken, worth = self._decided(state)
        if seat == state.roller:
            return self._fixed(state, seat) - self._spared(state, seat) + float(worth.mean())
        under(taken, rolls.mean, worth)
        spent = float((taken > 0).mean()) * self._lent(state, seat, state.roller)
        return self._fixed(state, seat) - spent + float(worth.mean())

    def final(self, state: State, seat: int) -> float:
        """Return what the end of a game was worth: the final score."""
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
        """Return what the map of a seat is worth that waits for the others to write."""
        trip, played = self.rules.trip(state, seat), state.round + 1
        if played == ROUNDS:
            return float(sum(points(self.rules.map, trip).values()))
        # The others' new maps are hidden still: they are thought to be as like this one as they were before.
        mine = state.trips[seat].numbers
        able = [other for place, other in enumerate(state.trips) if place != seat and not other.rerolled]
        alike = mean(_likeness(mine, other.numbers) for other in able) if able else 1.0

        def worth_if(*, like: bool) -> float:
            trips = [replace(trip, rerolled=other.rerolled or not like) for other in state.trips]
            trips[seat] = trip
            return self.mean(State(tuple(trips), (Turn(),) * len(trips), played), seat)

        return alike * worth_if(like=True) + (1 - alike) * worth_if(like=False)

    def _led(self, state: State, seat: int) -> float:
        """Return what lying dice are worth to somebody who waits for the roller's decision."""
        taken, _ = self._decided(state)
        dice = [die - 1 for die in state.dice if die is not None]
        up = int(taken[int(np.ravel_multi_index(dice, (6,) * 4))])
        left = tuple(None if up >> place & 1 else die for place, die in enumerate(state.dice))
        spent = self._lent(state, seat, state.roller) if up else 0.0
        mean = self._rolls_of(state.trips[seat], state.round).mean
        return self._fixed(state, seat) - spent + float(mean[_number(left)])

    def _decided(self, state: State) -> tuple[Integers, Array]:
        """Return what the roller takes up of every roll, and its value to them then, without bonus cities so far."""
        trip = state.trips[state.roller]
        rolls = self._rolls_of(trip, state.round)
        taken, worth = np.zeros(ROLLS, dtype=np.int64), np.zeros(ROLLS)
        decide(rolls.rolled, rolls.mean, self._spared(state, state.roller), taken, worth)
        return taken, worth

    def _rolls_of(self, trip: Trip, played: int) -> Rolls:
        return self._rolls(trip.numbers, int(trip.tens is None), played + 1, int(not trip.doubled))

    def _fixed(self, state: State, seat: int) -> float:
        """Return the points made already, and the powers to roll again that are kept."""
        others = (other for other in range(len(state.trips)) if other != seat)
        lent = sum(self._lent(state, seat, other) for other in others)
        return _made(state.trips[seat]) + self._spared(state, seat) + lent

    def _spared(self, state: State, seat: int) -> float:
        """Return what it is worth to a seat to have the power to roll again after this round."""
        if state.trips[seat].rerolled:
            return 0.0
        players, after = len(state.trips), state.round + 1
        return float(self.guess.again[after, sum(later % players == seat for later in range(after, ROUNDS))])

    def _lent(self, state: State, seat: int, other: int) -> float:
        """Return what it is worth to a seat that another one has that power."""
        return LENT * self._spared(state, other) * _likeness(state.trips[seat].numbers, state.trips[other].numbers)

    # What a move is worth ------------------------------------------------------------------------

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the final score that a seat may expect after each legal move, in the order the rules offer them."""
        self._check(state, seat)
        if not self.rules.moves(state, seat):
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        return dict(self._values(state, seat))

    def _work_out_values(self, state: State, seat: int) -> dict[Move, float]:
        if not state.deciding:
            return self._writing_values(state, seat)
        mean, spared = self._rolls_of(state.trips[seat], state.round).mean, self._spared(state, seat)
        fixed = self._fixed(state, seat)
        return {
            move: fixed
            + float(mean[_number(self.rules.left_lying(state.dice, move))])
            - (spared if isinstance(move, Reroll) else 0.0)
            for move in self.rules.moves(state, seat)
        }

    def _writing_values(self, state: State, seat: int) -> dict[Move, float]:
        trip, turn, rounds = state.trips[seat], state.turns[seat], state.round + 1
        fixed, index = self._fixed(state, seat), self.rules.map.index
        if turn.done:  # its writings are hidden from whoever asks, so they are taken for the best
            state = State(state.trips, (Turn(),) * len(state.trips), state.round, state.dice, settled=True)
            turn = Turn()
        where = (trip.numbers, int(trip.tens is None), rounds, state.dice, turn.twice)
        if turn.writings:
            city, number = turn.writings[0]
            found = self._second(*where, (city, RANK.get(number, CROSS)))
            if turn.twice is None and not trip.doubled:
                fixed += float(self.guess.twice[rounds])
        else:
            found = self._written(*where, int(not trip.doubled and turn.twice is None and rounds < ROUNDS))
        values: dict[Move, float] = {}
        for move in self.rules.moves(state, seat):
            match move:
                case Write(slug, number):
                    values[move] = fixed + found.writing[RANK[number]][index[slug]]
                case Cross(slug):
                    values[move] = fixed + found.writing[CROSS][index[slug]]
                case Twice(die, drop):
                    values[move] = fixed + found.doubling[6 * die + drop - 7]
        return values

    # Working it out ------------------------------------------------------------------------------

    def _lay(self, numbers: Numbers, tens_open: int, rounds: int) -> None:
        lay(self.atlas, self.guess, self._desk, np.array(stands(numbers)), tens_open, rounds)

    def _work_out_rolls(self, numbers: Numbers, tens_open: int, rounds: int, doubling: int) -> Rolls:
        with self._room:
            self._lay(numbers, tens_open, rounds)
            if rounds == ROUNDS:
                all_last(self.atlas, self.guess, self._desk, self._bench)
            else:
                all_pairs(self.atlas, self.guess, self._desk, EVERYWHERE, self._bench)
                all_rolls(self.atlas, self.guess, self._desk, doubling, self._bench)
            means(self._bench.rolled, self._bench.mean)
            return Rolls(self._bench.rolled.copy(), self._bench.mean.copy())

    def _work_out_writings(
        self,
        numbers: Numbers,
        tens_open: int,
        rounds: int,
        dice: tuple[int, ...],
        twice: tuple[int, int] | None,
        doubling: int,
    ) -> Written:
        with self._room:
            self._lay(numbers, tens_open, rounds)
            weigh(
                self.atlas,
                self.guess,
                self._desk,
                np.array(dice) - 1,
                _code(twice),
                doubling,
                int(rounds == ROUNDS),
                self._scale,
            )
            return self._by_city()

    def _work_out_second(
        self,
        numbers: Numbers,
        tens_open: int,
        rounds: int,
        dice: tuple[int, ...],
        twice: tuple[int, int] | None,
        first: tuple[int, int],
    ) -> Written:
        with self._room:
            self._lay(numbers, tens_open, rounds)
            spot = int(self._desk.spot[first[0]])
            weigh_second(
                self.atlas, self.guess, self._desk, np.array(dice) - 1, _code(twice), spot, first[1], self._scale
            )
            return self._by_city()

    def _by_city(self) -> Written:
        spots = self._desk.spot
        return Written(self._scale.writing[:, spots].tolist(), self._scale.doubling.tolist())

    # Why -----------------------------------------------------------------------------------------

    def reason(self, state: State, seat: int, move: Move) -> Reason:
        """Return what a move gives, gives up or aims at."""
        return reasons.reason(self, state, seat, move)

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Return whether it was a choice of rolling again, a die twice, a crossing off, a bonus city, or a place."""
        return reasons.decision_kind(self.rules, state, seat, move, best)

    # Chances to win ------------------------------------------------------------------------------

    def finishes(self, state: State, games: int, seed: int) -> Integers:
        """Return the final scores of all seats in that many games played out well: games × seats.

        What is to be chosen now is chosen by `move_values`; from the next roll on see `playout`.
        """
        while isinstance(asked := self.rules.pending(state), Choose):
            for seat in asked.seats:
                values = self.move_values(self.rules.observed(state, seat), seat)
                state = self.rules.play(state, seat, max(values, key=values.__getitem__))
        return play_out(self._tables, self.guess, pack(state), games, seed)


def _made(trip: Trip) -> float:
    """Return the points that a map has for good beside those that its numbers make."""
    return len(trip.bonus) + (trip.tens or 0)


@lru_cache(maxsize=1024)
def _likeness(one: Numbers, other: Numbers) -> float:
    """Return which part of what is filled on either of two maps is the same: from 0 to 1; 1 for two empty maps."""
    filled = [(here, there) for here, there in zip(one, other, strict=True) if (here, there) != (None, None)]
    return sum(here == there for here, there in filled) / len(filled) if filled else 1.0


def _code(twice: tuple[int, int] | None) -> int:
    return NO_DOUBLING if twice is None else 6 * twice[0] + twice[1] - 7


def _number(dice: tuple[int | None, ...]) -> int:
    """Return the index of dice in the table of means."""
    at = 0
    for die in dice:
        at = 7 * at + (TAKEN_UP if die is None else die - 1)
    return at
