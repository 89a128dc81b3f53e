"""The message folders of games from outside: found by the games' registry, read by `noppa.locale`.

The locale must not import the games, so the registry registers a function here.
"""

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import TypeAlias

MessageFolders: TypeAlias = Mapping[str, Traversable]
"""The `locale` folder of each game from outside, by the game's name; the folder need not exist."""

_sources: list[Callable[[], MessageFolders]] = []


def find_message_folders_by(source: Callable[[], MessageFolders]) -> None:
    """Register the function that finds the folders; it is called when they are needed."""
    _sources[:] = [source]


def message_folders() -> MessageFolders:
    """Return the `locale` folder of each game from outside, by the game's name."""
    return _sources[0]() if _sources else {}
