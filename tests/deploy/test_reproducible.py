"""Rebuilding a release gives identical files."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from deploy.tools import ROOT

LEFT_OUT = shutil.ignore_patterns("built", "__pycache__", "node_modules", ".venv", ".git", ".*_cache", "dist", "tests")


def copy_sources(source: Path, copy: Path, number: int) -> Path:
    """Copy the sources to another place, with other times and without build results."""
    shutil.copytree(source, copy, ignore=LEFT_OUT)
    for file in copy.rglob("*"):
        os.utime(file, (1.6e9 + number, 1.7e9 + number))
    return copy


def build(copy: Path, kind: str, number: int, **environ: str) -> Path:
    """Build a wheel or an sdist in a copy of the sources; return it."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(copy / "dist" / kind)],
        cwd=copy,
        env={**os.environ, "PYTHONHASHSEED": str(number), "PYTHONPATH": "", **environ},
        capture_output=True,
        text=True,
        check=False,
        umask=0o077 if number == 1 else 0o022,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = (copy / "dist" / kind).iterdir()
    return built


def contents(file: Path) -> dict[str, str]:
    """Return a hash of each file in a wheel or sdist."""
    if file.suffix == ".whl":
        with ZipFile(file) as packed:
            return {name: hashlib.sha256(packed.read(name)).hexdigest() for name in packed.namelist()}
    with tarfile.open(file) as packed_tar:
        members = [(member.name, packed_tar.extractfile(member)) for member in packed_tar.getmembers()]
        return {name: hashlib.sha256(part.read()).hexdigest() for name, part in members if part is not None}


def test_an_sdist_made_twice_is_the_same(tmp_path: Path) -> None:
    """Two folders, times and umasks give identical bytes."""
    first = copy_sources(ROOT, tmp_path / "one", 1)
    again = copy_sources(first, tmp_path / "another" / "place", 2)
    built = [build(copy, "sdist", number, SKIP_WEB_BUILD="1") for number, copy in enumerate((first, again), 1)]
    assert contents(built[0]) == contents(built[1])
    assert built[0].read_bytes() == built[1].read_bytes()


@pytest.mark.exhaustive
def test_a_release_built_twice_is_the_same(tmp_path: Path) -> None:
    """Two folders, times and umasks give identical bytes, each compiled and built from scratch."""
    modules = ROOT / "web" / "node_modules"
    if not modules.is_dir():
        pytest.skip("the packages of the browser app are not installed")
    first = copy_sources(ROOT, tmp_path / "one", 1)
    again = copy_sources(first, tmp_path / "another" / "place", 2)
    for copy in (first, again):
        shutil.copytree(modules, copy / "web" / "node_modules", symlinks=True)
        os.utime(copy / "web" / "node_modules" / ".package-lock.json")
    for kind in ("wheel", "sdist"):
        built = [build(copy, kind, number) for number, copy in enumerate((first, again), 1)]
        names = contents(built[0])
        assert names == contents(built[1])
        assert built[0].read_bytes() == built[1].read_bytes()
        assert any(name.endswith("server/built/bundled.json") for name in names)
        assert any(name.endswith("THIRD-PARTY.txt") for name in names)
