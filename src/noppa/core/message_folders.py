"""Where the messages of games from outside lie: the games' registry knows it, `noppa.locale` reads them.

The locale stands below the games and must not ask them, so the registry leaves a function here that answers.
"""

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import TypeAlias

MessageFolders: TypeAlias = Mapping[str, Traversable]
"""The `locale` folder of each game from outside, by the game's name; the folder need not exist."""

_sources: list[Callable[[], MessageFolders]] = []


def find_message_folders_by(source: Callable[[], MessageFolders]) -> None:
    """Ask this function from now on, when somebody first wants to know the folders."""
    _sources[:] = [source]


def message_folders() -> MessageFolders:
    """Return the `locale` folder of each game from outside, by the game's name."""
    return _sources[0]() if _sources else {}
