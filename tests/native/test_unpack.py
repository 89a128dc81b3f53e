"""The decoder for the files of offline play gives back what Python's `lzma` compressed, and refuses damaged chunks."""

import random
from collections.abc import Iterator

import pytest
from build_hooks.lzma2 import compress

from noppa.core.errors import NativeError
from noppa.native import call

MIXED = random.Random(1).randbytes(70_000) + b"five dice " * 20_000 + bytes(range(256)) * 300


def chunks(packed: bytes) -> Iterator[bytes]:
    """Yield each chunk of LZMA2 with its header."""
    at = 0
    while control := packed[at]:
        high, low = packed[at + 1 : at + 3] if control < 0x80 else packed[at + 3 : at + 5]
        size = (3 if control < 0x80 else 5 if control < 0xC0 else 6) + (high << 8 | low) + 1
        yield packed[at : at + size]
        at += size


def unpack(packed: bytes, size: int) -> bytes:
    """Return the decoded content; raise an error for a damaged chunk."""
    memory, out, at = bytearray(call("unpack_size")), bytearray(size), 0
    for chunk in chunks(packed):
        at += call("unpack", memory, out, chunk, at)
    return bytes(out[:at])


@pytest.mark.parametrize("content", [b"x", b"abc" * 9, MIXED, bytes(3_000_000)])
def test_unpacks_what_was_compressed(content: bytes) -> None:
    """Covers random and repeated content, and content longer than a chunk."""
    assert unpack(compress(content), len(content)) == content


def test_refuses_damaged_chunks() -> None:
    """Covers changed bytes, a chunk that is cut off, and too little space; nothing outside is written."""
    packed = compress(MIXED)
    for at in range(0, len(packed), 997):
        damaged = bytearray(packed)
        damaged[at] ^= 0x55
        for chunk in (next(chunks(packed))[:50], bytes(damaged[:70_000])):
            memory, out = bytearray(call("unpack_size")), bytearray(1000)
            with pytest.raises(NativeError):
                call("unpack", memory, out, chunk, 0)
