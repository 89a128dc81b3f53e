"""Configuration and fixtures for all tests."""

import compileall
import gc
import os
import re
import signal
import sys
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from foreseen import Foreseen

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for small matrices, more threads only wait for each other

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
"""The files in them that use evaluators, solvers, simulations or separate processes."""

WAITING = ("cli/fullscreen", "cli/test_join.py", "deploy", "offline", "server", "web")
"""Tests that wait for browsers, terminals and servers, which a busy machine can delay."""

OTHER_VARIANT = re.compile(r"^test_every_game_keeps_the_contract\[\w+-[1-9]")
"""The conformance kit on editions and options other than a game's defaults."""


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs that tests start, even if a shell runs this in the background."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """Return two workers per processor: tests with browsers and servers mostly wait."""
    return (os.cpu_count() or 2) * 2


def pytest_xdist_setupnodes() -> None:
    """Compile the package once, before each worker would."""
    if not sys.dont_write_bytecode:
        compileall.compile_dir(TESTS.parent / "src", quiet=2)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip even the import of files outside the quick loop."""
    path = collection_path.relative_to(TESTS) if collection_path.is_relative_to(TESTS) else Path()
    outside = bool(path.parts) and path.parts[0] not in QUICK
    return (outside or any(map(path.match, SLOW))) if config.option.markexpr == "quick" else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the quick loop: rules, tables, host, sentences and commands."""
    for item in items:
        quick, waiting = _kinds(item.path)
        marked = {mark.name for mark in item.iter_markers()}
        if quick and not marked & {"exhaustive", "slow"} and not OTHER_VARIANT.search(item.name):
            item.add_marker("quick")
        if waiting:
            item.add_marker(pytest.mark.flaky(reruns=1))  # the report names reruns
        if "exhaustive" in marked:
            item.add_marker(pytest.mark.timeout(0))  # no limit for these


def pytest_collection_finish() -> None:
    """Let the garbage collector look at what tests make, seldom, and never again at thousands of collected tests."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@cache
def _kinds(file: Path) -> tuple[bool, bool]:
    """Return whether a file is in the quick loop, and whether its tests wait for other programs."""
    path = file.relative_to(TESTS)
    quick = path.parts[0] in QUICK and not any(map(path.match, SLOW))
    return quick, any(path.is_relative_to(place) for place in WAITING)


@pytest.fixture(scope="session")
def data_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return new folders, without searching for the next free name among all those of earlier tests."""
    folder = tmp_path_factory.mktemp("data")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_data_folder(data_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Store finished games and practice in a temporary folder, never in the user's."""
    folder = next(data_folders)
    folder.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run tests in English, whatever language this machine has."""
    for name in ("NOPPA_LANGUAGE", "NOPPA_LOCALE_DIR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    if spoken := sys.modules.get("noppa.cli.language"):
        monkeypatch.setattr(spoken.SAY, "language", "en")  # a command of the test before may have chosen another


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give servers in this process the same dice in every run of a test.

    Tests without a server do not import it. A second try gets other dice: the games of the first may still be there.
    """
    if world := sys.modules.get("noppa.server.world"):
        attempt = getattr(request.node, "execution_count", 1)
        monkeypatch.setattr(world, "secrets", Foreseen(request.node.nodeid + "*" * (attempt - 1)))
