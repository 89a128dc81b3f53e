"""A browser in memory: the platform of the service, and an app that uses it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from host.world import NOON
from noppa.host.refusal import Refused
from noppa.offline.jobs import answer
from noppa.offline.platform import Key, Write
from noppa.offline.service import Service


class Memory:
    """A platform whose store is a dictionary; several tabs may share the store."""

    def __init__(self, store: dict[Key, str] | None = None, seed: int = 1) -> None:
        self.store: dict[Key, str] = {} if store is None else store
        self.sent: dict[str, list[Any]] = {}
        self.notes: list[str] = []
        self.commits = 0
        self.fails = ""
        """The code that the next commit is refused with."""
        self.seconds = 0.0
        self.thinks: Callable[[str], str] = answer
        self._draw = Random(seed)

    def send(self, socket_id: str, text: str) -> None:
        """Record a message."""
        self.sent.setdefault(socket_id, []).append(json.loads(text))

    def now(self) -> float:
        """Return a time that advances with the loop's."""
        return NOON + asyncio.get_running_loop().time() + self.seconds

    def random(self, size: int) -> bytes:
        """Return the next bytes of a seeded generator."""
        return self._draw.randbytes(size)

    def publish(self, text: str) -> None:
        """Record a note."""
        self.notes.append(text)

    async def read(self, area: str, key: str) -> str | None:
        """Return a stored value, or None."""
        await asyncio.sleep(0)
        return self.store.get((area, key))

    async def read_range(self, area: str, prefix: str) -> list[tuple[str, str]]:
        """Return the entries whose keys have a prefix."""
        await asyncio.sleep(0)
        return sorted(
            (key, text) for (where, key), text in self.store.items() if where == area and key.startswith(prefix)
        )

    async def commit(self, writes: Sequence[Write], new: Sequence[Key] = ()) -> bool:
        """Write all entries or none."""
        await asyncio.sleep(0)
        if self.fails:
            raise Refused(self.fails)
        if any(key in self.store for key in new):
            return False
        self.commits += 1
        for area, key, text in writes:
            assert isinstance(key, str)
            if text is None:
                self.store.pop((area, key), None)
            else:
                self.store[area, key] = text
        return True

    async def think(self, job: str, seconds: float) -> str:
        """Run a job at once."""
        assert seconds > 0
        await asyncio.sleep(0)
        return self.thinks(job)


class App:
    """The part of the browser app that talks to the service."""

    def __init__(self, service: Service, memory: Memory) -> None:
        self.service, self.memory = service, memory
        self._ids = 0

    async def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """Send a request, check the status and return the response's body."""
        response = json.loads(await self.service.request(method, path, json.dumps(body) if method == "POST" else ""))
        assert response["status"] == status, response
        return response["body"]

    async def make(self, game: str, *seats: str, **terms: Any) -> str:
        """Create a game and return its id; a seat is "here" or the level of a bot."""
        shown = [{"who": "here"} if seat == "here" else {"who": "bot", "level": seat} for seat in seats]
        created = await self.ask("POST", "/api/games", 201, game=game, seats=shown, **terms)
        return str(created["game"]["id"])

    async def look(self, game_id: str) -> list[Any]:
        """Open a socket to a game and return the list that receives its messages."""
        response = json.loads(await self.service.connect(game_id, f"/api/games/{game_id}/socket"))
        assert response == {"status": 101}
        return self.memory.sent[game_id]

    async def act(self, game_id: str, kind: str, seat: int, **more: Any) -> Any:
        """Send a command and return the response."""
        self._ids += 1
        messages = self.memory.sent[game_id]
        seen = max(message.get("number", -1) for message in messages)
        command = {"type": kind, "id": f"c{self._ids}", "seen": seen, "seat": seat, **more}
        await self.service.receive(game_id, json.dumps(command))
        return next(message for message in reversed(messages) if message.get("id") == f"c{self._ids}")

    async def play(self, game_id: str, draw: Random, most: int = 10_000) -> None:
        """Play at random for everybody here until the game is over or `most` commands were sent."""
        messages = self.memory.sent[game_id]
        for _ in range(most):
            last = newest(messages)
            if last["game"]["status"] == "over":
                return
            due = [view for view in last["views"] if view["view"]["moves"] or wants_chance(view)]
            if not due:
                await asyncio.sleep(0.01)
                continue
            seat, view = due[0]["seat"], due[0]["view"]
            if view["moves"]:
                done = await self.act(game_id, "play", seat, moves=[draw.choice(view["moves"])["move"]])
            else:
                done = await self.act(game_id, "roll", seat)
            assert done["type"] == "done", done


def newest(messages: list[Any]) -> Any:
    """Return the last message with views."""
    return next(message for message in reversed(messages) if message["type"] in {"events", "snapshot"})


def wants_chance(view: Any) -> bool:
    """Return whether the seat has to request its dice or card."""
    pending = view["view"]["pending"]
    return pending["kind"] in {"roll", "draw"} and pending["seat"] == view["seat"]


@asynccontextmanager
async def opened(memory: Memory | None = None, bot_pause: float = 0.0) -> AsyncIterator[App]:
    """Open a service on a browser in memory."""
    device = memory or Memory()
    service = await Service.open(device, bot_pause)
    try:
        yield App(service, device)
    finally:
        await service.close()
