"""PostgreSQL and Redis servers that a test can kill like a crash, and start again."""

import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from server.backends import Postgres, _wait_for, program
from server.running import free_port


class Killable(Protocol):
    """A server with an address, which can be killed and started."""

    address: str

    def start(self) -> None:
        """Start the server and wait until it is ready."""

    def kill(self) -> None:
        """Kill the server without a clean shutdown."""


class KillablePostgres(Postgres):
    """A PostgreSQL server that writes durably, and recovers after a kill."""

    def kill(self) -> None:
        """Kill the server and all its processes."""
        assert self._process is not None
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        self._process.kill()
        subprocess.run(["/bin/kill", "-9", *children], check=False, capture_output=True)
        self._process.wait()
        self._process = None


class KillableRedis:
    """A Redis server without persistence."""

    def __init__(self, folder: str) -> None:
        self._port, self._folder = free_port(), folder
        self.address = f"redis://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it listens."""
        options = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command = [program("redis-server"), *options, "--dir", self._folder]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _wait_for(self._port, self._process)

    def kill(self) -> None:
        """Kill the server."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@contextmanager
def killable_postgres() -> Iterator[KillablePostgres]:
    """Run a PostgreSQL server for a block."""
    server = KillablePostgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def killable_redis() -> Iterator[KillableRedis]:
    """Run a Redis server for a block."""
    with tempfile.TemporaryDirectory(prefix="noppa-redis-") as folder:
        server = KillableRedis(folder)
        server.start()
        try:
            yield server
        finally:
            server.kill()
