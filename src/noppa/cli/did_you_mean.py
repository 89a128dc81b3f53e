"""What somebody may have meant by a name that there is not."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from noppa.cli.language import SAY
from noppa.core.errors import NoppaError

NAMES = {
    "game-unknown": "game",
    "edition-unknown": "edition",
    "option-unknown": "key",
    "option-value": "value",
    "bot-unknown": "bot",
    "lesson-unknown": "game",
    "first-unknown": "name",
    "program-no-start": "command",
}
"""Errors about a name that there is not: the parameter that holds it. What there is, is `allowed` or `legal`."""
CLOSE = 0.6


def did_you_mean(typed: str, known: Iterable[str]) -> str:
    """Return a question with the names that are spelled almost like the typed one; empty if there are none."""
    names = {name.lower(): name for name in known}
    found = get_close_matches(typed.lower(), names, n=3, cutoff=CLOSE)
    return SAY("did-you-mean", like=[names[name] for name in found]) if found else ""


def meant_instead(error: NoppaError) -> str:
    """Return the question for an error about a name that there is not; empty for any other error."""
    key = NAMES.get(error.code, "")
    known = error.params.get("allowed") or error.params.get("legal") or ()
    if key not in error.params or not isinstance(known, Sequence) or isinstance(known, str):
        return ""
    return did_you_mean(str(error.params[key]), map(str, known))
