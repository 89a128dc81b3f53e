"""Plays on a screen without a terminal, for the tests of the full screen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.pilot import Pilot, WaitForScreenTimeout
from textual.widgets import Static

from noppa.cli.fullscreen.app import NoppaApp
from noppa.cli.fullscreen.local_session import LocalSession
from noppa.cli.fullscreen.screens.game import GameScreen
from noppa.cli.language import SAY
from noppa.cli.play.new_table import new_table
from noppa.core.rules import Draw, Roll

CHARACTERS = {"space": " ", "colon": ":", "question_mark": "?", "plus": "+", "comma": ","}
SMALL, LARGE = (80, 24), (120, 40)


@asynccontextmanager
async def opened(screen: Any, size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[None]]:
    """Open a screen in the app, without animations."""
    app = NoppaApp(screen, animation=False)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def local_game(game: str, *, save_to: Path | None = None, **options: Any) -> LocalSession:
    """Return a session with seeded dice in which bots do not pause."""
    table, _ = new_table(game, SAY, {"seed": 7, **options}, {})
    return LocalSession(table, SAY, save_to=save_to, pace=0.0)


def game_screen(session: LocalSession) -> GameScreen:
    """Return the screen of a game without animations."""
    return GameScreen(session, animation=False)


def shown(pilot: Pilot[None]) -> str:
    """Return the whole screen, line by line."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def text_of(pilot: Pilot[None], selector: str) -> str:
    """Return the text of a one-line widget."""
    return str(pilot.app.screen.query_one(selector, Static).render())


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, each after everything that the last one started is done.

    Textual's own `pilot.press` waits until the whole process is idle, which takes long while a bot or a coach thinks.
    """
    for key in keys:
        pilot.app.post_message(Key(key, key if len(key) == 1 else CHARACTERS.get(key)))
        await _rest(pilot)
        await settle(pilot)


async def _rest(pilot: Pilot[None]) -> None:
    """Wait until every widget has processed its messages; a widget that is removed meanwhile never reports it."""
    with suppress(WaitForScreenTimeout):
        await pilot._wait_for_screen(timeout=3)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until a person has to choose, the game is over or another screen is open."""
    for _ in range(5000):
        await asyncio.sleep(0.001)
        screen = pilot.app.screen
        if any(worker.is_running and worker.name == "_perform" for worker in pilot.app.workers):
            waits = not isinstance(screen, GameScreen) or screen.menu is not None
        elif isinstance(screen, GameScreen):
            waits = screen.session.due_seat is not None and screen.seat == screen.session.due_seat
        else:
            waits = True
        if waits:
            await _rest(pilot)
            return


async def until(pilot: Pilot[None], words: str) -> None:
    """Wait until words are on the screen."""
    for _ in range(1000):
        await asyncio.sleep(0.01)
        if words in " ".join(shown(pilot).split()):
            return
    raise AssertionError(shown(pilot))


async def play_by_keys(pilot: Pilot[None], session: LocalSession, questions: int = 10_000) -> int:
    """Answer questions by keys until the game is over or `questions` are answered; return how many were.

    Places come first, then keys of their own, then dice: so every way of choosing in a game is used.
    """
    answered = 0
    await settle(pilot)
    while not session.over and answered < questions:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        before = session.game.number
        if isinstance(session.pending, Roll | Draw):
            await press(pilot, "space")
        elif screen.selection.spots:
            await press(pilot, "tab", "enter")
            if screen.menu is not None:
                await press(pilot, "enter")
        else:
            await press(pilot, next(iter(screen.selection.own_keys), "space"))
        assert session.game.number > before, shown(pilot)
        answered += 1
    return answered
