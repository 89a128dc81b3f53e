"""The chance of one simulated game: the streams of the compiled games, in plain Python.

Game number n of a seed has the same words here as there; see `noppa.kernels.streams`.
"""

from noppa.core.chance import nth_card
from noppa.core.dice import Dice
from noppa.core.rules import Card, Draw, Roll

GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
WORD = 2**64


class Stream:
    """The random numbers of a game."""

    def __init__(self, seed: int, game: int) -> None:
        self._word = _mixed((_mixed(seed % WORD) + game * GOLDEN) % WORD)

    def share(self, count: int) -> int:
        """One of so many equal shares, from 0."""
        self._word = (self._word + GOLDEN) % WORD
        return ((_mixed(self._word) >> 32) * count) >> 32

    def roll(self, asked: Roll) -> Dice:
        """The dice that come up."""
        return tuple(1 + self.share(6) for _ in range(asked.dice))

    def draw(self, asked: Draw) -> Card:
        """The card that comes: each by its count, in the order of their texts."""
        return nth_card(asked.deck, self.share(sum(asked.deck.values())))


def _mixed(word: int) -> int:
    word = (word ^ word >> 30) * FIRST % WORD
    word = (word ^ word >> 27) * SECOND % WORD
    return word ^ word >> 31
