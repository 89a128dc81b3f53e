"""The service inside a browser's worker: serves the app's requests and sockets, and drives bots."""

import json
import logging
from typing import Any

from noppa.bots import levels_of
from noppa.core.errors import NoppaError
from noppa.host.commands import ClientMessage
from noppa.host.live_game import LiveGame
from noppa.host.messages import Message
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.offline.device import Device, ensure_identity
from noppa.offline.encode import encode
from noppa.offline.platform import Platform, wrap_platform
from noppa.offline.request import Request, split_query
from noppa.offline.routes import ROUTES, File
from noppa.offline.storage import DeviceStorage
from noppa.offline.world import BOT_PAUSE, device_world
from noppa.service.conversation import answer, id_of, read_text, rejected, seen_number
from noppa.service.driver import Driver
from noppa.service.problems import plain_problem, status_of
from noppa.service.words import NoWords

LOG = logging.getLogger("noppa.offline")
LOOK_EVERY = 5.0
"""How often to look for games that wait for a bot and that nobody drives, in seconds."""
SWITCHING = 101
WORDS = NoWords()


class SocketViewer:
    """A socket of the app that follows a game."""

    def __init__(self, platform: Platform, socket_id: str, identity: str) -> None:
        self.identity = identity
        self._platform, self._socket_id = platform, socket_id

    def send(self, message: Message) -> None:
        """Send a message to the app."""
        self._platform.send(self._socket_id, encode(message))


class Service:
    """Hosts the games of this device."""

    def __init__(self, device: Device, driver: Driver) -> None:
        self._device, self._driver = device, driver
        self._sockets: dict[str, tuple[LiveGame, SocketViewer]] = {}

    @classmethod
    async def open(cls, platform: Any, bot_pause: float = BOT_PAUSE) -> "Service":
        """Return a service on the browser's platform, and resume the games in which a bot is due."""
        wrapped = wrap_platform(platform)
        storage = DeviceStorage(wrapped)
        registry = Registry(device_world(wrapped, storage, bot_pause))
        device = Device(wrapped, storage, registry, await ensure_identity(wrapped))
        driver = Driver(registry, device.ask_for_bots, device.ask_for_bots, every=LOOK_EVERY)
        driver.open()
        return cls(device, driver)

    async def close(self) -> None:
        """Stop driving bots."""
        self._device.registry.closing = True
        await self._driver.close()

    async def request(self, method: str, path: str, body: str = "") -> str:
        """Return the response to a request as JSON: `status`, `body`, and `file` if it is to be saved under that name.

        The body of a file is its text.
        """
        try:
            status, response = await self._handle(method, path, body)
        except NoppaError as error:
            status, response = status_of(error), plain_problem(error, WORDS, str(error.params.get("game", "")))
        except Exception:
            LOG.exception("a request failed: %s %s", method, path)
            status, response = 500, {"code": "unforeseen", "params": {"code": "500"}, "sentence": ""}
        if isinstance(response, File):
            return encode({"status": status, "body": response.text, "file": response.name})
        return encode({"status": status, "body": response})

    async def _handle(self, method: str, path: str, body: str) -> tuple[int, Any]:
        plain_path, query = split_query(path)
        other_method = False
        for route_method, pattern, status, handler in ROUTES:
            if (match := pattern.fullmatch(plain_path)) is None:
                continue
            if route_method == method:
                request = Request(self._device, method, plain_path, query, body, match.groupdict())
                return status, await handler(request)
            other_method = True
        raise Refused("method-not-allowed" if other_method else "no-such-page", path=plain_path[:80])

    # Sockets ---------------------------------------------------------------------------------------

    async def connect(self, socket_id: str, path: str) -> str:
        """Connect a socket to a game; return `status` 101 or the refusal as JSON.

        `?seen=N` asks for the events after N, `?changes=true` for changes of long views.
        """
        plain_path, query = split_query(path)
        try:
            live = await self._device.find_game(plain_path.removeprefix("/api/games/").removesuffix("/socket"))
        except NoppaError as error:
            return encode({"status": status_of(error), "body": plain_problem(error, WORDS)})
        identity = f"{self._device.identity}-watch" if query.get("watch") == "true" else self._device.identity
        viewer = SocketViewer(self._device.platform, socket_id, identity)
        self._sockets[socket_id] = live, viewer
        changes = query.get("changes") == "true"
        await self._device.registry.enter(live, viewer, seen_number(query.get("seen", "")), changes=changes)
        if live.game.setup["coach"] and live.status == "playing":  # so that its first advice need not wait for tables
            self._driver.prepare(live, levels_of(live.game.game)[-1:])
        return encode({"status": SWITCHING})

    async def receive(self, socket_id: str, text: str) -> None:
        """Handle a message of a socket and respond there."""
        live, viewer = self._sockets[socket_id]
        message: ClientMessage | None = None
        try:
            message = read_text(text)
            await answer(self._device.registry, live, viewer, message)
        except NoppaError as error:
            sent = None if message is None else id_of(message)
            viewer.send(rejected(live, viewer.identity, sent, error, WORDS))

    async def disconnect(self, socket_id: str) -> None:
        """Remove a socket."""
        entry = self._sockets.pop(socket_id, None)
        if entry is not None:
            await self._device.registry.exit(*entry)

    async def hear(self, note: str) -> None:
        """Apply a note about a game from the same app in another tab."""
        game_id, content = json.loads(note)
        await self._device.registry.hear(game_id, content)
