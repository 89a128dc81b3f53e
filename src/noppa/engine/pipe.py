"""A program at the end of two pipes: lines to it, lines from it, and a clock.

Threads do the reading and writing, so that a program which neither reads, writes nor ends holds nobody
up. What it writes too much waits in the pipe; of its complaints the last line is kept, for the report.
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
from noppa.engine.lines import shown

AHEAD = 64
"""Lines that are taken from a program before anybody has asked for them."""
GRACE = 1.0
"""Seconds that a program has to end by itself once nobody talks to it."""


class Pipe:
    """The running program; an error of its own says what it did instead of answering."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._lines: Queue[bytes] = Queue(AHEAD)
        self._complaints: deque[bytes] = deque(maxlen=1)
        self._process = _started(command)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._sink = self._process.stdin
        self._writer = Thread()
        self._reader = Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._listener = Thread(target=self._listen, args=(self._process.stderr,), daemon=True)
        self._reader.start()
        self._listener.start()

    def write(self, line: bytes) -> None:
        """Hand the program a line, whenever it reads it."""
        self._writer = Thread(target=self._write, args=(line,), daemon=True)
        self._writer.start()

    def read(self, seconds: float) -> bytes | None:
        """The program's next line; None if there is none for so long."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            return None
        if not line:
            raise self._ended()
        return line

    def close(self) -> None:
        """End the program and whatever it started: by itself if it is quick and has read its line."""
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
        while self._reader.is_alive():  # it may wait for somebody to take its lines
            with suppress(Empty):
                self._lines.get(timeout=0.01)
        self._listener.join(GRACE)

    def _close_sink(self) -> None:
        with suppress(OSError):
            self._sink.close()

    def _write(self, line: bytes) -> None:
        with suppress(OSError, ValueError):  # a program that has ended is told of where it is read
            self._sink.write(line)
            self._sink.flush()

    def _read(self, source: IO[bytes]) -> None:
        with source, suppress(OSError, ValueError):
            while line := source.readline(MOST_BYTES + 1):
                self._lines.put(line)
        self._lines.put(b"")

    def _listen(self, source: IO[bytes]) -> None:
        with source, suppress(OSError, ValueError):
            while line := source.readline(MOST_BYTES):
                if line.strip():
                    self._complaints.append(line)

    def _ended(self) -> BadProgram:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._listener.join(GRACE)
        self._lines.put(b"")  # whoever asks again hears the same
        last = shown(self._complaints[0]) if self._complaints else ""
        code = self._process.poll()
        return BadProgram("program-ended", command=self.command, exit=str(code), complaint=last)


def _started(command: str) -> subprocess.Popen[bytes]:
    """The program of a command line, in a group of its own so that all of it can be ended."""
    pipe = subprocess.PIPE
    try:
        words = shlex.split(command)
        if not words:
            raise BadProgram("program-no-start", command=command, why="")
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)  # noqa: S603 - meant
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise BadProgram("program-no-start", command=command, why=why) from None
