"""The deck: our own, or one from a file, checked card by card.

[[dice]]                    a dice card; at least four in all
kind = "pair"
points = 1                  0 to 99
logo = true                 default: false
count = 3                   1 to 99; default: 1

[[bonus]]                   a bonus card; without any, the eight of the box are used
kind = "most_logos"
points = 3                  0 to 99; for most_cards it is the option `most_cards_points`
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from noppa.core.content import check_keys, read_content
from noppa.core.errors import BadOption, Plain
from noppa.games.dicetto.cards import Bonus, BonusCard, DiceCard, Kind

SHOWN = 4
"""How many dice cards lie in the row, and how many bonus cards are dealt."""
MOST = 99

Named = TypeVar("Named", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Deck:
    """The different dice cards, how many there are of each, and the bonus cards."""

    dice: tuple[DiceCard, ...]
    counts: tuple[int, ...]
    bonus: tuple[BonusCard, ...]

    def plain(self) -> dict[str, Plain]:
        """Return the deck as plain data that reads back to it."""
        return {
            "dice": [
                {"kind": str(card.kind), "points": card.points, "logo": card.logo, "count": count}
                for card, count in zip(self.dice, self.counts, strict=True)
            ],
            "bonus": [_plain_bonus(card) for card in self.bonus],
        }


def load_deck(given: object, most_cards_points: int) -> Deck:
    """Return the deck from a file, a text, a mapping or a loaded deck; None is the built-in one.

    The points of the bonus card for most cards are an option: a file may only repeat them or leave them out.
    """
    if given is None:
        given = _built_in_text()
    tables = read_content("deck", given.plain() if isinstance(given, Deck) else given)
    check_keys("deck", "deck", tables, wanted=("dice",), optional=("bonus",))
    counts: dict[DiceCard, int] = {}
    for place, table in _tables("dice", tables["dice"]):
        card, count = _dice_card(place, table)
        if card in counts:
            raise BadOption("dicetto-deck-twice", place=place, card=str(card))
        counts[card] = count
    if sum(counts.values()) < SHOWN:
        raise BadOption("dicetto-deck-few-cards", place="dice", found=sum(counts.values()), least=SHOWN)
    if "bonus" not in tables:
        tables["bonus"] = read_content("deck", _built_in_text())["bonus"]
    return Deck(tuple(counts), tuple(counts.values()), _bonus_cards(tables["bonus"], most_cards_points))


@cache
def _built_in_text() -> str:
    return files(__package__).joinpath("deck.toml").read_text(encoding="utf-8")


def _plain_bonus(card: BonusCard) -> dict[str, Plain]:
    kind: dict[str, Plain] = {"kind": str(card.kind)}
    return kind if card.kind is Bonus.MOST_CARDS else kind | {"points": card.points}


def _dice_card(place: str, table: object) -> tuple[DiceCard, int]:
    card = check_keys("deck", place, table, wanted=("kind", "points"), optional=("logo", "count"))
    kind = _kind(place, card["kind"], tuple(Kind))
    points = _number(place, "points", card["points"], least=0)
    logo = card.get("logo", False)
    if not isinstance(logo, bool):
        raise BadOption("dicetto-deck-logo", place=place, value=_shown(logo), allowed=("true", "false"))
    return DiceCard(kind, points, logo), _number(place, "count", card.get("count", 1), least=1)


def _bonus_cards(given: object, most_cards_points: int) -> tuple[BonusCard, ...]:
    cards: dict[Bonus, BonusCard] = {}
    for place, table in _tables("bonus", given):
        card = check_keys("deck", place, table, wanted=("kind",), optional=("points",))
        kind = _kind(place, card["kind"], tuple(Bonus))
        if kind in cards:
            raise BadOption("dicetto-deck-twice", place=place, card=str(kind))
        if kind is Bonus.MOST_CARDS:
            points = card.setdefault("points", most_cards_points)
            if points != most_cards_points:
                raise BadOption("dicetto-deck-most-cards", place=place, value=_shown(points), allowed=most_cards_points)
        check_keys("deck", place, card, wanted=("kind", "points"))
        cards[kind] = BonusCard(kind, _number(place, "points", card["points"], least=0))
    if len(cards) < SHOWN:
        raise BadOption("dicetto-deck-few-cards", place="bonus", found=len(cards), least=SHOWN)
    return tuple(cards.values())


def _tables(name: str, given: object) -> list[tuple[str, Any]]:
    """Return the tables of a list, each with its place as a person counts: `dice 1`."""
    if not isinstance(given, list):
        raise BadOption("dicetto-deck-not-a-list", place=name, allowed=(f"[[{name}]]",))
    return [(f"{name} {number}", table) for number, table in enumerate(given, 1)]


def _kind(place: str, given: object, kinds: Sequence[Named]) -> Named:
    for kind in kinds:
        if given == kind.value:
            return kind
    raise BadOption("dicetto-deck-kind", place=place, value=_shown(given), allowed=tuple(map(str, kinds)))


def _number(place: str, key: str, given: object, least: int) -> int:
    if type(given) is int and least <= given <= MOST:
        return given
    raise BadOption("dicetto-deck-number", place=place, key=key, value=_shown(given), least=least, most=MOST)


def _shown(value: object) -> str:
    return str(value)[:80]
