"""The game compiled: one game in progress is a row of whole numbers, a batch of games a matrix.

A row has the table's part (round, players, whether the roller has decided, the dice) and then a part
for each seat. Writings stand on a seat's map at once; which of them belong to the open round is kept
beside, and bonus cities and tens are settled when the round closes, as in the readable rules.
"""

from typing import Any

import numpy as np

from noppa.games.dicetrip.compiled.lengths import longest
from noppa.games.dicetrip.compiled.map_tables import CROSS, EMPTY, STANDS, Atlas, Integers, Small
from noppa.games.dicetrip.compiled.row_layout import (
    A_TWICE,
    A_WRITING,
    BONUS,
    DOUBLED,
    FACES_AT,
    FIRST,
    HOLDS,
    OPEN,
    PLAYERS,
    REROLLED,
    ROUND,
    SEAT,
    SEATS,
    SECOND,
    SETTLED,
    TENS,
    TWICE,
    UNROLLED,
    WAYS,
    WRITTEN,
    Tables,
)
from noppa.games.dicetrip.compiled.settling import close_round
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE
from noppa.games.dicetrip.state import ROUNDS
from noppa.kernels.bits import ONE, listed, ones, place_of
from noppa.kernels.blocks import repeat
from noppa.kernels.compiled import inlined, lean
from noppa.kernels.streams import GOLDEN, Words, mixed

MOST_MOVES = A_WRITING - A_TWICE + CITIES * (DICE * (DICE - 1) + 1)
"""Every doubling, and in every city a number of any two dice or a crossing."""


@lean
def begin(_tables: Tables, game: Integers, players: int) -> None:
    """A new game."""
    game[ROUND], game[PLAYERS], game[SETTLED] = 0, players, 0
    game[FACES_AT : FACES_AT + DICE] = UNROLLED
    for seat in range(players):
        at = SEATS + seat * SEAT
        game[at : at + SEAT] = 0
        game[at : at + CITIES] = EMPTY
        game[at + OPEN] = (1 << CITIES) - 1
        game[at + TENS] = game[at + TWICE] = -1


@inlined
def rolling(game: Integers) -> bool:
    """Whether dice are to be rolled."""
    waiting = False
    for place in range(DICE):
        waiting |= game[FACES_AT + place] == UNROLLED
    return waiting


@lean
def deciding(game: Integers) -> bool:
    """Whether the roller, once the dice lie, may still roll again."""
    return not game[SETTLED] and not game[SEATS + roller_of(game) * SEAT + REROLLED]


@inlined
def roller_of(game: Integers) -> int:
    """The seat that rolls in this round."""
    return int(game[ROUND] % game[PLAYERS])


@lean
def below(stream: Words, end: int) -> int:
    """The next number of a stream, from 0 to below a small end."""
    stream[0] += GOLDEN
    return int(np.int64(((mixed(stream[0]) >> np.uint64(32)) * np.uint64(end)) >> np.uint64(32)))


@lean
def start_stream(stream: Words, seed: np.uint64, number: int) -> None:
    """Put a stream at its beginning for the game of that number."""
    stream[0] = mixed(mixed(seed) + np.uint64(number) * GOLDEN)


@inlined
def chance(_tables: Tables, game: Integers, stream: Words) -> None:
    """Roll what is to be rolled."""
    if game[ROUND] < ROUNDS:
        for place in range(DICE):
            if game[FACES_AT + place] == UNROLLED:
                game[FACES_AT + place] = below(stream, 6)


@lean
def roll(_tables: Tables, game: Integers, dice: Integers) -> None:
    """Lay these faces, counted from 0, in the places to be rolled, in their order."""
    at = 0
    for place in range(DICE):
        if game[FACES_AT + place] == UNROLLED:
            game[FACES_AT + place] = dice[at]
            at += 1


@inlined
def due(_tables: Tables, game: Integers) -> int:
    """The lowest seat that chooses next, -1 when the game is over or dice are to be rolled."""
    if game[ROUND] == ROUNDS or rolling(game):
        return -1
    if deciding(game):
        return roller_of(game)
    for seat in range(game[PLAYERS]):
        if game[SEATS + seat * SEAT + WRITTEN] < cities_a_seat(game):
            return seat
    return -1


@lean
def cities_a_seat(game: Integers) -> int:
    """How many cities everyone fills in this round."""
    return 1 if game[ROUND] == ROUNDS - 1 else 2


@lean
def roll_number(game: Integers) -> int:
    """The number of the roll that lies."""
    at = FACES_AT
    return int(((game[at] * 6 + game[at + 1]) * 6 + game[at + 2]) * 6 + game[at + 3])


@lean
def doublings(rolls: Integers, game: Integers, at: int) -> int:
    """The doublings that the seat whose part begins there may choose, as bits."""
    if game[at + DOUBLED] or game[at + TWICE] >= 0 or game[at + WRITTEN] or game[ROUND] == ROUNDS - 1:
        return 0
    return int(rolls[roll_number(game), 1])


