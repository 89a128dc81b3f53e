"""The learned guess: read from its file, which is checked, and spelled out as tables.

The file names its version, the map it was learned on and the shape of everything in it. A file that is
missing, cut short, of another version or for another map is as good as none.
"""

from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from json import dumps
from pathlib import Path
from typing import TypeAlias
from zipfile import BadZipFile

import numpy as np

from noppa.games.dicetrip.compiled.guess import Floats, Guess
from noppa.games.dicetrip.compiled.map_tables import STANDS
from noppa.games.dicetrip.map import CITIES, Map
from noppa.games.dicetrip.state import ROUNDS

FILE = files("noppa.games.dicetrip").joinpath("weights.npz")
VERSION = 1
INNER = 8
LANES = 32
Parts: TypeAlias = dict[str, Floats]


def shapes(links: int) -> dict[str, tuple[int, ...]]:
    """What a file holds: `low` and `high` are the two ends of a link, `mix` how each link adds to the lanes."""
    return {
        "low": (links, STANDS, INNER),
        "high": (links, STANDS, INNER),
        "mix": (links, INNER, LANES),
        "city": (CITIES, STANDS, LANES),
        "base": (ROUNDS + 1, LANES),
        "out": (ROUNDS + 1, LANES),
        "road": (ROUNDS + 1, CITIES + 1),
        "series": (ROUNDS + 1, CITIES + 1),
        "lost": (ROUNDS + 1, 8),
        "twice": (ROUNDS + 1,),
        "again": (ROUNDS + 1, ROUNDS + 1),
        "tens": (ROUNDS + 1, 7, CITIES + 1),
    }


def mark(map_: Map) -> str:
    """What tells one map from another."""
    return sha256(dumps(map_.plain, sort_keys=True).encode()).hexdigest()[:16]


def spelled_out(parts: Parts) -> Guess:
    """The tables: what a link adds is the mix of max(low + high, 0)."""
    both = np.maximum(parts["low"][:, :, None, :] + parts["high"][:, None, :, :], 0)
    link = np.stack([ends @ mix for ends, mix in zip(both, parts["mix"], strict=True)])
    rest = {name: np.ascontiguousarray(parts[name]) for name in Guess._fields if name != "link"}
    return Guess(link=np.ascontiguousarray(link, dtype=np.float32), **rest)


def save(path: Path, map_: Map, parts: Parts) -> None:
    """Write a file that `learned` reads."""
    half = {name: parts[name].astype(np.float16) for name in shapes(len(map_.pairs))}
    np.savez_compressed(path, allow_pickle=False, version=np.array(VERSION), map=np.array(mark(map_)), **half)


def learned(map_: Map, path: Traversable = FILE) -> Guess | None:
    """The learned guess for a map, if there is one."""
    wanted = shapes(len(map_.pairs))
    try:
        with path.open("rb") as file, np.load(file) as found:
            if int(found["version"]) != VERSION or str(found["map"]) != mark(map_):
                return None
            parts = {part: found[part].astype(np.float32) for part in wanted}
    except (OSError, KeyError, ValueError, EOFError, BadZipFile):
        return None
    if any(parts[part].shape != shape or not np.isfinite(parts[part]).all() for part, shape in wanted.items()):
        return None
    return spelled_out(parts)
