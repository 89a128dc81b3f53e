"""Calls into the native core: loads the library built with the package and passes buffers to it.

A function of the core takes whole numbers, and buffers as an address and a size in bytes; it returns a count, or a
negative number for an error. Calls release the GIL. The baseline library runs on every processor; on a processor with
AVX2 the library compiled for it is loaded, unless NOPPA_BASELINE is set.
In a browser the core is a WebAssembly module instead, and the code that loads it calls `use`.
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
    """A NumPy array; the binding itself needs only the buffer protocol, not NumPy."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...


Buffer: TypeAlias = "bytes | bytearray | array[int] | array[float] | NumPyArray"
ModuleCall: TypeAlias = "Callable[[str, Sequence[Buffer | int | str]], int]"
"""Calls a function of the core by name; whatever it writes to a buffer must be there when it returns.

A string stands for a buffer that the module already holds: its address there and its size, as `hold` writes them.
The name "hold" is not a function of the core: it copies a buffer into the module's memory for good and returns its
address.
"""
B = TypeVar("B", bound="Buffer")
_module: list[ModuleCall] = []
_held: dict[int, "tuple[Buffer, str]"] = {}
"""The buffers that the module holds, by id, each with the string that stands for it."""


def use(call_module: ModuleCall) -> None:
    """Call the core through this function from now on: a WebAssembly module instead of a native library."""
    _module[:] = [call_module]
    _held.clear()


def hold(buffer: B) -> B:
    """Return a large buffer that is never written to again; a module gets it once instead of with every call."""
    if _module and id(buffer) not in _held:
        source: Any = buffer
        with memoryview(source) as view:
            _held[id(buffer)] = buffer, f"{_module[0]('hold', [buffer])}:{view.nbytes}"
    return buffer


def library_path(variant: str = "") -> Path:
    """Return the path of a variant of the library; NOPPA_CORE names another folder, for tests of other builds."""
    return Path(os.environ.get("NOPPA_CORE", FOLDER)) / f"noppa-core{variant}{SUFFIX}"


@cache
def library() -> ctypes.CDLL:
    """Load the best library for this processor.

    Raises NativeError if it is missing or cannot be loaded.
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
    """Return the address of a buffer's bytes, as ctypes takes it, and their number."""
    if isinstance(buffer, bytes):
        return buffer, len(buffer)
    if isinstance(buffer, array):
        start, length = buffer.buffer_info()
        return start, length * buffer.itemsize
    source: Any = buffer
    with memoryview(source) as view:
        size = view.nbytes
    return (ctypes.addressof(ctypes.c_char.from_buffer(source)) if size else 0), size


def call(name: str, *arguments: "Buffer | int") -> int:
    """Call a function of the core and return its result.

    Raises NativeError if it rejects its arguments.
    """
    result = _call_module(name, arguments) if _module else _call_library(name, arguments)
    if result < 0:
        raise NativeError("native-refused", function=name, problem=PROBLEMS.get(result, str(result)))
    return result


def _call_module(name: str, arguments: "Sequence[Buffer | int]") -> int:
    passed = [_held[id(argument)][1] if id(argument) in _held else argument for argument in arguments]
    return _module[0](name, passed)


def _call_library(name: str, arguments: "Sequence[Buffer | int]") -> int:
    signature, passed = "", list[int | bytes]()
    for argument in arguments:
        if isinstance(argument, int):
            signature += "i"
            passed.append(argument)
        else:
            signature += "b"
            passed += address(argument)
    result: int = _function(name, signature)(*passed)
    return result


def prepare(number: int, rules: bytes) -> bytearray:
    """Return the tables of a game, by its number in the core, made from rules packed by its `packing.py`.

    Raises NativeError if the core does not support these rules.
    """
    tables = bytearray(call("tables_size", number))
    call("prepare", number, tables, rules)
    return tables
