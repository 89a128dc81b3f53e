"""The tests of the native core on a build with address and undefined-behaviour sanitizers."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = ("test_step.py", "test_border.py", *sorted(file.name for file in Path(__file__).parent.glob("test_*sample.py")))


@pytest.fixture(scope="module")
def sanitized(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the library with sanitizers; gcc's can be loaded into an interpreter built without them."""
    if shutil.which("gcc") is None:
        if os.environ.get("CI"):
            pytest.fail("no gcc")
        pytest.skip("gcc, whose sanitizers are used, is not installed")
    folder = tmp_path_factory.mktemp("sanitized")
    subprocess.run(
        [sys.executable, ROOT / "build_hooks" / "native.py", "--sanitize", "--out", folder],
        env={**os.environ, "CC": "gcc"},
        check=True,
    )
    return folder


@pytest.mark.parametrize("tries", [8_000, pytest.param(100_000, marks=pytest.mark.exhaustive)])
def test_nothing_is_read_out_of_bounds(sanitized: Path, tries: int) -> None:
    """Steps, evaluators, games and thousands of random positions run with sanitized buffers."""
    runtime = subprocess.run(
        ["gcc", "-print-file-name=libasan.so"],  # noqa: S607 - the gcc that was found
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    environment = {
        **os.environ,
        "NOPPA_CORE": str(sanitized),
        "NOPPA_FUZZ": str(tries),
        "LD_PRELOAD": runtime,
        "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "PYTHONMALLOC": "malloc",  # buffers of Python are guarded one by one
    }
    files = [str(Path(__file__).parent / name) for name in TESTS]
    command = [sys.executable, "-m", "pytest", "-n", "0", "-q", "-p", "no:cacheprovider", *files]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
