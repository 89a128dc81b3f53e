"""Encodes games as texts for the device's store."""

import json
from dataclasses import asdict, fields
from typing import Any

from noppa.host.storage import Standing, StoredGame, StoredSeat

STANDING = ("status", "scores", "wake_at", "changed_at")
"""The fields that change with every event, stored separately so that an event rewrites nothing else."""


def row_text(game: StoredGame, version: int) -> str:
    """Return a game's row without its standing; `version` counts its changes."""
    row = {field.name: getattr(game, field.name) for field in fields(game) if field.name not in STANDING}
    return json.dumps(row | {"seats": [asdict(seat) for seat in game.seats], "version": version})


def standing_text(game: StoredGame) -> str:
    """Return a game's standing."""
    return json.dumps({name: getattr(game, name) for name in STANDING})


def new_standing_text(standing: Standing, at: float) -> str:
    """Return a game's standing after events of that time."""
    return json.dumps(asdict(standing) | {"changed_at": at})


def read_row(row: str, standing: str) -> tuple[StoredGame, int]:
    """Return a game and the version of its row."""
    data: dict[str, Any] = json.loads(row) | json.loads(standing)
    version = data.pop("version")
    seats = tuple(StoredSeat(**seat) for seat in data.pop("seats"))
    return StoredGame(**data, seats=seats), version
