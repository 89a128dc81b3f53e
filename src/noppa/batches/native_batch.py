"""The loops over a batch for a game that the native core plays: buffers are handed over, nothing is computed here."""

from array import array
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.batches.buffers import CompiledGame, Games, Loops, StepResult
from noppa.batches.layout import Layout
from noppa.kernels.batch_kernel import NOBODY
from noppa.native import address, call


def native_game(packing: ModuleType, layout: Layout) -> CompiledGame:
    """Return all that a batch of a game needs, from what its `packing.py` says."""
    tables = packing.tables_of(layout.rules)
    row = np.zeros(call("row_size", tables, layout.players), dtype=np.uint8)
    return CompiledGame(tables, LOOPS, row, call("most_moves", tables))


def _batch(tables: bytearray, games: Games) -> "array[int]":
    """Lay out a batch as `struct batch` has it."""
    shape = (*games.rows.shape[:1], games.totals.shape[1], games.rows.shape[1], games.moves.shape[1])
    return array("q", [*_addresses((tables,)), *shape, *_addresses(games)])


def _addresses(buffers: Any) -> list[Any]:
    return [number for buffer in buffers for number in address(buffer)]


def _begin(tables: bytearray, games: Games, seen: NDArray[np.int32]) -> None:
    call("batch_start", _batch(tables, games), seen)


def _step(
    tables: bytearray,
    first: int,
    end: int,
    games: Games,
    actions: NDArray[np.int64],
    wins: bool,  # noqa: FBT001 - the same
    result: StepResult,
) -> None:
    call("batch_step", _batch(tables, games), first, end, actions, int(wins), array("q", _addresses(result)))


def _advance(
    tables: bytearray,
    games: Games,
    which: NDArray[np.int64],
    actions: NDArray[np.int64],
    seen: NDArray[np.int32],
) -> int:
    wrong = call("batch_advance", _batch(tables, games), which, actions, seen)
    return wrong - 1 if wrong else NOBODY


def _winners(tables: bytearray, games: Games, into: NDArray[np.int64]) -> None:
    call("batch_winners", _batch(tables, games), into)


def _uses(tables: bytearray, games: Games, first: int, into: NDArray[np.int64]) -> None:
    call("batch_usage", _batch(tables, games), first, into)


LOOPS = Loops(_begin, _step, _advance, _winners, _uses)


def is_native(game: CompiledGame) -> bool:
    """Return whether the native core plays a batch."""
    return game.loops is LOOPS
