"""Fixtures of the server tests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.backends import COMBINATIONS, new_database, postgres, redis
from server.running import Person, running

Meet = Callable[..., Person]


@pytest.fixture
def meet() -> Iterator[Meet]:
    """Create people, and close their connections after the test."""
    with ExitStack() as stack:

        def person(url: str) -> Person:
            found = Person(url)
            stack.callback(found.http.close)
            return found

        yield person


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server for all tests that need no special settings."""
    with running(tmp_path_factory.mktemp("server"), absence=3600.0) as (found, _):
        yield found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder for a server of its own."""
    return tmp_path


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Run one PostgreSQL server for all tests of a process."""
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """Run one Redis server for all tests of a process."""
    with redis() as address:
        yield address


@pytest.fixture(params=COMBINATIONS)
def backend(request: pytest.FixtureRequest) -> dict[str, str]:
    """Return the settings of every combination of storage and fan-out, on real servers."""
    storage, _, fanout = str(request.param).partition("+")
    settings = {}
    if storage == "postgres":
        settings["database"] = new_database(request.getfixturevalue("postgres_server"))
    if fanout:
        settings["redis"] = request.getfixturevalue("redis_server")
    return settings


@pytest.fixture(params=["sqlite", "postgres"])
def storage(request: pytest.FixtureRequest) -> dict[str, str]:
    """Return the settings of each storage."""
    if request.param == "postgres":
        return {"database": new_database(request.getfixturevalue("postgres_server"))}
    return {}


@pytest.fixture(params=["sqlite+redis", "postgres+redis"])
def shared(request: pytest.FixtureRequest) -> dict[str, str]:
    """Return the settings of each combination that several processes can share."""
    settings = {"redis": str(request.getfixturevalue("redis_server"))}
    if str(request.param).startswith("postgres"):
        settings["database"] = new_database(request.getfixturevalue("postgres_server"))
    return settings
