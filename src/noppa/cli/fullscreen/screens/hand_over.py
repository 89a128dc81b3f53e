"""The screen between two people who must not see each other's choices."""

from textual.app import ComposeResult
from textual.containers import Middle
from textual.widgets import Static

from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.language import SAY


class HandOverScreen(KeyedScreen):
    """Covers the table until the next person continues."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def compose(self) -> ComposeResult:
        """Lay out the name of the next person, and the keys."""
        with Middle():
            yield Static(SAY("ask-hand-over", name=self._name), markup=False, classes="centred")
        yield KeyBar(classes="keys")

    def on_mount(self) -> None:
        """Show the key that continues."""
        self.call_after_refresh(self.refresh_keys)

    def current_keys(self) -> list[Key]:
        """Return the key that continues."""
        return [Key(("enter", "space"), SAY("web-pass-here", name=self._name), self.show_table)]

    def show_table(self) -> None:
        """Show the table."""
        self.dismiss(None)
