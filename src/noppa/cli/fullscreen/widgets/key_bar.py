"""The bottom lines with the available keys, which can be clicked."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.text import Text
from textual import events
from textual.message import Message

from noppa.cli.fullscreen.widgets.lines import Lines

Action: TypeAlias = Callable[[], Awaitable[None] | None]
NAMES = {
    "space": "␣",
    "enter": "⏎",
    "escape": "Esc",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "question_mark": "?",
    "colon": ":",
    "plus": "+",
    "minus": "−",
    "home": "Home",
    "end": "End",
    "tab": "Tab",
    "pageup": "PgUp",
    "pagedown": "PgDn",
}


@dataclass(frozen=True, slots=True)
class Key:
    """Keys by their Textual names, and their action; keys without a label are not listed."""

    names: tuple[str, ...]
    label: str
    action: Action
    shown_as: str = ""

    @property
    def sign(self) -> str:
        """The first of its keys as printed on the keyboard."""
        if self.shown_as:
            return self.shown_as
        name = self.names[0]
        return NAMES.get(name, name.upper() if name.startswith("f") and len(name) > 1 else name)


class KeyBar(Lines):
    """Shows as many keys as fit into its lines, in order of importance."""

    class Pressed(Message):
        """A key was clicked."""

        def __init__(self, key: Key) -> None:
            super().__init__()
            self.key = key

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._places: list[tuple[int, int, int, Key]] = []

    def show(self, keys: Sequence[Key], rows: int = 1, *, fixed: bool = False) -> None:
        """Show these keys in at most that many lines; unless its height is fixed, unused lines are left to others."""
        lines, self._places = [Text()], []
        for key in keys:
            if not key.label:
                continue
            part = Text.assemble((f" {key.sign} ", "reverse"), f" {key.label}  ")
            fits = lines[-1].cell_len + part.cell_len <= self.size.width + 1
            if not fits and len(lines) < rows:
                lines.append(Text())
            elif not fits:
                continue
            first = lines[-1].cell_len
            self._places.append((len(lines) - 1, first, first + part.cell_len, key))
            lines[-1].append_text(part)
        self.styles.height = rows if fixed else len(lines)
        self.set_lines(lines)

    def on_click(self, event: events.Click) -> None:
        """Report which key was clicked."""
        for y, first, end, key in self._places:
            if y == event.y and first <= event.x < end:
                self.post_message(self.Pressed(key))
