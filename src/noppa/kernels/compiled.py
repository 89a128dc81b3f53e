"""One decorator for compiled functions, and others for small ones; what they compile is kept where that is possible."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import FunctionCache

from noppa.kernels.compile_cache import FOLDER

Function = TypeVar("Function", bound=Callable[..., object])
CACHE = FOLDER is not None


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


class Composed(FunctionCache):
    """Keeps composed functions by the names of their parts; numba goes by their places in memory, never the same."""

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        return signature, codegen.magic_tuple(), self._parts(self._py_func)

    def _parts(self, function: Any) -> tuple[Any, ...]:
        """Which function it is, of which version of its file, and the same of all that it finds around it."""
        around = [cell.cell_contents for cell in function.__closure__ or ()]
        inner = [self._parts(part.py_func) if hasattr(part, "py_func") else repr(part) for part in around]
        written = self._impl_class(function).locator.get_source_stamp()
        return function.__module__, function.__qualname__, written, *inner


def composed(function: Function) -> Function:
    """A lean function put together from others at run time."""
    made: Any = numba.njit(nogil=True, error_model="numpy", **UNCOUNTED)(function)
    if CACHE:
        made._cache = Composed(function)  # noqa: SLF001 - numba has no other way to be told
    return cast("Function", made)
