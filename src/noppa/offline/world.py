"""The world that a browser gives the host: this device's randomness, other tabs as other processes, no counters."""

import asyncio
import json
from hashlib import sha256

from noppa.host.ports import Note, World
from noppa.host.storage import Storage
from noppa.offline.platform import Platform
from noppa.service.world import InstalledBots, SystemClock, seat_name

FOREVER = float("inf")
BOT_PAUSE = 0.6


class DeviceRandomness:
    """The browser's randomness."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform

    def secret_bytes(self, length: int) -> bytes:
        """Return new unpredictable bytes."""
        return self._platform.random(length)

    def derived_bytes(self, purpose: str, text: str) -> bytes:
        """Return 32 bytes derived from purpose and text alone: dice of the day are the same on every device."""
        return sha256(f"noppa {purpose} {text}".encode()).digest()


class OtherTabs:
    """Notifies the same app in other tabs, which share the store."""

    alone = False

    def __init__(self, platform: Platform) -> None:
        self._platform = platform

    async def publish(self, game_id: str, note: Note) -> None:
        """Send a note; a lost one costs time, never an event."""
        self._platform.publish(json.dumps([game_id, dict(note)]))


class NoCounters:
    """Counts nothing: there is no operator."""

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Do nothing."""


def device_world(platform: Platform, storage: Storage, bot_pause: float = BOT_PAUSE) -> World:
    """Return the world of a device, in which nobody is ever away for long enough to lose a seat."""
    return World(
        clock=SystemClock(platform.now),
        randomness=DeviceRandomness(platform),
        storage=storage,
        publisher=OtherTabs(platform),
        counters=NoCounters(),
        bots=InstalledBots(),
        new_lock=asyncio.Lock,
        seat_name=seat_name,
        absence=FOREVER,
        bot_pause=bot_pause,
    )
