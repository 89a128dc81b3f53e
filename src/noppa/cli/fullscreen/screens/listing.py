"""A screen with a list to choose from."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Item

from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.fullscreen.widgets.title_bar import TitleBar
from noppa.cli.language import SAY

Action: TypeAlias = Callable[[], Awaitable[None] | None]


class Entry(NamedTuple):
    """A line of a list and what choosing it does."""

    text: Text | str
    do: Action
    first: bool = False
    """Whether a line separates it from the entry before it."""


class ListScreen(KeyedScreen):
    """A list of entries that is rebuilt whenever the screen resumes."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: Sequence[Entry] = ()

    def title_text(self) -> str:
        """Return the text of the first line."""
        raise NotImplementedError

    def list_entries(self) -> Sequence[Entry]:
        """Return the current entries."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Lay out the title, the list and the keys."""
        yield TitleBar(self.title_text(), id="title")
        yield OptionList(id="list")
        yield KeyBar(classes="keys")

    def on_screen_resume(self) -> None:
        """Rebuild the entries."""
        self.fill()

    def fill(self) -> None:
        """Show the current entries and keep the same one highlighted."""
        option_list = self.query_one("#list", OptionList)
        at = option_list.highlighted
        self.entries = self.list_entries()
        option_list.clear_options()
        for entry in self.entries:
            if entry.first:
                option_list.add_option(None)
            option_list.add_option(Item(Text(entry.text) if isinstance(entry.text, str) else entry.text))
        option_list.highlighted = min(at or 0, len(self.entries) - 1) if self.entries else None
        option_list.focus()
        self.call_after_refresh(self.refresh_keys)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Run the chosen entry."""
        self.perform(Key((), "", self.entries[event.option_index].do))

    def current_keys(self) -> Iterable[Key]:
        """Return the keys of a list; Textual handles moving through it."""
        yield Key((), SAY("full-key-choose"), self.query_one("#list", OptionList).action_select, "↑↓ ⏎")
        yield Key(("q", "escape"), SAY("full-back"), self.close)

    def close(self) -> None:
        """Leave the list."""
        self.dismiss(None)
