"""The line in which people type: with editing, history and completion."""

from collections.abc import Iterable, Sequence
from typing import Any

from textual import events
from textual.suggester import SuggestFromList
from textual.widgets import Input

from noppa.cli.fullscreen.session import Session
from noppa.core.rules import Draw
from noppa.terminal.scene import Option


class EntryLine(Input):
    """A line for moves, dice or cards; up and down bring back what was typed before."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(compact=True, **kwargs)
        self._past: list[str] = []
        self._at = 0

    def suggest(self, words: Iterable[str]) -> None:
        """Complete what is typed to one of these, with the right arrow."""
        self.suggester = SuggestFromList(list(words), case_sensitive=False)

    def remember(self, typed: str) -> None:
        """Add a line to the history."""
        if typed and typed not in self._past[-1:]:
            self._past.append(typed)
        self._at = len(self._past)

    def on_key(self, event: events.Key) -> None:
        """Go through the history; Tab takes the completion."""
        if event.key in ("up", "down"):
            event.stop()
            self._at = min(max(0, self._at + (-1 if event.key == "up" else 1)), len(self._past))
            self.value = self._past[self._at] if self._at < len(self._past) else ""
            self.cursor_position = len(self.value)
        elif event.key == "tab":
            event.stop()
            event.prevent_default()
            self.action_cursor_right()


def complete(session: Session, options: Sequence[Option]) -> list[str]:
    """Return what may be typed now: the moves and their labels, or the cards of a real pile."""
    if isinstance(session.pending, Draw):
        return [str(card) for card in session.rules.cards]
    return [*(option.move for option in options), *(option.label for option in options)]
