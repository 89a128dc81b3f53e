"""The input line of a game screen for moves, dice or cards."""

from collections.abc import Awaitable, Callable
from functools import partial

from textual.widgets import Input

from noppa.cli.fullscreen.entry import EntryLine, complete
from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.fullscreen.selection import Selection
from noppa.cli.fullscreen.session import Session
from noppa.core.errors import NoppaError
from noppa.core.rules import Draw, Roll


class TypedActions(KeyedScreen):
    """Opens the input line and carries out the input; refused input stays there to be corrected."""

    session: Session
    selection: Selection

    async def act(self, action: Callable[[], Awaitable[None]]) -> None:
        """Run an action unless another is still running."""
        raise NotImplementedError

    async def play(self, move: str) -> None:
        """Play a move of the seat that is due."""
        raise NotImplementedError

    def open_entry(self, typed: str = "") -> None:
        """Open the input line with a text."""
        entry = self.query_one(EntryLine)
        entry.suggest(complete(self.session, self.selection.options))
        entry.value, entry.cursor_position = typed, len(typed)
        entry.display = True
        entry.focus()
        self.refresh_keys()

    def close_entry(self) -> None:
        """Close the input line."""
        entry = self.query_one(EntryLine)
        entry.display = False
        entry.value = ""
        self.set_focus(None)
        self.refresh_keys()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Carry out the input."""
        typed = event.value.strip()
        entry = self.query_one(EntryLine)
        entry.remember(typed)
        self.close_entry()
        if typed:
            self.run_worker(self._run_input(typed))

    async def _run_input(self, typed: str) -> None:
        seat = self.session.due_seat
        word, _, rest = typed.partition(" ")
        try:
            if word.lower() == "fix" and self.session.real_dice:
                number, _, text = rest.partition(" ")
                await self.session.amend(int(number) if number.isdecimal() else -1, text)
            elif seat is None:
                return
            elif isinstance(self.session.pending, Roll | Draw):
                session = self.session
                await self.act(partial(session.enter, typed) if session.real_dice else partial(session.roll, seat))
            else:
                await self.play(self.session.parse(seat, typed))
        except NoppaError as error:
            self.say_error(error)
            self.open_entry(typed)
