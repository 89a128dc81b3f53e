"""Parses links to games on a server: `https://dice.example.org/#join=…` is an invitation, `#game=…` a game."""

from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from noppa.core.errors import BadOption

KINDS = ("join", "game")


@dataclass(frozen=True, slots=True)
class Link:
    """The address of a server, and the invitation (`join`) or the id of a game (`game`) on it."""

    server: str
    kind: str
    value: str


def parse_link(text: str) -> Link:
    """Return the parts of a link. Raises `BadOption` if it is not a link to a game."""
    try:
        parts = urlsplit(text.strip())
        address = parts.netloc if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 else ""
    except ValueError:
        address, parts = "", urlsplit("")
    kind, _, value = parts.fragment.partition("=")
    if not address or kind not in KINDS or not value:
        raise BadOption("join-link", text=text[:80])
    return Link(f"{parts.scheme}://{address}", kind, unquote(value))
