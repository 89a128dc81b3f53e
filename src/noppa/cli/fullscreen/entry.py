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
        self._words: list[str] = []
        self._stem, self._completed = "", ""

    def suggest(self, words: Iterable[str]) -> None:
        """Complete what is typed to one of these, with the right arrow or with Tab."""
        self._words = list(dict.fromkeys(words))
        self.suggester = SuggestFromList(self._words, case_sensitive=False)

    def remember(self, typed: str) -> None:
        """Add a line to the history."""
        if typed and typed not in self._past[-1:]:
            self._past.append(typed)
        self._at = len(self._past)

    def _complete(self) -> None:
        """Complete what is typed; after a completion take the next one, and what was typed after the last."""
        if not self._completed or self.value != self._completed:
            self._stem, self._completed = self.value, ""
        stem = self._stem.lower()
        found = [self._stem, *(word for word in self._words if word.lower().startswith(stem) and word.lower() != stem)]
        at = found.index(self._completed) + 1 if self._completed in found else 1
        self._completed = found[at % len(found)]
        self.value, self.cursor_position = self._completed, len(self._completed)

    def on_key(self, event: events.Key) -> None:
        """Go through the history; Tab goes through the completions."""
        if event.key in ("up", "down"):
            event.stop()
            self._at = min(max(0, self._at + (-1 if event.key == "up" else 1)), len(self._past))
            self.value = self._past[self._at] if self._at < len(self._past) else ""
            self.cursor_position = len(self.value)
        elif event.key == "tab":
            event.stop()
            event.prevent_default()
            self._complete()


def complete(session: Session, options: Sequence[Option]) -> list[str]:
    """Return what may be typed now: the moves and their labels, or the cards of a real pile."""
    if isinstance(session.pending, Draw):
        return [str(card) for card in session.rules.cards]
    return [*(option.move for option in options), *(option.label for option in options)]