@lean
def writable(rolls: Integers, made: Integers, game: Integers, at: int) -> int:
    """The numbers that the seat whose part begins there may write, as bits."""
    first = CROSS if game[at + WRITTEN] == 0 else game[at + game[at + FIRST]]
    twice = CROSS if game[at + TWICE] < 0 else game[at + TWICE]
    return int(made[rolls[roll_number(game), 0], twice, first] & ~game[at + HOLDS])


@inlined
def legal(tables: Tables, game: Integers, seat: int, into: Any) -> int:
    """Fill in the numbers of a seat's legal moves in `rules.actions`, in the order of `rules.moves`: how many.

    Behind them there must be room for a BLOCK.
    """
    if game[ROUND] == ROUNDS or rolling(game):
        return 0
    has_more = game[SEATS + seat * SEAT + WRITTEN] < cities_a_seat(game)
    is_due = seat == roller_of(game) if deciding(game) else has_more
    return choices(tables, game, seat, into) if is_due else 0


@inlined
def choices(tables: Tables, game: Integers, seat: int, into: Any) -> int:
    """The same of a seat that is due."""
    if deciding(game):
        for action in range(A_TWICE):
            into[action] = action
        return A_TWICE
    at = SEATS + seat * SEAT
    first = listed(np.uint64(doublings(tables.rolls, game, at)), A_TWICE, 0, into)
    ways = np.uint64(writable(tables.rolls, tables.made, game, at) | 1 << CROSS)
    cities = np.uint64(game[at + OPEN])
    city = place_of(cities)
    count = listed(ways, A_WRITING + city * WAYS, first, into)
    numbers = count - first
    cities &= cities - ONE
    while cities:  # every city takes the same numbers
        repeat(into, first, count, (place_of(cities) - city) * WAYS)
        count += numbers
        cities &= cities - ONE
    return count


@inlined
def play(tables: Tables, game: Integers, seat: int, action: int) -> None:
    """A legal move of a seat."""
    at = SEATS + seat * SEAT
    if action < A_TWICE:
        settle(tables.rerolls, game, at, action)
    elif action < A_WRITING:
        game[at + TWICE] = action - A_TWICE
    else:
        _write(tables, game, seat, (action - A_WRITING) // WAYS, (action - A_WRITING) % WAYS)


@lean
def settle(rerolls: Integers, game: Integers, at: int, action: int) -> None:
    """The decision of the roller, whose part begins there: to stand, or which dice to roll again."""
    game[SETTLED] = 1
    if action:
        game[at + REROLLED] = 1
        for place in range(DICE):
            if rerolls[action] >> place & 1:
                game[FACES_AT + place] = UNROLLED


@inlined
def _write(tables: Tables, game: Integers, seat: int, city: int, number: int) -> None:
    put_down(game, SEATS + seat * SEAT, city, number)
    cities = cities_a_seat(game)
    for other in range(game[PLAYERS]):
        if game[SEATS + other * SEAT + WRITTEN] < cities:
            return
    close_round(tables.atlas, game)


@lean
def put_down(game: Integers, at: int, city: int, number: int) -> None:
    """A writing on the map of the seat whose part begins there."""
    game[at + city] = number
    game[at + OPEN] ^= 1 << city
    if number != CROSS:
        game[at + HOLDS] |= 1 << number
    game[at + (FIRST if game[at + WRITTEN] == 0 else SECOND)] = city
    game[at + WRITTEN] += 1


def room_to_score() -> Small:
    """What `scores` works in."""
    return np.zeros((2, STANDS), dtype=np.uint8)


@lean
def scores(tables: Tables, game: Integers, work: Small, into: Integers) -> None:
    """What each seat's map scores as it stands between rounds."""
    for seat in range(game[PLAYERS]):
        at = SEATS + seat * SEAT
        into[seat] = points_of(tables.atlas, game, at, game[at + BONUS], game[at + TENS], work)


@inlined
def points_of(atlas: Atlas, game: Integers, at: int, bonus: int, tens: int, work: Small) -> int:
    """What a map scores with these bonus cities and points for the tens."""
    city_of, part, missing = work[0], game[at : at + SEAT], 0
    for city in range(CITIES):
        city_of[part[city]] = city
    for city in range(CITIES):
        missing |= (part[city] >= CROSS) << atlas.zone[city]
    held = np.uint64(part[HOLDS])
    road, series = longest(atlas.near, atlas.linked, held, city_of, work[1, : CITIES + 1])
    crossed = CITIES - ones(held) - ones(np.uint64(part[OPEN]))
    points = ones(np.uint64(bonus)) - crossed + road + atlas.series_points[series] + atlas.zone_points[missing]
    return int(points + max(tens, 0))
