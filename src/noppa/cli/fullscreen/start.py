"""Opens the full screen where there is one. Textual is imported only then: it takes a moment."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from noppa.cli.console import CONSOLE
from noppa.cli.language import SAY
from noppa.core.record import Record
from noppa.core.rules import Rules
from noppa.core.table import Table

if TYPE_CHECKING:
    from textual.screen import Screen

    from noppa.cli.join.remote_table import RemoteTable


def has_full_screen(*, plain: bool = False) -> bool:
    """Return whether a terminal is attached that can be drawn on, and nobody asked for plain lines."""
    if plain or os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_game(
    table: Table, told: Sequence[str], *, resumed_from: Path | None, save_to: Path | None, asked: dict[str, Any]
) -> None:
    """Play a game on the full screen until it is over or somebody leaves; say how to continue it."""
    from noppa.cli.fullscreen.app import NoppaApp  # noqa: PLC0415 - Textual
    from noppa.cli.fullscreen.local_session import LocalSession  # noqa: PLC0415 - Textual
    from noppa.cli.fullscreen.saved_games import new_file  # noqa: PLC0415 - with the rest
    from noppa.cli.fullscreen.screens.game import GameScreen  # noqa: PLC0415 - Textual

    animation = not asked.get("no_animation", False)
    file = save_to or resumed_from or new_file(table.rules.game.name)
    session = LocalSession(table, SAY, save_to=file, pace=asked.get("pace", 0.4), coach=asked.get("coach", False))
    session.log += told
    screen = GameScreen(session, animation=animation)
    NoppaApp(screen, animation=animation).run()
    left = screen.session.close()
    if left is not None:
        CONSOLE.print(SAY("full-resume-later", path=str(left)), soft_wrap=True)


def open_server_game(table: "RemoteTable", *, animation: bool) -> None:
    """Play or watch a game on a server that has begun, until it is over or somebody leaves."""
    from noppa.cli.fullscreen.screens.game import GameScreen  # noqa: PLC0415 - Textual
    from noppa.cli.fullscreen.server_session import ServerSession  # noqa: PLC0415 - with the rest

    open_screen(GameScreen(ServerSession(table, SAY), animation=animation), animation=animation)


def open_home(*, animation: bool = True) -> None:
    """Open the screen from which everything else is reached."""
    from noppa.cli.fullscreen.screens.home import HomeScreen  # noqa: PLC0415 - Textual

    open_screen(HomeScreen(animation=animation), animation=animation)


def open_lesson(game: str, *, animation: bool = True) -> None:
    """Take the lesson of a game."""
    from noppa.cli.fullscreen.screens.lesson import LessonScreen  # noqa: PLC0415 - Textual

    open_screen(LessonScreen(game, animation=animation), animation=animation)


def open_replay(record: Record) -> None:
    """Go through a record step by step. Raises `BadRecord` if an event does not fit."""
    from noppa.cli.fullscreen.screens.replay import ReplayScreen  # noqa: PLC0415 - Textual

    open_screen(ReplayScreen(record))


def open_review(record: Record) -> None:
    """Look at luck and skill in a record."""
    from noppa.cli.fullscreen.screens.review import ReviewScreen  # noqa: PLC0415 - Textual

    open_screen(ReviewScreen(record))


def open_history(game: str | None) -> None:
    """Look at finished games, all of them or those of one game."""
    from noppa.cli.fullscreen.screens.history import HistoryScreen  # noqa: PLC0415 - Textual

    open_screen(HistoryScreen(game))


def open_practice(rules: Rules[Any], seed: int) -> None:
    """Practise by these rules."""
    from noppa.cli.fullscreen.screens.practice import PracticeScreen  # noqa: PLC0415 - Textual

    open_screen(PracticeScreen(rules, seed))


def open_screen(screen: "Screen[Any]", *, animation: bool = True) -> None:
    """Open a screen until it is left."""
    from noppa.cli.fullscreen.app import NoppaApp  # noqa: PLC0415 - Textual

    NoppaApp(screen, animation=animation).run()
