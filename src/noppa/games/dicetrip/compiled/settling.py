"""Dice Trip compiled: what the end of a round settles, the bonus cities and the tens."""

import numpy as np

from noppa.games.dicetrip.compiled.map_tables import ALL_TENS, COLOURLESS, CROSS, EMPTY, Atlas, Integers
from noppa.games.dicetrip.compiled.row_layout import (
    BONUS,
    DOUBLED,
    FACES_AT,
    FIRST,
    PLAYERS,
    ROUND,
    SEAT,
    SEATS,
    SECOND,
    SETTLED,
    TENS,
    TWICE,
    UNROLLED,
    WRITTEN,
)
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE
from noppa.kernels.compiled import inlined, lean

DOUBLE = 6
"""The digits of a number are bits, and this one says that they are the same."""
DIGITS = np.array([*(1 << n // 6 | 1 << n % 6 | (n % 7 == 0) << DOUBLE for n in range(CROSS)), 0])
"""Of each number, and none of a crossing."""
NO_FACE, NO_DIE = 7, -1
"""What no die shows, and what no face that counts twice is."""


@lean
def close_round(atlas: Atlas, game: Integers) -> None:
    """Settle the round that everyone has written in, and open the next."""
    for other in range(game[PLAYERS]):
        at = SEATS + other * SEAT
        game[at + TENS] = tens_so_far(atlas.tens, atlas.want, game, at)
        game[at + BONUS] |= fresh_bonus(atlas.want, game, at)
        if game[at + TWICE] >= 0:
            game[at + DOUBLED] = 1
        game[at + TWICE] = -1
        game[at + WRITTEN] = 0
    game[ROUND] += 1
    game[SETTLED] = 0
    game[FACES_AT : FACES_AT + DICE] = UNROLLED


@lean
def tens_so_far(counts: bool, want: Integers, game: Integers, at: int) -> int:
    """The points of a seat for the tens if the round closed now: the coloured cities that the last of them left empty.

    -1 before, and always where tens do not count.
    """
    if not counts or game[at + TENS] >= 0:
        return int(game[at + TENS])
    second = game[at + SECOND] if game[at + WRITTEN] == 2 else -1
    empty, last = 0, 0
    for city in range(CITIES):
        if want[city] != COLOURLESS:
            empty += game[at + city] == EMPTY
            last += city == second
    if second >= 0 and _tens(game, at, second) == ALL_TENS:
        return empty + last
    return empty if _tens(game, at, -1) == ALL_TENS else -1


@lean
def _tens(game: Integers, at: int, but: int) -> int:
    """The tens on a map without one city, as bits."""
    held = 0
    for city in range(CITIES):
        if city != but and game[at + city] < CROSS:
            held |= 1 << (game[at + city] // 6)
    return held


@lean
def fresh_bonus(want: Integers, game: Integers, at: int) -> int:
    """The bonus cities of a seat's open round as bits, equal dice given as suits them best together."""
    written, twice = game[at + WRITTEN], game[at + TWICE]
    first, second = game[at + FIRST], game[at + SECOND]
    one = game[at + first] if written > 0 else CROSS
    other = game[at + second] if written > 1 else CROSS
    shown, shown_too = _face_of(want, game, first), _face_of(want, game, second)
    found = bonus_of(one, other, shown, shown_too, want[first] == want[second], twice // 6 if twice >= 0 else NO_DIE)
    return int((found & 1) << first | (found >> 1) << second)


@inlined
def _face_of(want: Integers, game: Integers, city: int) -> int:
    """What the die of a city's colour shows."""
    return int(game[FACES_AT + want[city]]) if want[city] != COLOURLESS else NO_FACE


@inlined
def bonus_of(one: int, other: int, shown: int, shown_too: int, same_die: bool, twice: int) -> int:
    """Which of two numbers make their cities bonus cities, a bit each; a crossing never does.

    `shown` is the face of the die that a city wants, `same_die` says that both want the same, `twice` is the face that
    counts twice. A city gets its bonus if the die of its colour shows a digit of its number, and then that die
    can be given to it, because equal dice may change places. Not to both numbers, though: if they want the same die,
    or if they want different ones to be the die that counts twice, the first alone gets one.
    """
    suits, suits_too = DIGITS[one] >> shown & 1, DIGITS[other] >> shown_too & 1
    double, double_too = DIGITS[one] >> DOUBLE, DIGITS[other] >> DOUBLE
    both_twice = shown == shown_too and shown == twice
    taken = suits & suits_too & (1 - (double | double_too)) & (same_die != both_twice)
    return int((suits | double) | ((suits_too | double_too) & (1 - taken)) << 1)
