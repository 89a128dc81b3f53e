"""The keys of a game screen and their actions."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any

from noppa.cli.fullscreen.entry import EntryLine
from noppa.cli.fullscreen.menu import Menu
from noppa.cli.fullscreen.scenery import scenery
from noppa.cli.fullscreen.screens.page import PageScreen
from noppa.cli.fullscreen.screens.typed import TypedActions
from noppa.cli.fullscreen.widgets.key_bar import Key
from noppa.cli.fullscreen.widgets.panel import Panel
from noppa.cli.fullscreen.widgets.scene_view import SceneView
from noppa.cli.language import SAY
from noppa.cli.output.pager import rules_page
from noppa.core.rules import Draw, Roll
from noppa.locale.figures import counted
from noppa.terminal.scene import Option

WIDE = 110
"""From this width on, the panel is beside the table."""
PACES = (2.0, 1.0, 0.4, 0.15, 0.0)


class GameActions(TypedActions):
    """The keys of a game and their actions; `GameScreen` draws the changes."""

    seat: int | None
    message: str
    zoom = False
    menu: Menu | None = None
    acting = False
    """Whether an action is still running; further actions are ignored until it ends."""

    def draw(self) -> None:
        """Draw the current state."""
        raise NotImplementedError

    async def show_result(self) -> None:
        """Show the result and carry out what is chosen there."""
        raise NotImplementedError

    def say(self, sentence: str) -> None:
        """Show a sentence above the keys until the next change."""
        raise NotImplementedError

    # Keys --------------------------------------------------------------------------------------

    def current_keys(self) -> Iterable[Key]:
        """Return the available keys."""
        entry = self.query_one(EntryLine)
        if entry.display:
            yield Key(("escape",), SAY("web-close"), self.close_entry)
            return
        if self.menu is not None:
            yield from self._menu_keys(self.menu)
            return
        if self.session.over:
            yield from self._end_keys()
            return
        if self.session.due_seat is not None:
            yield from self._play_keys()
        if self.session.watching:
            yield from self._watch_keys()
        if not self.session.watching:
            yield Key(("u",), SAY("web-undo"), self.undo)
        if self.session.due_seat is not None and self.query_one(Panel).recommended:
            yield Key(("D" if "d" in self.selection.own_keys else "d",), SAY("web-coach-do"), self.do_recommended)
        coach = self.session.has_coach
        if coach:
            yield Key(("c",), SAY("web-coach"), lambda: self.toggle("coach"))
        yield Key(("question_mark", "f1"), SAY("full-help"), lambda: self.toggle("help"))
        yield Key(("q",), SAY("full-leave"), self.leave)
        if coach:
            yield Key(("w",), SAY("full-chances"), lambda: self.toggle("chances"))
        yield from self._table_keys()
        if self.session.due_seat is not None and not isinstance(self.session.pending, Roll | Draw):
            yield Key(("m",), SAY("full-key-moves"), self.list_moves)
            yield Key(("colon", "slash"), SAY("full-type"), self.open_entry)
        yield Key(("escape",), "", self.close_panel)

    def _end_keys(self) -> Iterable[Key]:
        yield Key(("escape", "enter"), SAY("full-back"), self.show_result)
        yield from self._table_keys()
        yield Key(("question_mark", "f1"), SAY("full-help"), lambda: self.toggle("help"))
        yield Key(("q",), SAY("full-leave"), self.leave)

    def _table_keys(self) -> Iterable[Key]:
        if getattr(scenery(self.session.rules.game.name), "ZOOMS", False):
            yield Key(("z",), SAY("full-zoom"), self.toggle_zoom)
        yield Key(("l",), SAY("full-log"), lambda: self.toggle("log"))
        yield Key(("i",), SAY("web-rules"), self.show_rules)

    def _menu_keys(self, menu: Menu) -> Iterable[Key]:
        yield Key(("enter", "space"), SAY("full-key-choose"), lambda: menu.take(menu.at), "↑↓ ⏎")
        steps = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -10000, "end": 10000}
        for name, by in steps.items():
            yield Key((name,), "", lambda by=by: self._move_in(menu, by))  # type: ignore[misc]
        yield Key(("escape", "q"), SAY("web-close"), lambda: menu.take(None))

    def _move_in(self, menu: Menu, by: int) -> None:
        menu.move(by)
        self.draw()

    def _play_keys(self) -> Iterable[Key]:
        selection, pending = self.selection, self.session.pending
        if isinstance(pending, Roll | Draw):
            if not self.session.real_dice:
                label = SAY("full-key-draw") if isinstance(pending, Draw) else SAY("full-key-roll")
                yield Key(("space", "r", "enter"), label, self.roll)
            else:
                yield Key(("enter", "colon", "slash"), SAY("full-type"), self.open_entry)
            return
        if selection.takes_dice:
            label = selection.dice_label or SAY("full-key-reroll")
            yield Key(tuple("123456"), SAY("full-key-hold"), lambda: None, f"1–{len(selection.dice)}")
            if selection.plays_dice:
                yield Key(("space", "r"), label, self.play_dice)
        if selection.spots:
            yield Key(("enter",), SAY("full-key-choose"), self.choose, "↑↓ ⏎")
            for name, dx, dy in (("up", 0, -1), ("down", 0, 1), ("left", -1, 0), ("right", 1, 0)):
                yield Key((name,), "", lambda dx=dx, dy=dy: self.move_cursor(dx, dy))  # type: ignore[misc]
            yield Key(("tab",), "", lambda: self.cycle(1))
            yield Key(("shift+tab",), "", lambda: self.cycle(-1))
        elif selection.takes_dice:
            yield Key(("enter",), "", self.play_dice)
        for key, label in selection.own_keys.items():
            yield Key((key,), label, lambda key=key: self.play_key(key))  # type: ignore[misc]
        if selection.tags:
            yield Key(("n",), SAY("full-key-tag"), lambda: self.next_tag(1))
            yield Key(("N",), "", lambda: self.next_tag(-1))

    def _watch_keys(self) -> Iterable[Key]:
        session = self.session
        yield Key(("space", "p"), SAY("study-play") if session.paused else SAY("study-pause"), self.pause)
        if session.paused:
            yield Key(("right",), SAY("study-next"), self.step)
        yield Key(("plus", "equals_sign", "up"), SAY("full-faster"), lambda: self.change_pace(1))
        yield Key(("minus", "down"), SAY("full-slower"), lambda: self.change_pace(-1))

    def on_key(self, event: Any) -> None:
        """Toggle the die of a digit; all other keys are in the list."""
        if event.key in set("123456") and not self.query_one(EntryLine).display and self.menu is None:
            event.stop()
            self.toggle_die(int(event.key) - 1)
            return
        super().on_key(event)

    # Actions -------------------------------------------------------------------------------------

    def toggle_die(self, place: int) -> None:
        """Hold or release a die."""
        if self.session.due_seat is not None and self.selection.toggle(place):
            self.message = ""
            self.draw()

    async def roll(self) -> None:
        """Roll the dice or draw the card."""
        seat = self.session.due_seat
        if seat is not None:
            await self.act(partial(self.session.roll, seat))

    async def act(self, action: Callable[[], Awaitable[None]]) -> None:
        """Run an action unless another is still running, so that a key held down never plays a turn unseen."""
        if self.acting:
            return
        self.acting = True
        try:
            await action()
        finally:
            self.acting = False

    async def play_dice(self) -> None:
        """Play the move of the held dice."""
        option = self.selection.by_dice()
        move = option.move if option else self.selection.dice_move()
        if move:
            await self.play(move)
        else:
            self.say(SAY("full-no-move"))

    async def choose(self) -> None:
        """Play the move at the cursor, asking which of several; without a cursor, the move of the held dice."""
        options = self.selection.at_cursor()
        if options:
            await self._play_one_of(options)
        elif self.selection.cursor:
            self.say(SAY("full-no-move"))
        elif self.selection.held or not self.selection.spots:
            await self.play_dice()
        else:
            self.cycle(1)

    async def play_key(self, key: str) -> None:
        """Play the move of a key, asking which of several."""
        await self._play_one_of(self.selection.by_key(key))

    async def list_moves(self) -> None:
        """Let the player choose from all legal moves."""
        by_move = {option.move: option for option in self.selection.options}
        await self._play_one_of(list(by_move.values()), always=True)

    async def _play_one_of(self, options: Sequence[Option], *, always: bool = False) -> None:
        if len(options) == 1 and not always:
            await self.play(options[0].move)
        elif options:
            self.menu = Menu(SAY("full-which"), [option.label for option in options])
            self.draw()
            chosen = await self.menu.chosen
            self.menu = None
            self.draw()
            if chosen is not None:
                await self.play(options[chosen].move)

    async def play(self, move: str) -> None:
        """Play a move of the seat that is due."""
        if self.session.due_seat is not None:
            await self.act(partial(self.session.play, self.session.due_seat, move))

    async def do_recommended(self) -> None:
        """Play the recommended move."""
        await self.play(self.query_one(Panel).recommended)

    def move_cursor(self, dx: int, dy: int) -> None:
        """Move the cursor to the next place in a direction."""
        self.selection.cursor = self.query_one(SceneView).next_spot(self.selection.spots, dx, dy)
        self.selection.follow_cursor()
        self.message = ""
        self.draw()

    def cycle(self, step: int) -> None:
        """Move the cursor to the next or previous place."""
        spots = self.selection.spots
        if spots:
            at = spots.index(self.selection.cursor) + step if self.selection.cursor in spots else min(0, step)
            self.selection.cursor = spots[at % len(spots)]
            self.selection.follow_cursor()
        self.draw()

    def next_tag(self, step: int) -> None:
        """Choose the next or previous tag, or none."""
        self.selection.next_tag(step)
        self.draw()

    def toggle_zoom(self) -> None:
        """Zoom in around the cursor, or back out."""
        self.zoom = not self.zoom
        self.draw()

    async def undo(self) -> None:
        """Undo the last move."""
        await self.session.undo(self.seat if self.seat is not None else 0)

    def toggle(self, topic: str) -> None:
        """Open or close a panel."""
        self.query_one(Panel).toggle(topic)
        self.draw()

    def close_panel(self) -> None:
        """Close the panel and clear the cursor."""
        self.selection.cursor = ""
        self.query_one(Panel).close()
        self.draw()

    def show_rules(self) -> None:
        """Open the rules."""
        rules = self.session.rules
        self.app.push_screen(PageScreen(SAY(f"{rules.game.name}-name"), rules_page(rules, SAY)))

    def leave(self) -> None:
        """Leave the table; the game is already saved."""
        self.session.close()
        self.dismiss(None)

    def pause(self) -> None:
        """Pause or resume the bots."""
        self.session.paused = not self.session.paused
        self.session.wake()

    def step(self) -> None:
        """Run one step of the bots."""
        self.session.step_once()

    def change_pace(self, by: int) -> None:
        """Make the bots faster or slower."""
        nearest = min(range(len(PACES)), key=lambda at: abs(PACES[at] - self.session.pace))
        self.session.pace = PACES[min(max(0, nearest + by), len(PACES) - 1)]
        self.say(SAY("full-pace", seconds=counted(self.session.pace, 1)))
