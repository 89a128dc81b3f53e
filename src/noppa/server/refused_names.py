"""The names and words that a host refuses, from a file with one word per line."""

import unicodedata
from dataclasses import dataclass
from pathlib import Path

from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason

COMMENT = "#"
ANYWHERE = "*"
LOOKALIKES = str.maketrans("01345789@$!|", "oieastbgasil")
"""Characters that people write instead of letters."""


@dataclass(frozen=True, slots=True)
class RefusedNames:
    """Words that are refused as whole words, and parts of words that are refused anywhere."""

    words: frozenset[str] = frozenset()
    parts: tuple[str, ...] = ()

    def refuse(self, text: str) -> bool:
        """Return whether a text contains one of them, even with look-alike characters or spaced letters."""
        spelled = [plain_letters(word) for word in text.split()]
        together = "".join(spelled)
        if together in self.words or any(part in together for part in self.parts):
            return True
        return any(word in self.words for word in spelled)


def read_refused_names(file: str) -> RefusedNames:
    """Return the words of a file, none if no file is named; raise `BadOption` if it cannot be read.

    A line is a word, or a part of words between asterisks; what follows a # is a comment.
    """
    if not file:
        return RefusedNames()
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = system_reason(error) if isinstance(error, OSError) else type(error).__name__
        raise BadOption("setting-no-file", path=file, why=why) from None
    lines = [line.partition(COMMENT)[0].strip() for line in text.splitlines()]
    parts = [plain_letters(line) for line in lines if line.startswith(ANYWHERE)]
    words = [plain_letters(line) for line in lines if not line.startswith(ANYWHERE)]
    return RefusedNames(frozenset(filter(None, words)), tuple(filter(None, parts)))


def plain_letters(text: str) -> str:
    """Return the letters of a text for comparison: lower case, without accents, look-alikes replaced."""
    spread = unicodedata.normalize("NFKD", text.casefold().translate(LOOKALIKES))
    return "".join(char for char in spread if char.isalpha())
