"""A request of the browser app, taken apart: what its path names, what it asks for, what it brings along."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from noppa.host.fields import Whole, invalid, read, value_of
from noppa.host.live_game import LiveGame
from noppa.offline.device import Device
from noppa.service.requests import DayText, GameId, GameName

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Request:
    """A request to a device; `named` holds the parts of its path that its route names."""

    device: Device
    method: str
    path: str
    query: Mapping[str, str]
    text: str
    named: Mapping[str, str]

    @property
    def identity(self) -> str:
        """Who asks: the person at this device."""
        return self.device.identity

    @property
    def game_id(self) -> str:
        """The id of the game that the path names."""
        return str(value_of(GameId, self.named["game_id"], "path.game_id"))

    @property
    def game(self) -> str:
        """The game that the path names, whether there is one or not."""
        return str(value_of(GameName, self.named["game"], "path.game"))

    @property
    def day(self) -> str:
        """The day that the path names."""
        return str(value_of(DayText, self.named["day"], "path.day"))

    async def live_game(self) -> LiveGame:
        """Return the game that the path names; raise `Refused` if there is none."""
        return await self.device.find_game(self.game_id)

    def body(self, kind: type[T]) -> T:
        """Return what the request brings along; raise `Refused` if that is not what was asked for."""
        return read(kind, self.plain_body(), "body.")

    def plain_body(self) -> Any:
        """Return what the request brings along as plain data."""
        try:
            return json.loads(self.text)
        except (ValueError, RecursionError):
            raise invalid("body", "not JSON") from None

    def text_of(self, name: str, kind: Any) -> Any:
        """Return a part of the query, or None; raise `Refused` if it is not as it should be."""
        return value_of(kind, self.query[name], f"query.{name}") if name in self.query else None

    def number_of(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """Return a number of the query; raise `Refused` if it is not there and has no default."""
        found: object = self.query.get(name, default)
        if isinstance(found, str) and found.removeprefix("-").isdecimal() and found.isascii():
            found = int(found)
        return int(value_of(Annotated[int, Whole(least, most)], found, f"query.{name}"))


def taken_apart(path: str) -> tuple[str, dict[str, str]]:
    """Return a path without its query, and the query."""
    parts = urlsplit(path)
    return unquote(parts.path), {
        name: found[-1] for name, found in parse_qs(parts.query, keep_blank_values=True).items()
    }
