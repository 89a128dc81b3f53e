"""The screen of a game: the table, the dice, the news, and the available keys."""

import asyncio
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from noppa.cli.fullscreen.entry import EntryLine
from noppa.cli.fullscreen.scenery import scenery
from noppa.cli.fullscreen.screens.game_actions import WIDE, GameActions
from noppa.cli.fullscreen.screens.hand_over import HandOverScreen
from noppa.cli.fullscreen.screens.replay import ReplayScreen
from noppa.cli.fullscreen.screens.result import ResultScreen, outcome
from noppa.cli.fullscreen.screens.review import ReviewScreen
from noppa.cli.fullscreen.selection import Selection, suggested_dice
from noppa.cli.fullscreen.session import Change, Session
from noppa.cli.fullscreen.widgets.dice_view import DiceView
from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.fullscreen.widgets.lines import Lines
from noppa.cli.fullscreen.widgets.panel import Panel
from noppa.cli.fullscreen.widgets.scene_view import SceneView
from noppa.cli.fullscreen.widgets.title_bar import TitleBar
from noppa.cli.language import SAY
from noppa.core.errors import NoppaError
from noppa.core.rules import Choose, Draw, Over, Roll
from noppa.terminal.scene import Frame, Option, latest, wrapped


class GameScreen(GameActions):
    """One game, driven by a session."""

    around = 9
    """The lines around the scene if the dice are drawn with pips."""
    foot = 3
    """The lines of the message and the keys."""
    fixed_rows = True

    def __init__(self, session: Session, *, animation: bool = True) -> None:
        super().__init__()
        self.session, self.animation = session, animation
        self.game = session.rules.game.name
        self.scenery = scenery(self.game)
        self.selection = Selection()
        self.seat: int | None = None
        self.view: dict[str, Any] = session.view(None)
        self.message = ""
        self.message_lines = 1
        self._turn: object = None
        self._ready = asyncio.Event()

    def compose(self) -> ComposeResult:
        """Lay out the title, the table with the panel, the dice with the news, a message and the keys."""
        yield TitleBar(id="title")
        with Horizontal(id="table"):
            yield SceneView(id="scene")
            yield Panel(self.session, id="panel")
        with Horizontal(id="tray"):
            yield DiceView(id="dice")
            yield Lines(id="news")
        yield Static("", id="message", markup=False)
        yield EntryLine(id="entry")
        yield KeyBar(id="keys", classes="keys")

    def on_mount(self) -> None:
        """Draw the table and start following the game."""
        self.query_one(EntryLine).display = False
        self.run_worker(self._follow(), exclusive=True, group="follow")

    def on_resize(self) -> None:
        """Arrange everything for the new size of the terminal."""
        size = self.app.size
        wide = size.width >= WIDE
        panel = self.query_one(Panel)
        panel.set_class(wide, "beside")
        if wide and not panel.topic:
            panel.open("log")
        if not wide and panel.topic == "log" and not panel.by_key:
            panel.close()
        dice = self.query_one(DiceView)
        big = size.height - self.around >= self.scenery.SCENE_HEIGHT
        tray = 5 if big else 3
        self.query_one("#tray").styles.height = tray
        dice.styles.width = min(size.width, dice.width_for(max(1, len(self.scenery.dice(self.view))), big=big))
        self.call_after_refresh(self._finish_resize)

    def _finish_resize(self) -> None:
        self.query_one(DiceView).resized()
        self._ready.set()
        self.draw()

    # Following the game ----------------------------------------------------------------------

    async def _follow(self) -> None:
        await self._ready.wait()
        await self._show_due_seat()
        await self.session.run(self._show)
        if self.session.over:
            await self._end()

    async def _show(self, change: Change) -> None:
        """Show a change; rolled dice tumble first."""
        if change.kind == "roll":
            self.selection.hold_all_but(change.places)
            if self.animation:
                self._read_view()
                await self.query_one(DiceView).tumble(self.scenery.dice(self.view), change.places)
        elif change.kind == "move" and change.own:
            self.selection.cursor = ""
        self.message = ""
        await self._show_due_seat()

    async def _show_due_seat(self) -> None:
        """Show the table to the person who is due, after a handover if there are secrets."""
        due_seat = self.session.due_seat
        if due_seat is not None and due_seat != self.seat:
            if self.seat is not None and self.session.hides_from(due_seat):
                await self.app.push_screen_wait(HandOverScreen(self.session.seats[due_seat].name))
            self.seat = due_seat
            self.selection.clear()
        self._read_view()
        self.draw()
        if self.session.real_dice and due_seat is not None and isinstance(self.session.pending, Roll | Draw):
            self.open_entry()

    def _read_view(self) -> None:
        """Read the view and its options."""
        self.view = self.session.view(self.seat)
        is_due = self.session.due_seat is not None and self.session.due_seat == self.seat
        turn = (self.view.get("turn"), self.view.get("round"), self.seat)
        if turn != self._turn:
            self.selection.clear()
            self._turn = turn
        options = self.scenery.options(self.view, SAY) if is_due else []
        self.selection.ask(options, self.scenery.dice(self.view), suggested_dice(self.view) if is_due else None)

    async def _end(self) -> None:
        self.draw()
        await self.show_result(animation=self.animation)

    async def show_result(self, *, animation: bool = False) -> None:
        """Show the result over the table and carry out what is chosen there."""
        next_step = await self.app.push_screen_wait(ResultScreen(self.session, animation=animation))
        record = self.session.record()
        if next_step == "again" and (rematch := self.session.rematch()) is not None:
            self.play_again(rematch)
        elif next_step == "leave":
            self.dismiss(None)
        elif next_step == "review" and record is not None:
            self.app.push_screen(ReviewScreen(record))
        elif next_step == "replay" and record is not None:
            self.app.push_screen(ReplayScreen(record))

    def play_again(self, session: Session) -> None:
        """Continue with another session on the same screen."""
        self.session, self.seat, self.message = session, None, ""
        self.query_one(Panel).session = session
        self.selection.clear()
        self.run_worker(self._follow(), exclusive=True, group="follow")

    # Drawing ---------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw the current state."""
        if not self._ready.is_set():
            return
        view, seats = self.view, self.session.seats
        scene, panel = self.query_one(SceneView), self.query_one(Panel)
        panel.display = bool(panel.topic) and (self.menu is None or panel.has_class("beside"))
        frame = Frame(scene.size.width, scene.size.height, self.selection.tag, zoom=self.zoom)
        drawn = self.scenery.scene(view, seats, SAY, frame)
        if self.menu is None:
            scene.show(drawn, self.selection.cursor)
        else:
            scene.show(self.menu.over(drawn, frame), str(self.menu.at))
        self.query_one(DiceView).show(self.selection.dice, self.selection.held, keys=self.selection.takes_dice)
        self._draw_title()
        self._draw_news()
        panel.update(self.view, self.selection, self.seat, list(self.current_keys()))
        self._draw_message(self.message or self.prompt())

    def _draw_title(self) -> None:
        parts = [self.heading(), self.scenery.status(self.view, SAY)]
        self.query_one(TitleBar).show("   ".join(part for part in parts if part))

    def heading(self) -> str:
        """Return the game and its edition."""
        return f"{SAY(f'{self.game}-name')} · {SAY(f'{self.game}-edition-{self.session.rules.edition}')}"

    def _draw_message(self, sentence: str) -> None:
        """Show a sentence above the keys, which get the lines that it leaves."""
        self.query_one("#message", Static).update(sentence)
        width = max(10, self.app.size.width - 2)
        self.message_lines = sum(len(wrapped(part, width)) for part in sentence.split("\n"))
        self.refresh_keys()

    def refresh_keys(self) -> None:
        """Update the keys, and give the message the other lines below the dice."""
        self.key_rows = max(1, min(2, self.foot - self.message_lines))
        super().refresh_keys()
        self.query_one("#message", Static).styles.height = self.foot - self.key_rows

    def _draw_news(self) -> None:
        news = self.query_one("#news", Lines)
        width, height = news.size.width - 1, news.size.height
        if width < 12:
            news.set_lines([])
            return
        news.set_lines([Text(" ") + line for line in latest(self.session.log[-height:], width, height, "dim")])

    def prompt(self) -> str:
        """Return a sentence about what to do now."""
        due_seat, pending = self.session.due_seat, self.session.pending
        if due_seat is None:
            return self._whose_turn()
        name = self.session.seats[due_seat].name
        if isinstance(pending, Roll | Draw):
            if self.session.real_dice:
                return SAY("ask-card", name=name) if isinstance(pending, Draw) else SAY("full-enter-dice", name=name)
            return SAY("full-draw", name=name) if isinstance(pending, Draw) else SAY("full-roll", name=name)
        chosen = self._chosen()
        if chosen is not None:
            return SAY("full-chosen", move=chosen.label)
        if self.selection.tag:
            return SAY("full-tag", tag=self.selection.tag)
        return self._how_to_choose(name)

    def _how_to_choose(self, name: str) -> str:
        """Return a sentence about the keys that choose: those of dice, of places, or of both."""
        selection = self.selection
        dice, keys = selection.plays_dice, f"1–{len(selection.dice)}"
        if selection.spots:
            return SAY("full-choose-both", name=name, keys=keys) if dice else SAY("full-choose-place", name=name)
        return SAY("full-choose-dice", name=name, keys=keys) if dice else SAY("full-choose", name=name)

    def _whose_turn(self) -> str:
        """Return whose turn it is, or the result."""
        pending = self.session.pending
        if self.session.over or isinstance(pending, Over):
            return outcome(self.session)
        seat = pending.seats[0] if isinstance(pending, Choose) else pending.seat
        return SAY("web-turn-of", name=self.session.seats[seat].name)

    def _chosen(self) -> Option | None:
        """Return the move that Enter would play."""
        options = self.selection.at_cursor()
        if options:
            return options[0] if len(options) == 1 else None
        return self.selection.by_dice() if self.selection.held else None

    # Messages ------------------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """Show a sentence above the keys until the next change."""
        self.message = sentence
        self._draw_message(sentence)

    def say_error(self, error: NoppaError) -> None:
        """Show why something was refused."""
        self.say(SAY.error(error, self.game))

    def on_scene_view_clicked(self, message: SceneView.Clicked) -> None:
        """Move the cursor to a clicked place; play there on the second click."""
        if self.menu is not None:
            self.menu.take(int(message.spot))
        elif message.spot == self.selection.cursor:
            self.perform(Key((), "", self.choose))
        else:
            self.selection.cursor = message.spot
            self.draw()

    def on_panel_advised(self, message: Panel.Advised) -> None:
        """Select the recommended move unless the selection has changed in the meantime."""
        if self.selection.chosen == message.before:
            self.selection.point_to(message.move)
        self.draw()

    def on_dice_view_clicked(self, message: DiceView.Clicked) -> None:
        """Hold a clicked die, or roll if a roll is due."""
        if isinstance(self.session.pending, Roll | Draw) and self.session.due_seat is not None:
            self.perform(Key((), "", self.roll))
        else:
            self.toggle_die(message.place)
