"""The sentences that a server sends along with codes, in one language."""

from collections.abc import Sequence

from noppa.coach.sentences import all_in_words
from noppa.core.errors import NoppaError
from noppa.core.reason import Reason
from noppa.locale import Messages
from noppa.locale.choosing import FALLBACK


class Sentences:
    """Puts refusals and reasons into the words of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self._say = Messages(language)

    def error(self, error: NoppaError, game: str) -> str:
        """Return the sentence of an error in a game."""
        return self._say.error(error, game)

    def reasons(self, why: Sequence[Reason], game: str) -> str:
        """Return the coach's reasons as one text."""
        return all_in_words(why, game, self._say)
