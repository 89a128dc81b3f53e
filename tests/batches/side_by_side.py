"""One game by the readable rules, with the same chance as a game of a batch."""

from array import array
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import numpy as np

from noppa.batches.layout import Layout
from noppa.core.rules import Card, Choose, Draw, Over, Roll
from noppa.games.dicetrip import packing as dicetrip
from noppa.games.dicetto import packing as dicetto
from noppa.games.kivi import packing as kivi
from noppa.games.tutto import packing as tutto
from noppa.games.tutto.cards import STRAIGHT
from noppa.games.tutto.state import State, Turned
from noppa.native import call
from noppa.native.streams import streams
from noppa.simulate.stream import Stream

ROLLED, TURNS = slice(6, 8), 12
"""The fields of a packed row of Tutto with the number of the roll and the count of turns."""
TRIP_DICE = 3
"""The first die in a packed row of Dice Trip."""


class Readable:
    """One game of a batch by the readable rules, with chance drawn like the kernel's."""

    def __init__(self, layout: Layout, seed: int, number: int) -> None:
        self.layout, self.rules, self.players = layout, layout.rules, layout.players
        self.stream = Stream(seed, number)
        self.words = streams(seed, 1, number)
        self.state: Any = None
        self.begin()

    def begin(self) -> None:
        """Start a new game, up to the first choice."""
        self.state = self.rules.start(self.players)
        self._chance()

    def play(self, action: int) -> None:
        """Play the move of this number for the seat that is due."""
        self.state = self.rules.play(self.state, self.due, self.rules.actions[action])
        self._chance()

    @property
    def due(self) -> int:
        """Return the lowest seat that chooses, -1 when the game is over."""
        pending = self.rules.pending(self.state)
        return pending.seats[0] if isinstance(pending, Choose) else -1

    @property
    def over(self) -> Over | None:
        """Return the end of the game, or None."""
        pending = self.rules.pending(self.state)
        return pending if isinstance(pending, Over) else None

    @property
    def shares(self) -> list[float]:
        """Return everybody's share of the win, 0 before the end."""
        winners = () if self.over is None else self.over.winners
        return [(seat in winners) / max(1, len(winners)) for seat in range(self.players)]

    @property
    def totals(self) -> list[int]:
        """Return everybody's points."""
        return [sheet.total for sheet in self.rules.sheet(self.state)]

    @property
    def row(self) -> Any:
        """Return the row that the kernel should have."""
        match self.rules.game.name:
            case "tutto":
                return np.frombuffer(tutto.pack(self.rules, self.state), np.uint8)  # type: ignore[arg-type]
            case "kivi":
                return np.frombuffer(kivi.pack(self.rules, self.state), np.uint8)  # type: ignore[arg-type]
            case "dicetto":
                return np.frombuffer(dicetto.pack(self.rules, self.state), np.uint8)  # type: ignore[arg-type]
            case _:
                return np.frombuffer(dicetrip.pack(self.rules, self.state), np.uint8)  # type: ignore[arg-type]

    def _of_row(self, row: Any) -> Any:
        """Return a row without its counters."""
        if self.rules.game.name == "tutto":
            return np.frombuffer(tutto.without_usage(row.tobytes()), np.uint8)
        return row

    def same(self, row: Any, seen: Any, legal: list[int]) -> None:
        """Check that position, observation and legal moves are those of the batch."""
        expected = self.row
        np.testing.assert_array_equal(self._of_row(row)[: len(expected)], expected)
        np.testing.assert_array_equal(seen, self.layout.observe(self.state, self.due))
        assert legal == sorted(self.rules.action_numbers[move] for move in self.rules.moves(self.state, self.due))

    def _chance(self) -> None:
        while True:
            match self.rules.pending(self.state):
                case Roll() as pending:
                    self.state = self.rules.roll(self.state, self._dice(pending))
                case Draw(deck=deck):
                    self.state = self.rules.draw(self.state, self._card(deck))
                case _:
                    return

    def _dice(self, pending: Roll) -> tuple[int, ...]:
        """Return the next dice: the native core rolls all of them at once, as values."""
        if self.rules.game.name == "dicetto" and not self.rules.battle_is_due(self.state):  # type: ignore[attr-defined]
            return self._hand()
        if self.rules.game.name == "tutto":
            return self._tutto_roll(pending.dice)
        if self.rules.game.name == "dicetrip":
            row = bytearray(dicetrip.pack(self.rules, self.state))  # type: ignore[arg-type]
            call("chance", dicetrip.tables_of(self.rules), row, self.words)  # type: ignore[arg-type]
            return tuple(1 + row[TRIP_DICE + place] for place in pending.places)
        if self.rules.game.name != "kivi":
            return self.stream.roll(pending)
        row = bytearray(kivi.pack(self.rules, self.state))  # type: ignore[arg-type]
        call("chance", kivi.tables_of(self.rules), row, self.words)  # type: ignore[arg-type]
        *_, number, _vacant = kivi.ROW.unpack_from(row)
        rolled = list(list(kivi.numbers())[number])
        for die in filter(None, self.state.dice):
            rolled.remove(die)
        return tuple(rolled)

    def _tutto_roll(self, dice: int) -> tuple[int, ...]:
        """Return the native core's next dice in Tutto, rolled under a straight, where some faces aside are no null."""
        free = (None,) * dice
        for aside in combinations(range(1, 7), 6 - dice):
            taken = (0,) * dice + (1,) * (6 - dice)
            state = State((0,), (0,), now=Turned(STRAIGHT), dice=free + aside, taken=taken)
            row, word = bytearray(tutto.pack(self.rules, state)), array("Q", [self.stream._word])  # type: ignore[arg-type]
            call("chance", tutto.tables_of(self.rules), row, word)  # type: ignore[arg-type]
            if row[TURNS] == 0:
                self.stream.share(1)
                return list(kivi.numbers())[int.from_bytes(row[ROLLED], "little")]
        raise AssertionError("a roll that is a null whatever lies aside")

    def _hand(self) -> tuple[int, ...]:
        """Return the next dice of the native core in Dicetto, from the stream's position."""
        row = bytearray(dicetto.pack(self.rules, self.state))  # type: ignore[arg-type]
        self.words[0] = self.stream._word
        call("chance", dicetto.tables_of(self.rules), row, self.words)  # type: ignore[arg-type]
        self.stream._word = int(self.words[0])
        rolled = list(list(dicetto.numbers())[row[dicetto.HAND]])
        for die in filter(None, self.state.dice):
            rolled.remove(die)
        return tuple(rolled)

    def _card(self, deck: Mapping[Card, int]) -> Card:
        if self.rules.game.name == "dicetto" and all(card in self.rules.deck.bonus for card in deck):  # type: ignore[attr-defined]
            while True:  # the kernel draws among all bonus cards until it finds one that is not dealt
                bonus: Card = self.rules.deck.bonus[self.stream.share(len(self.rules.deck.bonus))]  # type: ignore[attr-defined]
                if bonus in deck:
                    return bonus
        cards = [card for card, count in deck.items() for _ in range(count)]
        return cards[self.stream.share(len(cards))]
