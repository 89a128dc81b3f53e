"""A screen with a long text, such as the rules."""

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.fullscreen.widgets.title_bar import TitleBar
from noppa.cli.language import SAY


class PageScreen(KeyedScreen):
    """A text that scrolls by keys and mouse wheel."""

    def __init__(self, title: str, content: RenderableType) -> None:
        super().__init__()
        self._title, self._content = title, content

    def compose(self) -> ComposeResult:
        """Lay out title, text and keys."""
        yield TitleBar(self._title)
        with VerticalScroll(id="page"):
            yield Static(self._content, markup=False)
        yield KeyBar(classes="keys")

    def on_mount(self) -> None:
        """Focus the text."""
        self.query_one("#page").focus()
        self.call_after_refresh(self.refresh_keys)

    def current_keys(self) -> list[Key]:
        """Return the keys of the page; Textual handles the arrow keys."""
        page = self.query_one("#page", VerticalScroll)
        return [
            Key(("escape", "q", "backspace"), SAY("web-close"), self._close),
            Key(("space", "pagedown"), "", page.scroll_page_down),
            Key(("b", "pageup"), "", page.scroll_page_up),
        ]

    def _close(self) -> None:
        self.dismiss()
