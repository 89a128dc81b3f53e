"""Fair dice: dice that nobody can choose and that everybody can check afterwards.

Before anyone sits down, the table publishes SHA-256 of a secret 256-bit seed. Only then does each player draw
a seed of their own and publish its SHA-256 when sitting down; the seeds themselves follow when all are seated,
so nobody can choose theirs after seeing another. Every die and card is then determined by

    HMAC-SHA256(secret seed, field · field · …)     each field after its length, 4 bytes, big-endian

    1  the scheme's tag, "noppa-dice-2"
    2  the game's id
    3  the players' seeds in the order of their texts, each after its length as above; a seat without one is left out
    4  the number of the chance event in this game, from 0 (moves do not count)   4 bytes
    5  the place of the die; 0 for a card                                         4 bytes
    6  a counter, from 0                                                          4 bytes

A die is the first byte of the digest modulo 6, plus 1, if that byte is below 252; otherwise the
counter goes up and a new digest is taken, so that no face is favoured. A card is the first
four bytes in the same way, modulo the number of cards left, counted through the pile with its
cards in the order of their texts. When the game is over, the seed is revealed.

*Same dice for all*: with the tag "noppa-dice-2-same", field 4 counts by each seat's own turns, so
that equal places of equal rolls in equal turns show equal dice, and skill alone decides: the
number is the seat's turn, from 0, times 65536, plus the chance event within it, from 0. A turn
begins with the chance that waits for its seat. Cards come from a shared pile, so only the dice
are the same.

The scheme before, with the tags "noppa-dice-1" and "noppa-dice-1-same", has SHA-256 of each player's seed in seat
order, concatenated, as field 3. Its seeds were sent at once, so whoever came last could choose.

This cannot stop a host who also plays and looks at the seed, or who ends a game they do not like; it stops one who
changes a roll.
"""

import hmac
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from struct import pack

from noppa.core.chance import nth_card
from noppa.core.dice import Dice
from noppa.core.rules import Card, Draw, Roll

SCHEMES = {
    "noppa-dice-1": (1, False),
    "noppa-dice-1-same": (1, True),
    "noppa-dice-2": (2, False),
    "noppa-dice-2-same": (2, True),
}
"""The version of each scheme, and whether its dice are the same for all."""


@dataclass(frozen=True, slots=True)
class FairDice:
    """A source of chance that gives the same answer to the same question on any machine."""

    server_seed: bytes
    game_id: str
    player_seeds: tuple[str, ...] = ()
    same: bool = False
    version: int = 1
    _prefix: bytes = field(init=False, repr=False, compare=False, default=b"")

    def __post_init__(self) -> None:
        if self.version == 1:
            players = b"".join(sha256(seed.encode()).digest() for seed in self.player_seeds)
        else:
            players = b"".join(_field(seed) for seed in sorted(seed.encode() for seed in self.player_seeds if seed))
        prefix = _field(self.scheme.encode()) + _field(self.game_id.encode()) + _field(players)
        object.__setattr__(self, "_prefix", prefix)

    @classmethod
    def fresh(cls, player_seeds: tuple[str, ...] = ()) -> "FairDice":
        """Return new dice with a random secret seed and a random game id."""
        return cls(secrets.token_bytes(32), secrets.token_hex(8), player_seeds)

    @property
    def scheme(self) -> str:
        """The tag of the scheme by which the dice follow from the seeds."""
        return f"noppa-dice-{self.version}{'-same' if self.same else ''}"

    @property
    def commitment(self) -> str:
        """The hash published before the game: it fixes the seed without revealing it."""
        return sha256(self.server_seed).hexdigest()

    def roll(self, asked: Roll, number: int) -> Dice:
        """Return the dice of a chance event."""
        return tuple(self.die(number, place) for place in asked.places)

    def draw(self, asked: Draw, number: int) -> Card:
        """Return the card of a chance event."""
        return nth_card(asked.deck, self._below(number, 0, sum(asked.deck.values()), size=4))

    def die(self, number: int, place: int) -> int:
        """Return one die of a chance event."""
        return 1 + self._below(number, place, 6, size=1)

    def _below(self, number: int, place: int, limit: int, size: int) -> int:
        """Return a number below `limit` from the first `size` bytes of a digest, each equally likely."""
        fair = 256**size // limit * limit
        counter = 0
        while True:
            message = (
                self._prefix + _field(pack(">I", number)) + _field(pack(">I", place)) + _field(pack(">I", counter))
            )
            value = int.from_bytes(hmac.digest(self.server_seed, message, "sha256")[:size], "big")
            if value < fair:
                return value % limit
            counter += 1


def seed_hash(seed: str) -> str:
    """Return the hash of a seed, which a player publishes before the seed itself."""
    return sha256(seed.encode()).hexdigest()


def _field(content: bytes) -> bytes:
    return pack(">I", len(content)) + content
