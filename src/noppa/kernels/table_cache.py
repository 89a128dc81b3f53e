"""Computed tables kept between runs, in the user's cache folder.

A file begins with a line that names the format, the number of values and their SHA-256. One that is
cut short, altered or of another format is as good as none; a folder that cannot be written only
means that a table is computed again next time.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

import numpy as np
import platformdirs

from noppa.kernels.lattice import Array

FORMAT = "noppa-table-1"


def table(name: str, size: int, make: Callable[[], Array], *, fresh: bool = False) -> Array:
    """The table of that name and size: from its file if that is whole, else made and kept."""
    path = platformdirs.user_cache_path("noppa") / "tables" / f"{name}.bin"
    found = None if fresh else _read(path)
    if found is None or len(found) != size:
        found = make()
        _write(path, found)
    return found


def _head(values: bytes) -> bytes:
    return f"{FORMAT} {len(values)} {sha256(values).hexdigest()}\n".encode()


def _read(path: Path) -> Array | None:
    try:
        head, _, values = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    return np.frombuffer(values, dtype="<f8") if _head(values) == head + b"\n" else None


def _write(path: Path, found: Array) -> None:
    values = found.astype("<f8").tobytes()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(_head(values) + values)
        Path(file.name).replace(path)
    except OSError:
        return
