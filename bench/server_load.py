"""Measures how many people a server can hold: sockets, moves a second, and how long a move takes to be seen.

    python bench/server_load.py                 climb: the most sockets with the 99th percentile below 100 ms
    python bench/server_load.py --sockets 2000  this number only
    python bench/server_load.py --bots 100      with this many games of bots besides

The server is one process on SQLite; this program is another. Each game has two players, and a move is made in every
game every four seconds. *Acknowledged* is the time from sending a command to its response; *seen* is the time until the
other player's socket has the event.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from noppa.games import games

GAME = next(iter(games()))
EVERY = 4.0
LIMIT = 0.100
LADDER = (200, 500, 1000, 1500, 2000, 3000, 4000)


@dataclass
class Game:
    """One game with two people: their sockets, the last message to each, and when a command was last sent."""

    game_id: str
    sockets: list[ClientConnection] = field(default_factory=list)
    shown: list[str] = field(default_factory=lambda: ["", ""])
    sent_at: float = 0.0
    sender: int = 0
    number: int = 0


class Load:
    """All games, and the measured times."""

    def __init__(self, url: str) -> None:
        self.url, self.games = url, list[Game]()
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.refused = 0
        self.measuring = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def add(self, count: int, people: list[httpx2.Client]) -> None:
        """Create games until there are `count`, and connect both players of each."""
        one, two = people
        for _ in range(count - len(self.games)):
            request = {"game": GAME, "seats": [{"who": "here"}, {"who": "link"}], "private": True}
            created = await asyncio.to_thread(lambda request=request: one.post("/api/games", json=request).json())  # type: ignore[misc]
            invite = created["invites"][0]["invite"]
            await asyncio.to_thread(lambda invite=invite: two.post("/api/invites/sit", json={"invite": invite}))  # type: ignore[misc]
            game = Game(created["game"]["id"])
            for seat, person in enumerate(people):
                address = f"{self.url.replace('http', 'ws', 1)}/api/games/{game.game_id}/socket"
                headers = {"Cookie": f"noppa={person.cookies['noppa']}"}
                socket = await connect(address, additional_headers=headers, compression=None, max_size=2**20)
                game.sockets.append(socket)
                self._start(self._listen(game, seat, socket))
            self.games.append(game)
            self._start(self._play(game))

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self, game: Game, seat: int, socket: ClientConnection) -> None:
        async for message in socket:
            now = time.perf_counter()
            text = str(message)
            if text.startswith('{"type":"done"'):
                self._note(self.acknowledged, now - game.sent_at)
            elif text.startswith('{"type":"refused"'):
                self.refused += 1
            elif text.startswith(('{"type":"events"', '{"type":"snapshot"')):
                game.shown[seat] = text
                if seat != game.sender and game.sent_at:
                    self._note(self.seen, now - game.sent_at)

    def _note(self, times: list[float], seconds: float) -> None:
        if self.measuring:
            times.append(seconds)

    async def _play(self, game: Game) -> None:
        """Play a move of the player who is due every four seconds."""
        await asyncio.sleep(random.uniform(0, EVERY))
        while True:
            began = time.perf_counter()
            await self._move(game)
            await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)))

    async def _move(self, game: Game) -> None:
        for seat, text in enumerate(game.shown):
            if not text:
                continue
            message = json.loads(text)
            view = message["views"][0]["view"]
            command: dict[str, Any] = {"id": f"n{game.number}", "seat": seat, "seen": message["number"]}
            if view["pending"].get("waits") and view["pending"]["seat"] == seat:
                command["type"] = "roll"
            elif view["moves"]:
                command |= {"type": "play", "moves": [random.choice(view["moves"])["move"]]}
            else:
                continue
            game.number += 1
            game.sender, game.sent_at = seat, time.perf_counter()
            await game.sockets[seat].send(json.dumps(command))
            return

    async def measure(self, seconds: float, pid: int) -> float:
        """Warm up, then record the times; return how much of a core the server used, in per cent."""
        await asyncio.sleep(EVERY + 1)
        self.acknowledged, self.seen, self.refused = [], [], 0
        self.measuring = True
        before = cpu(pid)
        await asyncio.sleep(seconds)
        self.measuring = False
        return 100 * (cpu(pid) - before) / seconds


def percentiles(times: list[float]) -> tuple[float, float, float]:
    """Return the 50th, 95th and 99th percentile, in milliseconds."""
    cuts = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return cuts[49] * 1e3, cuts[94] * 1e3, cuts[98] * 1e3


def memory(pid: int) -> int:
    """Return the memory of a process, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu(pid: int) -> float:
    """Return the processor seconds of a process."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def climb(url: str, pid: int, arguments: argparse.Namespace) -> None:
    """Measure at each number of sockets; stop where the 99th percentile is above the limit."""
    load = Load(url)
    empty = memory(pid)
    people = [httpx2.Client(base_url=url, timeout=60) for _ in range(2)]
    for person in people:
        person.get("/api/me")
    if arguments.bots:
        print(f"{arguments.bots} games of bots beside it")
        for _ in range(arguments.bots):
            people[0].post(
                "/api/games", json={"game": GAME, "seats": [{"who": "bot", "level": "simple"}] * 2, "private": True}
            )
    print(
        "sockets  moves/s | acknowledged 50th   95th   99th ms | seen by the other 50th   95th   99th ms"
        " | kB a socket | % of a core | refused"
    )
    best = 0
    for sockets in [arguments.sockets] if arguments.sockets else LADDER:
        await load.add(sockets // 2, people)
        used = await load.measure(arguments.seconds, pid)
        ack, seen = percentiles(load.acknowledged), percentiles(load.seen)
        rate = len(load.acknowledged) / arguments.seconds
        per_socket = (memory(pid) - empty) / sockets
        print(
            f"{sockets:7} {rate:8.1f} | {ack[0]:17.1f} {ack[1]:6.1f} {ack[2]:6.1f}    |"
            f" {seen[0]:22.1f} {seen[1]:6.1f} {seen[2]:6.1f}    | {per_socket:11.1f} | {used:11.0f} | {load.refused:7}",
            flush=True,
        )
        if max(ack[2], seen[2]) < LIMIT * 1e3:
            best = sockets
        elif not arguments.sockets:
            break
    print(f"the highest number of sockets with the 99th percentile below {LIMIT * 1e3:.0f} ms: {best}")
    for person in people:
        person.close()


def main() -> None:
    """Start a server, load it, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bots", type=int, default=0)
    arguments = parser.parse_args()
    gc.disable()  # a pause of this program would be counted as the server's
    with tempfile.TemporaryDirectory() as folder:
        port = random.randrange(20000, 60000)
        environ = os.environ | {
            "NOPPA_PORT": str(port),
            "NOPPA_DATABASE": f"sqlite:///{folder}/games.sqlite",
            "NOPPA_SECRET_FILE": f"{folder}/secret",
            "NOPPA_SOCKETS_PER_ADDRESS": "100000",
            "NOPPA_COMMANDS_PER_SECOND": "100000",
        }
        server = subprocess.Popen([sys.executable, "-m", "noppa", "serve"], env=environ)
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(600):
                try:
                    httpx2.get(f"{url}/health")
                    break
                except httpx2.HTTPError:
                    time.sleep(0.1)
            asyncio.run(climb(url, server.pid, arguments))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
