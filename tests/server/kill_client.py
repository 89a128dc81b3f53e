"""A client process of the kill test: plays ten games at once and logs every response.

It reconnects automatically, sends the last number it saw, and repeats unanswered commands.
"""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any, TextIO

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

GAMES = 10
PAUSE = 0.8


class Playing:
    """One game after another: the last events seen, and the command that waits for a response."""

    def __init__(self, place: int, http: httpx2.Client, log: TextIO, stop: Path) -> None:
        self.place, self.http, self.log, self.stop = place, http, log, stop
        self.sent, self.draw = 0, random.Random(place)
        self.begin()

    def begin(self) -> None:
        """Create a new game."""
        request = {"game": "yatzy", "seats": [{"who": "here"}, {"who": "here"}]}
        answer = self.http.post("/api/games", json=request)
        answer.raise_for_status()
        self.game_id = answer.json()["game"]["id"]
        self.address = f"{str(self.http.base_url).rstrip('/').replace('http', 'ws', 1)}/api/games/{self.game_id}/socket"
        self.headers = {"Cookie": f"noppa={self.http.cookies['noppa']}"}
        self.seen, self.waiting, self.over = -1, "", False
        self.views: list[Any] = []

    async def run(self) -> None:
        """Play until told to stop, whatever happens to the server."""
        while not self.stop.exists():
            try:
                if self.over:
                    await asyncio.to_thread(self.begin)
                address = self.address if self.seen < 0 else f"{self.address}?seen={self.seen}"
                async with connect(address, additional_headers=self.headers, max_size=2**22) as socket:
                    await self.play(socket)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx2.HTTPError):
                await asyncio.sleep(0.3)

    async def play(self, socket: ClientConnection) -> None:
        """Play over one connection."""
        if self.waiting:
            await socket.send(self.waiting)
        while not self.stop.exists() and not self.over:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 0.25))
            except TimeoutError:
                continue
            if message["type"] in ("snapshot", "events"):
                if message["type"] == "events":
                    numbers = [event["number"] for event in message["events"]]
                    assert numbers == list(range(self.seen + 1, self.seen + 1 + len(numbers))), (self.seen, numbers)
                self.seen, self.views = message["number"], message["views"]
            elif message["type"] in ("done", "refused"):
                assert message["id"] == json.loads(self.waiting)["id"]
                if message.get("code") == "storage-unavailable":  # it may have been stored or not: ask again
                    await asyncio.sleep(0.2)
                    await socket.send(self.waiting)
                    continue
                self.note(message)
                self.waiting = ""
            if not self.waiting and self.views:
                await asyncio.sleep(self.draw.uniform(0.2, 1.8) * PAUSE)
                await self.act(socket)

    def note(self, response: Any) -> None:
        """Log a response."""
        command = json.loads(self.waiting)
        self.log.write(
            json.dumps({"place": self.place, "game": self.game_id, "command": command, "response": response}) + "\n"
        )
        self.log.flush()

    async def act(self, socket: ClientConnection) -> None:
        """Send the next roll or move, if the game is not over."""
        self.over = all(entry["view"]["pending"]["kind"] == "over" for entry in self.views)
        for entry in self.views:
            pending, moves = entry["view"]["pending"], entry["view"]["moves"]
            command: dict[str, Any] = {"seat": entry["seat"], "seen": self.seen, "id": f"k{self.sent}"}
            if pending.get("waits") and pending["seat"] == entry["seat"]:
                command["type"] = "roll"
            elif moves:
                command |= {"type": "play", "moves": [self.draw.choice(moves)["move"]]}
            else:
                continue
            self.sent += 1
            self.waiting = json.dumps(command)
            await socket.send(self.waiting)
            return


async def main(url: str, folder: Path, name: str) -> None:
    """Create the games and play them all at once."""
    stop = folder / "stop"
    with httpx2.Client(base_url=url, timeout=60) as http, (folder / f"{name}.log").open("w", encoding="utf-8") as log:
        playing = [Playing(place, http, log, stop) for place in range(GAMES)]
        (folder / f"{name}.ready").touch()
        await asyncio.gather(*(game.run() for game in playing))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3]))
