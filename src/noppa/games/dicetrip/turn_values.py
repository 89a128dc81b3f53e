"""Values moves of Dice Trip for this turn alone: the points that its writings add now.

A turn is two writings. The first is worth what it adds, plus the most that the dice left over
would add on the map as it stands; the second just what it adds. A doubling and a roll again are
worth the writings that follow, if no number is given up that can be written, less a little, so
that no power is spent for nothing. Equal writings differ by a small promise: see `survey`.
"""

from collections.abc import Mapping
from functools import lru_cache

from noppa.core.dice import FACES, Dice
from noppa.core.rules import Move
from noppa.games.dicetrip.moves import Cross, Reroll, Twice, Write, writing_of
from noppa.games.dicetrip.numbers import DOUBLES, Doubling, Pair, hands, number_of
from noppa.games.dicetrip.roads import CROSSED
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import State, all_lie
from noppa.games.dicetrip.survey import CROSSING, Choice, Survey
from noppa.games.dicetrip.trip import Writing, changes, gain_of

SPARED = 0.45
"""The value of an unspent power: less than half a point, like all promises."""


def turn_values(rules: DiceTrip, state: State, seat: int) -> Mapping[Move, float]:
    """Return the points that each legal move makes in this turn, with the best that can follow it."""
    moves, dice = rules.moves(state, seat), state.dice
    if not moves or not all_lie(dice):
        return {}
    turn, survey = state.turns[seat], Survey(rules, rules.trip(state, seat))
    if state.deciding:
        means = _Means(survey, alone=state.cities_a_seat == 1)
        return {
            move: means.of(rules.left_lying(dice, move)) - (SPARED if isinstance(move, Reroll) else 0) for move in moves
        }
    last = len(turn.writings) + 1 == state.cities_a_seat
    values: dict[Move, float] = {}
    for move in moves:
        if isinstance(move, Twice):
            values[move] = _round_value(survey, dice, (move.die, move.drop)) - SPARED
        elif isinstance(move, Write | Cross):
            writing = writing_of(rules.map, move)
            values[move] = (
                _last_value(rules, state, seat, writing, survey)
                if last
                else _first_value(survey, dice, turn.twice, writing)
            )
    return values


def _last_value(rules: DiceTrip, state: State, seat: int, writing: Writing, survey: Survey) -> float:
    """Return what the writing that ends a turn adds, with the best use of the dice for both."""
    before, after = rules.trip(state, seat), rules.trip_after(state, seat, writing)
    return gain_of(changes(rules.map, before, after, writing)) + survey.promise(writing)


def _first_value(survey: Survey, dice: Dice, twice: Doubling | None, writing: Writing) -> float:
    """Return what a first writing adds, and the best of the second."""
    city, number = writing
    if number == CROSSED:
        others = {other for _, other in layouts(dice, twice)}
        return survey.value(CROSSING, city) + max(survey.best(survey.usable(other), city) for other in others)
    return max(
        survey.value(one, city) + survey.best(CROSSING if other[0] == number else survey.usable(other), city)
        for one, other in layouts(dice, twice)
        if one[0] == number
    )


def _round_value(survey: Survey, dice: Dice, twice: Doubling | None) -> float:
    """Return what two numbers of these dice add at best; one that cannot be written crosses off a city."""
    return max(
        survey.pair(survey.usable(one), CROSSING if one[0] == other[0] else survey.usable(other))
        for one, other in splits(dice, twice)
    )


class _Means:
    """Mean values of dice before some of them are rolled, one die after the other."""

    def __init__(self, survey: Survey, *, alone: bool) -> None:
        self._survey, self._alone = survey, alone
        self._known: dict[tuple[int | None, ...], float] = {}

    def of(self, dice: tuple[int | None, ...]) -> float:
        """Return the mean over all faces of the dice that are None."""
        if dice not in self._known:
            self._known[dice] = self._full(dice) if all_lie(dice) else self._mean(dice)
        return self._known[dice]

    def _mean(self, dice: tuple[int | None, ...]) -> float:
        at = dice.index(None)
        return sum(self.of((*dice[:at], face, *dice[at + 1 :])) for face in FACES) / len(FACES)

    def _full(self, dice: Dice) -> float:
        if self._alone:
            return max(self._survey.best(self._survey.usable(one)) for one, _ in layouts(dice, None))
        return _round_value(self._survey, dice, None)


@lru_cache(maxsize=2**12)
def layouts(dice: Dice, twice: Doubling | None) -> tuple[tuple[Choice, Choice], ...]:
    """Return every way to make two numbers of the dice; a double of the doubled die is a crossing off."""
    found = {(_choice(dice, twice, one), _choice(dice, twice, other)) for one, other in hands(dice, twice)}
    return tuple(sorted(found))


@lru_cache(maxsize=2**12)
def splits(dice: Dice, twice: Doubling | None) -> tuple[tuple[Choice, Choice], ...]:
    """Return the layouts where it does not matter which number is written first."""
    return tuple((one, other) for one, other in layouts(dice, twice) if one <= other)


def _choice(dice: Dice, twice: Doubling | None, pair: Pair) -> Choice:
    number = number_of(dice, pair)
    return CROSSING if twice is not None and number in DOUBLES else (number, 1 << pair[0] | 1 << pair[1])
