"""Identities: random tokens in signed cookies."""

import secrets
import time
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

from noppa.host import identities
from noppa.server.keys import Keys

COOKIE = "noppa"
LIFETIME = 400 * 24 * 3600
LINK_LASTS = 600.0


def new_identity() -> str:
    """Return a new unguessable token."""
    return identities.new_identity(time.time(), secrets.token_bytes(identities.SECRET_BYTES))


def known_identity(keys: Keys, connection: HTTPConnection) -> str | None:
    """Return the identity in a request's cookie, None if it has no valid signature of ours."""
    identity, _, signature = connection.cookies.get(COOKIE, "").partition(".")
    if len(identity) == 32 and keys.check("cookie", identity, signature):
        return identity
    return None


def give_cookie(keys: Keys, response: Response, identity: str, *, secure: bool) -> None:
    """Set a cookie with an identity, out of reach of scripts and other sites."""
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
    """Return the hash of a link's token that the database stores."""
    return sha256(token.encode(errors="replace")).hexdigest()
