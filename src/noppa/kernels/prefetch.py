"""Fetching from memory ahead of time, for work whose order the processor cannot guess."""

from typing import Any

from llvmlite import ir
from numba.core import types

from noppa.kernels.lanes import instruction

FOR_READING, KEEP_LONG, DATA = 0, 3, 1


@instruction
def prefetch(_typing: Any, matrix: Any, row: Any) -> Any:
    """Ask for the beginning of a row of a matrix, without waiting for it."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        made = context.make_array(signature.args[0])(context, builder, args[0])
        start = builder.mul(args[1], builder.extract_value(made.shape, 1))
        address = builder.bitcast(builder.gep(made.data, [start]), ir.IntType(8).as_pointer())
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [address.type, number, number, number])
        call = builder.module.declare_intrinsic("llvm.prefetch", [address.type], kind)
        builder.call(call, [address, *(ir.Constant(number, value) for value in (FOR_READING, KEEP_LONG, DATA))])
        return context.get_dummy_value()

    return types.void(matrix, types.intp), code
