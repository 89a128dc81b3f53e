"""A Noppa server as its players use it: requests over HTTP, and a WebSocket for each game."""

import json
from contextlib import ExitStack
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from websockets.exceptions import InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from noppa.cli.join.memory import Memory
from noppa.core.errors import BadOption
from noppa.core.fair import seed_hash
from noppa.core.system_errors import system_reason
from noppa.host.refusal import Refused

COOKIE = "noppa"
PATIENCE = 20.0
"""Seconds for an answer."""
LONGEST_MESSAGE = 1 << 22


class Server:
    """A server and who you are on it.

    Raises `Refused`, as the server puts it, for what it refuses, and `BadOption` if it does not answer.
    """

    def __init__(self, address: str, language: str) -> None:
        self.address, self.language = address, language
        self.memory = Memory(address)
        self.get("/api/me")

    def get(self, path: str) -> dict[str, Any]:
        """Return the answer to a request that changes nothing."""
        return self._ask("GET", path, None)

    def post(self, path: str, **body: object) -> dict[str, Any]:
        """Return the answer to a request."""
        return self._ask("POST", path, body)

    def open_socket(self, game_id: str, seen: int | None, stack: ExitStack) -> ClientConnection:
        """Return a connection to a game that begins with what came after event `seen`; the stack closes it.

        Raises `OSError` too.
        """
        address = f"{self.address.replace('http', 'ws', 1)}/api/games/{quote(game_id, safe='')}/socket"
        try:
            opening = connect(
                address if seen is None else f"{address}?seen={seen}",
                additional_headers=self._headers(),
                open_timeout=PATIENCE,
                max_size=LONGEST_MESSAGE,
                max_queue=None,  # somebody who thinks long must not look dead to the server
                user_agent_header=None,
            )
            return stack.enter_context(opening)
        except InvalidStatus as error:
            raise _refusal(bytes(error.response.body or b""), error.response.status_code) from None
        except InvalidHandshake as error:
            raise OSError(str(error)) from None

    def seed_hash(self, game: dict[str, Any]) -> str:
        """Return the hash of your part of a game's dice; nothing if it has begun or has no such dice."""
        if game["status"] != "waiting" or game["dice"]["kind"] != "fair":
            return ""
        return seed_hash(self.memory.seed(game["id"]))

    def _ask(self, method: str, path: str, body: dict[str, object] | None) -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {**self._headers(), "Content-Type": "application/json"}
        request = Request(self.address + path, data, headers, method=method)  # noqa: S310 - links begin with http
        try:
            with urlopen(request, timeout=PATIENCE) as response:  # noqa: S310 - the same
                self._take_cookie(response.headers.get_all("Set-Cookie") or [])
                found = json.loads(response.read())
        except HTTPError as error:
            with error:
                raise _refusal(error.read(), error.code) from None
        except (OSError, HTTPException, ValueError) as error:
            raise BadOption("join-no-server", url=self.address, why=_why(error)) from None
        if not isinstance(found, dict):
            raise BadOption("join-no-server", url=self.address, why="")
        return found

    def _headers(self) -> dict[str, str]:
        headers = {"Accept-Language": self.language}
        return {**headers, "Cookie": f"{COOKIE}={self.memory.cookie}"} if self.memory.cookie else headers

    def _take_cookie(self, lines: list[str]) -> None:
        for line in lines:
            try:
                found = SimpleCookie(line).get(COOKIE)
            except CookieError:
                continue
            if found is not None and found.value != self.memory.cookie:
                self.memory.cookie = found.value


def _refusal(body: bytes, status: int) -> Refused:
    """Return what a server says against a request."""
    try:
        problem = json.loads(body)
        return Refused(str(problem["code"]), **problem["params"])
    except (ValueError, KeyError, TypeError):
        return Refused("join-not-noppa", status=str(status))


def _why(error: Exception) -> str:
    reason = getattr(error, "reason", error)
    return system_reason(reason) if isinstance(reason, OSError) else str(reason)
