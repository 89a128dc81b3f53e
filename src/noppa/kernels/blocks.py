"""Stretches of an array at once; bounds are not looked at."""

from typing import Any

from llvmlite import ir
from numba.core import cgutils as untyped
from numba.core import types

from noppa.kernels.lanes import instruction

cgutils: Any = untyped
BLOCK = 16
"""So many numbers `repeat` moves at once."""


def _place(context: Any, builder: Any, kind: Any, array: Any, at: Any) -> Any:
    return builder.gep(context.make_array(kind)(context, builder, array).data, [at])


def _size(context: Any, kind: Any) -> Any:
    return ir.Constant(ir.IntType(64), context.get_abi_sizeof(context.get_data_type(kind.dtype)))


@instruction
def clear(_typing: Any, array: Any, first: Any, count: Any) -> Any:
    """Noughts in so many places of a plain array from one on."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = signature.args[0]
        start = _place(context, builder, kind, *args[:2])
        cgutils.memset(builder, start, builder.mul(args[2], _size(context, kind)), 0)
        return context.get_dummy_value()

    return types.void(array, types.intp, types.intp), code


@instruction
def copy(_typing: Any, source: Any, start: Any, array: Any, first: Any, count: Any) -> Any:
    """So many places of a plain array from one on become those of another of its kind from a start on."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        taken, laid = signature.args[0], signature.args[2]
        goal, origin = _place(context, builder, laid, *args[2:4]), _place(context, builder, taken, *args[:2])
        cgutils.raw_memcpy(builder, goal, origin, args[4], _size(context, taken))
        return context.get_dummy_value()

    if source.dtype != array.dtype:
        message = f"{source} is not of the kind of {array}"
        raise TypeError(message)
    return types.void(source, types.intp, array, types.intp, types.intp), code


@instruction
def repeat(_typing: Any, array: Any, start: Any, first: Any, more: Any) -> Any:
    """The BLOCK numbers of a plain array from a start on once more from another place on, each so much more."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind, added = signature.args[0], args[3]
        number = context.get_data_type(kind.dtype)
        vector, lane = ir.VectorType(number, BLOCK), ir.IntType(32)
        one = builder.trunc(added, number) if number.width < added.type.width else added
        first_lane = builder.insert_element(ir.Constant(vector, ir.Undefined), one, ir.Constant(lane, 0))
        lanes = ir.Constant(ir.VectorType(lane, BLOCK), [0] * BLOCK)
        spread = builder.shuffle_vector(first_lane, ir.Constant(vector, ir.Undefined), lanes)
        taken, laid = (
            builder.bitcast(_place(context, builder, kind, args[0], at), vector.as_pointer()) for at in args[1:3]
        )
        size = number.width // 8
        builder.store(builder.add(builder.load(taken, align=size), spread), laid, align=size)
        return context.get_dummy_value()

    return types.void(array, types.intp, types.intp, types.int64), code
