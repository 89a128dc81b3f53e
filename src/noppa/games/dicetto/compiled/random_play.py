"""Whole games of random play, as many a second as can be: every legal move as likely as any other.

Nothing is lost by leaving out what chance has decided already. A keep and the roll after it are one step:
all keeps of a roll being equally likely, the next roll has a distribution of its own, drawn in one look-up.
A battle is won as often as lost, because ties are rolled again; and whether it is fought at once or when
the turn is done, the card takes no more dice in that turn. Bonus cards may as well be dealt at the end.

How many placings each of the five cards offers is a byte of one word, so that one multiplication adds them
up slot by slot, and one subtraction finds the slot of a move.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetto.compiled.hands import ROLLED
from noppa.games.dicetto.compiled.random_tables import (
    AGAIN_BITS,
    CLOSED,
    FREE_EXTRA,
    LINE,
    TALLY_BITS,
    Deck,
    Hands,
    Pile,
)
from noppa.games.dicetto.compiled.row_layout import SLOTS
from noppa.games.dicetto.compiled.tables import CARDS, POINTS, SIGN, TALLY_OF, WORTH
from noppa.games.dicetto.odds import ROLLS
from noppa.games.dicetto.state import EXTRA
from noppa.kernels.alias import drawn
from noppa.kernels.bits import ones
from noppa.kernels.compiled import compiled, inlined
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import GOLDEN, Words, mixed, share, stream_of

EACH = np.uint64(0x0101010101)
"""A one in the byte of each slot."""
HIGH = np.uint64(0x8080808080)
NOTHING, ONE, EIGHT = np.uint64(0), np.uint64(1), np.uint64(8)
BYTE, LONG = np.uint64(0xFF), np.uint64(0xFFFF)
LAST = np.uint64(8 * EXTRA)
AT = np.array(TALLY_BITS, dtype=np.uint64)
HAND = LINE - 1
NOBODY = -1


class Row(NamedTuple):
    """What lies in each slot: the card, its line with no dice on it and with those that lie there, whose they are.

    `takes` is the line of what the seat in turn may place there, closed once it has.
    """

    card: Indices
    bare: Indices
    line: Indices
    owner: Indices
    takes: Indices


@compiled
def random_games(
    hands: Hands,
    deck: Deck,
    players: int,
    first: int,
    count: int,
    seed: np.uint64,
    scores: Indices,
    lengths: Indices,
    uses: Indices,
) -> None:
    """So many games from a number on, each with a stream of its own: scores, games × seats, and decisions.

    `uses` has one more of each card that a player wins, who in game g sits at seat (player + g) mod players.
    """
    rooms = np.zeros((5, SLOTS), np.int64)
    row = Row(rooms[0], rooms[1], rooms[2], rooms[3], rooms[4])
    pile, tallies = deck.pile.copy(), np.zeros(players, np.uint64)
    for game in range(count):
        word, left, seat, rolls, lengths[game] = stream_of(seed, first + game), len(pile), 0, ROLLS, 0
        pile[:], tallies[:] = deck.pile, NOTHING
        row.owner[:], row.bare[:EXTRA], row.line[:EXTRA] = NOBODY, CLOSED, CLOSED
        row.bare[EXTRA] = row.line[EXTRA] = FREE_EXTRA
        while True:
            left, word = _refill(deck.free, row, pile, left, word)
            decisions, word = _turn(hands, row, seat, rolls, word)
            lengths[game] += decisions
            seat = seat + 1 if seat + 1 < players else 0
            rolls = ROLLS + (row.owner[EXTRA] == seat)
            _collect(deck.adds, row, seat, tallies, uses[(seat - first - game) % players])
            if _tally(tallies, seat, CARDS) >= deck.cards_to_win or (left == 0 and not row.bare[:EXTRA].any()):
                break
        for other in range(players):
            _collect(deck.adds, row, other, tallies, uses[(other - first - game) % players])
        _count(deck, tallies, word, scores[game])


@inlined
def _refill(free: Indices, row: Row, pile: Pile, left: int, word: np.uint64) -> tuple[int, np.uint64]:
    """Cards for the empty slots: how many are left in the pile, and where the stream is."""
    for slot in range(EXTRA):
        if row.bare[slot] == CLOSED and left > 0:
            word += GOLDEN
            at = share(mixed(word), left)
            left -= 1
            row.card[slot] = pile[at]
            pile[at] = pile[left]
            row.bare[slot] = row.line[slot] = free[row.card[slot]]
    return left, word


@inlined
def _turn(hands: Hands, row: Row, seat: int, rolls: int, word: np.uint64) -> tuple[int, np.uint64]:
    """The decisions of a turn with so many rolls, and where the stream is after it."""
    decisions = 0
    for slot in range(SLOTS):
        row.takes[slot] = row.line[slot]
    hand = drawn(hands.again, 0, AGAIN_BITS, mixed(word))
    while True:
        word += GOLDEN
        choice = mixed(word)
        sums = _offered(hands.offers, row.takes, hand) * EACH
        keeps = int(np.int64(hands.keeps[np.uintp(hand)])) if rolls > 1 else 0
        offered = int(np.int64(sums >> LAST & BYTE))
        move = share(choice, keeps + offered + 1) - keeps
        decisions += 1
        if move >= 0:
            break
        word += GOLDEN
        rolls -= 1
        hand = drawn(hands.again, (1 + hand - ROLLED) << AGAIN_BITS, AGAIN_BITS, mixed(word))
    while move < offered:
        slot = ones((np.uint64(move) * EACH | HIGH) - sums & HIGH)
        before = int(np.int64((sums << EIGHT) >> np.uint64(8 * slot) & BYTE))
        at = int(np.int64(hands.begins[np.uintp(row.takes[slot] + hand)])) + move - before
        placed = int(np.int64(hands.placed[np.uintp(at)]))
        line = row.bare[slot] + (placed & ~HAND)
        # As high a sum as lies there is a challenge.
        if line != row.line[slot] or choice & ONE:
            row.owner[slot] = seat
        row.line[slot], row.takes[slot], hand = line, CLOSED, placed & HAND
        word += GOLDEN
        choice = mixed(word)
        sums = _offered(hands.offers, row.takes, hand) * EACH
        offered = int(np.int64(sums >> LAST & BYTE))
        move = share(choice, offered + 1)
        decisions += 1
    return decisions, word + GOLDEN


@inlined
def _offered(offers: NDArray[np.uint8], takes: Indices, hand: int) -> np.uint64:
    """How many placings there are on each card, a byte each."""
    word = NOTHING
    for slot in range(SLOTS):
        word |= np.uint64(offers[np.uintp(takes[slot] + hand)]) << np.uint64(8 * slot)
    return word


@inlined
def _collect(adds: Words, row: Row, seat: int, tallies: Words, uses: Indices) -> None:
    """A seat takes back its dice and the cards under them."""
    if row.owner[EXTRA] == seat:
        row.owner[EXTRA], row.line[EXTRA] = NOBODY, FREE_EXTRA
    for slot in range(EXTRA):
        if row.owner[slot] == seat:
            row.owner[slot] = NOBODY
            row.bare[slot] = row.line[slot] = CLOSED
            tallies[seat] += adds[row.card[slot]]
            uses[row.card[slot]] += 1


@inlined
def _tally(tallies: Words, seat: int, count: int) -> int:
    """What a seat has of one of the things that are counted."""
    return int(np.int64(tallies[seat] >> AT[count] & (LONG if count == POINTS else BYTE)))


@inlined
def _count(deck: Deck, tallies: Words, word: np.uint64, into: Indices) -> None:
    """The points of each seat, bonus cards included, which are dealt now."""
    for seat in range(len(tallies)):
        into[seat] = _tally(tallies, seat, POINTS)
    dealt = NOTHING
    while ones(dealt) < deck.bonus_cards:
        word += GOLDEN
        card = share(mixed(word), len(deck.bonus))
        if not dealt >> np.uint64(card) & ONE:
            dealt |= ONE << np.uint64(card)
            holder = _holder(deck.bonus, card, tallies)
            if holder != NOBODY:
                into[holder] += deck.bonus[card, WORTH]


@inlined
def _holder(bonus: NDArray[np.int32], card: int, tallies: Words) -> int:
    """The seat that gets a bonus card, nobody when seats are tied for it."""
    most, holder = 0, NOBODY
    for seat in range(len(tallies)):
        found = bonus[card, SIGN] * _tally(tallies, seat, bonus[card, TALLY_OF])
        if seat == 0 or found > most:
            most, holder = found, seat
        elif found == most:
            holder = NOBODY
    return holder
