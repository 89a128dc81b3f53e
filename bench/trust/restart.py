"""A restart with many clients: how long until everybody is back, and whether anything acknowledged was lost.

    python bench/trust/restart.py --clients 1000

Each client plays a game of its own, a move every few seconds. The server is asked to end (SIGTERM) and started again
at once. A client connects again as the app does: when it was told to, else after 0.4 s and twice as long each time, up
to eight seconds, give or take a quarter. It sends again what was not answered.
"""

import argparse
import asyncio
import json
import random
import statistics
import time
from collections import Counter
from typing import Any

from serving import Browser, Server, machine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from noppa.core.events import Event, Moved, Rolled, read_event

EVERY = 4.0


class Client:
    """Somebody who plays a game, connects again, and remembers what was acknowledged."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self._server, self._browser = server, browser
        self.game_id = browser.make([{"who": "here"}])
        self._draw = random.Random(self.game_id)
        self.acknowledged: list[tuple[dict[str, Any], int, int]] = []
        """Each command that was answered, with the first and last event that it became."""
        self.seen, self.number, self.waiting = -1, 0, ""
        self.back_at: float | None = None
        self.connected = asyncio.Event()
        self._view: dict[str, Any] = {}
        self._told: float | None = None

    async def live(self) -> None:
        """Play for ever."""
        failures = 0
        while True:
            address = f"{self._server.url.replace('http', 'ws', 1)}/api/games/{self.game_id}/socket"
            asked = address if self.seen < 0 else f"{address}?seen={self.seen}"
            headers = {"Cookie": self._browser.cookie}
            self._told = None
            try:
                async with connect(asked, additional_headers=headers, compression=None, open_timeout=30) as socket:
                    failures = 0
                    await self._play(socket)
            except (OSError, WebSocketException, TimeoutError):
                pass
            self.connected.clear()
            usual = min(8.0, 0.4 * 2**failures) * self._draw.uniform(0.75, 1.25)
            failures += 1
            await asyncio.sleep(usual if self._told is None else self._told)

    async def _play(self, socket: ClientConnection) -> None:
        if self.waiting:
            await socket.send(self.waiting)
        moving = asyncio.create_task(self._move(socket))
        try:
            async for text in socket:
                self._hear(json.loads(text))
        finally:
            moving.cancel()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot" | "events":
                self.seen, self._view = message["number"], message["views"][0]["view"]
                self.back_at = time.monotonic()
                self.connected.set()
            case "done":
                self.acknowledged.append((json.loads(self.waiting), message["first"], message["last"]))
                self.waiting = ""
            case "refused":
                self.waiting = ""
            case "come_back":
                self._told = message["seconds"]

    async def _move(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(EVERY * self._draw.uniform(0.2, 1.8))
            pending, moves = self._view.get("pending", {}), self._view.get("moves", ())
            if self.waiting or (not moves and not pending.get("waits")):
                continue
            self.number += 1
            asked: dict[str, Any] = {"id": f"r{self.number}", "seat": 0, "seen": self.seen}
            asked |= {"type": "play", "moves": [self._draw.choice(moves)["move"]]} if moves else {"type": "roll"}
            self.waiting = json.dumps(asked)
            await socket.send(self.waiting)

    async def wrong(self) -> int:
        """Return how many acknowledged commands the stored game has not, or not once."""
        answer = await asyncio.to_thread(lambda: self._browser.http.get(f"/api/games/{self.game_id}/events"))
        stored = {event["number"]: read_event(event["text"]) for event in answer.json()["events"]}
        counted = Counter(number for _, first, last in self.acknowledged for number in range(first, last + 1))
        twice = sum(times > 1 for times in counted.values())
        return twice + sum(not _fits(asked, stored.get(first)) for asked, first, _ in self.acknowledged)


def _fits(asked: dict[str, Any], event: Event | None) -> bool:
    """Return whether an event is what a command asked for."""
    return event == Moved(0, asked["moves"][0]) if asked["type"] == "play" else isinstance(event, Rolled)


async def measure(server: Server, count: int) -> None:
    """Connect, play, restart, and print what happened."""
    browsers = [Browser(server) for _ in range(20)]
    clients = [Client(server, browsers[number % 20]) for number in range(count)]
    tasks = [asyncio.create_task(client.live()) for client in clients]
    await asyncio.gather(*(client.connected.wait() for client in clients))
    print(f"{count} clients connected; {machine()}", flush=True)
    await asyncio.sleep(2 * EVERY)
    before = sum(len(client.acknowledged) for client in clients)
    asked_at = time.monotonic()
    took = await asyncio.to_thread(server.stop)
    for client in clients:
        client.back_at = None
        client.connected.clear()
    await asyncio.to_thread(server.start)
    ready_at = time.monotonic()
    await asyncio.gather(*(client.connected.wait() for client in clients))
    away = sorted((client.back_at or 0.0) - asked_at for client in clients)
    after_ready = sorted((client.back_at or 0.0) - ready_at for client in clients)
    await asyncio.sleep(2 * EVERY)
    for task in tasks:
        task.cancel()
    wrong = sum(await asyncio.gather(*(client.wrong() for client in clients)))
    print(f"ended after {took:.1f} s, ready again after {ready_at - asked_at:.1f} s; {machine()}")
    print(f"back after SIGTERM: median {statistics.median(away):.1f} s, last {away[-1]:.1f} s")
    median = statistics.median(after_ready)
    print(f"back after the server answered again: median {median:.1f} s, last {after_ready[-1]:.1f} s")
    print(
        f"{before} commands acknowledged before, {sum(len(each.acknowledged) for each in clients)} in all, "
        f"{wrong} lost or twice"
    )
    for browser in browsers:
        browser.http.close()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=1000)
    with Server() as server:
        asyncio.run(measure(server, parser.parse_args().clients))


if __name__ == "__main__":
    main()
