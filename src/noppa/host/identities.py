"""Identities: one random token for each browser; no names, no passwords, no e-mail addresses."""

DATED = "t"
"""The prefix of identities that contain their creation time; older ones are all hex digits."""
SECRET_BYTES = 12


def new_identity(now: float, secret: bytes) -> str:
    """Return an unguessable token from secret bytes; it begins with the minute of its creation."""
    return f"{DATED}{int(now // 60):07x}{secret.hex()}"


def made_at(identity: str) -> float:
    """Return when an identity was created, in seconds since 1970; 0 for an older one without a date."""
    return int(identity[1:8], 16) * 60.0 if identity.startswith(DATED) else 0.0
