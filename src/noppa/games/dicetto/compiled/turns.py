"""A turn worked out: what every hand of dice is worth once placing begins, and every keep before.

Placing may go in any order. Battles that are fought at once are best fought first, because what
comes after can depend on them; so with D(table, hand) the worth of placing dice of that hand and

    N(table, hand) = max over all ways to place some of the hand on open cards, no battle among them
    D(table, hand) = max of N and, for every challenge, ½ D(won, rest) + ½ D(lost, rest)

D is the best over all orders. Where battles wait for the end of the turn, a challenge is just one more
thing to lay down, and the table is worth the mean over its outcomes. All worths are rows of shares,
one for each seat; the seat in turn chooses by its own.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetto.compiled.hands import (
    BELOW,
    BOTH,
    FIRST_BELOW,
    FIRST_FIT,
    FIRST_KEEP,
    FIT,
    KEEPS,
    PLUS,
    ROLLED,
    SIZE,
    SMALLER,
    SUMS,
    TOTAL,
)
from noppa.games.dicetto.compiled.prospects import Desk, Guess, desk, shares_after
from noppa.games.dicetto.compiled.row_layout import (
    BEATEN,
    CHALLENGES,
    MOST_PLAYERS,
    NOBODY,
    OWNER,
    PLAYERS,
    SEAT,
    SLOTS,
    Game,
    kind_at,
    least_at,
)
from noppa.games.dicetto.compiled.tables import Array, Tables
from noppa.games.dicetto.odds import ROLLS
from noppa.kernels.compiled import compiled

CHALLENGE = SUMS
DIGITS = SUMS + 1
MOST_WAYS = 46376
"""So many ways there are to lay up to four dice on five cards that take anything."""
PLACES = 1 << 17
NOW, MASK = PLACES, PLACES + 1
"""Where the bench notes which places are in use now, and how many it looks at: few stay in the cache."""


class Bench(NamedTuple):
    """Room to work in: the ways to place, and the tables already valued, found by hashing."""

    desk: Desk
    used: NDArray[np.int16]
    laid: NDArray[np.int64]
    key: NDArray[np.int64]
    stamp: NDArray[np.int64]
    worth: Array
    row: Array


def bench() -> Bench:
    """An empty bench."""
    return Bench(
        desk(),
        np.zeros(MOST_WAYS, dtype=np.int16),
        np.zeros(MOST_WAYS, dtype=np.int64),
        np.zeros(PLACES, dtype=np.int64),
        np.zeros(PLACES + 2, dtype=np.int64),
        np.zeros((PLACES, MOST_PLAYERS)),
        np.zeros(MOST_PLAYERS),
    )


@compiled
def take(worth: Array, source: int, into: Array, target: int, players: int) -> None:
    """Copy one row of shares."""
    for seat in range(players):
        into[target, seat] = worth[source, seat]


@compiled
def settle(tables: Tables, guess: Guess, game: Game, table: Game, laid: int, bench: Bench, into: Array) -> None:
    """N for every hand: its dice placed as well as possible on a table, with no battle at once.

    The table differs from that of the game by what is `laid`, and in the cards that take no more dice.
    """
    seat, players = game[SEAT], game[PLAYERS]
    ways = list_ways(tables, table, laid, not tables.at_once, bench)
    for hand in range(len(TOTAL)):
        into[hand, seat] = -1.0
    for way in range(ways):
        at = found(bench.laid[way], bench.key, bench.stamp)
        if at < 0:
            at = valued(tables, guess, game, bench, bench.laid[way], ~at)
        if bench.worth[at, seat] > into[bench.used[way], seat]:
            take(bench.worth, at, into, bench.used[way], players)
    for hand in range(len(TOTAL)):
        for step in range(FIRST_BELOW[hand], FIRST_BELOW[hand + 1]):
            if into[BELOW[step], seat] > into[hand, seat]:
                take(into, BELOW[step], into, hand, players)


@compiled
def list_ways(tables: Tables, game: Game, laid_before: int, equal: bool, bench: Bench) -> int:
    """Every way to lay dice on open cards, of `equal` sum too: dice used, and sums as digits; how many."""
    ways, digit = 1, 1
    bench.used[0], bench.laid[0] = 0, laid_before
    for slot in range(SLOTS):
        kind = kind_at(tables, game, slot)
        if kind >= 0:
            least, free = least_at(game, slot), game[OWNER + slot] == NOBODY
            known = ways
            for at in range(FIRST_FIT[kind], FIRST_FIT[kind + 1]):
                dice = FIT[at]
                total = TOTAL[dice]
                if total < least or (total == least and not free and not equal):
                    continue
                laid = digit * (CHALLENGE if total == least and not free else total)
                for way in range(known):
                    hand = BOTH[bench.used[way], dice]
                    if hand >= 0:
                        bench.used[ways], bench.laid[ways] = hand, bench.laid[way] + laid
                        ways += 1
        digit *= DIGITS
    return ways


@compiled
def begin_bench(bench: Bench, places: int) -> None:
    """Forget the tables valued so far; `places` is a power of two."""
    bench.stamp[NOW] += 1
    bench.stamp[MASK] = places - 1


@compiled
def found(laid: int, key: NDArray[np.int64], stamp: NDArray[np.int64]) -> int:
    """Where the worth of a table stands, or the complement of the free place where it belongs."""
    now, mask = stamp[NOW], stamp[MASK]
    at = int(((laid * 0x9E3779B97F4A7C1) >> 25) & mask)
    while stamp[at] == now:
        if key[at] == laid:
            return at
        at = (at + 1) & mask
    return ~at


@compiled
def valued(tables: Tables, guess: Guess, game: Game, bench: Bench, laid: int, at: int) -> int:
    """Work out the worth of the table with these sums laid on it, for a place that is free."""
    bench.stamp[at], bench.key[at] = bench.stamp[NOW], laid
    challenges = game[CHALLENGES]
    for slot in range(SLOTS):
        total = laid % DIGITS
        laid //= DIGITS
        bench.desk.owner[slot], bench.desk.total[slot] = game[OWNER + slot], least_at(game, slot)
        if total == CHALLENGE:
            challenges |= 1 << slot
        elif total > 0:
            bench.desk.owner[slot], bench.desk.total[slot] = game[SEAT], total
    table_worth(tables, guess, game, challenges, bench, bench.worth[at])
    return at


@compiled
def table_worth(tables: Tables, guess: Guess, game: Game, challenges: int, bench: Bench, into: Array) -> None:
    """The mean over the outcomes of the challenges that are still to be fought."""
    seat, players = game[SEAT], game[PLAYERS]
    for other in range(players):
        into[other] = 0.0
    count, won = 0, challenges
    while True:
        for slot in range(SLOTS):
            if (challenges >> slot) & 1:
                bench.desk.owner[slot] = seat if (won >> slot) & 1 else game[OWNER + slot]
        shares_after(tables, guess, game, bench.desk, bench.row)
        for other in range(players):
            into[other] += bench.row[other]
        count += 1
        if won == 0:
            break
        won = (won - 1) & challenges
    for other in range(players):
        into[other] /= count


@compiled
def offer_battle(tables: Tables, game: Game, slot: int, won: Array, lost: Array, into: Array) -> None:
    """Raise D to what a challenge for the card in a slot is worth."""
    seat = game[SEAT]
    kind, least = kind_at(tables, game, slot), least_at(game, slot)
    for at in range(FIRST_FIT[kind], FIRST_FIT[kind + 1]):
        dice = FIT[at]
        if TOTAL[dice] != least:
            continue
        for rest in range(SMALLER[SIZE[dice]]):
            hand = BOTH[dice, rest]
            if (won[rest, seat] + lost[rest, seat]) / 2 > into[hand, seat]:
                for other in range(game[PLAYERS]):
                    into[hand, other] = (won[rest, other] + lost[rest, other]) / 2


@compiled
def stages(placed: Array, seat: int, into: Array) -> None:
    """For every number of rolls left, 0 to four, what each keep is worth, and each roll at its best.

    `into[r, keep]` has r rolls to follow; `into[r, roll]` may be placed or kept with r rolls left.
    """
    players = placed.shape[1]
    for hand in range(len(placed)):
        take(placed, hand, into[0], hand, players)
    for left in range(1, ROLLS + 2):
        worth = into[left]
        for roll in range(ROLLED, len(placed)):
            take(into[left - 1], roll, worth, roll, players)
        for keep in range(ROLLED - 1, -1, -1):
            for other in range(players):
                total = 0.0
                for face in range(6):
                    total += worth[PLUS[keep, face], other]
                worth[keep, other] = total / 6.0
        for roll in range(ROLLED, len(placed)):
            take(placed, roll, worth, roll, players)
            for at in range(FIRST_KEEP[roll], FIRST_KEEP[roll + 1]):
                if worth[KEEPS[at], seat] > worth[roll, seat]:
                    take(worth, KEEPS[at], worth, roll, players)


@compiled
def work_out(tables: Tables, guess: Guess, game: Game, bench: Bench, table: Game, nodes: Array) -> None:
    """D for the table as it lies and for every outcome of battles there.

    A table's number has a digit 0, 1 or 2 for each card that can be fought for, lowest slot first: not fought,
    won or lost. `nodes[0]` is D before any battle.
    """
    open_to, fights, doubled = 0, 1, 1  # a battle won leaves all dice to place: at most twice as many tables
    for slot in range(SLOTS):
        if tables.at_once and can_fight(tables, game, slot):
            open_to |= 1 << slot
            fights *= 3
            doubled *= 2
    wanted, places = 2 * doubled * list_ways(tables, game, 0, True, bench), 256
    while places < min(wanted, PLACES):
        places *= 2
    begin_bench(bench, places)
    for node in range(fights - 1, -1, -1):
        laid = outcome(game, open_to, node, table)
        if wanted > PLACES:  # one table's ways always have room
            begin_bench(bench, PLACES)
        settle(tables, guess, game, table, laid, bench, nodes[node])
        step = 1
        for slot in range(SLOTS):
            if (open_to >> slot) & 1:
                if (node // step) % 3 == 0:
                    offer_battle(tables, table, slot, nodes[node + step], nodes[node + 2 * step], nodes[node])
                step *= 3


@compiled
def can_fight(tables: Tables, game: Game, slot: int) -> bool:
    """Whether a rival's dice lie on an open card there."""
    return game[OWNER + slot] != NOBODY and kind_at(tables, game, slot) >= 0


@compiled
def outcome(game: Game, open_to: int, node: int, table: Game) -> int:
    """The table after the battles that a number tells of; returned is what they laid on it, as digits."""
    for at in range(len(game)):
        table[at] = game[at]
    laid, digit = 0, 1
    for slot in range(SLOTS):
        if (open_to >> slot) & 1:
            if node % 3 == 1:
                table[OWNER + slot] = game[SEAT]
                laid += digit * least_at(game, slot)
            elif node % 3 == 2:
                table[BEATEN] |= 1 << slot
            node //= 3
        digit *= DIGITS
    return laid
