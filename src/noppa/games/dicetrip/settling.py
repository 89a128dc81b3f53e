"""Dice Trip compiled: what the end of a round settles, the bonus cities and the tens."""

from noppa.games.dicetrip.atlas import ALL_TENS, COLOURLESS, CROSS, EMPTY, Atlas, Integers
from noppa.games.dicetrip.line import (
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
from noppa.kernels.compiled import lean


@lean
def close_round(atlas: Atlas, game: Integers) -> None:
    """Settle the round that everyone has written in, and open the next."""
    want, plain, doubled = atlas.want, atlas.plain, atlas.doubled
    for other in range(game[PLAYERS]):
        at = SEATS + other * SEAT
        if atlas.tens and game[at + TENS] < 0:
            _settle_tens(want, game, at)
        game[at + BONUS] |= fresh_bonus(want, plain, doubled, game, at)
        if game[at + TWICE] >= 0:
            game[at + DOUBLED] = 1
        game[at + TWICE] = -1
        game[at + WRITTEN] = 0
    game[ROUND] += 1
    game[SETTLED] = 0
    game[FACES_AT : FACES_AT + DICE] = UNROLLED


@lean
def _settle_tens(want: Integers, game: Integers, at: int) -> None:
    """Count the coloured cities left empty by the writing that completes the tens, if one does."""
    second = game[at + SECOND] if game[at + WRITTEN] == 2 else -1
    empty, last = 0, 0
    for city in range(CITIES):
        if want[city] != COLOURLESS:
            empty += game[at + city] == EMPTY
            last += city == second
    if second >= 0 and _tens(game, at, second) == ALL_TENS:
        game[at + TENS] = empty + last
    elif _tens(game, at, -1) == ALL_TENS:
        game[at + TENS] = empty


@lean
def _tens(game: Integers, at: int, but: int) -> int:
    """The tens on a map without one city, as bits."""
    held = 0
    for city in range(CITIES):
        if city != but and game[at + city] < CROSS:
            held |= 1 << (game[at + city] // 6)
    return held


@lean
def fresh_bonus(want: Integers, plain: Integers, doubled: Integers, game: Integers, at: int) -> int:
    """The bonus cities of a seat's open round as bits, equal dice given as suits them best together."""
    one = other = -1
    if game[at + WRITTEN] > 0 and game[at + game[at + FIRST]] != CROSS:
        one = game[at + FIRST]
    if game[at + WRITTEN] > 1 and game[at + game[at + SECOND]] != CROSS:
        one, other = (game[at + SECOND], -1) if one < 0 else (one, game[at + SECOND])
    if one < 0:
        return 0
    sure = (game[at + one] % 7 == 0) << one
    if other >= 0:
        sure |= (game[at + other] % 7 == 0) << other
    # Most often no die of a city's colour shows a digit of its number, and there is nothing to settle.
    if not _may_suit(want, game, at, one) and (other < 0 or not _may_suit(want, game, at, other)):
        return int(sure)
    twice = game[at + TWICE]
    lines = plain if twice < 0 else doubled
    skip = 0 if twice < 0 else 2
    best = made = 0
    for line in range(len(lines)):
        if twice >= 0:
            die, drop = game[FACES_AT + lines[line, 0]], game[FACES_AT + lines[line, 1]]
            if 6 * die + drop != twice:
                continue
        for swap in range(2):
            a, b = lines[line, skip + 2 * swap], lines[line, skip + 1 + 2 * swap]
            c, d = lines[line, skip + 2 - 2 * swap], lines[line, skip + 3 - 2 * swap]
            if 6 * game[FACES_AT + a] + game[FACES_AT + b] != game[at + one]:
                continue
            first = a == want[one] or b == want[one] or bool(sure >> one & 1)
            if other < 0:
                if first and best < 2:
                    best, made = 2, 1 << one
                continue
            if 6 * game[FACES_AT + c] + game[FACES_AT + d] != game[at + other]:
                continue
            second = c == want[other] or d == want[other] or bool(sure >> other & 1)
            # More bonus cities first, then the first number's.
            rank = 3 * (first and second) + 2 * (first and not second) + (second and not first)
            if rank > best:
                best, made = rank, first << one | second << other
    return int(made)


@lean
def _may_suit(want: Integers, game: Integers, at: int, city: int) -> bool:
    """Whether the die of a city's colour shows a digit of the number that stands there."""
    if want[city] == COLOURLESS:
        return False
    face, number = game[FACES_AT + want[city]], game[at + city]
    return bool(face in (number // 6, number % 6))
