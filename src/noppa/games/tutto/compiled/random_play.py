"""Whole games in which every seat takes any legal move, each as likely: a million in a second or two.

Nobody looks at the sheet in such a game, so all that happens under a card comes down to how it ends: the turn is
lost or banked with so many points of dice after so many decisions, or there is a Tutto and a choice to stop or to go
on. How likely each end is follows from the readable rules, exactly; an alias table (Walker) then gives the end, and
one random word both it and the card.
Most turns are settled by their first card, and that is all the first loop knows of; `rest_of_turn` does the others.
"""

from collections import defaultdict
from functools import cache
from typing import NamedTuple

import numpy as np

from noppa.core.dice import MOST_DICE, multisets, ways
from noppa.games.tutto.cards import (
    CARDS,
    CLOVER,
    DICE_SCORE,
    FIREWORK,
    FULL,
    PLUS_MINUS,
    PLUS_MINUS_POINTS,
    STOP_CARD,
    STRAIGHT,
    TuttoCard,
    gift,
)
from noppa.games.tutto.compiled.outcomes import CELL, PM_PLACE
from noppa.games.tutto.compiled.row_layout import Tables
from noppa.games.tutto.moves import Set, offers
from noppa.games.tutto.sets import points, whole
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import GOLDEN, Words, mixed, share, stream_of

LOSE, BANK, TUTTO_BANK, TUTTO_GO, AGAIN, WIN = range(6)
"""How a card ends: AGAIN is a firework's Tutto, WIN a clover leaf's two."""
SETTLED = 7
"""In the table for a turn's first card: the turn is over, with as many cells as the code says."""
SLOT_BITS = 9
SLOTS, LIMIT = 1 << SLOT_BITS, 1 << (32 - SLOT_BITS)
SLOT_SHIFT = np.uint64(32 - SLOT_BITS)
LOW, BELOW, SHORT = np.uint64(0xFFFFFFFF), np.uint64(LIMIT - 1), np.uint64(0xFFFF)
KIND, DECISIONS, CELLS_AT = 7, 15, 7
"""In the code of an end its kind has three bits, its decisions four, the cells the rest."""
End = tuple[int, int, int]
"""How a card ends, the cells of its dice, and the decisions."""
Ends = dict[End, float]


class Fates(NamedTuple):
    """An alias table for each kind of card: a limit, and the ends below and above it, in one word a slot.

    An end is a code of how the card ends, its decisions and its cells of dice; in `first`, for the first card of a
    turn, what is SETTLED has the cells of the turn. `deck` has the kind of each of the 56 cards.
    """

    slots: Words
    first: Words
    deck: Indices


def fates_of(tables: Tables) -> Fates:
    """The alias tables of these rules."""
    ends = [_ends(card, straight_is_tutto=tables.straight_is_tutto) for card in CARDS]
    first = [_settled(card, some) for card, some in zip(CARDS, ends, strict=True)]
    deck = np.repeat(np.arange(len(CARDS)), FULL)
    slots, starts = (np.array([alias(some) for some in several], dtype=np.uint64) for several in (ends, first))
    return Fates(slots, starts, deck)


