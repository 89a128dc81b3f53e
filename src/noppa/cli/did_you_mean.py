"""Suggests similar names for an unknown one."""

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
"""Errors about unknown names, with the parameter that holds the name; `allowed` or `legal` lists the valid ones."""
CLOSE = 0.6


def did_you_mean(typed: str, known: Iterable[str]) -> str:
    """Return a question with the names closest to the typed one; empty if none is close."""
    names = {name.lower(): name for name in known}
    found = get_close_matches(typed.lower(), names, n=3, cutoff=CLOSE)
    return SAY("did-you-mean", like=[names[name] for name in found]) if found else ""


def suggestion_for(error: NoppaError) -> str:
    """Return the question for an error about an unknown name; empty for any other error."""
    key = NAMES.get(error.code, "")
    known = error.params.get("allowed") or error.params.get("legal") or ()
    if key not in error.params or not isinstance(known, Sequence) or isinstance(known, str):
        return ""
    return did_you_mean(str(error.params[key]), map(str, known))
