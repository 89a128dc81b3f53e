"""The full screen in a real pseudo-terminal, as a shell or ssh provides."""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from noppa.cli.fullscreen.start import has_full_screen
from noppa.cli.main import main

SRC = Path(__file__).parents[3] / "src"
COLOUR = re.compile(rb"\x1b\[(?:\d+;)*(?:3[0-7]|9[0-7]|4[0-7]|10[0-7]|[34]8;[25];)[\d;]*m")


class Terminal:
    """A command in a terminal of 80 × 24."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.child, self.file = pty.fork()
        if self.child == 0:
            signal.signal(signal.SIGHUP, signal.SIG_DFL)  # tests under nohup ignore it, a shell does not
            os.environ |= {"TERM": "xterm-256color", "PYTHONPATH": str(SRC), **environment}
            os.execv(sys.executable, [sys.executable, "-m", "noppa", *words])  # noqa: S606 - the program under test
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.seen = b""

    def until(self, words: str, seconds: float = 60) -> None:
        """Read until these words are drawn, after what was already read."""
        begun, start = time.monotonic(), len(self.seen)
        while words.encode() not in self.seen[start:]:
            assert time.monotonic() - begun < seconds, self.seen.decode(errors="replace")
            if select.select([self.file], [], [], 0.2)[0]:
                self.seen += os.read(self.file, 65536)

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.file, keys.encode())

    def end(self, number: int) -> int:
        """Send a signal and return the exit status."""
        os.kill(self.child, number)
        _, status = os.waitpid(self.child, 0)
        os.close(self.file)
        return status


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_a_terminal_that_disappears_loses_no_move_and_no_color_is_obeyed(tmp_path: Path) -> None:
    """After a hang-up the file has the written row; with NO_COLOR nothing is drawn in colour."""
    file = tmp_path / "game.json"
    words = ("play", "kivi", "--bot", "simple", "--seed", "7", "--save", str(file), "--no-animation", "--pace", "30")
    terminal = Terminal(*words, NO_COLOR="1", XDG_DATA_HOME=str(tmp_path))
    terminal.until("␣")
    terminal.press(" ")
    terminal.until("Choose")
    terminal.press("\t\r")
    terminal.until("You: stone on d1")
    terminal.end(signal.SIGHUP)
    assert json.loads(file.read_text(encoding="utf-8"))["events"] == ["start", "roll 3 6 3 3 2 1", "0: place d1"]
    assert COLOUR.search(b"\x1b[1;30;102m") is not None
    assert COLOUR.search(terminal.seen) is None


def saved(folder: Path) -> list[dict[str, Any]]:
    """Return the games in progress of a data folder."""
    return [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("noppa/in-progress/*.json")]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_a_plain_game_without_a_file_survives_its_terminal(tmp_path: Path) -> None:
    """It is among the games in progress, can be continued, and moves to a file once one is named."""
    words = ("play", "yatzy", "--player", "Aino", "--seed", "7", "--plain", "--pace", "0")
    terminal = Terminal(*words, XDG_DATA_HOME=str(tmp_path))
    terminal.until("Enter")
    terminal.press("\n")
    terminal.until("3 6 3 3 2")
    terminal.press("score chance\n")
    terminal.until("Aino")
    wait_for(lambda: len(saved(tmp_path)[0]["events"]) == 3)
    terminal.end(signal.SIGHUP)
    assert saved(tmp_path)[0]["events"] == ["start", "roll 3 6 3 3 2", "0: score chance"]
    left = Terminal(*words, XDG_DATA_HOME=str(tmp_path))
    left.until("Enter")
    left.press("quit\n")
    os.waitpid(left.child, 0)
    os.close(left.file)
    assert len(saved(tmp_path)) == 1, "nothing was played in the second game"
    file = next(tmp_path.glob("noppa/in-progress/*.json"))
    again = Terminal("play", "--resume", str(file), "--plain", XDG_DATA_HOME=str(tmp_path))
    again.until("Enter")
    again.press(f"save {tmp_path / 'mine.json'}\n")
    again.until("mine.json")
    wait_for(lambda: not saved(tmp_path))
    again.end(signal.SIGHUP)
    assert (tmp_path / "mine.json").is_file()


def wait_for(true: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    for _ in range(1000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError


def test_several_bots_play_alone_line_by_line() -> None:
    """No input is needed, and each bot's level is behind its name."""
    done = CliRunner().invoke(main, ["play", "kivi", "--bot", "simple", "--bot", "random", "--seed", "3"])
    assert done.exit_code == 0
    assert "Bot 1 (simple) rolled" in done.output
    assert "Bot 2 (random) rolled" in done.output
    assert "You" not in done.output


def test_pipes_and_dumb_terminals_keep_the_plain_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """The full screen is not used where it cannot be drawn or is not wanted."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert has_full_screen()
    assert not has_full_screen(plain=True)
    monkeypatch.setenv("TERM", "dumb")
    assert not has_full_screen()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout.isatty", lambda: False, raising=False)
    assert not has_full_screen()
