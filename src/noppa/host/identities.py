"""Who somebody is: a random token, made once for each browser. No names, no passwords, no mail addresses."""

DATED = "t"
"""What an identity begins with that says when it was made; older ones are hex digits throughout."""
SECRET_BYTES = 12


def new_identity(now: float, secret: bytes) -> str:
    """Return a token that nobody guesses, from so many secret bytes; it begins with the minute it was made in."""
    return f"{DATED}{int(now // 60):07x}{secret.hex()}"


def made_at(identity: str) -> float:
    """Return when an identity was made, in seconds since 1970; 0 for one that is older than such dates."""
    return int(identity[1:8], 16) * 60.0 if identity.startswith(DATED) else 0.0
