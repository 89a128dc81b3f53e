"""Calls into the native core: loads the library that was built with the package and hands buffers over.

A function of the core takes whole numbers, and buffers as an address and a size in bytes; it returns a count, or a
negative number for what is wrong. It lets other threads run meanwhile. The baseline library runs on every processor;
where the processor has AVX2 the one compiled for it is loaded, unless NOPPA_BASELINE is set.
In a browser there are no libraries: there the core is a WebAssembly module, and whoever loads it calls `use`.
"""

import ctypes
import os
import sys
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from noppa.core.errors import NativeError

FOLDER = Path(__file__).parent / "built"
SUFFIX = {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")
PROBLEMS = {-1: "size", -2: "tables", -3: "position", -4: "argument"}


class NumPyArray(Protocol):
    """An array of NumPy, which the binding does not need: whatever has the buffer protocol will do."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...


Buffer: TypeAlias = "bytes | bytearray | array[int] | array[float] | NumPyArray"
ModuleCall: TypeAlias = "Callable[[str, Sequence[Buffer | int | str]], int]"
"""Calls a function of the core by its name; what it writes to a buffer must be there when it returns.

A text stands for a buffer that the module holds: its address there and its size, as `hold` made it. The name "hold"
is that of no function of the core: it copies a buffer into the module's memory for good and returns its address.
"""
B = TypeVar("B", bound="Buffer")
_module: list[ModuleCall] = []
_held: dict[int, "tuple[Buffer, str]"] = {}
"""The buffers that the module holds, by their ids, each with the text that stands for it."""


def use(call_module: ModuleCall) -> None:
    """Call the core through a function from now on: it is a WebAssembly module, not a library of this system."""
    _module[:] = [call_module]
    _held.clear()


def hold(buffer: B) -> B:
    """Return a large buffer that is never written to again; a module gets it once, and not with every call."""
    if _module and id(buffer) not in _held:
        written: Any = buffer
        with memoryview(written) as view:
            _held[id(buffer)] = buffer, f"{_module[0]('hold', [buffer])}:{view.nbytes}"
    return buffer


def library_path(variant: str = "") -> Path:
    """Return where a variant of the library lies; NOPPA_CORE names another folder, for tests of other builds."""
    return Path(os.environ.get("NOPPA_CORE", FOLDER)) / f"noppa-core{variant}{SUFFIX}"


@cache
def library() -> ctypes.CDLL:
    """Load the library that suits this processor.

    Raises NativeError if it is not there or cannot be loaded.
    """
    try:
        baseline = ctypes.CDLL(str(library_path()))
        wide = library_path("-avx2")
        if not os.environ.get("NOPPA_BASELINE") and baseline.noppa_processor() and wide.exists():
            return ctypes.CDLL(str(wide))
    except OSError as error:
        raise NativeError("native-missing", path=str(library_path()), reason=str(error)) from error
    return baseline


@cache
def _function(name: str, signature: str) -> "ctypes._NamedFuncPointer":
    """Return a function of the core for arguments of these kinds: b for a buffer, i for a number."""
    found = library()[f"noppa_{name}"]
    types = {"b": (ctypes.c_void_p, ctypes.c_int64), "i": (ctypes.c_int64,)}
    found.argtypes = [part for kind in signature for part in types[kind]]
    found.restype = ctypes.c_int64
    return found


def address(buffer: Buffer) -> tuple[int | bytes, int]:
    """Return where a buffer's bytes are, as ctypes takes it, and how many there are."""
    if isinstance(buffer, bytes):
        return buffer, len(buffer)
    if isinstance(buffer, array):
        start, length = buffer.buffer_info()
        return start, length * buffer.itemsize
    written: Any = buffer
    with memoryview(written) as view:
        size = view.nbytes
    return (ctypes.addressof(ctypes.c_char.from_buffer(written)) if size else 0), size


def call(name: str, *arguments: "Buffer | int") -> int:
    """Call a function of the core and return what it returns.

    Raises NativeError if it refuses its arguments.
    """
    answer = _call_module(name, arguments) if _module else _call_library(name, arguments)
    if answer < 0:
        raise NativeError("native-refused", function=name, problem=PROBLEMS.get(answer, str(answer)))
    return answer


def _call_module(name: str, arguments: "Sequence[Buffer | int]") -> int:
    handed = [_held[id(each)][1] if id(each) in _held else each for each in arguments]
    return _module[0](name, handed)


def _call_library(name: str, arguments: "Sequence[Buffer | int]") -> int:
    signature, handed = "", list[int | bytes]()
    for argument in arguments:
        if isinstance(argument, int):
            signature += "i"
            handed.append(argument)
        else:
            signature += "b"
            handed += address(argument)
    answer: int = _function(name, signature)(*handed)
    return answer


def prepare(number: int, rules: bytes) -> bytearray:
    """Return the tables of the game of that number in the core, made from what its `packing.py` says of the rules.

    Raises NativeError if the core does not know such rules.
    """
    tables = bytearray(call("tables_size", number))
    call("prepare", number, tables, rules)
    return tables
