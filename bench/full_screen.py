"""Measures how long the full screen takes to open, and how many bytes a decision sends to the terminal.

python bench/full_screen.py

Each game is opened in a terminal of 80 × 24 and the same keys are pressed, whatever they do in it. Bytes are counted
from each key until the terminal has been silent for a moment; after the last key a bot may take its whole turn.
"""

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time

from rich.console import Console
from rich.table import Table

from noppa.games import games

RUNS = 5
SILENCE = 0.6
SIZE = struct.pack("HHHH", 24, 80, 0, 0)
KEYS = ("space", "1", "space", "k", "tab", "enter")
"""Roll, hold a die, roll the others, keep all dice if the game allows it, choose the first place, play there."""
CODES = {"space": b" ", "enter": b"\r", "tab": b"\t"}


class Terminal:
    """A game in its own terminal."""

    def __init__(self, game: str, *words: str) -> None:
        self.begun = time.perf_counter()
        self.child, self.file = pty.fork()
        if self.child == 0:
            os.environ |= {"TERM": "xterm-256color", "XDG_DATA_HOME": tempfile.mkdtemp()}
            os.execv(  # noqa: S606 - our own command
                sys.executable, [sys.executable, "-m", "noppa", "play", game, "--bot", "simple", "--seed", "7", *words]
            )
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, SIZE)

    def until(self, words: bytes) -> float:
        """Return the seconds until these words were drawn."""
        output = b""
        while words not in output:
            output += os.read(self.file, 65536)
        return time.perf_counter() - self.begun

    def sent_after(self, key: str) -> int:
        """Press a key and return how many bytes were drawn until the terminal was silent."""
        os.write(self.file, CODES.get(key, key.encode()))
        return self.drained()

    def drained(self) -> int:
        """Return how many bytes are drawn until the terminal is silent."""
        total = 0
        while select.select([self.file], [], [], SILENCE)[0]:
            total += len(os.read(self.file, 65536))
        return total

    def close(self) -> None:
        """Close the terminal and end the game."""
        os.kill(self.child, signal.SIGHUP)
        os.waitpid(self.child, 0)
        os.close(self.file)


def main() -> None:
    """Print both tables."""
    console = Console()
    times = Table("game", "seconds to the screen: best", "median")
    for game in games():
        runs = []
        for _ in range(RUNS):
            terminal = Terminal(game)
            runs.append(terminal.until("␣".encode()))
            terminal.close()
        times.add_row(game, f"{min(runs):.2f}", f"{statistics.median(runs):.2f}")
    console.print(times)
    sizes = Table("game", "dice", *KEYS)
    for game in games():
        for words, label in ((("--pace", "0"), "tumble"), (("--pace", "0", "--no-animation"), "still")):
            terminal = Terminal(game, *words)
            terminal.until("␣".encode())
            terminal.drained()
            sent = [terminal.sent_after(key) for key in KEYS]
            terminal.close()
            sizes.add_row(game, label, *map(str, sent))
    console.print(sizes)


if __name__ == "__main__":
    main()
