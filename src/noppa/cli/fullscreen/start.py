"""Opens the full screen where possible. Textual is imported only then, because its import is slow."""

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
    """Return whether there is a terminal to draw on and plain output was not requested."""
    terminal = os.environ.get("TERM", "" if sys.platform != "win32" else "windows")
    if plain or terminal in ("", "dumb", "unknown"):
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_game(
    table: Table, news: Sequence[str], *, resumed_from: Path | None, save_to: Path | None, flags: dict[str, Any]
) -> None:
    """Play a game on the full screen until it is over or somebody leaves; print how to continue it."""
    from noppa.cli.fullscreen.app import NoppaApp  # noqa: PLC0415 - Textual
    from noppa.cli.fullscreen.local_session import LocalSession  # noqa: PLC0415 - Textual
    from noppa.cli.fullscreen.saved_games import new_file  # noqa: PLC0415 - with the rest
    from noppa.cli.fullscreen.screens.game import GameScreen  # noqa: PLC0415 - Textual

    animation = not flags.get("no_animation", False)
    people = any(seat.kind == "person" for seat in table.players)
    file = save_to or resumed_from or (new_file(table.rules.game.name) if people else None)
    session = LocalSession(table, SAY, save_to=file, pace=flags.get("pace", 0.4), coach=flags.get("coach", False))
    session.log += news
    screen = GameScreen(session, animation=animation)
    NoppaApp(screen, animation=animation).run()
    unfinished = screen.session.close()
    if unfinished is not None:
        CONSOLE.print(SAY("full-resume-later", path=str(unfinished)), soft_wrap=True)


def open_server_game(table: "RemoteTable", *, animation: bool) -> None:
    """Play or watch a started game on a server, until it is over or somebody leaves."""
    from noppa.cli.fullscreen.screens.game import GameScreen  # noqa: PLC0415 - Textual
    from noppa.cli.fullscreen.server_session import ServerSession  # noqa: PLC0415 - with the rest

    open_screen(GameScreen(ServerSession(table, SAY), animation=animation), animation=animation)


def open_home(*, animation: bool = True) -> None:
    """Open the home screen."""
    from noppa.cli.fullscreen.screens.home import HomeScreen  # noqa: PLC0415 - Textual

    open_screen(HomeScreen(animation=animation), animation=animation)


def open_lesson(game: str, *, animation: bool = True) -> None:
    """Open the lesson of a game."""
    from noppa.cli.fullscreen.screens.lesson import LessonScreen  # noqa: PLC0415 - Textual

    open_screen(LessonScreen(game, animation=animation), animation=animation)


def open_replay(record: Record) -> None:
    """Open a record for replay. Raises `BadRecord` if an event does not fit."""
    from noppa.cli.fullscreen.screens.replay import ReplayScreen  # noqa: PLC0415 - Textual

    open_screen(ReplayScreen(record))


def open_review(record: Record) -> None:
    """Open the review of a record."""
    from noppa.cli.fullscreen.screens.review import ReviewScreen  # noqa: PLC0415 - Textual

    open_screen(ReviewScreen(record))


def open_history(game: str | None) -> None:
    """Open the list of finished games, of all games or one."""
    from noppa.cli.fullscreen.screens.history import HistoryScreen  # noqa: PLC0415 - Textual

    open_screen(HistoryScreen(game))


def open_practice(rules: Rules[Any], seed: int) -> None:
    """Open practice with these rules."""
    from noppa.cli.fullscreen.screens.practice import PracticeScreen  # noqa: PLC0415 - Textual

    open_screen(PracticeScreen(rules, seed))


def open_puzzle(rules: Rules[Any]) -> None:
    """Open the puzzle of the day of a game."""
    from noppa.cli.fullscreen.screens.puzzle import PuzzleScreen  # noqa: PLC0415 - Textual

    open_screen(PuzzleScreen(rules))


def open_screen(screen: "Screen[Any]", *, animation: bool = True) -> None:
    """Run the app with a screen until it closes."""
    from noppa.cli.fullscreen.app import NoppaApp  # noqa: PLC0415 - Textual

    NoppaApp(screen, animation=animation).run()
