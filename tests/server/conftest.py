"""What tests of the server share."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.running import Person, running

Meet = Callable[..., Person]


@pytest.fixture
def meet() -> Iterator[Meet]:
    """Makes people, and lets them go after the test."""
    with ExitStack() as stack:

        def person(url: str) -> Person:
            found = Person(url)
            stack.callback(found.http.close)
            return found

        yield person


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for every test that needs nothing of its own."""
    with running(tmp_path_factory.mktemp("server")) as (found, _):
        yield found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for a server of one's own."""
    return tmp_path
