"""The person's own data on a device: exported to one file, imported here or elsewhere, or deleted."""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from noppa.bots import check_level
from noppa.core import record_file
from noppa.games import games as all_games
from noppa.host.rebuild import record_of
from noppa.host.refusal import Refused
from noppa.host.storage import StoredEvent, StoredGame
from noppa.offline.add_games import add_games
from noppa.offline.device import Device
from noppa.offline.exported import FORMAT, KIND, read_export
from noppa.service.answers.records import record_text


async def export(device: Device) -> str:
    """Return every game on this device with its events, as the text of a file."""
    games = [
        asdict(game) | {"events": [asdict(event) for event in await device.storage.load_events(game.id)]}
        for game in await device.storage.list_games()
    ]
    return json.dumps({"format": FORMAT, "kind": KIND, "identity": device.identity, "games": games}, indent=1)


async def import_games(device: Device, text: str) -> dict[str, Any]:
    """Store the games of an exported file that are not here yet, all of them or none; return how many.

    The seats held by whoever exported the file become those of the person at this device.
    Raises `Refused` or `BadRecord` for a file with anything wrong in it, and then changes nothing.
    """
    theirs, exported = read_export(text)
    games = [
        (await _checked(device, own(game, theirs, device.identity), events), events)
        for game, events in exported
        if events  # a game without events never started
    ]
    added = await add_games(device.platform, games)
    return {"added": added, "known": len(games) - added}


async def _checked(device: Device, game: StoredGame, events: Sequence[StoredEvent]) -> StoredGame:
    """Return a game with the status and scores that follow from its events."""
    try:
        text = record_of(game, events).text()
    except RecursionError:
        raise Refused("not-a-backup") from None
    now = device.platform.now()
    game = replace(game, changed_at=min(game.changed_at, now))
    played = all_games().get(game.game)
    if game.status == "closed" or played is None or played.version != game.rules_version:
        record_file.read(text)  # it cannot be replayed, and is only shown as it stood
        return replace(game, status="over" if game.status == "over" else "closed")
    for seat in game.seats:
        check_level(game.game, seat.level)
    standing = await device.ask({"job": "standing", "record": text})
    over = bool(standing["over"])
    # waking a running game up at once finds whatever is due in it
    return replace(game, status="over" if over else "playing", scores=standing["scores"], wake_at=None if over else now)


async def list_played(device: Device) -> dict[str, Any]:
    """Return the finished games that could be handed to a server, the oldest first."""
    over = [game for game in await device.storage.list_games() if game.status == "over"]
    return {"played": [{"id": game.id, "at": game.changed_at} for game in reversed(over)]}


async def hand_over(device: Device, game_id: str) -> dict[str, Any]:
    """Return a finished game as the body of a server's `POST /api/me/played`."""
    live = await device.find_game(game_id)
    record = await record_text(device.registry, live)
    seats = sorted(live.seats_of(device.identity))
    return {"id": live.game.id, "at": int(live.game.changed_at), "seats": seats, "record": record}


async def forget(device: Device) -> dict[str, Any]:
    """Delete every game on this device; return their number, in the form of a server's response."""
    deleted = await device.storage.delete_everything()
    device.registry.games.clear()
    device.reviews.clear()
    return {"deleted": deleted, "kept": 0}


def own(game: StoredGame, theirs: str, mine: str) -> StoredGame:
    """Return a game with everything of one identity transferred to another."""
    transferred = {theirs: mine}
    seats = tuple(
        replace(
            seat,
            holder=transferred.get(seat.holder or "", seat.holder),
            reserved=transferred.get(seat.reserved or "", seat.reserved),
        )
        for seat in game.seats
    )
    return replace(game, creator=transferred.get(game.creator, game.creator), seats=seats)
