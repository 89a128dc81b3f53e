"""The command starts quickly: help and version import only what they need."""

import subprocess
import sys
from pathlib import Path

import click
import pytest

from noppa.cli.main import COMMANDS, main

SRC = Path(__file__).parents[2] / "src"
IMPORTED = """
import sys
from noppa.cli.main import main
try:
    main([{flag!r}])
except SystemExit as done:
    assert not done.code, done.code
print(*sys.modules, sep="\\n", file=sys.stderr)
"""
HEAVY = {"numpy", "textual", "rich", "rich.markdown", "joblib", "fastapi", "sqlalchemy", "noppa.bots", "noppa.server"}


@pytest.mark.parametrize("flag", ["--help", "--version"])
def test_heavy_modules_are_not_imported(flag: str) -> None:
    """Neither NumPy nor Rich is imported, nor any other slow module."""
    code = f"import sys; sys.path.insert(0, {str(SRC)!r})\n" + IMPORTED.format(flag=flag)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    imported = set(done.stderr.split())
    assert "click" in imported
    assert sorted(imported & HEAVY) == []


@pytest.mark.parametrize("command", [["games"], ["play", "--help"]], ids=" ".join)
def test_only_a_game_that_is_played_is_imported(command: list[str]) -> None:
    """Without a game neither rules nor the full screen are imported: metadata is read from files."""
    code = f"import sys; sys.path.insert(0, {str(SRC)!r})\n" + IMPORTED.replace("[{flag!r}]", repr(command))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    imported = set(done.stderr.split())
    assert "noppa.games" in imported
    assert [name for name in imported if name.endswith(".rules") and name.startswith("noppa.games.")] == []
    assert "textual" not in imported


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_where_the_list_says(name: str) -> None:
    """It is found by its name, and has that name."""
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.name == name
