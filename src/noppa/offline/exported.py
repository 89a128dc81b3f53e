"""Reads an exported file of games strictly, so that everything in the store has the right type and size.

The fields are those of `noppa.host.storage`; times are checked separately, as `noppa.host.fields` has no fractions.
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
"""The latest time that is accepted, in seconds since 1970."""
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
    """Return the identity that exported a file, and its games with their events.

    Raises `Refused` if it is not such a file, or has an invalid field, which is named.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("not-a-backup") from None
    if not isinstance(data, dict) or data.get("kind") != KIND or data.get("format") != FORMAT:
        raise Refused("not-a-backup")
    if not isinstance(data.get("games"), list) or not isinstance(data.get("identity"), str):
        raise Refused("not-a-backup")
    games = [
        _stored(read(_Game, plain, f"games.{index}."), f"games.{index}.") for index, plain in enumerate(data["games"])
    ]
    if len({game.id for game, _ in games}) < len(games):
        raise invalid("games", "the same id twice")
    return data["identity"], games


def _stored(game_data: _Game, inside: str) -> tuple[StoredGame, list[StoredEvent]]:
    """Return a game as it is stored."""
    events = [
        StoredEvent(event.text, _time(event.at, f"{inside}events.{index}.at"))
        for index, event in enumerate(game_data.events)
    ]
    for part, is_sound, wanted in (
        ("seats", [seat.seat for seat in game_data.seats] == list(range(len(game_data.seats))), "the seats in order"),
        ("scores", len(game_data.scores) == len(game_data.seats), "a score for each seat"),
        ("server_seed", game_data.setup.dice != "fair" or game_data.server_seed, "a secret seed of 32 bytes"),
    ):
        if not is_sound:
            raise invalid(inside + part, f"expected {wanted}")
    game = StoredGame(
        id=game_data.id,
        game=game_data.game,
        rules_version=game_data.rules_version,
        setup=_setup(game_data.setup),
        server_seed=game_data.server_seed,
        creator=game_data.creator,
        status=game_data.status,
        private=game_data.private,
        created_at=_time(game_data.created_at, f"{inside}created_at"),
        changed_at=_time(game_data.changed_at, f"{inside}changed_at"),
        wake_at=None,
        scores=list(game_data.scores),
        previous=game_data.previous,
        next=None,
        day=game_data.day,
        seats=tuple(StoredSeat(**asdict(seat)) for seat in game_data.seats),
    )
    return game, events


def _setup(data: _Setup) -> GameSetup:
    setup = GameSetup(
        edition=data.edition,
        options=dict(data.options),
        content=data.content,
        start=data.start,
        dice=data.dice,
        every_roll=data.every_roll,
        coach=data.coach,
        clock=data.clock,
        undo=data.undo,
        same=data.same,
        draw=[list(dice) for dice in data.draw],
        first=data.first,
        scheme=data.scheme,
    )
    if data.shared_dice:
        setup["shared_dice"] = data.shared_dice
    return setup


def _time(value: object, where: str) -> float:
    """Return a valid time; raise `Refused` for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= LATEST:  # false for NaN too
        raise invalid(where, "expected seconds since 1970")
    return float(value)
