"""Real PostgreSQL and Redis servers, started for the tests where their programs are."""

import asyncio
import os
import pwd
import shutil
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
    """Where a program is; without it a test skips with a reason, and on a build machine it fails."""
    places = [*os.environ["PATH"].split(os.pathsep), *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin")))]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        why = f"{name} is not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    return found


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server in a folder of its own; the address of its first database."""
    initdb, serve = program("initdb"), program("postgres")
    folder = Path(tempfile.mkdtemp(prefix="noppa-pg-"))
    port = free_port()
    someone: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    if os.geteuid() == 0:  # PostgreSQL refuses to be root
        user = next(name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()})
        shutil.chown(folder, user)
        someone |= {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
    data = folder / "data"
    subprocess.run([initdb, "-A", "trust", "-U", "noppa", "--no-sync", "-D", str(data)], check=True, **someone)
    told = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
    server = subprocess.Popen([serve, "-D", str(data), "-p", str(port), "-k", str(folder), *told], **someone)
    try:
        _wait_for(port, server)
        yield f"postgresql://noppa@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """A Redis server that keeps nothing; its address."""
    serve = program("redis-server")
    where = port or free_port()
    with tempfile.TemporaryDirectory(prefix="noppa-redis-") as folder:
        told = ["--port", str(where), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
        server = subprocess.Popen([serve, *told], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait_for(where, server)
            yield f"redis://127.0.0.1:{where}"
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


def new_database(address: str) -> str:
    """A fresh database of a PostgreSQL server; its address."""
    name = f"noppa_{time.time_ns()}"

    async def make() -> None:
        for _ in range(100):
            try:
                connection = await asyncpg.connect(address)
                break
            except asyncpg.CannotConnectNowError:
                await asyncio.sleep(0.05)
        else:
            raise AssertionError(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return address.rpartition("/")[0] + f"/{name}"
