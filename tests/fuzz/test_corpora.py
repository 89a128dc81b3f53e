"""Every input in the corpora, and many variations, are read or refused, and nothing else happens."""

import random
from pathlib import Path

import pytest

from fuzz.targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"
FILES = sorted(path for path in CORPUS.glob("*/*") if path.is_file())
NEAR = 20
"""How many mutations of each input are tried."""


def test_every_target_has_a_corpus() -> None:
    """No reader of untrusted input is left out."""
    assert {path.parent.name for path in FILES} == set(TARGETS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_an_input_and_its_neighbours_are_read_or_refused(path: Path) -> None:
    """Each is tried unchanged, and with bytes changed, cut out, doubled or moved."""
    target, data = TARGETS[path.parent.name], path.read_bytes()
    target(data)
    draw = random.Random(path.name)
    for _ in range(NEAR):
        target(altered(data, draw))


def altered(data: bytes, draw: random.Random) -> bytes:
    """Return a copy with one to four mutations."""
    changed = bytearray(data)
    for _ in range(draw.randint(1, 4)):
        at, length = draw.randrange(len(changed) + 1), draw.choice((1, 1, 4, 20))
        piece = bytes(changed[at : at + length])
        match draw.randrange(4):
            case 0:
                changed[at : at + length] = draw.randbytes(len(piece))
            case 1:
                del changed[at : at + length]
            case 2:
                changed[at:at] = piece * draw.choice((1, 2, 50))
            case _:
                to = draw.randrange(len(changed) + 1)
                changed[to:to] = piece
    return bytes(changed)
