"""Sends malformed messages to every entry point: requests, bodies, handshakes, socket messages and raw bytes.

    python bench/trust/malformed.py --messages 1000000

Each is drawn from a seed: JSON of the wrong shape, truncated or corrupted JSON, numbers that are too large, lone
surrogates, bytes that are not text. The server has to keep running, never respond with a status of 500 or more, and
not grow.
"""

import argparse
import asyncio
import base64
import json
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from serving import Browser, Server, machine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AT_ONCE = 16
"""Connections that send at the same time."""
WORDS = ("type", "id", "seat", "seen", "moves", "text", "number", "game", "seats", "who", "level", "options", "invite")
KINDS = ("roll", "play", "undo", "answer", "amend", "dice", "give", "leave", "return", "stop", "react", "pace", "ping")
ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    2**63,
    1e308,
    -0.0,
    "",
    "\x00",
    "\ud800",
    "a" * 3000,
    [],
    {},
    [[[[[]]]]],
    {"": {}},
    "roll",
    "yatzy",
)


class Malformed:
    """Draws messages that no client of ours would send."""

    def __init__(self, seed: int) -> None:
        self._draw = random.Random(seed)

    def value(self, depth: int = 0) -> object:
        """Return any JSON value."""
        draw = self._draw
        kind = draw.randrange(8)
        if kind == 0 and depth < 4:
            return [self.value(depth + 1) for _ in range(draw.randrange(4))]
        if kind == 1 and depth < 4:
            return {draw.choice(WORDS): self.value(depth + 1) for _ in range(draw.randrange(5))}
        if kind == 2:
            return draw.randrange(-5, 30)
        return draw.choice(ODD)

    def body(self) -> bytes:
        """Return the bytes of a message: JSON of the wrong shape, truncated or corrupted JSON, or no JSON at all."""
        draw = self._draw
        message: dict[str, object] = {"type": draw.choice(KINDS), "id": "x", "seat": 0, "seen": 0, "moves": ["keep"]}
        if draw.random() < 0.7:
            message[draw.choice(WORDS)] = self.value()
        text = bytearray(json.dumps(message if draw.random() < 0.6 else self.value()).encode())
        if draw.random() < 0.4:
            for _ in range(draw.randrange(1, 4)):
                text[draw.randrange(len(text))] = draw.randrange(256)
        if draw.random() < 0.2:
            del text[draw.randrange(len(text)) :]
        return bytes(text)

    def request(self, routes: list[tuple[str, str]], game_id: str, cookie: str) -> bytes:
        """Return a request with some part wrong."""
        draw = self._draw
        method, path = draw.choice(routes)
        path = re.sub(r"\{\w+\}", lambda _: game_id if draw.random() < 0.5 else self._word(), path)
        if draw.random() < 0.3:
            path += f"?{draw.choice(WORDS)}={self._word()}"
        if draw.random() < 0.05:
            method = draw.choice(("PATCH", "TRACE", "PUT", "HEAD", "get", "X" * 20))
        body = self.body() if method in {"POST", "DELETE"} or draw.random() < 0.1 else b""
        kind = draw.choice(("application/json", "text/plain", "application/x-www-form-urlencoded", "\xff"))
        known = draw.random() < 0.7 and not path.startswith("/api/me/forget")  # that would end the game of this attack
        cookies = cookie if known else f"noppa={self._word()}"
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\nContent-Type: {kind}\r\n"
            f"Accept-Language: {self._word()}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return head.encode("latin-1", "replace") + body

    def handshake(self, game_id: str) -> bytes:
        """Return a socket handshake with some part wrong."""
        draw = self._draw
        key = base64.b64encode(draw.randbytes(draw.choice((16, 15, 0)))).decode()
        wanted = game_id if draw.random() < 0.3 else self._word()
        return (
            f"GET /api/games/{wanted}/socket?seen={self._word()} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
            f"Upgrade: {draw.choice(('websocket', 'h2c', 'x'))}\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: {draw.choice(('13', '8', 'x'))}\r\nCookie: noppa={self._word()}\r\n\r\n"
        ).encode("latin-1", "replace")

    def noise(self) -> bytes:
        """Return bytes that are not a request."""
        draw = self._draw
        return (
            draw.choice((b"", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01", b"GET /\r\n"))
            + draw.randbytes(60)
            + b"\r\n\r\n"
        )

    def _word(self) -> str:
        return self._draw.choice(
            ("-1", "999999999999", "%00", "%ff%fe", "..%2f..", "a" * 500, "'", "{}", "yatzy", "en")
        )


class Attack:
    """Sends malformed messages to a server and counts its responses."""

    def __init__(self, server: Server, messages: int) -> None:
        self.server, self.left = server, messages
        self.statuses: dict[str, Counter[str]] = {}
        self.failures: list[bytes] = []
        browser = Browser(server)
        self.cookie, self.game_id = browser.cookie, browser.make([{"who": "here"}, {"who": "bot", "level": "simple"}])
        described = browser.http.get("/api/openapi.json").json()
        self.routes = [
            (method.upper(), path)
            for path, methods in described["paths"].items()
            for method in methods
            if path != "/metrics"
        ] + [("GET", "/"), ("GET", "/{any}"), ("GET", "/words/{language}/{part}.ftl"), ("GET", "/assets/{any}")]
        browser.http.close()

    def take(self) -> bool:
        """Return whether there is another message to send, and count it as sent."""
        self.left -= 1
        return self.left >= 0

    async def run(self, number: int) -> None:
        """Send until all messages are sent, to one entry point after the other."""
        malformed = Malformed(number)
        entries: list[Callable[[Malformed], Awaitable[None]]] = [self._requests, self._socket, self._others]
        while self.left > 0:
            for entry in entries:
                await entry(malformed)

    async def _requests(self, malformed: Malformed) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            for _ in range(100):
                if not self.take():
                    return
                request = malformed.request(self.routes, self.game_id, self.cookie)
                writer.write(request)
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
                self._note("requests", head, request)
                length = re.search(rb"(?i)content-length: (\d+)", head)
                if length is None or request.startswith(b"HEAD") or b"connection: close" in head.lower():
                    return
                await reader.readexactly(int(length[1]))
        except (asyncio.IncompleteReadError, OSError):
            self._count("requests", "closed")
        finally:
            writer.close()

    async def _socket(self, malformed: Malformed) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/games/{self.game_id}/socket"
        try:
            async with connect(address, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
                for _ in range(10):
                    await self._batch(malformed, socket)
        except (WebSocketException, OSError, TimeoutError):
            self._count("socket messages", "closed")

    async def _batch(self, malformed: Malformed, socket: ClientConnection) -> None:
        """Send some messages and then a ping, and read up to its pong."""
        for _ in range(20):
            if not self.take():
                break
            body = malformed.body()
            try:
                await socket.send(body.decode())
            except UnicodeDecodeError:
                await socket.send(body)
            self._count("socket messages", "sent")
        await socket.send('{"type": "ping"}')
        async with asyncio.timeout(60):
            async for text in socket:
                kind = re.match(r'\{"type":"(\w+)"', str(text))
                if kind and kind[1] == "pong":
                    return
                self._count("socket messages", kind[1] if kind else "other")

    async def _others(self, malformed: Malformed) -> None:
        for name, sent in [("handshakes", malformed.handshake(self.game_id)) for _ in range(20)] + [
            ("bytes", malformed.noise()) for _ in range(20)
        ]:
            if not self.take():
                return
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
                writer.write(sent)
                head = await asyncio.wait_for(reader.read(300), 60)
                self._note(name, head, sent)
                writer.close()
            except OSError:
                self._count(name, "closed")

    def _note(self, entry: str, head: bytes, request: bytes) -> None:
        status = re.match(rb"HTTP/1\.\d (\d\d\d)", head)
        self._count(entry, status[1].decode() if status else "closed")
        if status and status[1] >= b"500":
            self.failures.append(request)

    def _count(self, entry: str, what: str) -> None:
        self.statuses.setdefault(entry, Counter())[what] += 1


async def attack(server: Server, messages: int, seed: int) -> None:
    """Send messages, and print the server's memory after each tenth and all responses at the end."""
    sent = Attack(server, messages)
    began, own, server_used = time.monotonic(), time.process_time(), server.processor_time
    print(f"{len(sent.routes)} routes; {server.memory / 1000:.0f} MB before; {machine()}", flush=True)
    tasks = [asyncio.create_task(sent.run(seed * AT_ONCE + number)) for number in range(AT_ONCE)]
    tenth = messages // 10
    for part in range(1, 11):
        while sent.left > messages - part * tenth and not all(task.done() for task in tasks):  # noqa: ASYNC110 - polls now and then
            await asyncio.sleep(0.2)
        done = messages - max(0, sent.left)
        print(f"{done:,} messages, {time.monotonic() - began:.0f} s, {server.memory / 1000:.0f} MB", flush=True)
    await asyncio.gather(*tasks)
    seconds, own, server_used = time.monotonic() - began, time.process_time() - own, server.processor_time - server_used
    print(
        f"{messages / seconds:,.0f} messages a second; processor time of the server {server_used:.0f} s,"
        f" of this program {own:.0f} s"
    )
    for entry, answers in sent.statuses.items():
        print(f"{entry}: {', '.join(f'{what} {count:,}' for what, count in answers.most_common())}")
    print(
        f"{len(sent.failures)} answers of 500 or more; the server {'runs' if server.runs else 'has ended'}; {machine()}"
    )
    for request in sent.failures[:10]:
        print(request[:300])


def main() -> None:
    """Start a server and attack it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    with Server() as server:
        asyncio.run(attack(server, arguments.messages, arguments.seed))


if __name__ == "__main__":
    main()
