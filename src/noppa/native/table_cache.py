"""Computed tables kept between runs, in the user's cache folder.

A file begins with a line that names the format, the number of values and their SHA-256. One that is
cut short, altered or of another format is as good as none; a folder that cannot be written only
means that a table is computed again next time. A browser has no such folder.
"""

import sys
from array import array
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

FORMAT = "noppa-table-1"


def table(name: str, size: int, make: Callable[[], "array[float]"], *, fresh: bool = False) -> "array[float]":
    """Return the table of that name and size: from its file if that is whole, else made and kept."""
    folder = cache_folder()
    if folder is None:
        return make()
    path = folder / f"{name}.bin"
    found = None if fresh else _read(path)
    if found is None or len(found) != size:
        found = make()
        _write(path, found)
    return found


def cache_folder() -> Path | None:
    """Return where tables are kept, None in a browser."""
    if sys.platform == "emscripten":
        return None
    import platformdirs  # noqa: PLC0415 - not there in a browser

    return platformdirs.user_cache_path("noppa") / "tables"


def _head(values: bytes) -> bytes:
    return f"{FORMAT} {len(values)} {sha256(values).hexdigest()}\n".encode()


def _read(path: Path) -> "array[float] | None":
    try:
        head, _, values = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    return _swapped(array("d", values)) if _head(values) == head + b"\n" else None


def _write(path: Path, found: "array[float]") -> None:
    values = _swapped(found).tobytes()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(_head(values) + values)
        Path(file.name).replace(path)
    except OSError:
        return


def _swapped(values: "array[float]") -> "array[float]":
    """Return the numbers in the order of bytes that files have, or from it: little-endian."""
    if sys.byteorder == "little":
        return values
    turned = values[:]
    turned.byteswap()
    return turned
