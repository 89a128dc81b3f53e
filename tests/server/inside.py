"""A server without its network: its parts, called directly, and viewers that record their messages."""

import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from noppa.core.record import Record
from noppa.host.commands import read_command
from noppa.host.execute import execute
from noppa.host.fields import read
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.messages import Message
from noppa.host.ports import Clock
from noppa.host.seating.new_game import NewGame
from noppa.host.seating.open_game import open_game
from noppa.server.app import make_app, open_server
from noppa.server.context import Context
from noppa.server.network.addresses import Addresses
from noppa.server.schemas.messages import ServerMessage, encode
from noppa.server.settings import Settings

MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
IDS = count()
QUICK: dict[str, Any] = {"bot_pause": 0.0, "absence": 0.2}


@asynccontextmanager
async def inside(folder: Path, clock: Clock | None = None, /, **options: Any) -> AsyncIterator[Context]:
    """Run the parts of a server on a database in this folder."""
    folder.mkdir(exist_ok=True)
    chosen = {
        "database": f"sqlite:///{folder / 'games.sqlite'}",
        "secret_file": str(folder / "secret"),
        **QUICK,
        **options,
    }
    settings = Settings(**chosen)
    addresses = Addresses(settings)
    async with open_server(make_app(settings, addresses), settings, addresses, clock=clock) as context:
        yield context


class Watcher:
    """A viewer that records every message, each checked against its schema."""

    def __init__(self, identity: str) -> None:
        self.identity = identity
        self.messages: list[dict[str, Any]] = []

    def send(self, message: Message) -> None:
        """Record a message as a browser receives it."""
        text = encode(message)
        MESSAGES.validate_json(text)
        self.messages.append(json.loads(text))

    @property
    def last(self) -> dict[str, Any]:
        """Return the newest message."""
        return self.messages[-1]


async def new_game(here: Context, who: str, game: str, *seats: str | dict[str, Any], **options: Any) -> LiveGame:
    """Create a game, and start it if no seat is free."""
    chosen = [seat if isinstance(seat, dict) else {"who": seat, "level": "simple"} for seat in seats]
    agreed = read(NewGame, {"game": game, "seats": chosen, **options})
    return await open_game(here.registry, agreed, who)


async def act(here: Context, live: LiveGame, who: str, kind: str, seat: int = 0, **fields: Any) -> dict[str, Any]:
    """Execute a command of a person who has seen everything."""
    sent = {"type": kind, "seat": seat, "id": f"c{next(IDS)}", "seen": live.number, **fields}
    return asdict(await execute(here.registry, live, who, read_command(sent)))


async def finished(here: Context, game_id: str) -> Record:
    """Return the record of a finished game."""
    return await here.registry.finished_record(await here.registry.find(game_id))


def log_of(live: LiveGame) -> GameLog:
    """Return the log of a started game."""
    assert live.log is not None
    return live.log


def next_step(live: LiveGame, seat: int, draw: random.Random) -> dict[str, Any] | None:
    """Return a seat's next command: a roll, or a random legal move."""
    table = log_of(live).table
    if seat not in log_of(live).due():
        return None
    moves = table.rules.moves(table.state, seat)
    return {"kind": "play", "moves": [str(draw.choice(moves))]} if moves else {"kind": "roll"}


async def play_on(here: Context, live: LiveGame, people: dict[int, str], draw: random.Random, most: int = 5000) -> None:
    """Play at random, each seat by its person, until the game is over or `most` commands were sent."""
    for _ in range(most):
        log = log_of(live)
        if log.over:
            return
        seat = draw.choice([seat for seat in log.due() if seat in people])
        step = next_step(live, seat, draw)
        assert step is not None
        await act(here, live, people[seat], seat=seat, **step)
