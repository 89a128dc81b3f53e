"""Eight numbers at once: a numba type for a vector of doubles, held in registers.

Numba turns plain loops into vector code only sometimes. Here it is said outright: `load` eight
neighbours from a row of a matrix, add, scale or compare them lane by lane, `store` them.
"""

import operator
from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba.core import types
from numba.core.cgutils import get_or_insert_function
from numba.extending import intrinsic, models, overload, register_model

WIDTH = 8
VECTOR = ir.VectorType(ir.DoubleType(), WIDTH)


class LanesType(types.Type):
    """The type of eight doubles."""

    def __init__(self) -> None:
        super().__init__(name="Lanes")


LANES: Any = LanesType()

instruction = cast("Callable[[Callable[..., Any]], Callable[..., Any]]", intrinsic)
"""A function that writes the code of one step; numba calls it with types, compiled code with values."""


@register_model(LanesType)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, manager: Any, lanes: Any) -> None:
        super().__init__(manager, lanes, VECTOR)


def _address(context: Any, builder: Any, kind: Any, matrix: Any, row: Any) -> Any:
    """Where a row of a matrix with WIDTH columns begins."""
    data = context.make_array(kind)(context, builder, matrix).data
    start = builder.mul(row, ir.Constant(row.type, WIDTH))
    return builder.bitcast(builder.gep(data, [start]), VECTOR.as_pointer())


@instruction
def load(_typing: Any, matrix: Any, row: Any) -> Any:
    """The eight numbers of a row."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_address(context, builder, signature.args[0], *args), align=8)

    return LANES(matrix, types.intp), code


@instruction
def load_from(_typing: Any, array: Any, start: Any) -> Any:
    """Eight neighbours of a plain array."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        return builder.load(builder.bitcast(builder.gep(data, [args[1]]), VECTOR.as_pointer()), align=8)

    return LANES(array, types.intp), code


@instruction
def store(_typing: Any, matrix: Any, row: Any, lanes: Any) -> Any:
    """Write eight numbers to a row."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], _address(context, builder, signature.args[0], *args[:2]), align=8)
        return context.get_dummy_value()

    return types.void(matrix, types.intp, LANES), code


@instruction
def spread(_typing: Any, number: Any) -> Any:
    """The same number eight times."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        first = builder.insert_element(ir.Constant(VECTOR, ir.Undefined), args[0], ir.Constant(ir.IntType(32), 0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), WIDTH), [0] * WIDTH)
        return builder.shuffle_vector(first, ir.Constant(VECTOR, ir.Undefined), zeros)

    return LANES(types.float64), code


@instruction
def higher(_typing: Any, left: Any, right: Any) -> Any:
    """The higher of two numbers in each lane.

    Said as a maximum, because LLVM turns a comparison before a store into a store under a mask, which
    takes longer.
    """

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(VECTOR, [VECTOR, VECTOR])
        maximum = get_or_insert_function(builder.module, kind, f"llvm.maximum.v{WIDTH}f64")
        return builder.call(maximum, args, fastmath=("nnan", "nsz"))

    return LANES(LANES, LANES), code


@instruction
def of_higher(_typing: Any, left: Any, right: Any, of_left: Any, of_right: Any) -> Any:
    """What belongs to the higher of two numbers in each lane, to the right one where they are equal."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        left, right, of_left, of_right = args
        return builder.select(builder.fcmp_ordered(">", left, right), of_left, of_right)

    return LANES(LANES, LANES, LANES, LANES), code


@instruction
def _plus(_typing: Any, left: Any, right: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.fadd(*args)

    return LANES(LANES, LANES), code


@instruction
def _times(_typing: Any, left: Any, right: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.fmul(*args)

    return LANES(LANES, LANES), code


@overload(operator.add, strict=False)
def _add(left: Any, right: Any) -> Any:
    if left is LANES and right is LANES:
        return lambda left, right: _plus(left, right)  # noqa: PLW0108 - numba wants a plain function
    return None


@overload(operator.mul, strict=False)
def _mul(left: Any, right: Any) -> Any:
    if left is LANES and right is LANES:
        return lambda left, right: _times(left, right)  # noqa: PLW0108 - numba wants a plain function
    return None
