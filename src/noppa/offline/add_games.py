"""Adds whole games to the device's store: those of a file."""

from collections.abc import Sequence

from noppa.host.storage import StoredEvent, StoredGame
from noppa.offline.platform import Key, Platform, Write
from noppa.offline.storage import GAMES, event_rows, new_rows


async def add_games(platform: Platform, games: Sequence[tuple[StoredGame, Sequence[StoredEvent]]]) -> int:
    """Store the games that are not there, all of them or none; return how many those were."""
    while True:
        rows: list[Write] = []
        new: list[Key] = []
        added = 0
        for game, events in games:
            if await platform.read(GAMES, game.id) is not None:
                continue
            new.append((GAMES, game.id))
            rows += [*new_rows(game), *event_rows(game.id, 0, events)]
            added += 1
        if not added or await platform.commit(rows, new):
            return added
