"""The C sources are formatted, free of compiler and analyser warnings, and of a readable length."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import noppa.native

FOLDER = Path(noppa.native.__file__).parent
SOURCES = sorted(FOLDER.rglob("*.c"))
FILES = sorted((*SOURCES, *FOLDER.rglob("*.h")))
ROOT = Path(__file__).parents[2]
MOST_LINES = 9_774
"""The limit for all C sources together; lower it when they shrink."""


def tool(name: str) -> str:
    """Return the path of a program; without it the test is skipped, but not in CI."""
    found = shutil.which(name)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(f"{name} is not installed")
        pytest.skip(f"{name} is not installed")
    return found


def run(*command: str | Path) -> None:
    """Run a checker, which prints nothing on success."""
    done = subprocess.run([str(part) for part in command], cwd=FOLDER, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_sources_are_formatted() -> None:
    """The style is in .clang-format."""
    run(tool("clang-format"), "--dry-run", "--Werror", *FILES)


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_compilers_have_nothing_to_say(compiler: str) -> None:
    """Neither compiler has a warning."""
    warnings = (
        "-Wall",
        "-Wextra",
        "-Wno-unused-parameter",
        "-Wshadow",
        "-Wconversion",
        "-Wno-sign-conversion",
        "-Wno-psabi",
        "-Werror",
    )
    run(tool(compiler), "-std=c11", f"-I{FOLDER}", "-fsyntax-only", *warnings, *SOURCES)


@pytest.mark.exhaustive
def test_the_analyser_finds_nothing() -> None:
    """The checks are in .clang-tidy."""
    run(tool("clang-tidy"), "--quiet", *SOURCES, "--", "-std=c11", f"-I{FOLDER}", "-Wno-psabi")


def test_files_are_of_a_readable_length() -> None:
    """No file has more than 900 lines, and all of them together are within the limit."""
    lines = {file: file.read_text(encoding="utf-8").splitlines() for file in FILES}
    lengths = {file.relative_to(FOLDER).as_posix(): len(text) for file, text in lines.items()}
    assert max(lengths.values()) <= 900, lengths
    assert sum(lengths.values()) <= MOST_LINES


def test_the_library_is_that_of_the_sources() -> None:
    """Testing an old library would be useless; `python build_hooks/native.py` builds a new one."""
    sys.path.insert(0, str(ROOT))
    from build_hooks import native  # noqa: PLC0415 - at the root, beside the package

    assert native.is_fresh(native.this_computer()), "python build_hooks/native.py"
    if (native.BUILT / "noppa-core.wasm").exists():
        assert native.is_fresh(native.WASM_TARGET), "python build_hooks/native.py"


def test_the_baseline_library_runs_too() -> None:
    """The library for older processors gives the same values."""
    code = (
        "from noppa import rules; from noppa.games.yatzy.solved import solve; from noppa.native.binding import library;"
        "print(library()._name, solve(rules('yatzy')).values[0].hex())"
    )
    found = []
    for baseline in ("", "1"):
        environment = {**os.environ, "NOPPA_BASELINE": baseline}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        found.append(done.stdout.split())
    assert "avx2" not in found[1][0]
    assert found[0][1] == found[1][1]
