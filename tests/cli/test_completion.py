"""Completion in shells."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from noppa.bots import levels_of
from noppa.cli.main import COMMANDS, main
from noppa.games import games

BASH = shutil.which("bash")


def offered(words: str, last: str = "") -> list[str]:
    """Return bash's completions after these words for the beginning of the next one."""
    typed = ["noppa", *words.split()]
    environ = {
        "_NOPPA_COMPLETE": "bash_complete",
        "COMP_WORDS": " ".join([*typed, last]),
        "COMP_CWORD": str(len(typed)),
    }
    done = CliRunner().invoke(main, [], prog_name="noppa", env=environ)
    assert done.exit_code == 0, done.output
    return [line.partition(",")[2] for line in done.output.split()]


@pytest.mark.parametrize(
    ("words", "last", "expected"),
    [
        ("", "", [*sorted(COMMANDS)]),
        ("", "re", ["replay", "restore", "review"]),
        ("play", "", list(games())),
        ("rules", "di", ["dicetto", "dicetrip"]),
        ("play yatzy --edition", "", list(games()["yatzy"].editions)),
        ("play --edition danish yatzy --bot", "", list(levels_of("yatzy"))),
        ("play yatzy --option", "bonus", ["bonus_from=63", "bonus_from=64"]),
        ("simulate tutto --vary", "tar", ["target="]),
        ("simulate kivi --players", "hard,me", ["hard,medium"]),
        ("match", "ha", ["hard"]),
        ("match hard easy --game", "ki", ["kivi"]),
        ("--language", "f", ["fi", "fr"]),
        ("play yatzy", "--ed", ["--edition"]),
        ("completion", "", ["bash", "zsh", "fish"]),
    ],
    ids=str,
)
def test_what_fits_is_offered(words: str, last: str, expected: list[str]) -> None:
    """They depend on the game typed before, if there is one."""
    assert offered(words, last) == expected


@pytest.mark.skipif(BASH is None, reason="there is no bash")
def test_bash_completes() -> None:
    """Bash reads the script, and a value after = is part of its word."""
    environ = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    script = """
        eval "$(noppa completion bash)"
        COMP_WORDS=(noppa play yatzy --option bonus_from=6) COMP_CWORD=4
        _noppa_completion noppa
        echo "${COMPREPLY[@]}" "[$COMP_WORDBREAKS]"
    """
    assert BASH is not None
    done = subprocess.run([BASH, "-c", script], env=environ, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.startswith("bonus_from=63 bonus_from=64 [")
    assert "=" not in done.stdout.partition("[")[2]


def test_other_shells_have_a_script_too() -> None:
    """The shell is that of $SHELL unless another is named; an unknown one is a usage error."""
    run = CliRunner()
    assert run.invoke(main, ["completion", "zsh"]).output.lstrip().startswith("#compdef noppa")
    assert "complete --no-files --command noppa" in run.invoke(main, ["completion"], env={"SHELL": "/bin/fish"}).output
    done = run.invoke(main, ["completion"], env={"SHELL": "/bin/tcsh"})
    assert done.exit_code == 2
    assert "bash, zsh, fish" in done.output
