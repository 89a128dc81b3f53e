"""A server without its network: the same parts, called directly, and people whose messages are kept."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from noppa.server.network.addresses import Addresses
from noppa.server.api.games import begin
from noppa.server.app import make_app, opened
from noppa.server.schemas.requests import NewGame
from noppa.host.execute import carry_out
from noppa.server.context import Context
from noppa.host.seating.new_game import make
from noppa.server.schemas.messages import ServerMessage
from noppa.server.schemas.commands import Command
from noppa.host.live_game import Room
from noppa.server.settings import Settings

COMMANDS: TypeAdapter[Any] = TypeAdapter(Command)
MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
IDS = count()
QUICK: dict[str, Any] = {"bot_pause": 0.0, "absence": 0.2}


@asynccontextmanager
async def inside(folder: Path, **told: Any) -> AsyncIterator[Context]:
    """The parts of a server on a database in that folder."""
    folder.mkdir(exist_ok=True)
    given = {"database": f"sqlite:///{folder / 'games.sqlite'}", "secret_file": str(folder / "secret"), **QUICK, **told}
    settings = Settings(**given)
    addresses = Addresses(settings)
    async with opened(make_app(settings, addresses), settings, addresses) as context:
        yield context


class Watcher:
    """A viewer that keeps every message, each checked against its schema."""

    def __init__(self, identity: str) -> None:
        self.identity = identity
        self.told: list[dict[str, Any]] = []

    def send(self, message: dict[str, Any]) -> None:
        """Keep a message."""
        MESSAGES.validate_python(message)
        self.told.append(message)

    @property
    def last(self) -> dict[str, Any]:
        """The newest message."""
        return self.told[-1]


async def new_game(here: Context, who: str, game: str, *seats: str | dict[str, Any], **told: Any) -> Room:
    """A game that somebody makes, started if nobody is missing."""
    asked = [seat if isinstance(seat, dict) else {"who": seat, "level": "simple"} for seat in seats]
    made = make(NewGame.model_validate({"game": game, "seats": asked, **told}), who)
    await here.hall.store.create(made)
    await begin(here, made.id, who)
    return await here.hall.room(made.id)


async def act(here: Context, room: Room, who: str, kind: str, seat: int = 0, **told: Any) -> dict[str, Any]:
    """A command, sent by somebody who has seen everything."""
    sent = {"id": f"c{next(IDS)}", "seen": room.number, **told}
    return await carry_out(here.hall, room, who, COMMANDS.validate_python({"type": kind, "seat": seat, **sent}))


def next_step(room: Room, seat: int, draw: random.Random) -> dict[str, Any] | None:
    """What a seat has to do: roll, or any legal move."""
    assert room.match is not None
    table = room.match.table
    if seat not in room.match.due():
        return None
    moves = table.rules.moves(table.state, seat)
    return {"kind": "play", "moves": [str(draw.choice(moves))]} if moves else {"kind": "roll"}


async def play_on(here: Context, room: Room, people: dict[int, str], draw: random.Random, most: int = 5000) -> None:
    """Play at random, each seat by its person, until the game is over or so many commands were sent."""
    for _ in range(most):
        assert room.match is not None
        if room.match.over:
            return
        seat = draw.choice([seat for seat in room.match.due() if seat in people])
        step = next_step(room, seat, draw)
        assert step is not None
        await act(here, room, people[seat], seat=seat, **step)
