"""Caches computed tables between runs, in the user's cache folder.

A file begins with a line of the format, the size of the values and their SHA-256. Files that are truncated, altered
or in another format are ignored; if the folder cannot be written, tables are computed again next time. A browser has
no such folder.
"""

import sys
from array import array
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

FORMAT = "noppa-table-1"


def table(name: str, size: int, make: Callable[[], "array[float]"], *, fresh: bool = False) -> "array[float]":
    """Return the table of that name and size: from its file if that is intact, else computed and cached."""
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
    """Return the folder of cached tables, None in a browser."""
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


def _write(path: Path, computed: "array[float]") -> None:
    values = _swapped(computed).tobytes()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(_head(values) + values)
        Path(file.name).replace(path)
    except OSError:
        return


def _swapped(values: "array[float]") -> "array[float]":
    """Return the numbers converted to or from the little-endian byte order of files."""
    if sys.byteorder == "little":
        return values
    swapped = values[:]
    swapped.byteswap()
    return swapped
