"""What every test may rely on."""

import os
import re
import signal
import sys
from pathlib import Path

import pytest

from foreseen import Foreseen

TESTS = Path(__file__).parent
QUICK = {"core", "games", "host", "locale", "cli", "testing"}
"""The folders of `pytest -m quick`."""
ROLES = ("computed", "evaluator", "games", "prospects", "random_play", "random_turn", "reasons")
MORE = ("shipped", "solver", "step", "turn_values", "weights", "winning")
SLOW = {
    *("cli/test_coach.py", "cli/test_simulate.py", "games/test_golden.py"),
    *("locale/test_languages.py", "locale/test_never_depends.py", "locale/test_terminal.py"),
    *(f"games/*/test_{role}.py" for role in (*ROLES, *MORE)),
}
"""The files in them that use evaluators, solvers, simulations or whole processes."""

WAITING = ("cli/fullscreen", "cli/test_join.py", "deploy", "offline", "server", "web")
"""Where tests wait for browsers, terminals and servers of their own, which a busy machine can hold up."""

OTHER_VARIANT = re.compile(r"^test_every_game_keeps_the_contract\[\w+-[1-9]")
"""The conformance kit on other editions and options than a game's default ones."""


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs that tests start, also where a shell runs this in the background."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """Return three workers for two processors: tests in the browser mostly wait."""
    return (os.cpu_count() or 2) * 3 // 2


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import what the quick loop leaves out."""
    path = collection_path.relative_to(TESTS) if collection_path.is_relative_to(TESTS) else Path()
    outside = bool(path.parts) and path.parts[0] not in QUICK
    return (outside or any(map(path.match, SLOW))) if config.option.markexpr == "quick" else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what belongs to the quick loop: rules, tables, host, sentences and commands."""
    for item in items:
        path = item.path.relative_to(TESTS)
        marked = {mark.name for mark in item.iter_markers()}
        slow = any(map(path.match, SLOW)) or marked & {"exhaustive", "slow"} or OTHER_VARIANT.search(item.name)
        if path.parts[0] in QUICK and not slow:
            item.add_marker("quick")
        if any(path.is_relative_to(place) for place in WAITING):
            item.add_marker(pytest.mark.flaky(reruns=1))  # the report names what needed it
        if "exhaustive" in marked:
            item.add_marker(pytest.mark.timeout(0))  # these take as long as they take


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
    if spoken := sys.modules.get("noppa.cli.language"):
        monkeypatch.setattr(spoken.SAY, "language", "en")  # a command of the test before may have chosen another


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test the same dice in every run of the tests.

    A test that has nothing to do with the server does not import it. A second try gets other dice: its server may still
    have the games of the first.
    """
    if world := sys.modules.get("noppa.server.world"):
        attempt = getattr(request.node, "execution_count", 1)
        monkeypatch.setattr(world, "secrets", Foreseen(request.node.nodeid + "*" * (attempt - 1)))
