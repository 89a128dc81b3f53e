"""One's own data on a device: everything in one file, taken in again here or elsewhere, or deleted."""

import json
from dataclasses import asdict, replace
from typing import Any

from noppa.core.errors import NoppaError
from noppa.host.live_game import LiveGame
from noppa.host.refusal import Refused
from noppa.host.storage import StoredEvent, StoredGame, StoredSeat
from noppa.offline.device import Device
from noppa.service.answers.records import record_text

FORMAT = 1
KIND = "noppa device"


async def export(device: Device) -> str:
    """Return every game on this device with its events, as the text of a file."""
    games = [
        asdict(game) | {"events": [asdict(event) for event in await device.storage.load_events(game.id)]}
        for game in await device.storage.list_games()
    ]
    return json.dumps({"format": FORMAT, "kind": KIND, "identity": device.identity, "games": games}, indent=1)


async def take_in(device: Device, text: str) -> dict[str, Any]:
    """Store the games of an exported file that are not here yet, each replayed before; return how many.

    Whoever exported the file is the person at this device from then on: the seats they held are this person's.
    """
    data = _read(text)
    added = known = damaged = 0
    for plain in data["games"]:
        try:
            game, events = _game(plain, str(data["identity"]), device.identity)
            LiveGame(game, events, device.registry.world.clock, device.registry.world.new_lock())  # replays it
        except (NoppaError, KeyError, TypeError, ValueError, IndexError):
            damaged += 1
            continue
        new = await device.storage.add_finished(game, events)
        added, known = added + new, known + (not new)
    return {"added": added, "known": known, "damaged": damaged}


async def list_played(device: Device) -> dict[str, Any]:
    """Return the finished games that could be handed to a server, the oldest first."""
    over = [game for game in await device.storage.list_games() if game.status == "over"]
    return {"played": [{"id": game.id, "at": game.changed_at} for game in reversed(over)]}


async def hand_over(device: Device, game_id: str) -> dict[str, Any]:
    """Return a finished game as a server takes it over: the body of its `POST /api/me/played`."""
    live = await device.find_game(game_id)
    record = await record_text(device.registry, live)
    seats = sorted(live.seats_of(device.identity))
    return {"id": live.game.id, "at": int(live.game.changed_at), "seats": seats, "record": record}


async def forget(device: Device) -> dict[str, Any]:
    """Delete every game on this device; return how many there were, as a server does."""
    deleted = await device.storage.delete_everything()
    device.registry.games.clear()
    device.reviews.clear()
    return {"deleted": deleted, "kept": 0}


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("not-a-backup") from None
    if not isinstance(data, dict) or data.get("kind") != KIND or data.get("format") != FORMAT:
        raise Refused("not-a-backup")
    if not isinstance(data.get("games"), list) or not isinstance(data.get("identity"), str):
        raise Refused("not-a-backup")
    return data


def _game(plain: dict[str, Any], theirs: str, mine: str) -> tuple[StoredGame, list[StoredEvent]]:
    """Return an exported game with its events, the seats of whoever exported it being mine."""
    events = [StoredEvent(str(event["text"]), float(event["at"])) for event in plain["events"]]
    seats = tuple(StoredSeat(**seat) for seat in plain["seats"])
    own = {theirs: mine}
    held = tuple(
        replace(
            seat, holder=own.get(seat.holder or "", seat.holder), reserved=own.get(seat.reserved or "", seat.reserved)
        )
        for seat in seats
    )
    rest = {key: value for key, value in plain.items() if key not in ("events", "seats")}
    game = StoredGame(**rest, seats=held)
    return replace(game, creator=own.get(game.creator, game.creator)), events
