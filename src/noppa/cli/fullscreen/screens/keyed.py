"""A screen whose keys are listed in its bottom line and in the command palette."""

import inspect
from collections.abc import Iterable
from typing import Any

from textual import events
from textual.screen import Screen

from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.language import SAY
from noppa.core.errors import NoppaError


class KeyedScreen(Screen[Any]):
    """Asks `current_keys` what can be done now, and does it on a key, a click or from the palette."""

    AUTO_FOCUS = ""  # keys belong to the screen

    def current_keys(self) -> Iterable[Key]:
        """Return what can be done now, the most important first."""
        raise NotImplementedError

    def refresh_keys(self) -> None:
        """Show in the bottom line what can be done now."""
        for bar in self.query(KeyBar):
            bar.show(list(self.current_keys()))

    def on_resize(self) -> None:
        """Fit the keys into another width."""
        self.call_after_refresh(self.refresh_keys)

    def on_key(self, event: events.Key) -> None:
        """Do what a key stands for."""
        for key in self.current_keys():
            if event.key in key.names:
                event.stop()
                event.prevent_default()
                self.perform(key)
                return

    def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """Do what was clicked."""
        self.perform(message.key)

    def perform(self, key: Key) -> None:
        """Do what a key stands for; say why it is refused."""
        self.run_worker(self._perform(key), exit_on_error=True)

    async def _perform(self, key: Key) -> None:
        try:
            done = key.action()
            if inspect.isawaitable(done):
                await done
        except NoppaError as error:
            self.say_error(error)
        if self.is_attached:
            self.refresh_keys()

    def say_error(self, error: NoppaError) -> None:
        """Show the sentence of an error."""
        self.notify(SAY.error(error, str(error.params.get("game", ""))), severity="warning")
