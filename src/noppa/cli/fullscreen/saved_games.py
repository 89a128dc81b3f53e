"""Games in progress: each is a file in the user's data folder until it is finished."""

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import platformdirs

from noppa.coach.history import add_to_history
from noppa.core import record_file
from noppa.core.errors import NoppaError
from noppa.core.record import Record

MOST = 50


class SavedGame(NamedTuple):
    """A game in progress: its file, its record, and the day it was last played."""

    path: Path
    record: Record
    day: str


def saved_folder() -> Path:
    """Return the folder with the games in progress."""
    return platformdirs.user_data_path("noppa") / "in-progress"


def is_in_progress(path: Path) -> bool:
    """Return whether a file is an automatic one in the folder of games in progress."""
    return path.parent == saved_folder()


def new_file(game: str) -> Path | None:
    """Return a new file for a game; None if the folder cannot be written."""
    folder = saved_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return next(path for path in _candidates(folder, f"{game}-{time.strftime('%Y%m%d-%H%M%S')}") if _create(path))
    except OSError:
        return None


def _candidates(folder: Path, stem: str) -> Iterator[Path]:
    yield folder / f"{stem}.json"
    number = 2
    while True:
        yield folder / f"{stem}-{number}.json"
        number += 1


def _create(path: Path) -> bool:
    """Create the file so that no other terminal uses it; return False if it exists."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def saved_games() -> list[SavedGame]:
    """Return the games in progress, latest first, without unreadable files."""
    games, found = [], [(path, _played_at(path)) for path in _saved_files()]
    for path, played_at in sorted(found, key=lambda pair: -pair[1])[:MOST]:
        with suppress(NoppaError):
            day = time.strftime("%Y-%m-%d %H:%M", time.localtime(played_at))
            games.append(SavedGame(path, record_file.load(path), day))
    return games


def _saved_files() -> list[Path]:
    """Return the files of games in progress; none if the folder cannot be read."""
    with suppress(OSError):
        return list(saved_folder().glob("*.json"))
    return []


def _played_at(path: Path) -> float:
    """Return when a file was last written; 0 if another terminal has just deleted it."""
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def finish(record: Record, path: Path | None) -> Path | None:
    """Add a finished game to the history and return its file there; delete its automatic file, if any."""
    stored = add_to_history(record)
    if path is not None and is_in_progress(path):
        path.unlink(missing_ok=True)
    return stored


def discard_unplayed(record: Record, path: Path | None) -> bool:
    """Delete the automatic file of an unplayed game; return whether there was one."""
    unplayed = len(record.events) <= 1 and path is not None and is_in_progress(path)
    if unplayed and path is not None:
        path.unlink(missing_ok=True)
    return unplayed
