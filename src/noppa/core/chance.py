"""Answers chance up to the next choice, for simulations, learners and tests.

A `Table` does the same with events, in `Table.answer_chance`.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol, TypeVar

from noppa.core.dice import FACES, Dice
from noppa.core.rules import Card, Draw, Roll, Rules

S = TypeVar("S")


class Chance(Protocol):
    """A source of dice and cards for games that nobody verifies afterwards."""

    def roll(self, roll: Roll) -> Dice:
        """Return the dice that come up."""

    def draw(self, draw: Draw) -> Card:
        """Return the card that comes up."""


class RandomChance:
    """Dice and cards from a generator of the standard library."""

    def __init__(self, generator: Random) -> None:
        self._generator = generator

    def roll(self, roll: Roll) -> Dice:
        """Return the dice that come up."""
        return tuple(self._generator.choices(FACES, k=roll.dice))

    def draw(self, draw: Draw) -> Card:
        """Return the card that comes up; each card is as likely as its share of the pile."""
        return nth_card(draw.deck, self._generator.randrange(sum(draw.deck.values())))


def nth_card(deck: Mapping[Card, int], number: int) -> Card:
    """Return card `number`, from 0, of a pile sorted by the cards' texts. Raises `IndexError` past the end."""
    for card in sorted(deck, key=str):
        number -= deck[card]
        if number < 0:
            return card
    raise IndexError(number)


def answer_chance(
    rules: Rules[S], state: S, chance: Chance, drawn: Callable[[Draw, Card], None] = lambda _draw, _card: None
) -> S:
    """Return the next state in which a seat has to choose or the game is over; call `drawn` with every card."""
    while True:
        match rules.pending(state):
            case Roll() as roll:
                state = rules.roll(state, chance.roll(roll))
            case Draw() as draw:
                card = chance.draw(draw)
                state = rules.draw(state, card)
                drawn(draw, card)
            case _:
                return state
