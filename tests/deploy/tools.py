"""System programs used by the deployment tests, and the files in `deploy/`."""

import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def tool(name: str, *tried: str) -> str:
    """Return a program's path; skip the test if it is missing, or cannot do here what is tried."""
    found = shutil.which(name, path="/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    if tried and subprocess.run([found, *tried], capture_output=True, check=False).returncode:
        pytest.skip(f"{name} may not do that here")
    return found


def unit() -> dict[str, str]:
    """Return the settings of the unit's service."""
    parser = RawConfigParser(strict=True, comment_prefixes=("#",), delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "noppa.service", encoding="utf-8")
    return dict(parser["Service"])


def unit_environment(state: str, cache: str) -> dict[str, str]:
    """Return the environment that the unit sets, with systemd's placeholders for the two folders filled in."""
    pairs = unit()["Environment"].replace("%S", state).replace("%C", cache).split()
    return dict(pair.split("=", 1) for pair in pairs)
