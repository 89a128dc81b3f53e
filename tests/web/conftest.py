"""A server for tests of the app."""

from collections.abc import Iterator

import pytest

from server.running import running


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that the tests of this session share."""
    with running(tmp_path_factory.mktemp("web")) as (address, _):
        yield address
