"""What is counted as used in a game: rows that got points, cards turned, squares and cities chosen.

A game with compiled batches names its things there. Otherwise they are the cards of the game, or if it
has none, what its moves name in words: `place a1` the square a1, `gent=15` the city gent.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from noppa.core.rules import Card, Move, Rules, Sheet
from noppa.kernels.lattice import Indices


@dataclass(frozen=True, slots=True)
class Things:
    """The things of a game by name, and the way to their columns."""

    names: tuple[str, ...]
    on_sheet: dict[str, int]
    of_card: dict[Card, int]
    of_move: dict[Move, tuple[int, ...]]

    def count_card(self, uses: Indices, card: Card) -> None:
        """A card was turned."""
        if card in self.of_card:
            uses[self.of_card[card]] += 1

    def count_move(self, uses: Indices, move: Move) -> None:
        """A move was played."""
        for thing in self.of_move.get(move, ()):
            uses[thing] += 1

    def count_sheets(self, uses: Indices, sheets: Sequence[Sheet], players: Sequence[int]) -> None:
        """The game is over: lines of the sheets with points count."""
        if self.on_sheet:
            for player, sheet in zip(players, sheets, strict=True):
                for item in sheet.items:
                    if item.value and item.id in self.on_sheet:
                        uses[player, self.on_sheet[item.id]] += 1


@lru_cache(maxsize=8)
def things_of(rules: Rules[Any]) -> Things:
    """The things of a game by these rules."""
    items = [item.id for item in rules.sheet(rules.start(rules.game.least_players))[0].items]
    name = f"noppa.games.{rules.game.name}.batches"
    if find_spec(name) is not None and (room := import_module(name)).COUNTS:
        named: tuple[str, ...] = room.things(rules)
    elif rules.cards:
        named = tuple(map(str, rules.cards))
    else:
        named = tuple(dict.fromkeys(word for move in rules.actions for word in words(move)))
    place = {thing: at for at, thing in enumerate(named)}
    on_sheet = {str(item): place[str(item)] for item in items if str(item) in place}
    of_card = {card: place[str(card)] for card in rules.cards if str(card) in place}
    of_move = {}
    if not on_sheet:
        of_move = {move: tuple(place[word] for word in words(move) if word in place) for move in rules.actions}
    return Things(named, on_sheet, of_card, of_move)


def words(move: Move) -> tuple[str, ...]:
    """What a move is about, if that is a word and no die: the square that gets a stone, the city written on."""
    city, equals, _ = str(move).partition("=")
    if equals:
        return (city,)
    return tuple(word for word in str(move).split()[1:2] if not word.isdigit())
