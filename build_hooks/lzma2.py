"""Compress standard input with LZMA2 as `src/noppa/native/unpack.c` decodes it: one dictionary, no container."""

import lzma
import sys

DICTIONARY = 1 << 25


SETTINGS = {"preset": 9 | lzma.PRESET_EXTREME, "dict_size": DICTIONARY, "lc": 1, "lp": 2, "pb": 2}
"""The best ones for words of four bytes, as in a browser's Python."""
FILTERS = [{"id": lzma.FILTER_LZMA2, **SETTINGS}]


def compress(content: bytes) -> bytes:
    """Return the compressed content."""
    return lzma.compress(content, lzma.FORMAT_RAW, filters=FILTERS)


def decompress(content: bytes) -> bytes:
    """Return the content of what `compress` returned."""
    return lzma.decompress(content, lzma.FORMAT_RAW, filters=FILTERS)


if __name__ == "__main__":
    sys.stdout.buffer.write(compress(sys.stdin.buffer.read()))
