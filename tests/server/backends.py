"""Real PostgreSQL and Redis servers, started for the tests where they are installed."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from server.running import free_port

COMBINATIONS = ["sqlite", "sqlite+redis", "postgres", "postgres+redis"]


def program(name: str) -> str:
    """Return the path of a program; if it is missing, skip the test, or fail it on a build machine."""
    places = [*os.environ["PATH"].split(os.pathsep), *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin")))]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        why = f"{name} is not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    return found


class Postgres:
    """A PostgreSQL server in its own folder, which can be stopped and started."""

    def __init__(self) -> None:
        initdb, self._program = program("initdb"), program("postgres")
        self._folder = Path(tempfile.mkdtemp(prefix="noppa-pg-"))
        self._port = free_port()
        self._someone: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "cwd": self._folder,
        }
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            known = {entry.pw_name: entry for entry in pwd.getpwall()}
            user = known["postgres" if "postgres" in known else "nobody"]
            shutil.chown(self._folder, user.pw_name)
            self._someone |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._data = str(self._folder / "data")
        command = [initdb, "-A", "trust", "-U", "noppa", "--no-sync", "-D", self._data]
        subprocess.run(command, check=True, **self._someone)
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"postgresql://noppa@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Start the server and wait until it accepts queries, not just connections."""
        options = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        places = ["-D", self._data, "-p", str(self._port), "-k", str(self._folder)]
        self._process = subprocess.Popen([self._program, *places, *options], **self._someone)
        _wait_for(self._port, self._process)
        asyncio.run(_answers(self.address))

    def stop(self) -> None:
        """Stop the server at once, even with open connections."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(30)
            self._process = None

    def remove(self) -> None:
        """Stop the server and delete its folder."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server; yield the address of its first database."""
    server = Postgres()
    try:
        server.start()
        yield server.address
    finally:
        server.remove()


@contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """Run a Redis server without persistence; yield its address."""
    serve = program("redis-server")
    used_port = port or free_port()
    with tempfile.TemporaryDirectory(prefix="noppa-redis-") as folder:
        options = ["--port", str(used_port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
        server = subprocess.Popen([serve, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait_for(used_port, server)
            yield f"redis://127.0.0.1:{used_port}"
        finally:
            server.terminate()
            server.wait(30)


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        assert server.poll() is None
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(port)


async def _answers(address: str) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                connection = await asyncpg.connect(address)
            except asyncpg.CannotConnectNowError:
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return


def new_database(address: str) -> str:
    """Create a database on a PostgreSQL server; return its address."""
    name = f"noppa_{time.time_ns()}"

    async def make() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return address.rpartition("/")[0] + f"/{name}"
