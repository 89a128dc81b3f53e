"""One decorator for compiled functions: cached on disk where that is possible.

Numba keeps compiled code beside the source, or in a folder it is told of. An installed package
may stand where nobody may write, so the folder is named here, once, before numba is imported;
where not even that can be written, code is compiled anew in each process. Numba notices when a
function's own file changes but not when one it calls does, so the folder bears a hash of them all.
"""

import os
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

Function = TypeVar("Function", bound=Callable[..., object])


def _sources() -> str:
    package = Path(__file__).parent.parent
    files = [*package.glob("kernels/*.py"), *package.glob("games/*/*.py"), *package.glob("arrays/kernels/*.py")]
    return sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()[:16]


def _writable_cache() -> bool:
    usual = platformdirs.user_cache_path("noppa") / "compiled" / _sources()
    folder = Path(os.environ.setdefault("NUMBA_CACHE_DIR", str(usual)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


CACHE = _writable_cache()

import numba  # noqa: E402 - numba reads where its cache is when it is imported


def compiled(function: Function) -> Function:
    """Compile a function on first use; it lets other threads run meanwhile."""
    return cast("Function", numba.njit(cache=CACHE, nogil=True, error_model="numpy")(function))


UNCOUNTED: dict[str, Any] = {"_nrt": False}
"""Numba's switch for code that does not count who holds an array."""


def lean(function: Function) -> Function:
    """Compile a function that allocates nothing: it hands arrays on without counting who holds them.

    In small functions that are called a hundred million times the counting would be most of the work.
    """
    return cast("Function", numba.njit(cache=CACHE, nogil=True, error_model="numpy", **UNCOUNTED)(function))


def inlined(function: Function) -> Function:
    """The same for a function whose code is put wherever it is called, so that nothing is handed on at all."""
    options = {**UNCOUNTED, "forceinline": True}
    return cast("Function", numba.njit(cache=CACHE, nogil=True, error_model="numpy", **options)(function))


def inserted(function: Function) -> Function:
    """A part of a composed function: its code is put wherever it is called."""
    return cast("Function", numba.njit(nogil=True, error_model="numpy", forceinline=True, **UNCOUNTED)(function))


def composed(function: Function) -> Function:
    """A lean function put together from others at run time: it is not kept, what it calls is."""
    return cast("Function", numba.njit(nogil=True, error_model="numpy", **UNCOUNTED)(function))
