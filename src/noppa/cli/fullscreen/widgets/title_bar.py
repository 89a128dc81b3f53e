"""The first line of a screen."""

from typing import Any

from textual import events

from noppa.cli.fullscreen.widgets.lines import Lines
from noppa.terminal.scene import pad


class TitleBar(Lines):
    """A reversed line across the whole width."""

    def __init__(self, text: str = "", **kwargs: Any) -> None:
        super().__init__(classes="bar", **kwargs)
        self._text = text

    def show(self, text: str) -> None:
        """Show another title."""
        self._text = text
        self.set_lines([pad(f" {text}", max(1, self.size.width), "reverse")])

    def on_resize(self, event: events.Resize) -> None:
        """Fit the new width."""
        del event
        self.show(self._text)
