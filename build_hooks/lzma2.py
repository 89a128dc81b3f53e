"""Compress standard input with LZMA2 as `src/noppa/native/unpack.c` decodes it: one dictionary, no container."""

import lzma
import sys

DICTIONARY = 1 << 25


def compress(content: bytes) -> bytes:
    """Return the compressed content; the settings are best for words of four bytes, as in a browser's Python."""
    settings = {"preset": 9 | lzma.PRESET_EXTREME, "dict_size": DICTIONARY, "lc": 1, "lp": 2, "pb": 2}
    return lzma.compress(content, lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA2, **settings}])


if __name__ == "__main__":
    sys.stdout.buffer.write(compress(sys.stdin.buffer.read()))
