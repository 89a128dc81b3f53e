"""One decorator for compiled functions, and others for small ones; what they compile is kept where that is possible."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

from noppa.kernels.kept import FOLDER

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


def composed(function: Function) -> Function:
    """A lean function put together from others at run time: it is not kept, what it calls is."""
    return cast("Function", numba.njit(nogil=True, error_model="numpy", **UNCOUNTED)(function))
