"""A client of a Noppa server: HTTP requests, and a WebSocket for each game."""

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
"""Seconds to wait for a response."""
LONGEST_MESSAGE = 1 << 22


class Server:
    """A server and your identity on it.

    Raises `Refused` with the server's error if it refuses a request, and `BadOption` if it does not respond.
    """

    def __init__(self, address: str, language: str) -> None:
        self.address, self.language = address, language
        self.memory = Memory(address)
        self.get("/api/me")

    def get(self, path: str) -> dict[str, Any]:
        """Return the response to a GET request."""
        return self._request("GET", path, None)

    def post(self, path: str, **body: object) -> dict[str, Any]:
        """Return the response to a POST request."""
        return self._request("POST", path, body)

    def open_socket(self, game_id: str, seen: int | None, stack: ExitStack) -> ClientConnection:
        """Return a connection to a game that starts after event `seen`; the stack closes it.

        Raises `OSError` too.
        """
        address = f"{self.address.replace('http', 'ws', 1)}/api/games/{quote(game_id, safe='')}/socket"
        try:
            connection = connect(
                address if seen is None else f"{address}?seen={seen}",
                additional_headers=self._headers(),
                open_timeout=PATIENCE,
                max_size=LONGEST_MESSAGE,
                max_queue=None,  # keep reading while a player thinks, or the server takes the connection for dead
                user_agent_header=None,
            )
            return stack.enter_context(connection)
        except InvalidStatus as error:
            raise _refusal(bytes(error.response.body or b""), error.response.status_code) from None
        except InvalidHandshake as error:
            raise OSError(str(error)) from None

    def seed_hash(self, game: dict[str, Any]) -> str:
        """Return the hash of your seed for a game; empty if it has started or does not use fair dice."""
        if game["status"] != "waiting" or game["dice"]["kind"] != "fair":
            return ""
        return seed_hash(self.memory.seed(game["id"]))

    def _request(self, method: str, path: str, body: dict[str, object] | None) -> dict[str, Any]:
        payload = None if body is None else json.dumps(body).encode()
        headers = {**self._headers(), "Content-Type": "application/json"}
        request = Request(self.address + path, payload, headers, method=method)  # noqa: S310 - links begin with http
        try:
            with urlopen(request, timeout=PATIENCE) as response:  # noqa: S310 - the same
                self._store_cookie(response.headers.get_all("Set-Cookie") or [])
                data = json.loads(response.read())
        except HTTPError as error:
            with error:
                raise _refusal(error.read(), error.code) from None
        except (OSError, HTTPException, ValueError) as error:
            raise BadOption("join-no-server", url=self.address, why=_reason_of(error)) from None
        if not isinstance(data, dict):
            raise BadOption("join-no-server", url=self.address, why="")
        return data

    def _headers(self) -> dict[str, str]:
        headers = {"Accept-Language": self.language}
        return {**headers, "Cookie": f"{COOKIE}={self.memory.cookie}"} if self.memory.cookie else headers

    def _store_cookie(self, lines: list[str]) -> None:
        for line in lines:
            try:
                cookie = SimpleCookie(line).get(COOKIE)
            except CookieError:
                continue
            if cookie is not None and cookie.value != self.memory.cookie:
                self.memory.cookie = cookie.value


def _refusal(body: bytes, status: int) -> Refused:
    """Return the error in a response as `Refused`."""
    try:
        problem = json.loads(body)
        return Refused(str(problem["code"]), **problem["params"])
    except (ValueError, KeyError, TypeError):
        return Refused("join-not-noppa", status=str(status))


def _reason_of(error: Exception) -> str:
    reason = getattr(error, "reason", error)
    return system_reason(reason) if isinstance(reason, OSError) else str(reason)
