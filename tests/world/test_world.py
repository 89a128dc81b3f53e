"""A hundred simulated worlds, and twelve planted faults that the simulation has to find."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from noppa.host.play import views
from world.run import run, shrink
from world.scenario import FAULTS, scenario_of

ROOT = Path(__file__).parents[2]
PATCHES = sorted((Path(__file__).parent / "faults").glob("*.patch"))
GIT = str(shutil.which("git"))
LONG = (
    "double-wake",
    "failed-commit-acknowledged",
    "seeds-of-an-older-row",
    "stale-view-after-undo",
    "votes-outlive-events",
)
"""Faults that take more than a few seconds to find."""
PARTS, ALL_PARTS, WORLDS = 4, 8, 25
FOUND = (4990, 24701, 27537, 30075, 35658, 54284, 68009)
"""A clock set back, and games that were closed while somebody was about to use them or had missed a note."""


@pytest.mark.parametrize(
    "part",
    [pytest.param(part, marks=pytest.mark.exhaustive if part >= PARTS else ()) for part in range(ALL_PARTS)],
)
def test_every_promise_holds(part: int) -> None:
    """Nothing acknowledged is lost or done twice, every view is right, and every game goes on, whatever fails."""
    steps = 0
    for seed in range(part * WORLDS, (part + 1) * WORLDS):
        outcome = run(scenario_of(seed))
        assert not outcome.broken, f"python -m tests.world --seed {seed}: {outcome.broken}"
        steps += outcome.steps
    assert steps > 10 * WORLDS


@pytest.mark.parametrize("seed", FOUND)
def test_a_seed_that_once_broke_a_promise_holds_it(seed: int) -> None:
    """Each of these seeds was the first to reveal a bug."""
    assert not run(scenario_of(seed)).broken


def test_a_seed_always_tells_the_same_story() -> None:
    """Two runs of one seed agree in every line; another seed gives another story."""
    first, again, other = run(scenario_of(11)), run(scenario_of(11)), run(scenario_of(12))
    assert first.lines == again.lines
    assert first.lines != other.lines


def test_every_kind_of_fault_happens() -> None:
    """Each kind of fault occurs in some of these worlds."""
    seen = {fault for seed in range(PARTS * WORLDS) for fault in scenario_of(seed).faults}
    assert seen == set(FAULTS)


def test_there_are_twelve_planted_faults() -> None:
    """The simulation is tested against a dozen planted faults."""
    assert len(PATCHES) == 12


@pytest.mark.parametrize(
    "patch",
    [
        pytest.param(patch, marks=pytest.mark.exhaustive if patch.stem in LONG else (), id=patch.stem)
        for patch in PATCHES
    ],
)
def test_a_planted_fault_is_found(patch: Path, tmp_path: Path) -> None:
    """A thousand worlds are enough to find a bug in the host or its storage, by a promise that the patch names."""
    for part in ("src/noppa", "tests/host", "tests/world"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("built", "__pycache__", "*.bin"))
    subprocess.run([GIT, "apply", "-p0", "--unidiff-zero", patch], cwd=tmp_path, check=True)
    done = subprocess.run(
        [sys.executable, "-m", "tests.world", "--seeds", "1000", "--as-found"],
        cwd=tmp_path,
        env={"PYTHONPATH": f"{tmp_path}/src:{tmp_path}/tests", "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    expected = re.search("^Breaks: (.*)$", patch.read_text(), re.MULTILINE)
    assert expected is not None
    assert any(f"breaks a promise: {promise}" in done.stdout for promise in expected[1].split(", or "))


def test_a_failing_world_is_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shrinking a failing world leaves only the faults, games and steps that matter."""
    monkeypatch.setattr(views, "seed_is_public", lambda _live: True)
    outcome = next(found for seed in range(50) if (found := run(scenario_of(seed))).broken)
    smallest = shrink(outcome)
    assert smallest.broken
    assert smallest.broken.promise == "nothing hidden is shown"
    assert not smallest.scenario.faults
    assert len(smallest.scenario.games) == 1
    assert smallest.scenario.processes == 1
