"""An exported file of games, read strictly: whatever gets into the store is of the right type and size.

The fields are those of `noppa.host.storage`; times are checked apart, for `noppa.host.fields` knows no fractions.
"""

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Any, TypeAlias

from noppa.host.choices import Colour, DiceKind, SeatKind, Shape, Start, Status
from noppa.host.commands import SeatNumber
from noppa.host.fields import Entries, Flag, Items, Text, Whole, invalid, read, request
from noppa.host.refusal import Refused
from noppa.host.seating.new_game import SCHEME, TextOption, WholeOption
from noppa.host.storage import GameSetup, StoredEvent, StoredGame, StoredSeat
from noppa.service.requests import DayText, GameId, GameName

FORMAT = 1
KIND = "noppa device"
LATEST = 10**11
"""The latest time that is believed, in seconds since 1970."""
Identity: TypeAlias = Annotated[str, Text(64)]
Count: TypeAlias = Annotated[int, Whole(0, 10**6)]
Round: TypeAlias = Annotated[tuple[Annotated[int, Whole(0, 99)], ...], Items(20)]


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class _Seat:
    seat: SeatNumber
    kind: SeatKind
    name: Annotated[str, Text(40)]
    colour: Colour
    shape: Shape
    level: Annotated[str, Text(32)]
    holder: Identity | None
    reserved: Identity | None
    seed: Annotated[str, Text(128)]
    seed_hash: Annotated[str, Text(64)]
    invite: Count
    invited: Flag


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class _Setup:
    edition: Annotated[str, Text(32)]
    options: Annotated[dict[Annotated[str, Text(64)], Flag | WholeOption | TextOption], Entries(32)]
    content: Annotated[dict[Annotated[str, Text(200)], Any], Entries(1000)] | None
    start: Start
    dice: DiceKind
    every_roll: Flag
    coach: Flag
    clock: Annotated[int, Whole(5, 86_400)] | None
    undo: Flag
    same: Flag
    draw: Annotated[tuple[Round, ...], Items(1000)]
    first: SeatNumber
    scheme: Annotated[int, Whole(1, SCHEME)] = 1
    shared_dice: Annotated[str, Text(64)] = ""


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class _Event:
    text: Annotated[str, Text(4000, 1)]
    at: Any


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class _Game:
    id: GameId
    game: GameName
    rules_version: Count
    setup: _Setup
    server_seed: Annotated[str, Text(64, 0, "^([0-9a-f]{64})?$")]
    creator: Identity
    status: Status
    private: Flag
    created_at: Any
    changed_at: Any
    wake_at: Any
    scores: Annotated[tuple[Annotated[int, Whole(-(10**9), 10**9)], ...], Items(20)]
    previous: GameId | None
    next: GameId | None
    day: DayText | None
    seats: Annotated[tuple[_Seat, ...], Items(20, 1)]
    events: Annotated[tuple[_Event, ...], Items(100_000)]


def read_export(text: str) -> tuple[str, list[tuple[StoredGame, list[StoredEvent]]]]:
    """Return who exported a file, and its games with their events.

    Raises `Refused` if it is no such file, or names the first field that is wrong.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("not-a-backup") from None
    if not isinstance(data, dict) or data.get("kind") != KIND or data.get("format") != FORMAT:
        raise Refused("not-a-backup")
    if not isinstance(data.get("games"), list) or not isinstance(data.get("identity"), str):
        raise Refused("not-a-backup")
    games = [_stored(read(_Game, plain, f"games.{at}."), f"games.{at}.") for at, plain in enumerate(data["games"])]
    if len({game.id for game, _ in games}) < len(games):
        raise invalid("games", "the same id twice")
    return data["identity"], games


def _stored(found: _Game, inside: str) -> tuple[StoredGame, list[StoredEvent]]:
    """Return a game as it is stored."""
    events = [
        StoredEvent(event.text, _time(event.at, f"{inside}events.{at}.at")) for at, event in enumerate(found.events)
    ]
    for part, is_sound, wanted in (
        ("seats", [seat.seat for seat in found.seats] == list(range(len(found.seats))), "the seats in order"),
        ("scores", len(found.scores) == len(found.seats), "a score for each seat"),
        ("server_seed", found.setup.dice != "fair" or found.server_seed, "a secret seed of 32 bytes"),
    ):
        if not is_sound:
            raise invalid(inside + part, f"expected {wanted}")
    game = StoredGame(
        id=found.id,
        game=found.game,
        rules_version=found.rules_version,
        setup=_setup(found.setup),
        server_seed=found.server_seed,
        creator=found.creator,
        status=found.status,
        private=found.private,
        created_at=_time(found.created_at, f"{inside}created_at"),
        changed_at=_time(found.changed_at, f"{inside}changed_at"),
        wake_at=None,
        scores=list(found.scores),
        previous=found.previous,
        next=None,
        day=found.day,
        seats=tuple(StoredSeat(**asdict(seat)) for seat in found.seats),
    )
    return game, events


def _setup(found: _Setup) -> GameSetup:
    setup = GameSetup(
        edition=found.edition,
        options=dict(found.options),
        content=found.content,
        start=found.start,
        dice=found.dice,
        every_roll=found.every_roll,
        coach=found.coach,
        clock=found.clock,
        undo=found.undo,
        same=found.same,
        draw=[list(each) for each in found.draw],
        first=found.first,
        scheme=found.scheme,
    )
    if found.shared_dice:
        setup["shared_dice"] = found.shared_dice
    return setup


def _time(found: object, where: str) -> float:
    """Return a time; raise `Refused` if it is none."""
    if isinstance(found, bool) or not isinstance(found, int | float) or not 0 <= found <= LATEST:  # nor is NaN
        raise invalid(where, "expected seconds since 1970")
    return float(found)
