"""A screen whose keys are listed in its bottom lines and in the command palette."""

import inspect
from collections.abc import Iterable
from typing import Any

from textual import events
from textual.screen import Screen

from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.language import SAY
from noppa.core.errors import NoppaError


class KeyedScreen(Screen[Any]):
    """Runs the actions of `current_keys` by key, by click or from the palette."""

    AUTO_FOCUS = ""  # the screen itself handles the keys

    def current_keys(self) -> Iterable[Key]:
        """Return the available keys, most important first."""
        raise NotImplementedError

    key_rows = 2
    """The most lines that the keys may take."""
    fixed_rows = False
    """Whether they always take so many, so that little is drawn anew when they change."""

    def refresh_keys(self) -> None:
        """Update the bottom lines."""
        for bar in self.query(KeyBar):
            bar.show(list(self.current_keys()), self.key_rows, fixed=self.fixed_rows)

    def on_resize(self) -> None:
        """Fit the keys into the new width."""
        self.call_after_refresh(self.refresh_keys)

    def on_key(self, event: events.Key) -> None:
        """Run the action of a key."""
        for key in self.current_keys():
            if event.key in key.names:
                event.stop()
                event.prevent_default()
                self.perform(key)
                return

    def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """Run the action of a clicked key."""
        self.perform(message.key)

    def perform(self, key: Key) -> None:
        """Run the action of a key; show the error if it is refused."""
        self.run_worker(self._perform(key), exit_on_error=True)

    async def _perform(self, key: Key) -> None:
        try:
            result = key.action()
            if inspect.isawaitable(result):
                await result
        except NoppaError as error:
            self.say_error(error)
        if self.is_attached:
            self.refresh_keys()

    def say_error(self, error: NoppaError) -> None:
        """Show the sentence of an error."""
        self.notify(SAY.error(error, str(error.params.get("game", ""))), severity="warning")
