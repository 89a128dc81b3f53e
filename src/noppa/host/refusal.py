"""What the server refuses beside the rules, and which HTTP status each refusal has."""

from noppa.core.errors import NoppaError


class Refused(NoppaError):
    """Something the server does not do, though the rules might allow it."""


NOT_FOUND = frozenset(
    {
        "game-not-found",
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
        "players-only",
        "origin-unknown",
        "host-unknown",
    }
)
TOO_MANY = frozenset({"too-fast", "too-many-sockets"})
UNAVAILABLE = frozenset({"storage-unavailable", "worker-unavailable", "closing"})


def status_of(error: NoppaError) -> int:
    """The HTTP status of a refusal: what was understood and cannot be done is a conflict."""
    if error.code in NOT_FOUND:
        return 404
    if error.code in FORBIDDEN:
        return 403
    if error.code in TOO_MANY:
        return 429
    if error.code in UNAVAILABLE:
        return 503
    return {"body-too-long": 413, "request-invalid": 422}.get(error.code, 409)
