"""Refusals as they are answered over the network: HTTP status, code, parameters, and a sentence."""

from collections.abc import Sequence
from typing import Any

from noppa.core.errors import NoppaError
from noppa.host.fields import invalid
from noppa.host.refusal import Refused
from noppa.locale import Messages
from noppa.locale.choosing import accepted
from noppa.server.schemas.responses import Problem

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
        "question-no-move",
    }
)
FORBIDDEN = frozenset(
    {
        "seat-not-yours",
        "creator-only",
        "host-only",
        "coach-not-allowed",
        "day-not-played",
        "players-only",
        "origin-unknown",
        "host-unknown",
    }
)
TOO_MANY = frozenset({"too-fast", "too-many-sockets", "worker-busy"})
UNAVAILABLE = frozenset({"storage-unavailable", "worker-unavailable", "closing"})


def problem_of(error: NoppaError, game: str = "", liked: str = "") -> Problem:
    """Return a refusal with its sentence in the best of the languages that are liked."""
    params = {key: value[:MOST_LEGAL] if isinstance(value, tuple) else value for key, value in error.params.items()}
    sentence = Messages(accepted(liked)).error(error, game)
    return Problem(code=error.code, params=_sendable(params), sentence=_sendable(sentence))


def _sendable(value: Any) -> Any:
    """Return plain data as UTF-8 can carry it: JSON can hold halves of characters, which a refusal repeats."""
    match value:
        case str():
            return value.encode(errors="replace").decode()
        case dict():
            return {_sendable(key): _sendable(part) for key, part in value.items()}
        case tuple() | list():
            return [_sendable(part) for part in value]
    return value


def status_of(error: NoppaError) -> int:
    """Return the HTTP status of a refusal: what was understood and cannot be done is a conflict."""
    if error.code in NOT_FOUND:
        return 404
    if error.code in FORBIDDEN:
        return 403
    if error.code in TOO_MANY:
        return 429
    if error.code in UNAVAILABLE:
        return 503
    return {"body-too-long": 413, "request-invalid": 422}.get(error.code, 409)


def invalid_request(errors: Sequence[Any]) -> Refused:
    """Return the refusal of a request by the first thing that is wrong with it."""
    first = errors[0] if errors else {}
    return invalid(".".join(str(part) for part in first.get("loc", ())), str(first.get("msg", "")))
