"""The bottom line with the available keys, which can be clicked."""

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
    in_bar: bool = True
    """Whether the bottom line shows it; help and the palette always do."""

    @property
    def sign(self) -> str:
        """The first of its keys as printed on the keyboard."""
        if self.shown_as:
            return self.shown_as
        name = self.names[0]
        return NAMES.get(name, name.upper() if name.startswith("f") and len(name) > 1 else name)


class KeyBar(Lines):
    """Shows as many keys as fit, in order of importance."""

    class Pressed(Message):
        """A key was clicked."""

        def __init__(self, key: Key) -> None:
            super().__init__()
            self.key = key

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._places: list[tuple[int, int, Key]] = []

    def show(self, keys: Sequence[Key]) -> None:
        """Show these keys."""
        line, self._places = Text(), []
        for key in keys:
            if not key.label or not key.in_bar:
                continue
            part = Text.assemble((f" {key.sign} ", "reverse"), f" {key.label}  ")
            if line.cell_len + part.cell_len > self.size.width + 1:
                continue
            self._places.append((line.cell_len, line.cell_len + part.cell_len, key))
            line.append_text(part)
        self.set_lines([line])

    def on_click(self, event: events.Click) -> None:
        """Report which key was clicked."""
        for first, end, key in self._places:
            if first <= event.x < end:
                self.post_message(self.Pressed(key))
