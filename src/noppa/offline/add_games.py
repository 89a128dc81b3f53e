"""Adds whole games from a file to the device's store, with their index entries."""

from collections.abc import Sequence

from noppa.host.storage import StoredEvent, StoredGame
from noppa.offline.platform import Key, Platform, Write
from noppa.offline.storage import GAMES, NEXT, WAKES, daily_mark, event_rows, new_rows


async def add_games(platform: Platform, games: Sequence[tuple[StoredGame, Sequence[StoredEvent]]]) -> int:
    """Store the games that are not stored yet, all of them or none; return how many those were.

    A rematch, or a game with the dice of a day, gets its index entry unless a stored game has the same one.
    """
    while True:
        rows: list[Write] = []
        new: list[Key] = []
        added = 0
        for game, events in games:
            if await platform.read(GAMES, game.id) is not None:
                continue
            marks = [mark for mark in _marks(game) if mark not in new and await platform.read(*mark) is None]
            new += [(GAMES, game.id), *marks]
            rows += [*new_rows(game), *event_rows(game.id, 0, events), *((*mark, game.id) for mark in marks)]
            if game.wake_at is not None:
                rows.append((WAKES, game.id, str(game.wake_at)))
            added += 1
        if not added or await platform.commit(rows, new):
            return added


def _marks(game: StoredGame) -> list[Key]:
    """Return the index entries of a game: as the next one of its previous game, and by its day."""
    marks = [(NEXT, game.previous)] if game.previous is not None else []
    return [*marks, daily_mark(game)] if game.day else marks
