"""The input line, with editing, history and completion."""

from collections.abc import Iterable, Sequence
from typing import Any

from textual import events
from textual.suggester import SuggestFromList
from textual.widgets import Input

from noppa.cli.fullscreen.session import Session
from noppa.core.rules import Draw
from noppa.terminal.scene import Option


class EntryLine(Input):
    """An input line for moves, dice or cards; up and down go through the history."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(compact=True, **kwargs)
        self._history: list[str] = []
        self._position = 0
        self._words: list[str] = []
        self._stem, self._completed = "", ""

    def suggest(self, words: Iterable[str]) -> None:
        """Set the words for completion with the right arrow or with Tab."""
        self._words = list(dict.fromkeys(words))
        self.suggester = SuggestFromList(self._words, case_sensitive=False)

    def remember(self, typed: str) -> None:
        """Add a line to the history."""
        if typed and typed not in self._history[-1:]:
            self._history.append(typed)
        self._position = len(self._history)

    def _complete(self) -> None:
        """Complete the input; cycle through the completions and back to the original text."""
        if not self._completed or self.value != self._completed:
            self._stem, self._completed = self.value, ""
        stem = self._stem.lower()
        candidates = [
            self._stem,
            *(word for word in self._words if word.lower().startswith(stem) and word.lower() != stem),
        ]
        index = candidates.index(self._completed) + 1 if self._completed in candidates else 1
        self._completed = candidates[index % len(candidates)]
        self.value, self.cursor_position = self._completed, len(self._completed)

    def on_key(self, event: events.Key) -> None:
        """Go through the history; Tab goes through the completions."""
        if event.key in ("up", "down"):
            event.stop()
            self._position = min(max(0, self._position + (-1 if event.key == "up" else 1)), len(self._history))
            self.value = self._history[self._position] if self._position < len(self._history) else ""
            self.cursor_position = len(self.value)
        elif event.key == "tab":
            event.stop()
            event.prevent_default()
            self._complete()


def complete(session: Session, options: Sequence[Option]) -> list[str]:
    """Return the completions: the moves and their labels, or the cards of a real pile."""
    if isinstance(session.pending, Draw):
        return [str(card) for card in session.rules.cards]
    return [*(option.move for option in options), *(option.label for option in options)]
