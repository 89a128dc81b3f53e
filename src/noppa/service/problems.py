"""Refusals as responses: HTTP status, code and parameters as plain data."""

from typing import Any

from noppa.core.errors import NoppaError
from noppa.service.words import Words

MOST_LEGAL = 200
"""How many legal moves a refusal lists."""
NOT_FOUND = frozenset(
    {
        "game-not-found",
        "no-such-page",
        "invite-unknown",
        "link-unknown",
        "seat-not-there",
        "day-unknown",
        "practice-unknown",
        "lesson-unknown",
        "lesson-no-step",
        "question-no-move",
        "admin-off",
    }
)
FORBIDDEN = frozenset(
    {
        "seat-not-yours",
        "creator-only",
        "host-only",
        "coach-not-allowed",
        "day-not-played",
        "played-not-yours",
        "players-only",
        "origin-unknown",
        "host-unknown",
        "admin-only",
    }
)
TOO_MANY = frozenset({"too-fast", "too-many-sockets", "worker-busy"})
UNAVAILABLE = frozenset({"storage-unavailable", "storage-full", "worker-unavailable", "closing", "disk-full"})
OTHERS = {"body-too-long": 413, "request-invalid": 422, "not-a-backup": 422, "method-not-allowed": 405}


def plain_problem(error: NoppaError, words: Words, game: str = "") -> dict[str, Any]:
    """Return a refusal as plain data: its code, its parameters, and its sentence if there are words for it."""
    params = {key: value[:MOST_LEGAL] if isinstance(value, tuple) else value for key, value in error.params.items()}
    sentence = words.error(error, game)
    return {"code": error.code, "params": _sendable(params), "sentence": _sendable(sentence)}


def status_of(error: NoppaError) -> int:
    """Return the HTTP status of a refusal; the default is 409, a conflict."""
    if error.code in NOT_FOUND:
        return 404
    if error.code in FORBIDDEN:
        return 403
    if error.code in TOO_MANY:
        return 429
    if error.code in UNAVAILABLE:
        return 503
    return OTHERS.get(error.code, 409)


def _sendable(value: Any) -> Any:
    """Return plain data that UTF-8 can encode: JSON can contain lone surrogates, which a refusal repeats."""
    match value:
        case str():
            return value.encode(errors="replace").decode()
        case dict():
            return {_sendable(key): _sendable(part) for key, part in value.items()}
        case tuple() | list():
            return [_sendable(part) for part in value]
    return value
