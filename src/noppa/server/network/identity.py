"""Who somebody is: a random token in a signed cookie. No names, no passwords, no mail addresses."""

import secrets
import time
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

from noppa.server.keys import Keys

COOKIE = "noppa"
LIFETIME = 400 * 24 * 3600
LINK_LASTS = 600.0
DATED = "t"
"""What an identity begins with that says when it was made; older ones are hex digits throughout."""


def new_identity() -> str:
    """Return a token that nobody guesses; it begins with the minute it was made in."""
    return f"{DATED}{int(time.time() // 60):07x}{secrets.token_hex(12)}"


def made_at(identity: str) -> float:
    """Return when an identity was made, in seconds since 1970; 0 for one that is older than such dates."""
    return int(identity[1:8], 16) * 60.0 if identity.startswith(DATED) else 0.0


def known_identity(keys: Keys, connection: HTTPConnection) -> str | None:
    """Return the identity of a request's cookie, None if its signature is not ours."""
    identity, _, signature = connection.cookies.get(COOKIE, "").partition(".")
    if len(identity) == 32 and keys.check("cookie", identity, signature):
        return identity
    return None


def give_cookie(keys: Keys, response: Response, identity: str, *, secure: bool) -> None:
    """Let a browser keep an identity, out of reach of scripts and other sites."""
    response.set_cookie(
        COOKIE,
        f"{identity}.{keys.sign('cookie', identity)}",
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def new_link() -> tuple[str, str]:
    """Return a token that moves an identity to another device, and the hash by which it is stored."""
    token = secrets.token_urlsafe(24)
    return token, link_hash(token)


def link_hash(token: str) -> str:
    """Return what the database stores of a link's token."""
    return sha256(token.encode(errors="replace")).hexdigest()
