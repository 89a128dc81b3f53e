import re
from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import pytest

from noppa import Card, Roll
from noppa.core.chance import nth_card
from noppa.core.fair import FairDice
from noppa.core.sources import Seeded

DOCS = Path(__file__).parents[2] / "docs" / "fair-dice.md"
EXAMPLE = FairDice(bytes(range(32)), "example", ("Aino", "Eino"))
SECOND = FairDice(bytes(range(32)), "example", ("Eino", "", "Aino"), version=2)
PLAYERS = {
    1: sha256(b"Aino").digest() + sha256(b"Eino").digest(),
    2: b"\0\0\0\4Aino\0\0\0\4Eino",
}
"""The field of the player seeds in each scheme."""
# The 99.9 % point of chi-square with five degrees of freedom.
LIMIT = 20.515
SEED_SEVEN = [(3, 6, 3, 3, 2), (2, 3, 2, 5, 6), (1, 4, 3, 6, 1)]


@dataclass(frozen=True)
class Letter(Card):
    """A card with a letter."""

    letter: str

    def __str__(self) -> str:
        return self.letter


def slow_hmac(key: bytes, message: bytes) -> bytes:
    """Compute HMAC-SHA256 from its definition in RFC 2104."""
    key = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def slow_number(scheme: int, number: int, place: int, limit: int, size: int) -> int:
    """Compute a number by the rule of the docs page, independently."""
    counter = 0
    while True:
        fields = [
            f"noppa-dice-{scheme}".encode(),
            b"example",
            PLAYERS[scheme],
            number.to_bytes(4, "big"),
            place.to_bytes(4, "big"),
            counter.to_bytes(4, "big"),
        ]
        message = b"".join(len(field).to_bytes(4, "big") + field for field in fields)
        value = int.from_bytes(slow_hmac(EXAMPLE.server_seed, message)[:size], "big")
        if value < 256**size - 256**size % limit:
            return value % limit
        counter += 1


def test_the_vectors_of_the_docs_are_what_the_dice_give() -> None:
    """The page that others implement from is correct."""
    page = DOCS.read_text(encoding="utf-8")
    assert EXAMPLE.commitment in page
    rows = re.findall(r"^\| (\d) \| ([\d ]+) \| (\d+) \|$", page, re.MULTILINE)
    assert len(rows) == 8
    for (number, dice, index), fair in zip(rows, [SECOND] * 4 + [EXAMPLE] * 4, strict=True):
        pending = Roll(0, 6, (0, 1, 2, 3, 4, 5), waits=True)
        assert fair.roll(pending, int(number)) == tuple(map(int, dice.split()))
        assert slow_number(fair.version, int(number), 0, 56, 4) == int(index)


@pytest.mark.parametrize("fair", [EXAMPLE, SECOND], ids=["scheme 1", "scheme 2"])
def test_dice_and_cards_follow_the_written_rule(fair: FairDice) -> None:
    """An independent implementation of each scheme agrees, including rejected bytes."""
    for number in range(400):
        assert fair.die(number, number % 6) == 1 + slow_number(fair.version, number, number % 6, 6, 1)


@pytest.mark.parametrize("rolls", [60_000, pytest.param(600_000, marks=pytest.mark.exhaustive)])
def test_every_face_is_equally_likely(rolls: int) -> None:
    """A chi-square test over all places; the seeds are fixed, so it is deterministic."""
    seen = Counter(EXAMPLE.die(number, place) for number in range(rolls // 6) for place in range(6))
    expected = rolls / 6
    assert sum((seen[face] - expected) ** 2 / expected for face in range(1, 7)) < LIMIT


def test_any_other_seed_gives_other_dice() -> None:
    """The secret, the game, every player's seed and the order of the players count."""
    pending = Roll(0, 5, (0, 1, 2, 3, 4), waits=True)
    others = [
        EXAMPLE,
        FairDice(bytes(32), "example", ("Aino", "Eino")),
        FairDice(bytes(range(32)), "other", ("Aino", "Eino")),
        FairDice(bytes(range(32)), "example", ("Eino", "Aino")),
        FairDice(bytes(range(32)), "example", ("Aino",)),
        FairDice(bytes(range(32)), "example", ("AinoEino",)),
        SECOND,
        FairDice(bytes(range(32)), "example", ("AinoEino",), version=2),
        FairDice(bytes(range(32)), "example", ("Aino",), version=2),
    ]
    games = {tuple(dice.roll(pending, number) for number in range(4)) for dice in others}
    assert len(games) == len(others)


def test_the_same_seed_gives_the_same_dice_on_any_machine() -> None:
    """These were rolled once and must never change."""
    pending = Roll(0, 5, (0, 1, 2, 3, 4), waits=True)
    assert [Seeded(7).roll(pending, number) for number in range(3)] == SEED_SEVEN


def test_fresh_dice_differ() -> None:
    """Nobody gets another table's seed."""
    assert FairDice.fresh().server_seed != FairDice.fresh().server_seed


def test_a_card_is_counted_through_the_pile_in_the_order_of_texts() -> None:
    """The pile is a multiset, ordered by the cards' texts."""
    deck: dict[Card, int] = {Letter("b"): 2, Letter("a"): 1, Letter("c"): 1}
    assert [str(nth_card(deck, index)) for index in range(4)] == ["a", "b", "b", "c"]
    with pytest.raises(IndexError):
        nth_card(deck, 4)
