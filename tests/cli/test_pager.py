"""Long texts: paged on a terminal, whole for a file."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console

from noppa.cli.output.pager import show_page

RULES = (sys.executable, "-m", "noppa", "rules", "tutto")


def on_terminal(rows: int, **environment: str) -> str:
    """Return the output of `noppa rules tutto` on a terminal of this many rows of 80 characters."""
    here, there = pty.openpty()
    fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
    inherited = {name: value for name, value in os.environ.items() if name not in ("LESS", "LINES", "COLUMNS")}
    env = inherited | {"TERM": "xterm"} | environment
    with subprocess.Popen(RULES, stdin=there, stdout=there, stderr=there, env=env) as done:
        os.close(there)
        shown = b""
        with suppress(OSError):  # Linux reports a closed terminal this way
            while part := os.read(here, 4096):
                shown += part
    os.close(here)
    assert done.returncode == 0
    return shown.decode()


@pytest.mark.parametrize(("rows", "paged"), [(24, True), (400, False)])
def test_what_is_higher_than_the_screen_goes_through_a_pager(rows: int, *, paged: bool, tmp_path: Path) -> None:
    """The pager gets the whole text; a text that fits is just printed, in bold where marked."""
    passed = tmp_path / "passed.txt"
    shown = on_terminal(rows, PAGER=f"tee {passed}")
    assert passed.exists() == paged
    assert "share the win." in shown
    if paged:
        assert passed.read_text(encoding="utf-8").splitlines() == shown.splitlines()
    else:
        assert "\x1b[1mTutto\x1b[0m" in shown


def test_a_file_gets_all_of_it_at_once(tmp_path: Path) -> None:
    """There is no pager and no colour."""
    passed = tmp_path / "passed.txt"
    done = subprocess.run(
        RULES, env=os.environ | {"PAGER": f"tee {passed}"}, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[0] == "Tutto"
    assert "\x1b" not in done.stdout
    assert not passed.exists()


def test_idle_lines_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    """One blank line stays between two paragraphs, none at the ends."""
    show_page(Console(), "\n\none\n\n\n", "two  \n\n")
    assert capsys.readouterr().out == "one\n\ntwo\n"
