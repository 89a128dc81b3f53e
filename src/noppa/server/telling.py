"""What viewers are told, as plain data: nothing here is secret from whom it is told to."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from noppa.core.events import Moved, Rolled
from noppa.core.fair import FairDice
from noppa.core.rules import Draw, Roll, Rules
from noppa.core.table import Entry, Table
from noppa.server.day import day_is_over
from noppa.server.match import Match
from noppa.server.storage import StoredGame

if TYPE_CHECKING:
    from noppa.server.room import Room


def game(room: "Room") -> dict[str, Any]:
    """A game as everybody sees it (`GameTold`)."""
    row, setup = room.game, room.game.setup
    return {
        "id": row.id,
        "game": row.game,
        "edition": setup["edition"],
        "options": setup["options"],
        "own_content": setup["content"] is not None,
        "rules_version": row.rules_version,
        "status": status(room),
        "private": row.private,
        "created_at": row.created_at,
        "number": room.number,
        "seats": [_seat(room, number) for number in range(len(row.seats))],
        "dice": dice(room),
        "start": setup["start"],
        "draw": setup["draw"],
        "coach": setup["coach"],
        "clock": setup["clock"],
        "undo": setup["undo"],
        "scores": list(room.scores),
        "winners": list(room.winners()),
        "votes": votes(room),
        "previous": row.previous,
        "next": row.next,
        "day": row.day,
        "watching": sum(not room.seats_of(viewer.identity) for viewer in room.viewers),
    }


def listed(row: StoredGame) -> dict[str, Any]:
    """A game in a list (`GameListed`), from its row alone."""
    return {
        "id": row.id,
        "game": row.game,
        "edition": row.setup["edition"],
        "status": row.status,
        "private": row.private,
        "day": row.day,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "names": [seat.name for seat in row.seats],
        "free": [seat.seat for seat in row.seats if seat.kind != "bot" and seat.holder is None],
        "scores": list(row.scores),
    }


def status(room: "Room") -> str:
    """What a game's status is: its row's, unless its match knows better."""
    return room.match.status if room.match and room.game.status != "closed" else room.game.status


def _seat(room: "Room", number: int) -> dict[str, Any]:
    seat = room.game.seats[number]
    playing = room.match.table.seats[number] if room.match else None
    bot = playing.player if playing and playing.kind != "person" else ""
    person = seat.kind != "bot"
    return {
        "seat": number,
        "name": seat.name,
        "colour": seat.colour,
        "shape": seat.shape,
        "who": seat.kind,
        "taken": not person or seat.holder is not None,
        "present": not person or number in room.present(),
        "absent_since": room.absent_since(number) if person and seat.holder else None,
        "bot": bot if room.match else ("" if person else seat.level),
        "lapses": room.match.lapses[number] if room.match else 0,
        "deadline": room.deadline(number),
    }


def dice(room: "Room") -> dict[str, Any]:
    """Where the dice come from (`DiceTold`); the secret seed only when the game is over."""
    source = room.source
    return {
        "kind": room.game.setup["dice"],
        "every_roll": room.game.setup["every_roll"],
        "same": room.game.setup["same"],
        "scheme": source.scheme if isinstance(source, FairDice) else "",
        "game_id": source.game_id if isinstance(source, FairDice) else "",
        "commitment": source.commitment if isinstance(source, FairDice) else "",
        "player_seeds": list(source.player_seeds) if isinstance(source, FairDice) else [],
        "server_seed": source.server_seed.hex() if isinstance(source, FairDice) and revealed(room) else None,
    }


def revealed(room: "Room") -> bool:
    """Whether the secret seed may be shown: the game is over, and so is the day that shares it."""
    over = status(room) in ("over", "closed")
    return over and (room.game.day is None or day_is_over(room.game.day))


def votes(room: "Room") -> list[dict[str, Any]]:
    """What waits for consent (`VoteTold`)."""
    told = []
    for topic in ("undo", "stop"):
        yes = [vote.seat for vote in room.votes if vote.topic == topic and vote.consents]
        if yes:
            waits = [seat for seat in room.people() if seat not in yes]
            told.append({"topic": topic, "asked_by": yes[0], "yes": yes, "waits_for": waits})
    return told


def you(room: "Room", identity: str) -> dict[str, Any]:
    """What is somebody's own in a game (`You`)."""
    return {
        "seats": sorted(room.seats_of(identity)),
        "reserved": [seat.seat for seat in room.game.seats if seat.reserved == identity],
        "creator": room.game.creator == identity,
    }


def views(room: "Room", seats: frozenset[int]) -> list[dict[str, Any]]:
    """The position as each of those seats sees it; as a watcher does when there is none (`View`)."""
    if room.match is None:
        return []
    return views_of(room.match.table.rules, room.match.shown, seats)


def views_of(rules: Rules[Any], state: Any, seats: frozenset[int]) -> list[dict[str, Any]]:
    """Some position, told in the same way."""
    viewers: list[int | None] = [*sorted(seats)] or [None]
    return [{"seat": seat, "view": rules.view(state, seat)} for seat in viewers]


def event_list(room: "Room", seats: frozenset[int], numbers: Iterable[int]) -> list[dict[str, Any]]:
    """Events as those seats may know them (`EventTold`)."""
    match = room.match
    if match is None:
        return []
    wanted = tuple(numbers)
    standing = {entry.number: entry for entry in _since(match.table, min(wanted, default=0))}
    return [_event(match, at, seats, standing.get(at)) for at in wanted]


def _since(table: Table, number: int) -> Iterator[Entry]:
    """The steps in effect from that number on, the newest first."""
    return takewhile(lambda entry: entry.number >= number, reversed(table.history))


def _event(match: Match, number: int, seats: frozenset[int], entry: Entry | None) -> dict[str, Any]:
    owner = match.table.hidden.get(number)
    told = {"number": number, "text": "", "at": match.times[number], "withheld": owner}
    told |= {"seat": None, "places": [], "story": {}}
    if owner is not None and owner not in seats:
        return told | {"withheld": None}
    told["text"] = str(match.table.events[number])
    if entry is not None:
        rules = match.table.rules
        told["seat"] = seat_of(rules, entry)
        asked = rules.pending(entry.before)
        if isinstance(entry.step, Rolled) and isinstance(asked, Roll):
            told |= {"places": list(asked.places), "story": rules.roll_story(entry.before, entry.step.dice)}
    return told


def entries(match: Match, seats: frozenset[int]) -> list[dict[str, Any]]:
    """What stands, as those seats may know it (`EntryTold`)."""
    return [
        {"number": entry.number, "text": str(entry.step), "seat": seat_of(match.table.rules, entry)}
        for entry in match.table.history
        if match.table.hidden.get(entry.number) in (None, *seats)
    ]


def seat_of(rules: Rules[Any], entry: Entry) -> int:
    """Whose step it was."""
    asked = rules.pending(entry.before)
    if isinstance(entry.step, Moved):
        return entry.step.seat
    assert isinstance(asked, Roll | Draw)
    return asked.seat


def events(room: "Room", seats: frozenset[int], numbers: Iterable[int]) -> dict[str, Any]:
    """What happened (`Events`), yet without what is the same for all: `game`, and `you`."""
    told = event_list(room, seats, numbers)
    return {"type": "events", "number": room.number, "events": told, "views": views(room, seats)}


def snapshot(room: "Room", identity: str) -> dict[str, Any]:
    """Everything that somebody may know (`Snapshot`)."""
    seats = room.seats_of(identity)
    return {
        "type": "snapshot",
        "number": room.number,
        "game": game(room),
        "you": you(room, identity),
        "views": views(room, seats),
    }
