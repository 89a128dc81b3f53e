"""The observation of KIVI; with a custom board it has as many squares as that board."""

from collections.abc import Iterator

from noppa.core.observation import MOST, Part, faces, one_hot, seats_from
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import ROLLS, STONES, State


def parts(rules: Kivi, players: int) -> Iterator[Part]:
    """Yield the parts: dice and turn, the squares with each seat's stones, the hands and the totals."""
    squares = len(rules.board.names)
    yield Part("due", 1, 0, 1)
    yield Part("faces", 6, 0, DICE)
    yield Part("rolls_left", 1, 0, ROLLS)
    yield Part("stones", players * squares, 0, 1)
    yield Part("hand", players, 0, STONES)
    yield Part("turn", players, 0, 1)
    yield Part("total", players, 0, MOST)


def observe(rules: Kivi, state: State, seat: int) -> Iterator[int]:
    """Yield the numbers that a seat observes: all squares with its own stones first, then the next seat's."""
    players = len(state.hands)
    seats = list(seats_from(seat, players))
    sheets = rules.sheet(state)
    yield seat == state.seat and state.hands[seat] > 0
    yield from faces(state.dice)
    yield ROLLS - state.rolls
    for other in seats:
        yield from (owner == other for owner in state.stones)
    yield from (state.hands[other] for other in seats)
    yield from one_hot(players, (state.seat - seat) % players)
    yield from (sheets[other].total for other in seats)
