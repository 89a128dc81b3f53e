"""The sentences that go with plain data, for clients that show them as they are."""

from collections.abc import Sequence
from typing import Protocol

from noppa.core.errors import NoppaError
from noppa.core.reason import Reason


class Words(Protocol):
    """Puts refusals and reasons into words."""

    def error(self, error: NoppaError, game: str) -> str:
        """Return the sentence of an error in a game."""

    def reasons(self, why: Sequence[Reason], game: str) -> str:
        """Return the coach's reasons as one text."""


class NoWords:
    """Leaves the sentences out: the browser app finds them by their codes, in the language of its player."""

    def error(self, error: NoppaError, game: str) -> str:
        """Return nothing."""
        del error, game
        return ""

    def reasons(self, why: Sequence[Reason], game: str) -> str:
        """Return nothing."""
        del why, game
        return ""
