"""Sets of at most 64 things as the bits of a word, each question about them one instruction or a few.

LLVM knows counting bits and finding the lowest one on every processor. Finding the one in a certain place
among those set is a single instruction where the processor can spread bits over a mask (PDEP of BMI2).
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.registry import cpu_target

from noppa.kernels.compiled import inlined, lean
from noppa.kernels.lanes import instruction

WORD = 64
"""So many bits a word has."""
NOWHERE = WORD
"""The place of a bit that is not there."""
ONE = np.uint64(1)
SPREADS = "+bmi2" in cpu_target.target_context.codegen().magic_tuple()[2]
"""Whether the processor that code is made for spreads bits over a mask."""


@instruction
def ones(_typing: Any, word: Any) -> Any:
    """How many bits are set."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), code


@instruction
def place_of(_typing: Any, word: Any) -> Any:
    """The place of the lowest bit that is set, NOWHERE where none is."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), code


@instruction
def _spread(_typing: Any, bits: Any, mask: Any) -> Any:
    """The bits of a word at the places that a mask has, in their order."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), args)

    return types.uint64(types.uint64, types.uint64), code


@lean
def nth_by_spreading(word: np.uint64, number: int) -> np.uint64:
    """Of the bits that are set the one with so many below it, alone; no bit where there are too few."""
    found: np.uint64 = _spread(ONE << np.uint64(number), word)
    return found


@lean
def nth_by_clearing(word: np.uint64, number: int) -> np.uint64:
    """The same on any processor: the lower ones are taken away one by one."""
    for _ in range(number):
        word &= word - ONE
    return word & (~word + ONE)


nth: Callable[[np.uint64, int], np.uint64] = nth_by_spreading if SPREADS else nth_by_clearing


@inlined
def listed(bits: np.uint64, first: int, count: int, into: Any) -> int:
    """Behind so many numbers those of the bits that are set, counted from the first on; how many there are then."""
    while bits:
        into[count] = first + place_of(bits)
        count += 1
        bits &= bits - ONE
    return count
