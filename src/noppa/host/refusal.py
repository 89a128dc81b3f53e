"""The error of everything that a host refuses beside the rules."""

from noppa.core.errors import NoppaError


class Refused(NoppaError):
    """Raised for what the rules might allow but the host does not: a seat of somebody else, a stale command."""
