"""The full-screen app: its screens, its colours, its command palette."""

from collections.abc import Iterable

from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.command import CommandPalette
from textual.screen import Screen

from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.language import SAY


class NoppaApp(App[None]):
    """Opens one screen and exits when it closes."""

    CSS_PATH = "app.tcss"
    TITLE = "Noppa"
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]  # noqa: RUF012 - as Textual declares it

    def __init__(self, first: Screen[object], *, animation: bool = True) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.first = first
        self.animation_level = "full" if animation else "none"

    def on_mount(self) -> None:
        """Open the first screen."""
        self.push_screen(self.first, lambda _result: self.exit())

    def action_leave(self) -> None:
        """Exit at once; games are already saved."""
        self.exit()

    def action_command_palette(self) -> None:
        """Open the list of everything that the screen can do."""
        if not isinstance(self.screen, CommandPalette):
            self.push_screen(CommandPalette(placeholder=SAY("full-search"), id="--command-palette"))

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """List the labelled keys of this screen, then leaving."""
        if isinstance(screen, KeyedScreen):
            for key in screen.current_keys():
                if key.label:
                    yield SystemCommand(key.label, key.sign, lambda key=key: screen.perform(key))
        yield SystemCommand(SAY("full-leave-noppa"), "", self.exit)
