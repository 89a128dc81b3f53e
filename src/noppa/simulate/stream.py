"""The random numbers of one simulated game, in plain Python.

Game number n of a seed gets the same numbers here as in the compiled games; see `native/rng.h`.
"""

from noppa.core.chance import nth_card
from noppa.core.dice import Dice
from noppa.core.rules import Card, Draw, Roll

GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
WORD = 2**64


class Stream:
    """The random numbers of one game."""

    def __init__(self, seed: int, game: int) -> None:
        self._word = _mix((_mix(seed % WORD) + game * GOLDEN) % WORD)

    def share(self, count: int) -> int:
        """Return a whole number below `count`, from 0, each equally likely."""
        self._word = (self._word + GOLDEN) % WORD
        return ((_mix(self._word) >> 32) * count) >> 32

    def roll(self, roll: Roll) -> Dice:
        """Return the dice that come up."""
        return tuple(1 + self.share(6) for _ in range(roll.dice))

    def draw(self, draw: Draw) -> Card:
        """Return the card that comes up; each card is as likely as its share of the pile."""
        return nth_card(draw.deck, self.share(sum(draw.deck.values())))


def _mix(word: int) -> int:
    """Return the SplitMix64 finaliser of a word."""
    word = (word ^ word >> 30) * FIRST % WORD
    word = (word ^ word >> 27) * SECOND % WORD
    return word ^ word >> 31
