"""All readers of untrusted input: each target takes bytes, and raises nothing but a refusal."""

import asyncio
import json
from array import array
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from io import BytesIO
from types import MappingProxyType
from typing import Any

from noppa import NoppaError, rules
from noppa.core import record_file
from noppa.engine.json_lines import serve
from noppa.engine.session import Session
from noppa.games import games, part, rules_of
from noppa.host.commands import read_message
from noppa.native import call
from offline.memory import opened

MOST_MOVES = 8192


def read_record(data: bytes) -> None:
    """Read a record, replay it and check its dice."""
    with suppress(NoppaError):
        record = record_file.read(data.decode("utf-8", "replace"))
        settled = rules_of(record)
        record.replay(settled)
        record.verify(settled)


def read_content(data: bytes) -> None:
    """Read a custom board, deck or map, and start a game with it."""
    text = data.decode("utf-8", "replace") + "\n"
    for game in games().values():
        if game.content:
            with suppress(NoppaError):
                rules(game.name, **{game.content: text}).start(game.most_players)


def answer_lines(data: bytes) -> None:
    """Process lines of the engine protocol, each with a line of JSON in response."""
    answers = BytesIO()
    serve(BytesIO(data), answers, Session())
    for line in answers.getvalue().splitlines():
        json.loads(line)


def read_socket_message(data: bytes) -> None:
    """Read a socket message."""
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        return
    with suppress(NoppaError):
        read_message(message)


def take_in_games(data: bytes) -> None:
    """Import a file of games on a device, and read what is there afterwards."""
    asyncio.run(_take_in(data.decode("utf-8", "replace")))


async def _take_in(text: str) -> None:
    async with opened() as app:
        answers = [json.loads(await app.service.request("POST", "/api/me/import", text))]
        for path in ("/api/games?mine=true", "/api/history", "/api/me/export", "/api/me/played"):
            answers.append(json.loads(await app.service.request("GET", path)))
            json.dumps(answers[-1], allow_nan=False)
    assert all(answer["status"] < 500 for answer in answers), answers


def value_position(data: bytes) -> None:
    """Pass bytes to the native core as a position of every game."""
    for tables in _tables():
        row = bytearray(data)
        moves, stream = array("H", bytes(2 * MOST_MOVES)), array("Q", [1])
        for name, more in (("due", ()), ("legal", (moves,)), ("chance", (stream,))):
            with suppress(NoppaError):
                call(name, tables, row, *more)


@cache
def _tables() -> tuple[bytearray, ...]:
    packing: list[Any] = [part(game, "packing") for game in games()]
    return tuple(module.tables_of(rules(game)) for game, module in zip(games(), packing, strict=True))


TARGETS: Mapping[str, Callable[[bytes], None]] = MappingProxyType(
    {
        "record": read_record,
        "content": read_content,
        "engine": answer_lines,
        "message": read_socket_message,
        "import": take_in_games,
        "native": value_position,
    }
)
