"""Measures idle sockets and sockets that never read: what they cost, and whether other players notice.

python bench/trust/sockets.py --idle 5000
python bench/trust/sockets.py --deaf 200
"""

import argparse
import asyncio
import base64
import os
import socket
import statistics
import time
from typing import Any

from serving import Browser, Server, machine
from websockets.asyncio.client import ClientConnection, connect

ROWS = ("ones", "twos", "threes", "fours", "fives", "sixes", "chance")
SEATS = 20


async def idle(server: Server, count: int) -> None:
    """Open sockets, two to a game, and print the memory of each."""
    browser = Browser(server)
    before = server.memory
    sockets: list[ClientConnection] = []
    game_id = ""
    for number in range(count):
        if number % 2 == 0:
            game_id = await asyncio.to_thread(browser.make, [{"who": "here"}, {"who": "here"}])
        address = f"{server.url.replace('http', 'ws', 1)}/api/games/{game_id}/socket"
        headers = {"Cookie": browser.cookie}
        sockets.append(
            await connect(address, additional_headers=headers, compression=None, ping_interval=None, max_size=2**20)
        )
        await sockets[-1].recv()
    await asyncio.sleep(5)
    print(f"{count} idle sockets in {count // 2} games: {(server.memory - before) / count:.1f} kB each; {machine()}")
    for connection in sockets:
        connection.transport.abort()
    browser.http.close()


def deaf_socket(server: Server, browser: Browser, game_id: str) -> socket.socket:
    """Open a socket with a small buffer that is never read from."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    connection.sendall(
        f"GET /api/games/{game_id}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {browser.cookie}\r\n\r\n".encode()
    )
    return connection


def deaf(server: Server, count: int) -> None:
    """Play a game with large views watched by sockets that never read; print memory and how long moves take."""
    browser = Browser(server)
    game_id = browser.make([{"who": "here"}] * SEATS)
    quiet = [_timed_roll(browser, browser.make([{"who": "here"}])) for _ in range(20)]
    before = most = server.memory
    connections = [deaf_socket(server, browser, game_id) for _ in range(count)]
    moves: list[float] = []
    numbers = iter(range(1_000_000))
    for turn in range(SEATS * len(ROWS)):
        for action in ({"type": "roll"}, {"type": "play", "moves": [f"score {ROWS[turn // SEATS]}"]}):
            _act(browser, game_id, next(numbers), turn % SEATS, action)
            most = max(most, server.memory)
        if turn % 10 == 0:
            moves.append(_timed_roll(browser, browser.make([{"who": "here"}])))
    after = server.memory
    print(f"{count} sockets that never read, {2 * SEATS * len(ROWS)} large messages; {machine()}")
    print(f"memory before {before / 1000:.0f} MB, at most {most / 1000:.0f} MB, afterwards {after / 1000:.0f} MB")
    print(
        f"a move in another game: median {1e3 * statistics.median(quiet):.0f} ms without them,"
        f" {1e3 * statistics.median(moves):.0f} ms with them, slowest {1e3 * max(moves):.0f} ms"
    )
    dropped = sum(_is_closed(connection) for connection in connections)
    print(f"{dropped} of {count} were dropped")
    browser.http.close()


def _act(browser: Browser, game_id: str, number: int, seat: int, action: dict[str, Any]) -> None:
    command = {"id": f"d{number}", "seat": seat, "seen": 1_000_000, **action}
    browser.http.post(f"/api/games/{game_id}/commands", json=command).raise_for_status()


def _timed_roll(browser: Browser, game_id: str) -> float:
    began = time.perf_counter()
    _act(browser, game_id, 0, 0, {"type": "roll"})
    return time.perf_counter() - began


def _is_closed(connection: socket.socket) -> bool:
    """Return whether the server has closed a socket, after reading what is left in its buffer."""
    connection.settimeout(0.2)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def main() -> None:
    """Run the measurements arguments on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--deaf", type=int, default=0)
    arguments = parser.parse_args()
    with Server() as server:
        if arguments.idle:
            asyncio.run(idle(server, arguments.idle))
        if arguments.deaf:
            deaf(server, arguments.deaf)


if __name__ == "__main__":
    main()