def _settled(card: TuttoCard, ends: Ends) -> Ends:
    """The same with what is known at once of a turn that this card begins; who leads is not."""
    if card == PLUS_MINUS:
        return ends
    found: defaultdict[End, float] = defaultdict(float)
    for (end, cells, decisions), chance in ends.items():
        if end in (LOSE, BANK):
            found[SETTLED, cells if end == BANK else 0, decisions] += chance
        elif end == TUTTO_BANK:
            found[SETTLED, cells + gift(card, cells * CELL) // CELL, decisions] += chance
        else:
            found[end, cells, decisions] += chance
    return found


def _ends(card: TuttoCard, *, straight_is_tutto: bool) -> Ends:
    """How a card ends in random play, with the cells of its dice, and how likely."""
    if card == STOP_CARD:
        return {(LOSE, 0, 0): 1.0}
    found: defaultdict[End, float] = defaultdict(float)
    six = under(card, MOST_DICE, frozenset())
    for (end, cells, decisions), chance in six.items():
        if end == LOSE and card == FIREWORK:
            found[BANK, cells, decisions] += chance
        elif end != TUTTO_GO:
            found[end, cells, decisions] += chance
        elif card == FIREWORK:
            found[AGAIN, cells, decisions] += chance
        elif card == CLOVER:
            for (second, _, more), once_more in six.items():
                found[WIN if second == TUTTO_GO else LOSE, 0, decisions + more] += chance * once_more
        elif card == STRAIGHT and not straight_is_tutto:
            found[TUTTO_BANK, cells, decisions] += chance
        else:  # stop or go
            found[TUTTO_BANK, cells, decisions + 1] += chance / 2
            found[TUTTO_GO, cells, decisions + 1] += chance / 2
    return found


@cache
def under(card: TuttoCard, dice: int, aside: frozenset[int]) -> Ends:
    """How so many dice end under a card: lost, banked, or with a Tutto; a TUTTO_BANK is a `stop` that makes one."""
    found: defaultdict[End, float] = defaultdict(float)
    for rolled in multisets(dice):
        moves = offers(card, rolled, aside)
        share = ways(rolled) / 6**dice
        if not moves:
            found[LOSE, 0, 0] += share
        for move in moves:
            put = move.dice if isinstance(move, Set) else whole(rolled)
            cells = points(put) // CELL if card in DICE_SCORE else 0
            left = dice - len(put)
            if not isinstance(move, Set):
                found[BANK if left else TUTTO_BANK, cells, 1] += share / len(moves)
            elif not left:
                found[TUTTO_GO, cells, 1] += share / len(moves)
            else:
                taken = aside | set(put) if card == STRAIGHT else aside
                for (end, more, decisions), chance in under(card, left, taken).items():
                    kept = cells + more if end != LOSE or card == FIREWORK else 0
                    found[end, kept, decisions + 1] += share / len(moves) * chance
    return found


def alias(ends: Ends) -> list[int]:
    """The slots of an alias table: each as likely, with a limit below which it is its own end, above another."""
    codes = [end | decisions << 3 | cells << CELLS_AT for end, cells, decisions in ends]
    heights = [chance * SLOTS for chance in ends.values()]
    codes += [0] * (SLOTS - len(codes))
    heights += [0.0] * (SLOTS - len(heights))
    short = [at for at, height in enumerate(heights) if height < 1]
    tall = [at for at, height in enumerate(heights) if height >= 1]
    slots = [LIMIT | code << 32 | code << 48 for code in codes]
    while short and tall:
        low, high = short.pop(), tall[-1]
        slots[low] = round(heights[low] * LIMIT) | codes[low] << 32 | codes[high] << 48
        heights[high] -= 1 - heights[low]
        if heights[high] < 1:
            short.append(tall.pop())
    return slots


@compiled
def random_games(
    tables: Tables,
    fates: Fates,
    players: int,
    first: int,
    count: int,
    seed: int,
    scores: Indices,
    lengths: Indices,
    clovers: Indices,
    uses: Indices,
) -> None:
    """Play the games of these numbers: scores, decisions, 1 + who won by a clover leaf, or 0, and cards by player."""
    deck = fates.deck.copy()
    for at in range(count):
        deck[:] = fates.deck
        stream, player = stream_of(np.uint64(seed), first + at), -(first + at) % players
        lengths[at], clovers[at] = random_game(tables, fates, players, stream, deck, scores[at], player, uses)


@compiled
def random_game(
    tables: Tables,
    fates: Fates,
    players: int,
    stream: np.uint64,
    deck: Indices,
    totals: Indices,
    player: int,
    uses: Indices,
) -> tuple[int, int]:
    """One game, in which that player sits first: its decisions, and who won by a clover leaf."""
    totals[:] = 0
    left, decisions, seat, reached = len(deck), 0, 0, False
    while True:
        stream += GOLDEN
        word = mixed(stream)
        left = left if left > 0 else len(deck)
        card = turned(deck, left, word)
        left -= 1
        code = fate(fates.first, card, word)
        uses[player, card] += 1
        if code & KIND == SETTLED:
            totals[seat] += (code >> CELLS_AT) * CELL
            decisions += code >> 3 & DECISIONS
        else:
            gained, made, won, left, stream, choices = rest_of_turn(
                tables, fates, deck, left, card, code, seat, totals, stream, uses[player]
            )
            decisions += choices
            if won:
                return decisions, seat + 1
            if made > 0:
                take(tables, totals, seat, made)
            totals[seat] += gained
        reached = reached or totals[seat] >= tables.target
        seat = seat + 1 if seat + 1 < players else 0
        player = player + 1 if player + 1 < players else 0
        if reached and (tables.at_once or seat == 0):
            return decisions, 0


@compiled
def turned(deck: Indices, left: int, word: np.uint64) -> int:
    """A card of those left, which are the first of the deck; it goes behind them."""
    at = share(word, left)
    card = deck[at]
    deck[at] = deck[left - 1]
    deck[left - 1] = card
    return int(card)


@compiled
def fate(slots: Words, card: int, word: np.uint64) -> int:
    """How a card ends, by the lower half of a word."""
    low = word & LOW
    slot = slots[card, np.intp(low >> SLOT_SHIFT)]
    above = (low & BELOW) >= (slot & LOW)
    return int(np.int64((slot >> np.uint64(32 + 16 * above)) & SHORT))


@compiled
def rest_of_turn(
    tables: Tables,
    fates: Fates,
    deck: Indices,
    left: int,
    card: int,
    code: int,
    seat: int,
    totals: Indices,
    stream: np.uint64,
    uses: Indices,
) -> tuple[int, int, bool, int, np.uint64, int]:
    """A turn whose first card does not settle it.

    Its points, its plus/minus, whether it wins, what is left of deck and stream, and its decisions.
    """
    gained, made, decisions = 0, 0, 0
    while True:
        if card == PM_PLACE and tables.leader_misses and alone_ahead(totals, seat):
            return 0, 0, False, left, stream, decisions
        while code & KIND == AGAIN:
            gained += (code >> CELLS_AT) * CELL
            decisions += code >> 3 & DECISIONS
            stream += GOLDEN
            code = fate(fates.slots, card, mixed(stream))
        end = code & KIND
        decisions += code >> 3 & DECISIONS
        if end in (LOSE, WIN):
            return 0, 0, end == WIN, left, stream, decisions
        gained += (code >> CELLS_AT) * CELL
        if end == BANK:
            return gained, made, False, left, stream, decisions
        gained += tables.times[card] * gained + tables.gifts[card]
        made += card == PM_PLACE
        if end == TUTTO_BANK:
            return gained, made, False, left, stream, decisions
        stream += GOLDEN
        word = mixed(stream)
        left = left if left > 0 else len(deck)
        card = turned(deck, left, word)
        left -= 1
        uses[card] += 1
        code = fate(fates.slots, card, word)


@compiled
def alone_ahead(totals: Indices, seat: int) -> bool:
    """Whether that seat leads and nobody with it."""
    for other in range(len(totals)):
        if other != seat and totals[other] >= totals[seat]:
            return False
    return len(totals) > 1


@compiled
def take(tables: Tables, totals: Indices, seat: int, made: int) -> None:
    """What plus/minus takes from whoever leads, one card after another."""
    for _ in range(made):
        most = totals.max()
        for other in range(len(totals)):
            if other != seat and totals[other] == most:
                totals[other] -= min(PLUS_MINUS_POINTS, most) if tables.floor_at_zero else PLUS_MINUS_POINTS
