"""Stores data about servers on this computer: your identity, and your seeds for the fair dice of games."""

import json
import os
import secrets
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from platformdirs import user_data_path

SEEDS = 50
"""The number of latest games per server whose seeds are stored."""


class Memory:
    """The stored data of one server, in a private file of the user."""

    def __init__(self, server: str) -> None:
        self.server = server
        stored = _read().get(server)
        self._data: dict[str, Any] = stored if isinstance(stored, dict) else {}

    @property
    def cookie(self) -> str:
        """The cookie that identifies you to the server; empty if you are new there."""
        return str(self._data.get("cookie", ""))

    @cookie.setter
    def cookie(self, value: str) -> None:
        self._data["cookie"] = value
        self._save()

    def seed(self, game_id: str) -> str:
        """Return your seed for a game, drawn on first use."""
        seeds = dict(self._data.get("seeds", {}))
        if game_id not in seeds:
            seeds[game_id] = secrets.token_hex(16)
            self._data["seeds"] = dict(list(seeds.items())[-SEEDS:])
            self._save()
        return str(seeds[game_id])

    def _save(self) -> None:
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        everything = {**_read(), self.server: self._data}
        with NamedTemporaryFile("w", dir=file.parent, prefix=".servers.", delete=False, encoding="utf-8") as new:
            json.dump(everything, new, indent=1)
            new.flush()
            os.fsync(new.fileno())
        Path(new.name).replace(file)


def _file() -> Path:
    return user_data_path("noppa", appauthor=False) / "servers.json"


def _read() -> dict[str, Any]:
    try:
        data = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}
