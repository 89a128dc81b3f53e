"""The error for everything that a host refuses, as opposed to the rules."""

from noppa.core.errors import NoppaError


class Refused(NoppaError):
    """Raised for what the rules might allow but the host does not: another player's seat, a stale command."""
