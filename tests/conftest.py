"""What every test may rely on."""

import sys
from pathlib import Path

import pytest

from foreseen import Foreseen

TESTS = Path(__file__).parent
QUICK = {"core", "games", "host", "locale", "cli", "testing"}
"""The folders of `pytest -m quick`."""
SLOW = {
    "cli": {"coach", "simulate"},
    "games": {
        "computed",
        "evaluator",
        "games",
        "kernel",
        "prospects",
        "random_play",
        "random_turn",
        "reasons",
        "shipped",
    }
    | {"solver", "step", "weights", "winning"},
    "locale": {"never_depends"},
}
"""The files in them that use evaluators, solvers, simulations or whole processes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what belongs to the quick loop: rules, tables, host, sentences and commands."""
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        slow = item.path.stem.removeprefix("test_") in SLOW.get(folder, ())
        if folder in QUICK and not slow and not item.get_closest_marker("slow"):
            item.add_marker("quick")


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Finished games and practice of the tests go to a folder of their own, never to the user's."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests are told everything in English, whatever this machine speaks."""
    for name in ("NOPPA_LANGUAGE", "NOPPA_LOCALE_DIR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process roll each test the dice that they rolled it last time.

    A test that has nothing to do with the server does not import it.
    """
    if world := sys.modules.get("noppa.server.world"):
        monkeypatch.setattr(world, "secrets", Foreseen(request.node.nodeid))
