"""The game compiled: one game in progress is a row of whole numbers, a batch of games a matrix.

A row has the table's part (round, players, whether the roller has decided, the dice) and then a part
for each seat. Writings stand on a seat's map at once; which of them belong to the open round is kept
beside, and bonus cities and tens are settled when the round closes, as in the readable rules.
"""

import numpy as np

from noppa.games.dicetrip.atlas import CROSS, EMPTY, Integers
from noppa.games.dicetrip.line import (
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
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE
from noppa.games.dicetrip.settling import close_round
from noppa.games.dicetrip.state import ROUNDS
from noppa.kernels.compiled import lean
from noppa.kernels.streams import GOLDEN, Words, mixed


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


@lean
def rolling(game: Integers) -> bool:
    """Whether dice are to be rolled."""
    for place in range(DICE):  # noqa: SIM110 - compiled code has no generators
        if game[FACES_AT + place] == UNROLLED:
            return True
    return False


@lean
def deciding(game: Integers) -> bool:
    """Whether the roller, once the dice lie, may still roll again."""
    roller = game[ROUND] % game[PLAYERS]
    return not game[SETTLED] and not game[SEATS + roller * SEAT + REROLLED]


@lean
def below(stream: Words, end: int) -> int:
    """The next number of a stream, from 0 to below a small end."""
    stream[0] += GOLDEN
    return int(np.int64(((mixed(stream[0]) >> np.uint64(32)) * np.uint64(end)) >> np.uint64(32)))


@lean
def start_stream(stream: Words, seed: np.uint64, number: int) -> None:
    """Put a stream at its beginning for the game of that number."""
    stream[0] = mixed(mixed(seed) + np.uint64(number) * GOLDEN)


@lean
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


@lean
def due(_tables: Tables, game: Integers) -> int:
    """The lowest seat that chooses next, -1 when the game is over or dice are to be rolled."""
    if game[ROUND] == ROUNDS or rolling(game):
        return -1
    if deciding(game):
        return int(game[ROUND] % game[PLAYERS])
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


@lean
def legal(tables: Tables, game: Integers, seat: int, into: Integers) -> int:
    """Fill in the numbers of a seat's legal moves in `rules.actions`, in the order of `rules.moves`: how many."""
    if game[ROUND] == ROUNDS or rolling(game):
        return 0
    if deciding(game):
        if seat != game[ROUND] % game[PLAYERS]:
            return 0
        for action in range(A_TWICE):
            into[action] = action
        return A_TWICE
    at, count = SEATS + seat * SEAT, 0
    if game[at + WRITTEN] == cities_a_seat(game):
        return 0
    doubled, made = doublings(tables.rolls, game, at), writable(tables.rolls, tables.made, game, at)
    for pair in range(36):
        if doubled >> pair & 1:
            into[count] = A_TWICE + pair
            count += 1
    for city in range(CITIES):
        if game[at + city] == EMPTY:
            for number in range(CROSS):
                if made >> number & 1:
                    into[count] = A_WRITING + city * WAYS + number
                    count += 1
            into[count] = A_WRITING + city * WAYS + CROSS
            count += 1
    return count


@lean
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


@lean
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


@lean
def lengths(links: Integers, game: Integers, at: int, road_to: Integers, series_to: Integers) -> tuple[int, int]:
    """The longest road and series of a seat's map; the arrays, of a place for each number, are for working in."""
    road = series = 0
    held = game[at + HOLDS]
    for city in range(CITIES):
        if game[at + city] < CROSS:
            road_to[game[at + city]] = city
    for number in range(CROSS):
        if not held >> number & 1:
            continue
        city, longest, run = road_to[number], 0, 0
        for place in range(links.shape[1]):
            to = links[city, place]
            if to < 0:
                break
            there = game[at + to]
            if there < number:
                longest = max(longest, series_to[there] >> 8)
                if there == number - 1:
                    run = series_to[there] & 255
        series_to[number] = (longest + 1) << 8 | (run + 1)
        road, series = max(road, longest + 1), max(series, run + 1)
    return road, series


@lean
def scores(tables: Tables, game: Integers, work: Integers, into: Integers) -> None:
    """What each seat's map scores as it stands between rounds; `work` has two rows of a place for each number."""
    atlas = tables.atlas
    for seat in range(game[PLAYERS]):
        at = SEATS + seat * SEAT
        road, series = lengths(atlas.links, game, at, work[0], work[1])
        crossed = lost = unfilled = bonus = 0
        for city in range(CITIES):
            zone = 1 << atlas.zone[city]
            if game[at + city] == CROSS:
                crossed += 1
                lost |= zone
            elif game[at + city] == EMPTY:
                unfilled |= zone
            bonus += game[at + BONUS] >> city & 1
        points = bonus - crossed + road + atlas.series_points[series] + atlas.zone_points[lost | unfilled]
        into[seat] = points + max(game[at + TENS], 0)
