"""Packs Tutto for the native core: the rules that its tables are computed from, and positions."""

from array import array
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from struct import Struct

from noppa.core.dice import FACES, MOST_DICE, Dice, counts, multisets
from noppa.core.rules import Card
from noppa.games.tutto.cards import (
    CARDS,
    CLOVER,
    DICE_SCORE,
    FIREWORK,
    FULL,
    MAY_STOP,
    PLACE,
    PLUS_MINUS,
    PLUS_MINUS_POINTS,
    STOP_CARD,
    STRAIGHT,
    gift,
)
from noppa.games.tutto.chart import chances, outcomes
from noppa.games.tutto.moves import SETS
from noppa.games.tutto.random_cards import card_ends
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import points, sets_of, straight_sets_of
from noppa.games.tutto.state import State
from noppa.native import prepare

NUMBER = 1
"""The number of the game in the core: see `enum game_number` in `native/game.h`."""
MOST_PLAYERS = 10
HEAD = Struct("<12BHxxi")
CARD = Struct("<4BH")
SET = Struct("<6B2x")
ROW = Struct("<6B3Hi6Bxx3i11B11BB5x")
SEAT = Struct("<2i24x")
MOST_MOVES = 64
"""A straight offers every set of new faces."""
ROLL_MOVES = 16
"""The most sets that a roll offers under other cards."""
ENDS = 256
"""Room for the ends of a card in random play."""
CODES = Struct(f"<{ENDS}H")


def tables_of(rules: Tutto) -> bytearray:
    """Return the core's tables for these rules."""
    return _tables(rules_bytes(rules))


def rules_bytes(rules: Tutto) -> bytes:
    """Return the rules as the core reads them: sets, chances, options, cards, and what each roll offers."""
    options = rules.at_once, rules.leader_misses_turn, rules.floor_at_zero, rules.straight_is_tutto
    kinds = (PLACE[card] for card in (CLOVER, FIREWORK, STOP_CARD, STRAIGHT, PLUS_MINUS))
    head = HEAD.pack(len(CARDS), len(SETS), MOST_PLAYERS, *options, *kinds, PLUS_MINUS_POINTS, rules.target)
    return _sets_and_chances() + head + _cards_and_offers()


@lru_cache(maxsize=16)
def _tables(rules: bytes) -> bytearray:
    return prepare(NUMBER, rules)


@cache
def _sets_and_chances() -> bytes:
    """Return the dice of all sets, and all chances: of rolls, and of the ends of each card, their codes last."""
    ends = [card_ends(card) for card in CARDS]
    numbers = array("d", chances())
    for found in ends:
        numbers.extend([*found.values(), *[0.0] * (ENDS - len(found))])
    codes = (CODES.pack(*found, *[0] * (ENDS - len(found))) for found in ends)
    return b"".join([*(SET.pack(*counts(dice)) for dice in SETS), numbers.tobytes(), *codes])


@cache
def _cards_and_offers() -> bytes:
    """Return what is the same for all options: cards, points of sets, the sets of each roll, what outcomes offer."""
    cards = (
        CARD.pack(count, gift(card, 1) - gift(card, 0), card in DICE_SCORE, card in MAY_STOP, gift(card, 0))
        for card, count in zip(CARDS, FULL, strict=True)
    )
    set_points = (points(dice).to_bytes(2, "little") for dice in SETS)
    rolls = (_offer(sets_of(roll), ROLL_MOVES) for roll in _numbers())
    faces = (tuple(face for face in FACES if mask >> (face - 1) & 1) for mask in range(1 << len(FACES)))
    fresh = (_offer(straight_sets_of(new, frozenset()), MOST_MOVES) for new in faces)
    offered = [(dice, pairs) for dice, pairs in outcomes() if pairs]
    sizes = (bytes([dice, len(pairs)]) for dice, pairs in offered)
    options = (bytes(pair) for _, pairs in offered for pair in pairs)
    return b"".join([*cards, *set_points, *rolls, *fresh, *sizes, *options])


def _offer(sets: tuple[Dice, ...], most: int) -> bytes:
    return bytes([len(sets), *map(_set_number, sets)]).ljust(1 + most, b"\0")


@cache
def _set_number(dice: Dice) -> int:
    return list(SETS).index(dice)


@cache
def _numbers() -> Mapping[Dice, int]:
    """Return the numbers of the multisets of at most six dice, by size and then in ascending order."""
    return {dice: at for at, dice in enumerate(dice for size in range(MOST_DICE + 1) for dice in multisets(size))}


def row_size(players: int) -> int:
    """Return how many bytes a position takes for a number of players."""
    return ROW.size + players * SEAT.size


def pack(rules: Tutto, state: State) -> bytes:
    """Return a position as the core reads it, without the places of the dice and without past turns."""
    del rules
    now = state.now
    behind = state.behind
    row = ROW.pack(
        len(state.banked),
        state.seat,
        state.reached,
        0 if state.clover is None else state.clover + 1,
        0 if now is None else PLACE[now.card] + 1,
        state.taken.count(0),
        _numbers()[state.rolled],
        0 if now is None else now.tuttos,
        sum(turned.card == PLUS_MINUS for turned in behind),
        state.turns,
        *counts(tuple(die for die, by in zip(state.dice, state.taken, strict=True) if by and die is not None)),
        sum(turned.points for turned in behind),
        *((0, 0) if now is None else (now.dice, now.gift)),
        *state.pile,
        *_by_kind(turned.card for turned in state.cards),
        sum(state.pile),
    )
    return row + b"".join(SEAT.pack(*column) for column in zip(state.banked, state.lost, strict=True))


def card_number(rules: Tutto, card: Card) -> int:
    """Return the number by which the core knows a card that is drawn."""
    del rules
    return CARDS.index(card)


def without_usage(row: bytes) -> bytes:
    """Return a row without the cards that seats have turned, which no position records."""
    seats = (row[at : at + SEAT.size] for at in range(ROW.size, len(row), SEAT.size))
    return row[: ROW.size] + b"".join(SEAT.pack(*SEAT.unpack(seat)) for seat in seats)


def _by_kind(cards: Iterable[object]) -> list[int]:
    turned = list(cards)
    return [turned.count(card) for card in CARDS]
