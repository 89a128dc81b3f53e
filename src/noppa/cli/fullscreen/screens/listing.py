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

Do: TypeAlias = Callable[[], Awaitable[None] | None]


class Entry(NamedTuple):
    """A line of a list and what choosing it does."""

    text: Text | str
    do: Do


class ListScreen(KeyedScreen):
    """Entries that are made again whenever the screen comes back."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: Sequence[Entry] = ()

    def title_text(self) -> str:
        """Return what stands in the first line."""
        raise NotImplementedError

    def list_entries(self) -> Sequence[Entry]:
        """Return the entries as they are now."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Lay out the title, the list and the keys."""
        yield TitleBar(self.title_text(), id="title")
        yield OptionList(id="list")
        yield KeyBar(classes="keys")

    def on_screen_resume(self) -> None:
        """Make the entries anew."""
        self.fill()

    def fill(self) -> None:
        """Show the entries as they are now, the same one chosen."""
        listed = self.query_one("#list", OptionList)
        at = listed.highlighted
        self.entries = self.list_entries()
        listed.clear_options()
        listed.add_options(
            [Item(Text(each.text) if isinstance(each.text, str) else each.text) for each in self.entries]
        )
        listed.highlighted = min(at or 0, len(self.entries) - 1) if self.entries else None
        listed.focus()
        self.call_after_refresh(self.refresh_keys)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        self.perform(Key((), "", self.entries[event.option_index].do))

    def current_keys(self) -> Iterable[Key]:
        """Return the keys of a list; moving through it is Textual's."""
        yield Key((), SAY("full-key-choose"), self.query_one("#list", OptionList).action_select, "↑↓ ⏎")
        yield Key(("q", "escape"), SAY("full-back"), self.close)

    def close(self) -> None:
        """Leave the list."""
        self.dismiss(None)
