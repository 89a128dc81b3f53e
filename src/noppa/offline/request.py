"""A parsed request of the browser app: the parameters in its path, its query and its body."""

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
    """A request to a device; `named` holds the parameters in its path."""

    device: Device
    method: str
    path: str
    query: Mapping[str, str]
    text: str
    named: Mapping[str, str]

    @property
    def identity(self) -> str:
        """The sender: the person at this device."""
        return self.device.identity

    @property
    def game_id(self) -> str:
        """The game id in the path."""
        return str(value_of(GameId, self.named["game_id"], "path.game_id"))

    @property
    def game(self) -> str:
        """The name of a game in the path, whether there is such a game or not."""
        return str(value_of(GameName, self.named["game"], "path.game"))

    @property
    def day(self) -> str:
        """The day in the path."""
        return str(value_of(DayText, self.named["day"], "path.day"))

    async def live_game(self) -> LiveGame:
        """Return the live game whose id is in the path; raise `Refused` if there is none."""
        return await self.device.find_game(self.game_id)

    def body(self, kind: type[T]) -> T:
        """Parse the body as a dataclass; raise `Refused` if it is invalid."""
        return read(kind, self.plain_body(), "body.")

    def plain_body(self) -> Any:
        """Return the body as plain data; raise `Refused` if it is not JSON."""
        try:
            return json.loads(self.text)
        except (ValueError, RecursionError):
            raise invalid("body", "not JSON") from None

    def text_of(self, name: str, kind: Any) -> Any:
        """Return a parameter of the query, None if missing; raise `Refused` if it is invalid."""
        return value_of(kind, self.query[name], f"query.{name}") if name in self.query else None

    def number_of(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """Return a number in the query; raise `Refused` if it is invalid, or missing and has no default."""
        value: object = self.query.get(name, default)
        if isinstance(value, str) and value.removeprefix("-").isdecimal() and value.isascii():
            value = int(value)
        return int(value_of(Annotated[int, Whole(least, most)], value, f"query.{name}"))


def split_query(path: str) -> tuple[str, dict[str, str]]:
    """Return a path without its query, and the query's parameters."""
    parts = urlsplit(path)
    return unquote(parts.path), {
        name: values[-1] for name, values in parse_qs(parts.query, keep_blank_values=True).items()
    }
