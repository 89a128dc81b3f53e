"""One decorator for compiled functions: cached on disk where that is possible.

Numba keeps compiled code beside the source, or in a folder it is told of. An installed package
may stand where nobody may write, so the folder is named here, once, before numba is imported;
where not even that can be written, code is compiled anew in each process.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import platformdirs

Function = TypeVar("Function", bound=Callable[..., object])


def _writable_cache() -> bool:
    folder = Path(os.environ.setdefault("NUMBA_CACHE_DIR", str(platformdirs.user_cache_path("noppa") / "compiled")))
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
