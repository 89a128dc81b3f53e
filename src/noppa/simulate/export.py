"""Writes the results of every game to a file as they arrive: CSV, or Parquet with the extra `parquet`.

A row is a game: its number, who sat first, its decisions, then each player's score and share of the win.
When the disk is full, the file must still be finished: without its end, a Parquet file cannot be read at all.
So a reserve file is created beside it at the start and deleted to make room for that.
"""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import numpy as np

from noppa.core.errors import BadOption
from noppa.core.extras import needs_extra
from noppa.core.system_errors import system_reason
from noppa.simulate.batch import Batch
from noppa.simulate.counts import Indices
from noppa.simulate.plan import Plan

RESERVE = 1 << 23
ROWS = 1 << 16
FORMATS = (".csv", ".parquet")


class _ReservedFile:
    """A file that deletes its reserve when the disk is full, and remembers that it was."""

    def __init__(self, path: Path) -> None:
        self.path, self.full = path, False
        self._reserve = path.with_name(f"{path.name}.reserve")
        self._file = path.open("wb", buffering=0)
        try:
            self._reserve.write_bytes(bytes(RESERVE))
        except OSError:
            self.close()
            raise

    closed = False

    def write(self, data: Any) -> int:
        """Write all of the data and return its size."""
        rest = memoryview(data).cast("B")
        size = len(rest)
        while rest:
            try:
                rest = rest[self._file.write(rest) :]
            except OSError as error:
                if error.errno != errno.ENOSPC or self.full:
                    raise
                self.full = True
                self._drop_reserve()
        return size

    def tell(self) -> int:
        """Return where the next byte goes."""
        return self._file.tell()

    def flush(self) -> None:
        """Do nothing: every write goes straight to the file."""

    def close(self) -> None:
        """Close the file and delete the reserve."""
        self._file.close()
        self._drop_reserve()

    def _drop_reserve(self) -> None:
        self._reserve.unlink(missing_ok=True)


class _Writer(Protocol):
    def write(self, columns: dict[str, Indices]) -> None: ...

    def close(self) -> None: ...


class _Csv:
    def __init__(self, file: _ReservedFile, names: list[str]) -> None:
        self._file = file
        file.write((",".join(names) + "\n").encode())

    def write(self, columns: dict[str, Indices]) -> None:
        lines = zip(*(column.tolist() for column in columns.values()), strict=True)
        self._file.write("".join(",".join(map(str, line)) + "\n" for line in lines).encode())

    def close(self) -> None:
        """Do nothing: a CSV file needs no end."""


class _Parquet:
    def __init__(self, file: _ReservedFile, columns: dict[str, Indices]) -> None:
        self._arrow = _pyarrow()
        self._writer = import_module("pyarrow.parquet").ParquetWriter(file, self._arrow.table(columns).schema)

    def write(self, columns: dict[str, Indices]) -> None:
        self._writer.write_table(self._arrow.table(columns))

    def close(self) -> None:
        self._writer.close()


class Export:
    """Writes batches to a file; `games` counts the games that are safely in it."""

    def __init__(self, plan: Plan, path: Path) -> None:
        self.path, self.games, self._plan = path, 0, plan
        check_format(path)
        if path.suffix == ".parquet":
            _pyarrow()
        try:
            self._file = _ReservedFile(path)
        except OSError as error:
            raise BadOption("file-not-written", path=str(path), why=system_reason(error)) from error
        try:
            self._writer = self._new_writer()
        except OSError as error:
            self._file.close()
            raise _write_error(self, error) from error

    def _new_writer(self) -> _Writer:
        players = len(self._plan.players)
        empty = np.zeros(0, dtype=np.int64)
        columns = self._columns(Batch(empty.reshape(0, players), empty, empty, empty))
        return _Parquet(self._file, columns) if self.path.suffix == ".parquet" else _Csv(self._file, list(columns))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            self._writer.close()
        except OSError as failed:
            raise _write_error(self, failed) from failed
        finally:
            self._file.close()

    def write(self, batch: Batch) -> None:
        """Write the next games. Raises `BadOption` when the disk is full, after writing as many as fit."""
        for start in range(0, len(batch.scores), ROWS):
            rows = slice(start, start + ROWS)
            part = Batch(batch.scores[rows], batch.winners[rows], batch.lengths[rows], batch.usage)
            try:
                self._writer.write(self._columns(part))
            except OSError as error:
                raise _write_error(self, error) from error
            self.games += len(part.scores)
            if self._file.full:
                raise _write_error(self, OSError(errno.ENOSPC, "No space left on device"))

    def _columns(self, batch: Batch) -> dict[str, Indices]:
        players = batch.scores.shape[1]
        game = self.games + np.arange(len(batch.scores))
        won = batch.winners[:, None] >> np.arange(players) & 1
        shares = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        columns = {"game": game, "first": -game % players + 1, "decisions": batch.lengths}
        for player in range(players):
            columns[f"score_{player + 1}"] = np.ascontiguousarray(batch.scores[:, player])
            columns[f"win_{player + 1}"] = np.ascontiguousarray(shares[:, player])
        return columns


def check_format(path: Path) -> None:
    """Raise `BadOption` unless the name of the file ends in a known format."""
    if path.suffix not in FORMATS:
        raise BadOption("simulate-format", path=str(path), allowed=FORMATS)


def _pyarrow() -> Any:
    with needs_extra("parquet"):
        return import_module("pyarrow")


def _write_error(export: Export, error: OSError) -> BadOption:
    return BadOption("simulate-write", path=str(export.path), why=system_reason(error), games=export.games)


@contextmanager
def open_export(plan: Plan, path: Path | None) -> Iterator[Export | None]:
    """Open an export into a file for a `with` block; yields None if there is no path."""
    if path is None:
        yield None
        return
    with Export(plan, path) as export:
        yield export
