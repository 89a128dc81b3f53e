"""The learned guess's weights: reads and checks the file, and builds the core's tables.

The file has a head with the map it was learned on, the tables in half precision in the order of `guess`, and their
SHA-256; all little-endian. A file that is missing, damaged, of another version or for another map is ignored.
`train/dicetrip_weights.py` writes it.
"""

from array import array
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from json import dumps
from math import isfinite
from struct import Struct, unpack

from noppa.games.dicetrip.guess import Guess, guess_of, table_sizes
from noppa.games.dicetrip.map import Map

FILE = "weights.bin"
MAGIC, VERSION = b"TRIP", 2
INNER = 8
HEAD = Struct("<4sHH32s")
"""Magic, version, how many links the map has, its hash."""
DIGEST = 32
MOST_MAPS = 8


def map_hash(map_: Map) -> bytes:
    """Return the hash that identifies a map."""
    return sha256(dumps(map_.plain, sort_keys=True).encode()).digest()


@lru_cache(maxsize=MOST_MAPS)
def learned(map_: Map) -> Guess | None:
    """Return the learned guess for a map, None if there is none."""
    try:
        return read(files("noppa.games.dicetrip").joinpath(FILE).read_bytes(), map_)
    except OSError:
        return None


def read(data: bytes, map_: Map) -> Guess | None:
    """Return the guess in a file, None if it is damaged, of another version or for another map."""
    body, digest, links = data[:-DIGEST], data[-DIGEST:], len(map_.pairs)
    if len(body) < HEAD.size or sha256(body).digest() != digest:
        return None
    count = sum(table_sizes(links, INNER).values())
    if HEAD.unpack_from(body) != (MAGIC, VERSION, links, map_hash(map_)) or len(body) != HEAD.size + 2 * count:
        return None
    numbers = array("f", unpack(f"<{count}e", body[HEAD.size :]))
    return guess_of(links, INNER, numbers) if all(map(isfinite, numbers)) else None
