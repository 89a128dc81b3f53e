"""The counts of the bonus cards, and their winners."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from noppa.games.dicetto.cards import NUMBERS, STRAIGHTS, Bonus, DiceCard, Kind

Cards: TypeAlias = tuple[DiceCard, ...]


def points_of(cards: Cards) -> int:
    """Return the points printed on dice cards."""
    return sum(card.points for card in cards)


def _logos(cards: Cards) -> int:
    return sum(card.logo for card in cards)


def _straights(cards: Cards) -> int:
    return sum(card.kind in STRAIGHTS for card in cards)


def _chances(cards: Cards) -> int:
    return sum(card.kind is Kind.CHANCE for card in cards)


def _numbers(cards: Cards) -> int:
    return sum(card.kind in NUMBERS for card in cards)


COUNTED: Mapping[Bonus, Callable[[Cards], int]] = {
    Bonus.FEWEST_LOGOS: _logos,
    Bonus.MOST_LOGOS: _logos,
    Bonus.FEWEST_CARDS: len,
    Bonus.MOST_CARDS: len,
    Bonus.MOST_STRAIGHTS: _straights,
    Bonus.MOST_CHANCES: _chances,
    Bonus.FEWEST_POINTS: points_of,
    Bonus.MOST_NUMBERS: _numbers,
}
FEWEST = (Bonus.FEWEST_LOGOS, Bonus.FEWEST_CARDS, Bonus.FEWEST_POINTS)


def counted(kind: Bonus, won: Sequence[Cards]) -> tuple[int, ...]:
    """Return each seat's count for that bonus card."""
    return tuple(map(COUNTED[kind], won))


def holder(kind: Bonus, won: Sequence[Cards]) -> int | None:
    """Return the seat that gets the bonus card for these dice cards; None when seats are tied for it."""
    found = counted(kind, won)
    wanted = min(found) if kind in FEWEST else max(found)
    return found.index(wanted) if found.count(wanted) == 1 else None
