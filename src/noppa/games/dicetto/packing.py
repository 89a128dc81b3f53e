"""Packs Dicetto for the native core: the rules that its tables are computed from, and positions."""

from array import array
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from operator import mul
from struct import Struct

from noppa.core.dice import Dice, multisets
from noppa.core.rules import Card
from noppa.games.dicetto.bonus import COUNTED, FEWEST, Cards
from noppa.games.dicetto.cards import BonusCard, Kind, fits
from noppa.games.dicetto.observation import BONUS, TALLIES
from noppa.games.dicetto.odds import DICE, ROLLS
from noppa.games.dicetto.prospects import FIGURES
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import SLOTS, State
from noppa.native import prepare

NUMBER = 3
"""The number of the game in the core: see `enum game_number` in `native/game.h`."""
ROW = Struct("<8BB5B5B5b4B5HxxIxxxx")
HAND = 8
"""The offset of the dice in hand in a row."""
ALIGNED = 8
MOST_DECKS = 8
KINDS = tuple(Kind)


def tables_of(rules: Dicetto) -> bytearray:
    """Return the core's tables for these rules, cached."""
    return _tables(rules_bytes(rules))


@lru_cache(maxsize=MOST_DECKS)
def _tables(rules: bytes) -> bytearray:
    return prepare(NUMBER, rules)


def rules_bytes(rules: Dicetto, figures: Mapping[str, float] = FIGURES) -> bytes:
    """Return the rules as the core reads them: figures, options, the deck, and which dice may lie where."""
    deck, adds = rules.deck, [tuple(tallies((card,))) for card in rules.deck.dice]
    squares = [sum(map(mul, deck.counts, (added * added for added in tally))) for tally in zip(*adds, strict=True)]
    spread = (total / sum(deck.counts) for total in squares)
    options = rules.bonus_cards, rules.cards_to_win, rules.battles_at_once
    head = DICE, ROLLS, len(TALLIES), len(KINDS), KINDS.index(Kind.CHANCE), len(deck.dice), len(deck.bonus), *options
    numbers = array("i", head)
    for card, added, count in zip(deck.dice, adds, deck.counts, strict=True):
        numbers.extend((*added, KINDS.index(card.kind), count))
    for bonus in deck.bonus:
        numbers.extend(_bonus_numbers(bonus))
    return array("d", [*(figures[name] for name in FIGURES), *spread]).tobytes() + numbers.tobytes() + _fitting()


def _bonus_numbers(card: BonusCard) -> tuple[int, ...]:
    sign = -1 if card.kind in FEWEST else 1
    return TALLIES.index(COUNTED[card.kind]), sign, card.points, BONUS.index(card.kind)


@cache
def _fitting() -> bytes:
    """Return for every kind of card and every hand whether those dice may lie there."""
    return array("i", [bool(dice) and fits(kind, dice) for kind in KINDS for dice in numbers()]).tobytes()


def tallies(cards: Cards) -> Iterator[int]:
    """Yield what dice cards add to each tally."""
    return (count(cards) for count in TALLIES)


def pack(rules: Dicetto, state: State) -> bytes:
    """Return a position as the core reads it, with the dice on each card but not their places."""
    deck, number = rules.deck, numbers()
    cards = {card: at for at, card in enumerate(deck.dice, 1)}
    capacity = min(sum(deck.counts), rules.cards_to_win + len(state.row) - 1)
    challenging = [state.laid_on(slot) if slot in state.challenges else () for slot in range(len(SLOTS))]
    owned = {slot for slot, lying in enumerate(state.lying) if lying and lying.owner == state.seat}
    closed = owned.union(state.challenges, state.beaten)
    bonus = [deck.bonus.index(card) + 1 for card in state.bonus]
    parts = [
        ROW.pack(
            *(len(state.won), state.seat, state.extra, state.rolls, state.done),
            *(_bits(state.challenges), _bits(closed), len(bonus)),
            number[state.hand],
            *(number[dice] for dice in challenging),
            *(number[lying.dice if lying else ()] for lying in state.lying),
            *(lying.owner if lying else -1 for lying in state.lying),
            *(*bonus, 0, 0, 0, 0)[: len(state.row)],
            *(cards[card] if card else 0 for card in state.row),
            len(deck.dice) + 1,
            sum(state.pile),
        )
    ]
    parts.extend(
        array("H", [*tallies(won), *(cards[card] for card in won), *[0] * (capacity - len(won))]).tobytes()
        for won in state.won
    )
    parts.append(bytes(state.pile))
    size = sum(map(len, parts))
    return b"".join((*parts, bytes(-size % ALIGNED)))


def card_number(rules: Dicetto, card: Card) -> int:
    """Return the number by which the core knows a card that is drawn, among dice cards or among bonus cards."""
    cards: tuple[Card, ...] = rules.deck.bonus if isinstance(card, BonusCard) else rules.deck.dice
    return cards.index(card)


def _bits(slots: Iterable[int]) -> int:
    return sum(1 << slot for slot in slots)


@cache
def numbers() -> Mapping[Dice, int]:
    """Return the number of every hand of at most four dice: by size, then in ascending order."""
    return {dice: at for at, dice in enumerate(dice for size in range(DICE + 1) for dice in multisets(size))}
