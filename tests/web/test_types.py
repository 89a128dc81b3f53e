"""The browser's types are those that the server and the games declare."""

import os
import runpy
import shutil
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
GENERATOR = WEB / "node_modules" / "json-schema-to-typescript"


def test_types_are_up_to_date() -> None:
    """The generated files are current for the server, all views and every game."""
    if shutil.which("node") is None or not GENERATOR.is_dir():
        reason = "Node is not here, or npm ci was not run"
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(reason)
    types: dict[str, str] = runpy.run_path(str(WEB / "make_types.py"))["generate"]()
    games = {folder.name for folder in (WEB / "src" / "games").iterdir() if folder.is_dir()}
    assert set(types) == {"src/schema.ts", "src/views.ts", *(f"src/games/{game}/view.ts" for game in games)}
    stale = [name for name, text in types.items() if (WEB / name).read_text(encoding="utf-8") != text]
    assert not stale, "run: python web/make_types.py"


def test_nothing_that_is_installed_names_a_host() -> None:
    """The lock file has hashes, and no addresses."""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert "http" not in lock
