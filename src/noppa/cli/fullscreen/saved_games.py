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
    """Return whether a file is one that nobody named: of a game in progress, in the user's data folder."""
    return path.parent == saved_folder()


def new_file(game: str) -> Path | None:
    """Return a new file for a game; None if the folder cannot be written."""
    folder = saved_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return next(path for path in _names(folder, f"{game}-{time.strftime('%Y%m%d-%H%M%S')}") if _claimed(path))
    except OSError:
        return None


def _names(folder: Path, stem: str) -> Iterator[Path]:
    yield folder / f"{stem}.json"
    number = 2
    while True:
        yield folder / f"{stem}-{number}.json"
        number += 1


def _claimed(path: Path) -> bool:
    """Create the file, so that another terminal takes another one; return False if it is there."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def saved_games() -> list[SavedGame]:
    """Return the games in progress, the latest first; files that are no records are left out."""
    found = []
    for path in sorted(saved_folder().glob("*.json"), key=lambda path: -path.stat().st_mtime)[:MOST]:
        with suppress(NoppaError):
            day = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
            found.append(SavedGame(path, record_file.load(path), day))
    return found


def finish(record: Record, path: Path | None) -> Path | None:
    """Move a finished game into the history and return its file there; a file that somebody named stays."""
    kept = add_to_history(record)
    if path is not None and is_in_progress(path):
        path.unlink(missing_ok=True)
    return kept


def discard_unplayed(record: Record, path: Path | None) -> bool:
    """Delete the file of a game in which nothing was played yet; return whether it was one."""
    unplayed = len(record.events) <= 1 and path is not None and is_in_progress(path)
    if unplayed and path is not None:
        path.unlink(missing_ok=True)
    return unplayed
