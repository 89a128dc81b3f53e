"""Restarts a server with many clients: how long until all are back, and whether anything acknowledged was lost.

    python bench/trust/restart.py --clients 1000

Each client plays its own game, a move every few seconds. The server is stopped (SIGTERM) and started again at once. A
client reconnects as the app does: when the server said to, else after 0.4 s and twice as long each time, up to eight
seconds, give or take a quarter. It resends a command that was not acknowledged.
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
    """A client that plays a game, reconnects, and records what was acknowledged."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self._server, self._browser = server, browser
        self.game_id = browser.make([{"who": "here"}])
        self._draw = random.Random(self.game_id)
        self.acknowledged: list[tuple[dict[str, Any], int, int]] = []
        """Each acknowledged command, with the numbers of its first and last event."""
        self.seen, self.number, self.waiting = -1, 0, ""
        self.back_at: float | None = None
        self.connected = asyncio.Event()
        self._view: dict[str, Any] = {}
        self._retry_after: float | None = None

    async def live(self) -> None:
        """Play until cancelled."""
        failures = 0
        while True:
            address = f"{self._server.url.replace('http', 'ws', 1)}/api/games/{self.game_id}/socket"
            url = address if self.seen < 0 else f"{address}?seen={self.seen}"
            headers = {"Cookie": self._browser.cookie}
            self._retry_after = None
            try:
                async with connect(url, additional_headers=headers, compression=None, open_timeout=30) as socket:
                    failures = 0
                    await self._play(socket)
            except (OSError, WebSocketException, TimeoutError):
                pass
            self.connected.clear()
            backoff = min(8.0, 0.4 * 2**failures) * self._draw.uniform(0.75, 1.25)
            failures += 1
            await asyncio.sleep(backoff if self._retry_after is None else self._retry_after)

    async def _play(self, socket: ClientConnection) -> None:
        if self.waiting:
            await socket.send(self.waiting)
        moving = asyncio.create_task(self._move(socket))
        try:
            async for text in socket:
                self._receive(json.loads(text))
        finally:
            moving.cancel()

    def _receive(self, message: dict[str, Any]) -> None:
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
                self._retry_after = message["seconds"]

    async def _move(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(EVERY * self._draw.uniform(0.2, 1.8))
            pending, moves = self._view.get("pending", {}), self._view.get("moves", ())
            if self.waiting or (not moves and not pending.get("waits")):
                continue
            self.number += 1
            command: dict[str, Any] = {"id": f"r{self.number}", "seat": 0, "seen": self.seen}
            command |= {"type": "play", "moves": [self._draw.choice(moves)["move"]]} if moves else {"type": "roll"}
            self.waiting = json.dumps(command)
            await socket.send(self.waiting)

    async def wrong(self) -> int:
        """Return how many acknowledged commands are missing from the stored game, or in it twice."""
        response = await asyncio.to_thread(lambda: self._browser.http.get(f"/api/games/{self.game_id}/events"))
        stored = {event["number"]: read_event(event["text"]) for event in response.json()["events"]}
        counted = Counter(number for _, first, last in self.acknowledged for number in range(first, last + 1))
        twice = sum(times > 1 for times in counted.values())
        return twice + sum(not _fits(command, stored.get(first)) for command, first, _ in self.acknowledged)


def _fits(command: dict[str, Any], event: Event | None) -> bool:
    """Return whether an event is the result of a command."""
    return event == Moved(0, command["moves"][0]) if command["type"] == "play" else isinstance(event, Rolled)


async def measure(server: Server, count: int) -> None:
    """Connect, play, restart, and print the results."""
    browsers = [Browser(server) for _ in range(20)]
    clients = [Client(server, browsers[number % 20]) for number in range(count)]
    tasks = [asyncio.create_task(client.live()) for client in clients]
    await asyncio.gather(*(client.connected.wait() for client in clients))
    print(f"{count} clients connected; {machine()}", flush=True)
    await asyncio.sleep(2 * EVERY)
    before = sum(len(client.acknowledged) for client in clients)
    stopped_at = time.monotonic()
    took = await asyncio.to_thread(server.stop)
    for client in clients:
        client.back_at = None
        client.connected.clear()
    await asyncio.to_thread(server.start)
    ready_at = time.monotonic()
    await asyncio.gather(*(client.connected.wait() for client in clients))
    away = sorted((client.back_at or 0.0) - stopped_at for client in clients)
    after_ready = sorted((client.back_at or 0.0) - ready_at for client in clients)
    await asyncio.sleep(2 * EVERY)
    for task in tasks:
        task.cancel()
    wrong = sum(await asyncio.gather(*(client.wrong() for client in clients)))
    print(f"ended after {took:.1f} s, ready again after {ready_at - stopped_at:.1f} s; {machine()}")
    print(f"back after SIGTERM: median {statistics.median(away):.1f} s, last {away[-1]:.1f} s")
    median = statistics.median(after_ready)
    print(f"back after the server answered again: median {median:.1f} s, last {after_ready[-1]:.1f} s")
    print(
        f"{before} commands acknowledged before, {sum(len(client.acknowledged) for client in clients)} in all, "
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
