"""Installs Pig once for the tests of a session."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.installed import Installed, install
from web.browser import SHARED

PIG = Path(__file__).parents[2] / "examples" / "pig"


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Install Pig."""
    return install(PIG, tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="session", autouse=True)
def _browser() -> Iterator[None]:
    """Close the session's shared browser after the tests."""
    yield
    SHARED.close()
