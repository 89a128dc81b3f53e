"""What each placing is worth with one hand of dice: the D of `turns.py`, for that hand alone."""

import numpy as np

from noppa.games.dicetto.hands import FIRST, FITTING, REST, ROLLED, TOTAL
from noppa.games.dicetto.kernel import (
    BEATEN,
    CHALLENGES,
    CHOICES,
    DONE,
    NOBODY,
    OWNER,
    PLAYERS,
    SEAT,
    SLOTS,
    Game,
    kind_at,
    least_at,
)
from noppa.games.dicetto.prospects import Guess
from noppa.games.dicetto.tables import Array, Tables
from noppa.games.dicetto.turns import CHALLENGE, DIGITS, Bench, begin_bench, can_fight, found, take, valued
from noppa.kernels.compiled import compiled

HAND_PLACES = 4096
"""Room for every table that one hand can make: each of four dice on one of five cards or none, 6⁴."""


@compiled
def placing_worths(
    tables: Tables, guess: Guess, game: Game, hand: int, actions: Game, bench: Bench, table: Game, into: Array
) -> None:
    """What each placing and being done is worth; keeps among the moves are passed over."""
    begin_bench(bench, HAND_PLACES)
    nothing = int(np.int64(0))  # a plain 0 would have everything compiled once more
    for at in range(len(actions)):
        action = actions[at]
        if action == DONE:
            worth = looked_up(tables, guess, game, bench, nothing)
            take(bench.worth, worth, into, at, game[PLAYERS])
        elif action >= ROLLED:
            slot, dice = divmod(int(np.intp(action)) - ROLLED, CHOICES)
            for index in range(len(game)):
                table[index] = game[index]
            place_worth(tables, guess, game, table, nothing, hand, slot, dice + 1, nothing, bench)
            for seat in range(game[PLAYERS]):
                into[at, seat] = bench.best[0, seat]


@compiled
def place_worth(
    tables: Tables,
    guess: Guess,
    game: Game,
    table: Game,
    laid: int,
    hand: int,
    slot: int,
    dice: int,
    depth: int,
    bench: Bench,
) -> None:
    """What laying these dice there is worth, into `bench.best[depth]`; the table is left as it was."""
    owner, digit = table[OWNER + slot], DIGITS**slot
    rest, total = int(np.intp(REST[hand, dice])), int(np.intp(TOTAL[dice]))
    if owner == NOBODY or total > least_at(table, slot):
        table[OWNER + slot] = game[SEAT]
        hand_worth(tables, guess, game, table, laid + digit * total, rest, depth, bench)
        table[OWNER + slot] = owner
    elif not tables.at_once:
        table[CHALLENGES] |= 1 << slot
        hand_worth(tables, guess, game, table, laid + digit * CHALLENGE, rest, depth, bench)
        table[CHALLENGES] ^= 1 << slot
    else:
        table[OWNER + slot] = game[SEAT]
        hand_worth(tables, guess, game, table, laid + digit * total, rest, depth + 1, bench)
        table[OWNER + slot] = owner
        table[BEATEN] |= 1 << slot
        hand_worth(tables, guess, game, table, laid, rest, depth, bench)
        table[BEATEN] ^= 1 << slot
        for seat in range(game[PLAYERS]):
            bench.best[depth, seat] = (bench.best[depth, seat] + bench.best[depth + 1, seat]) / 2


@compiled
def hand_worth(
    tables: Tables, guess: Guess, game: Game, table: Game, laid: int, hand: int, depth: int, bench: Bench
) -> None:
    """D of a table for one hand, into `bench.best[depth]`."""
    seat = game[SEAT]
    ways = list_hand_ways(tables, table, laid, hand, bench)
    best = looked_up(tables, guess, game, bench, bench.laid[0])
    for way in range(1, ways):
        at = looked_up(tables, guess, game, bench, bench.laid[way])
        if bench.worth[at, seat] > bench.worth[best, seat]:
            best = at
    take(bench.worth, best, bench.best, depth, game[PLAYERS])
    if not tables.at_once:
        return
    for slot in range(SLOTS):
        if can_fight(tables, table, slot):
            kind, least = kind_at(tables, table, slot), least_at(table, slot)
            for at in range(FIRST[kind, least, hand], FIRST[kind, least, hand + 1]):
                dice = int(np.intp(FITTING[at]))
                if TOTAL[dice] == least:
                    place_worth(tables, guess, game, table, laid, hand, slot, dice, depth + 1, bench)
                    if bench.best[depth + 1, seat] > bench.best[depth, seat]:
                        take(bench.best, depth + 1, bench.best, depth, game[PLAYERS])


@compiled
def list_hand_ways(tables: Tables, table: Game, laid: int, hand: int, bench: Bench) -> int:
    """Every way to lay dice of this hand on open cards, but for battles at once; how many."""
    ways, digit = 1, 1
    bench.used[0], bench.laid[0] = hand, laid
    for slot in range(SLOTS):
        kind = kind_at(tables, table, slot)
        if kind >= 0:
            least, free = least_at(table, slot), table[OWNER + slot] == NOBODY
            known = ways
            for at in range(FIRST[kind, least, hand], FIRST[kind, least, hand + 1]):
                dice = FITTING[at]
                total = TOTAL[dice]
                equal = total == least and not free
                if equal and tables.at_once:
                    continue
                for way in range(known):
                    rest = REST[bench.used[way], dice]
                    if rest >= 0:
                        bench.used[ways] = rest
                        bench.laid[ways] = bench.laid[way] + digit * (CHALLENGE if equal else total)
                        ways += 1
        digit *= DIGITS
    return ways


@compiled
def looked_up(tables: Tables, guess: Guess, game: Game, bench: Bench, laid: int) -> int:
    """Where the worth of a table stands, worked out where it is not known yet."""
    at = found(laid, bench.key, bench.stamp)
    return at if at >= 0 else valued(tables, guess, game, bench, laid, ~at)
