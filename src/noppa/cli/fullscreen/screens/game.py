"""The screen of a game: the table, the dice, what happened, and the keys for what can be done now."""

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
from noppa.terminal.scene import Frame, Option, wrapped


class GameScreen(GameActions):
    """One game, fed by a session."""

    around = 9
    """The lines around the scene where the dice are drawn with pips."""

    def __init__(self, session: Session, *, animation: bool = True) -> None:
        super().__init__()
        self.session, self.animation = session, animation
        self.game = session.rules.game.name
        self.scenery = scenery(self.game)
        self.selection = Selection()
        self.seat: int | None = None
        self.view: dict[str, Any] = session.view(None)
        self.message = ""
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
        yield KeyBar(classes="keys")

    def on_mount(self) -> None:
        """Draw the table and let the game go on."""
        self.query_one(EntryLine).display = False
        self.run_worker(self._follow(), exclusive=True, group="follow")

    def on_resize(self) -> None:
        """Arrange everything for another size of the terminal."""
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
        self.call_after_refresh(self._arranged)

    def _arranged(self) -> None:
        self.query_one(DiceView).resized()
        self._ready.set()
        self.draw()

    # Following the game ----------------------------------------------------------------------

    async def _follow(self) -> None:
        await self._ready.wait()
        await self._ask()
        await self.session.run(self._show)
        if self.session.over:
            await self._end()

    async def _show(self, change: Change) -> None:
        """Show what happened; rolled dice tumble first."""
        if change.kind == "roll":
            self.selection.hold_all_but(change.places)
            if self.animation:
                self._look()
                await self.query_one(DiceView).tumble(self.scenery.dice(self.view), change.places)
        elif change.kind == "move" and change.own:
            self.selection.cursor = ""
        self.message = ""
        await self._ask()

    async def _ask(self) -> None:
        """Show the table to whoever is due; another person takes the screen first if something is hidden."""
        asked = self.session.asked
        if asked is not None and asked != self.seat:
            if self.seat is not None and self.session.hides_from(asked):
                await self.app.push_screen_wait(HandOverScreen(self.session.seats[asked].name))
            self.seat = asked
            self.selection.clear()
        self._look()
        self.draw()
        if self.session.real_dice and asked is not None and isinstance(self.session.pending, Roll | Draw):
            self.open_entry()

    def _look(self) -> None:
        """Read the view, and what can be chosen in it."""
        self.view = self.session.view(self.seat)
        asked = self.session.asked is not None and self.session.asked == self.seat
        turn = (self.view.get("turn"), self.view.get("round"), self.seat)
        if turn != self._turn:
            self.selection.clear()
            self._turn = turn
        options = self.scenery.options(self.view, SAY) if asked else []
        self.selection.ask(options, self.scenery.dice(self.view), suggested_dice(self.view) if asked else None)

    async def _end(self) -> None:
        self.draw()
        await self.show_result(animation=self.animation)

    async def show_result(self, *, animation: bool = False) -> None:
        """Show who won, and do what is chosen there; the table stays below."""
        next_step = await self.app.push_screen_wait(ResultScreen(self.session, animation=animation))
        record = self.session.record()
        if next_step == "again" and (again := self.session.rematch()) is not None:
            self.play_again(again)
        elif next_step == "leave":
            self.dismiss(None)
        elif next_step == "review" and record is not None:
            self.app.push_screen(ReviewScreen(record))
        elif next_step == "replay" and record is not None:
            self.app.push_screen(ReplayScreen(record))

    def play_again(self, session: Session) -> None:
        """Go on with another session on the same screen."""
        self.session, self.seat, self.message = session, None, ""
        self.query_one(Panel).session = session
        self.selection.clear()
        self.run_worker(self._follow(), exclusive=True, group="follow")

    # Drawing ---------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw everything as it is now."""
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
        self.query_one("#message", Static).update(self.message or self.prompt())
        panel.update(self.view, self.selection, self.seat, list(self.current_keys()))
        self.refresh_keys()

    def _draw_title(self) -> None:
        parts = [self.heading(), self.scenery.status(self.view, SAY)]
        self.query_one(TitleBar).show("   ".join(part for part in parts if part))

    def heading(self) -> str:
        """Return what is played."""
        return f"{SAY(f'{self.game}-name')} · {SAY(f'{self.game}-edition-{self.session.rules.edition}')}"

    def _draw_news(self) -> None:
        news = self.query_one("#news", Lines)
        width, height = news.size.width - 1, news.size.height
        if width < 12:
            news.set_lines([])
            return
        lines = [line for text in self.session.log[-height:] for line in wrapped(text, width, "dim")]
        news.set_lines([Text(" ") + line for line in lines[-height:]])

    def prompt(self) -> str:
        """Return what to do now, in a sentence."""
        asked, pending = self.session.asked, self.session.pending
        if asked is None:
            return self._whose_turn()
        name = self.session.seats[asked].name
        if isinstance(pending, Roll | Draw):
            if self.session.real_dice:
                return SAY("ask-card", name=name) if isinstance(pending, Draw) else SAY("full-enter-dice", name=name)
            return SAY("full-draw", name=name) if isinstance(pending, Draw) else SAY("full-roll", name=name)
        chosen = self._chosen()
        if chosen is not None:
            return SAY("full-chosen", move=chosen.label)
        if self.selection.tag:
            return SAY("full-tag", tag=self.selection.tag)
        return SAY("full-choose", name=name)

    def _whose_turn(self) -> str:
        """Return who else is due."""
        pending = self.session.pending
        if self.session.over or isinstance(pending, Over):
            return outcome(self.session)
        seat = pending.seats[0] if isinstance(pending, Choose) else pending.seat
        return SAY("web-turn-of", name=self.session.seats[seat].name)

    def _chosen(self) -> Option | None:
        """Return the move that Enter would play."""
        there = self.selection.at_cursor()
        if there:
            return there[0] if len(there) == 1 else None
        return self.selection.by_dice() if self.selection.held else None

    # Messages ------------------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """Show a sentence above the keys until something happens."""
        self.message = sentence
        self.query_one("#message", Static).update(sentence)

    def say_error(self, error: NoppaError) -> None:
        """Show why something was refused."""
        self.say(SAY.error(error, self.game))

    def on_scene_view_clicked(self, message: SceneView.Clicked) -> None:
        """Move the cursor to a place that is clicked, and play there on the second click."""
        if self.menu is not None:
            self.menu.take(int(message.spot))
        elif message.spot == self.selection.cursor:
            self.perform(Key((), "", self.choose))
        else:
            self.selection.cursor = message.spot
            self.draw()

    def on_panel_advised(self, message: Panel.Advised) -> None:
        """Choose what the coach recommends, unless somebody has chosen something while it was thinking."""
        if self.selection.chosen == message.before:
            self.selection.point_to(message.move)
        self.draw()

    def on_dice_view_clicked(self, message: DiceView.Clicked) -> None:
        """Hold a clicked die, or roll where dice wait."""
        if isinstance(self.session.pending, Roll | Draw) and self.session.asked is not None:
            self.perform(Key((), "", self.roll))
        else:
            self.toggle_die(message.place)
