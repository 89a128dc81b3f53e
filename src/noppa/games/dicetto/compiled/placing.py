"""What each placing is worth with one hand of dice: the D of `turns.py`, for that hand alone."""

import numpy as np

from noppa.games.dicetto.compiled.hands import FIRST, FIRST_KEEP, FITTING, KEEPS, REST, ROLLED, TOTAL
from noppa.games.dicetto.compiled.prospects import Guess
from noppa.games.dicetto.compiled.row_layout import (
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
from noppa.games.dicetto.compiled.tables import Array, Tables
from noppa.games.dicetto.compiled.turns import (
    CHALLENGE,
    DIGITS,
    Bench,
    begin_bench,
    can_fight,
    found,
    outcome,
    take,
    valued,
)
from noppa.kernels.compiled import compiled

HAND_PLACES = 8192
"""Room for every table that three dice can make, 6³, after up to three battles more, won or not."""


@compiled
def placing_worths(
    tables: Tables,
    guess: Guess,
    game: Game,
    hand: int,
    actions: Game,
    bench: Bench,
    tried: Game,
    table: Game,
    nodes: Array,
    into: Array,
) -> None:
    """What each placing and being done is worth; keeps among the moves are passed over."""
    players = int(np.intp(game[PLAYERS]))
    for at in range(len(actions)):
        begin_bench(bench, HAND_PLACES)
        if actions[at] == DONE:
            take(bench.worth, looked_up(tables, guess, game, bench, 0), into, at, players)
        elif actions[at] >= ROLLED:
            slot, dice = divmod(int(np.intp(actions[at])) - ROLLED, CHOICES)
            rest, total = int(np.intp(REST[hand, dice + 1])), int(np.intp(TOTAL[dice + 1]))
            for index in range(len(game)):
                tried[index] = game[index]
            if game[OWNER + slot] == NOBODY or total > least_at(game, slot):
                tried[OWNER + slot] = game[SEAT]
                laid = DIGITS**slot * total
            elif tables.at_once:  # lost; if it is won, what is laid is seen to below
                tried[BEATEN] |= 1 << slot
                laid = 0
            else:
                tried[CHALLENGES] |= 1 << slot
                laid = DIGITS**slot * CHALLENGE
            hand_worth(tables, guess, game, tried, laid, rest, bench, table, nodes)
            take(nodes[0], rest, into, at, players)
            if tried[BEATEN] != game[BEATEN]:
                tried[BEATEN], tried[OWNER + slot] = game[BEATEN], game[SEAT]
                hand_worth(tables, guess, game, tried, DIGITS**slot * total, rest, bench, table, nodes)
                for seat in range(players):
                    into[at, seat] = (into[at, seat] + nodes[0, rest, seat]) / 2


@compiled
def hand_worth(
    tables: Tables,
    guess: Guess,
    game: Game,
    tried: Game,
    laid: int,
    hand: int,
    bench: Bench,
    table: Game,
    nodes: Array,
) -> None:
    """D of a table for one hand of at most three dice, into `nodes[0, hand]`."""
    open_to, fights = 0, 1
    for slot in range(SLOTS):
        if tables.at_once and can_fight(tables, tried, slot) and has_equal(tables, tried, slot, hand):
            open_to |= 1 << slot
            fights *= 3
    for node in range(fights - 1, -1, -1):
        laid_here = laid + outcome(tried, open_to, node, table)
        first = FIRST_KEEP[hand] if fights > 1 else FIRST_KEEP[hand + 1] - 1
        for at in range(first, FIRST_KEEP[hand + 1]):
            part = int(np.intp(KEEPS[at]))
            best_way(tables, guess, game, table, laid_here, part, bench, nodes[node])
            step = 1
            for slot in range(SLOTS):
                if (open_to >> slot) & 1:
                    if (node // step) % 3 == 0:
                        offer(tables, table, slot, part, nodes[node + step], nodes[node + 2 * step], nodes[node])
                    step *= 3


@compiled
def has_equal(tables: Tables, table: Game, slot: int, hand: int) -> bool:
    """Whether a hand has dice for a battle there."""
    kind, least = kind_at(tables, table, slot), least_at(table, slot)
    equal = 0
    for at in range(FIRST[kind, least, hand], FIRST[kind, least, hand + 1]):
        equal += TOTAL[FITTING[at]] == least
    return equal > 0


@compiled
def offer(tables: Tables, table: Game, slot: int, hand: int, won: Array, lost: Array, into: Array) -> None:
    """Raise what a hand is worth to what it is with a challenge for the card in a slot."""
    seat = table[SEAT]
    kind, least = kind_at(tables, table, slot), least_at(table, slot)
    for at in range(FIRST[kind, least, hand], FIRST[kind, least, hand + 1]):
        dice = FITTING[at]
        rest = REST[hand, dice]
        if TOTAL[dice] == least and (won[rest, seat] + lost[rest, seat]) / 2 > into[hand, seat]:
            for other in range(table[PLAYERS]):
                into[hand, other] = (won[rest, other] + lost[rest, other]) / 2


@compiled
def best_way(
    tables: Tables, guess: Guess, game: Game, table: Game, laid: int, hand: int, bench: Bench, into: Array
) -> None:
    """N of a table for one hand, into its row."""
    seat, best = game[SEAT], -1
    for way in range(list_hand_ways(tables, table, laid, hand, bench)):
        at = looked_up(tables, guess, game, bench, bench.laid[way])
        if best < 0 or bench.worth[at, seat] > bench.worth[best, seat]:
            best = at
    take(bench.worth, best, into, hand, game[PLAYERS])


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
                equal = TOTAL[dice] == least and not free
                if equal and tables.at_once:
                    continue
                for way in range(known):
                    rest = REST[bench.used[way], dice]
                    if rest >= 0:
                        bench.used[ways] = rest
                        bench.laid[ways] = bench.laid[way] + digit * (CHALLENGE if equal else TOTAL[dice])
                        ways += 1
        digit *= DIGITS
    return ways


@compiled
def looked_up(tables: Tables, guess: Guess, game: Game, bench: Bench, laid: int) -> int:
    """Where the worth of a table stands, worked out where it is not known yet."""
    at = found(laid, bench.key, bench.stamp)
    return at if at >= 0 else valued(tables, guess, game, bench, laid, ~at)
