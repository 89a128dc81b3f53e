"""A server for tests of the app."""

from collections.abc import Iterator

import pytest

from server.running import running
from web.browser import SHARED
from web.pages import HOST


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server shared by the tests of this session; yield its address."""
    with running(tmp_path_factory.mktemp("web")) as (address, here):
        here.host_token = HOST
        yield address


@pytest.fixture(scope="session", autouse=True)
def _browser() -> Iterator[None]:
    """Close the session's shared browser after the tests."""
    yield
    SHARED.close()
