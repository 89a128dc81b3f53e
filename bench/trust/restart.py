"""Restarts a server with many clients: how long until all are back, and whether anything acknowledged was lost.

    python bench/trust/restart.py --clients 1000

Each client plays its own game, a move every few seconds. The server is stopped (SIGTERM) and started again at once. A
client reconnects as the app does: when the server said to, else after 0.4 s and twice as long each time, up to eight
seconds (two after an announced restart), give or take a quarter. It resends a command that was not acknowledged.

The time until a client is back has two parts, which are printed apart: until its first attempt that was not refused,
and from there to the first message. So is the processor time of the server and of this program in that time: where it
is close to the time that passed, that one is the limit.
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
FIRST_RETRY, LONGEST_RETRY, LONGEST_RESTART_RETRY = 0.4, 8.0, 2.0
"""As in web/src/connection/game-socket.ts."""


class Client:
    """A client that plays a game, reconnects, and records what was acknowledged."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self._server, self._browser = server, browser
        self.game_id = browser.make([{"who": "here"}])
        self._draw = random.Random(self.game_id)
        self.acknowledged: list[tuple[dict[str, Any], int, int]] = []
        """Each acknowledged command, with the numbers of its first and last event."""
        self.seen, self.number, self.waiting = -1, 0, ""
        self.tried_at, self.back_at, self.refused = 0.0, 0.0, 0
        """When the last attempt began and when it had its first message, and how many attempts failed."""
        self.connected = asyncio.Event()
        self._view: dict[str, Any] = {}
        self._come_back: float | None = None

    async def live(self) -> None:
        """Play until cancelled."""
        retry, longest = FIRST_RETRY, LONGEST_RETRY
        while True:
            address = f"{self._server.url.replace('http', 'ws', 1)}/api/games/{self.game_id}/socket"
            url = address if self.seen < 0 else f"{address}?seen={self.seen}"
            headers = {"Cookie": self._browser.cookie}
            self._come_back, self.tried_at = None, time.monotonic()
            try:
                async with connect(url, additional_headers=headers, compression=None, open_timeout=30) as socket:
                    retry, longest = FIRST_RETRY, LONGEST_RETRY
                    await self._play(socket)
            except (OSError, WebSocketException, TimeoutError):
                self.refused += 1
            self.connected.clear()
            if self._come_back is not None:
                longest = LONGEST_RESTART_RETRY
                await asyncio.sleep(self._come_back)
            else:
                await asyncio.sleep(retry * self._draw.uniform(0.75, 1.25))
                retry = min(longest, 2 * retry)

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
                if not self.connected.is_set():
                    self.back_at = time.monotonic()
                    self.connected.set()
            case "done":
                self.acknowledged.append((json.loads(self.waiting), message["first"], message["last"]))
                self.waiting = ""
            case "refused":
                self.waiting = ""
            case "come_back":
                self._come_back = message["seconds"]

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
        client.connected.clear()
        client.refused = 0
    await asyncio.to_thread(server.start)
    ready_at, server_before, own_before = time.monotonic(), server.processor_time, time.process_time()
    await asyncio.gather(*(client.connected.wait() for client in clients))
    window = time.monotonic() - ready_at
    server_used, own_used = server.processor_time - server_before, time.process_time() - own_before
    await asyncio.sleep(2 * EVERY)
    for task in tasks:
        task.cancel()
    wrong = sum(await asyncio.gather(*(client.wrong() for client in clients)))
    print(f"ended after {took:.1f} s, ready again after {ready_at - stopped_at:.1f} s; {machine()}")
    show("back after SIGTERM", [client.back_at - stopped_at for client in clients])
    show("back after the server answered again", [client.back_at - ready_at for client in clients])
    show("  of that until the attempt", [max(0.0, client.tried_at - ready_at) for client in clients])
    show("  from there to the first message", [client.back_at - max(client.tried_at, ready_at) for client in clients])
    refused = sum(client.refused for client in clients)
    print(
        f"in these {window:.1f} s: processor time of the server {server_used:.1f} s ({1e3 * server_used / count:.1f} ms"
        f" per client), of this program {own_used:.1f} s; {refused} attempts before were refused"
    )
    print(
        f"{before} commands acknowledged before, {sum(len(client.acknowledged) for client in clients)} in all, "
        f"{wrong} lost or twice"
    )
    for browser in browsers:
        browser.http.close()


def show(what: str, seconds: list[float]) -> None:
    """Print the median and the longest of some times."""
    print(f"{what}: median {statistics.median(seconds):.1f} s, last {max(seconds):.1f} s")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=1000)
    with Server() as server:
        asyncio.run(measure(server, parser.parse_args().clients))


if __name__ == "__main__":
    main()
