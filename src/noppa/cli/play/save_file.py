"""The file a game is saved to: one game never replaces another by accident."""

import time
from pathlib import Path


def is_taken(path: Path, *, by: Path | None) -> bool:
    """Return whether there is such a file already, other than the one that belongs to this game."""
    return path.exists() and not (by is not None and by.exists() and path.samefile(by))


def default_file(game: str) -> Path:
    """Return a new file in this folder for a game that somebody leaves."""
    return Path(f"noppa-{game}-{time.strftime('%Y%m%d-%H%M%S')}.json")
