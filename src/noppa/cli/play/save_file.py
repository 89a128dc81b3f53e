"""Chooses the file for a saved game, so that one game never overwrites another by accident."""

import time
from pathlib import Path


def is_taken(path: Path, *, by: Path | None) -> bool:
    """Return whether the file exists and is not the game's own file `by`."""
    return path.exists() and not (by is not None and by.exists() and path.samefile(by))


def default_file(game: str) -> Path:
    """Return a file name in the current folder for an unfinished game."""
    return Path(f"noppa-{game}-{time.strftime('%Y%m%d-%H%M%S')}.json")
