"""A running program on two pipes, with a time limit for its answers.

Threads do the reading and writing, so a program that neither reads, writes nor exits blocks nothing.
Unrequested output waits in the pipe; the last line of stderr goes into the error report.
"""

import os
import shlex
import signal
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO

from noppa.core.errors import BadProgram
from noppa.engine import MOST_BYTES
from noppa.engine.json_lines import printable

AHEAD = 64
"""Lines buffered from a program before they are requested."""
GRACE = 1.0
"""Seconds a program has to exit on its own once its input is closed."""


class Pipe:
    """A running program. Raises `BadProgram` with what it did instead of answering."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._lines: Queue[bytes] = Queue(AHEAD)
        self._stderr: deque[bytes] = deque(maxlen=1)
        self._process = _start_process(command)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._sink = self._process.stdin
        self._writer = Thread()
        self._reader = Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._stderr_reader = Thread(target=self._read_stderr, args=(self._process.stderr,), daemon=True)
        self._reader.start()
        self._stderr_reader.start()

    def write(self, line: bytes) -> None:
        """Send the program a line, without waiting for it to be read."""
        self._writer = Thread(target=self._write, args=(line,), daemon=True)
        self._writer.start()

    def read(self, seconds: float) -> bytes | None:
        """Return the program's next line, or None if there is none in time. Raises `BadProgram` if it has exited."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            return None
        if not line:
            raise self._exit_error()
        return line

    def close(self) -> None:
        """End the program and its child processes, after a moment to exit on its own."""
        if not self._writer.is_alive():
            self._close_sink()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        self._close_sink()
        while self._reader.is_alive():  # it may be waiting for space in the queue
            with suppress(Empty):
                self._lines.get(timeout=0.01)
        self._stderr_reader.join(GRACE)

    def _close_sink(self) -> None:
        with suppress(OSError):
            self._sink.close()

    def _write(self, line: bytes) -> None:
        with suppress(OSError, ValueError):  # reading reports a program that has ended
            self._sink.write(line)
            self._sink.flush()

    def _read(self, source: IO[bytes]) -> None:
        with source, suppress(OSError, ValueError):
            while line := source.readline(MOST_BYTES + 1):
                self._lines.put(line)
        self._lines.put(b"")

    def _read_stderr(self, source: IO[bytes]) -> None:
        with source, suppress(OSError, ValueError):
            while line := source.readline(MOST_BYTES):
                if line.strip():
                    self._stderr.append(line)

    def _exit_error(self) -> BadProgram:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._stderr_reader.join(GRACE)
        self._lines.put(b"")  # so that the next read ends too
        last = printable(self._stderr[0]) if self._stderr else ""
        code = self._process.poll()
        return BadProgram("program-ended", command=self.command, exit=str(code), complaint=last)


def _start_process(command: str) -> subprocess.Popen[bytes]:
    """Start a command in its own process group, so that all of it can be ended.

    Raises `BadProgram` if it cannot be started.
    """
    pipe = subprocess.PIPE
    try:
        words = shlex.split(command)
        if not words:
            raise BadProgram("program-no-start", command=command, why="")
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)  # noqa: S603 - the user named the command
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise BadProgram("program-no-start", command=command, why=why) from None
