"""The observation of Dice Trip: of the others' maps only what stood there when the round opened."""

from collections.abc import Iterator

from noppa.core.observation import Part, one_hot, seats_from
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE, NUMBERS
from noppa.games.dicetrip.roads import CROSSED
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS, State

EMPTY = -1
MOST_POINTS = 500
MOST_NUMBER = max(NUMBERS)


def parts(rules: DiceTrip, players: int) -> Iterator[Part]:
    """Yield the parts: the round, the dice, the seat's own choices in this round, and everybody's map."""
    del rules
    yield Part("due", 1, 0, 1)
    yield Part("round", 1, 0, ROUNDS)
    yield Part("dice", DICE, 0, 6)
    yield Part("deciding", 1, 0, 1)
    yield Part("roller", players, 0, 1)
    yield Part("twice", 2, 0, 6)
    yield Part("written", 1, 0, MOST_NUMBER)
    yield Part("writings", 1, 0, 2)
    yield Part("numbers", players * CITIES, EMPTY, MOST_NUMBER)
    yield Part("bonus", players * CITIES, 0, 1)
    yield Part("rerolled", players, 0, 1)
    yield Part("doubled", players, 0, 1)
    yield Part("tens", players, 0, 1)
    yield Part("done", players, 0, 1)
    yield Part("total", players, -CITIES, MOST_POINTS)


def observe(rules: DiceTrip, state: State, seat: int) -> Iterator[int]:
    """Yield the numbers that a seat observes: a city is EMPTY, 0 when crossed off, or has its number."""
    players = len(state.trips)
    seats = list(seats_from(seat, players))
    trips = [rules.trip(state, other) for other in seats]
    turn, sheets = state.turns[seat], rules.sheet(state)
    yield bool(rules.moves(state, seat))
    yield state.round
    yield from (die or 0 for die in state.dice)
    yield state.deciding and not state.over
    yield from one_hot(players, (state.roller - seat) % players)
    yield from turn.twice or (0, 0)
    yield turn.writings[0][1] if turn.writings else CROSSED
    yield len(turn.writings)
    for trip in trips:
        yield from (EMPTY if number is None else number for number in trip.numbers)
    for trip in trips:
        yield from (city in trip.bonus for city in range(CITIES))
    yield from (trip.rerolled for trip in trips)
    yield from (trip.doubled for trip in trips)
    yield from (trip.tens is not None for trip in trips)
    yield from (state.turns[other].done for other in seats)
    yield from (sheets[other].total for other in seats)
