"""Games as texts, the way they lie in the device's store."""

import json
from dataclasses import asdict, fields
from typing import Any

from noppa.host.storage import Standing, StoredGame, StoredSeat

STANDING = ("status", "scores", "wake_at", "changed_at")
"""What changes with every event; it is stored apart, so that an event rewrites nothing else."""


def row_text(game: StoredGame, version: int) -> str:
    """Return a game's row, without how it stands; `version` counts its changes."""
    row = {field.name: getattr(game, field.name) for field in fields(game) if field.name not in STANDING}
    return json.dumps(row | {"seats": [asdict(seat) for seat in game.seats], "version": version})


def standing_text(game: StoredGame) -> str:
    """Return how a game stands."""
    return json.dumps({name: getattr(game, name) for name in STANDING})


def new_standing_text(standing: Standing, at: float) -> str:
    """Return how a game stands after events of that time."""
    return json.dumps(asdict(standing) | {"changed_at": at})


def read_row(row: str, standing: str) -> tuple[StoredGame, int]:
    """Return a game and the version of its row."""
    data: dict[str, Any] = json.loads(row) | json.loads(standing)
    version = data.pop("version")
    seats = tuple(StoredSeat(**seat) for seat in data.pop("seats"))
    return StoredGame(**data, seats=seats), version
