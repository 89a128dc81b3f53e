"""Where compiled code is compile_cache."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from noppa.kernels import compile_cache

FIRST = """
import os, sys
import noppa.kernels
assert "numba" not in sys.modules
import noppa.kernels.bits, numba
assert numba.config.CACHE_DIR == os.environ["NUMBA_CACHE_DIR"], numba.config.CACHE_DIR
"""


def test_the_folder_is_named_before_numba_is_there() -> None:
    """Whichever module comes first: else code is kept beside its source, where a change in another file is not seen."""
    subprocess.run([sys.executable, "-c", FIRST], check=True)


PARTS = """
from noppa.kernels.compiled import inserted

@inserted
def one(number):
    return number + {more}
"""
OTHER = """
from noppa.kernels.compiled import inserted

@inserted
def two(number):
    return number * 2
"""
WHOLE = """
from noppa.kernels.compiled import composed
from other import two
from parts import one

def put(part, times):
    @composed
    def whole(number):
        return part(number) * times
    return whole

for whole in put(one, 1), put(two, 1), put(two, 7):
    print(whole(10), sum(whole.stats.cache_hits.values()))
"""


def test_what_is_put_together_is_kept_by_its_parts(tmp_path: Path) -> None:
    """A second process compiles nothing, no two wholes are mistaken for each other, and a part that changed is seen."""

    def told() -> str:
        environ = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "kept")}
        done = subprocess.run(
            [sys.executable, "whole.py"], cwd=tmp_path, env=environ, check=True, capture_output=True, text=True
        )
        return ", ".join(done.stdout.splitlines())

    (tmp_path / "parts.py").write_text(PARTS.format(more=1))
    (tmp_path / "other.py").write_text(OTHER)
    (tmp_path / "whole.py").write_text(WHOLE)
    assert told() == "11 0, 20 0, 140 0"
    assert told() == "11 1, 20 1, 140 1"
    (tmp_path / "parts.py").write_text(PARTS.format(more=1000))
    assert told() == "1010 0, 20 1, 140 1"


def test_code_of_versions_that_nobody_uses_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a new version comes, what was not used for a month; from a folder that somebody named nothing is taken."""
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: tmp_path / name)
    versions = tmp_path / "noppa" / "compiled"
    for name, days in ("long ago", 31), ("lately", 29):
        (versions / name).mkdir(parents=True)
        (versions / name / "code.nbc").write_text("compiled")
        os.utime(versions / name, (time.time() - days * 86400,) * 2)

    def begin() -> set[str]:
        assert compile_cache._folder() is not None
        return {folder.name for folder in versions.iterdir()}

    monkeypatch.setenv("NUMBA_CACHE_DIR", str(versions / "named"))
    assert begin() == {"long ago", "lately", "named"}
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    after = begin()
    assert len(after) == 3
    assert after > {"lately", "named"}
    os.utime(versions / "lately", (0, 0))
    assert begin() == after
