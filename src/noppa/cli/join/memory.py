"""What this computer remembers of servers: who you are there, and your own part of each game's fair dice."""

import json
import os
import secrets
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from platformdirs import user_data_path

SEEDS = 50
"""How many games' seeds are remembered for a server, the latest ones."""


class Memory:
    """What is remembered of one server, in a file for its user alone."""

    def __init__(self, server: str) -> None:
        self.server = server
        known = _read().get(server)
        self._known: dict[str, Any] = known if isinstance(known, dict) else {}

    @property
    def cookie(self) -> str:
        """The cookie by which the server knows you; empty if you are new there."""
        return str(self._known.get("cookie", ""))

    @cookie.setter
    def cookie(self, value: str) -> None:
        self._known["cookie"] = value
        self._save()

    def seed(self, game_id: str) -> str:
        """Return your seed for a game, drawn the first time."""
        seeds = dict(self._known.get("seeds", {}))
        if game_id not in seeds:
            seeds[game_id] = secrets.token_hex(16)
            self._known["seeds"] = dict(list(seeds.items())[-SEEDS:])
            self._save()
        return str(seeds[game_id])

    def _save(self) -> None:
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        everything = {**_read(), self.server: self._known}
        with NamedTemporaryFile("w", dir=file.parent, prefix=".servers.", delete=False, encoding="utf-8") as new:
            json.dump(everything, new, indent=1)
            new.flush()
            os.fsync(new.fileno())
        Path(new.name).replace(file)


def _file() -> Path:
    return user_data_path("noppa", appauthor=False) / "servers.json"


def _read() -> dict[str, Any]:
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
