"""Imports finished games that were played on a device without a server, once they are checked."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from noppa.core.errors import BadOption
from noppa.core.fair import seed_hash
from noppa.host.choices import COLOURS, SHAPES, SeatKind
from noppa.host.fields import invalid
from noppa.host.ports import World
from noppa.host.rebuild import SHARED
from noppa.host.refusal import Refused
from noppa.host.seating.new_game import check_words, checked_name
from noppa.host.storage import GameSetup, StoredEvent, StoredGame, StoredSeat
from noppa.service.ask import Ask
from noppa.service.requests import PlayedGame

LONGEST_SEED = 128
SECRET_LENGTH = 64


class FinishedGames(Protocol):
    """Storage for whole finished games."""

    async def add_finished(self, game: StoredGame, events: Sequence[StoredEvent]) -> bool:
        """Store a game that was played elsewhere, with all its events, and return whether it was new."""

    async def load_game(self, game_id: str) -> StoredGame | None:
        """Return a game with its seats, None if there is no such game."""


async def take_over(
    world: World, storage: FinishedGames, played: PlayedGame, identity: str, ask: Ask
) -> dict[str, Any]:
    """Store a finished game in which the identity held those seats, once it is replayed (`TakenOver`).

    The same game may be sent again. Raises `BadRecord` if its record breaks the rules or its dice do not match
    their seeds, and `Refused` if somebody else has sent it.
    """
    checked = await ask({"job": "played", "record": played.record})
    game = _game(world, played, checked, identity)
    at = game.changed_at
    added = await storage.add_finished(game, [StoredEvent(text, at) for text in checked["events"]])
    if not added:
        stored = await storage.load_game(game.id)
        if stored is None or stored.creator != identity:
            raise Refused("played-not-yours")
    return {"id": game.id, "added": added}


def _game(world: World, played: PlayedGame, checked: Mapping[str, Any], identity: str) -> StoredGame:
    shared = str(checked["dice_id"]).startswith(SHARED)
    if not checked["real"] and not shared and checked["dice_id"] != played.id:
        raise invalid("id", "expected the id of the record's dice")
    if not checked["real"] and len(checked["server_seed"]) != SECRET_LENGTH:
        raise invalid("record", "expected a secret seed of 32 bytes")
    if any(seat >= len(checked["players"]) or not checked["players"][seat]["person"] for seat in played.seats):
        raise Refused("seat-not-there", seat=max(played.seats))
    check_words(checked["content"], world)
    now = world.clock.now()
    at = min(float(played.at), now)
    return StoredGame(
        id=played.id,
        game=checked["game"],
        rules_version=checked["rules_version"],
        setup=_setup(checked, shared=shared),
        server_seed=checked["server_seed"],
        creator=identity,
        status="over",
        private=True,
        created_at=at,
        changed_at=at,
        wake_at=None,
        scores=list(checked["scores"]),
        previous=None,
        next=None,
        day=None,
        seats=tuple(_seat(world, number, played, checked, identity) for number in range(len(checked["players"]))),
    )


def _setup(checked: Mapping[str, Any], *, shared: bool) -> GameSetup:
    setup = GameSetup(
        edition=checked["edition"],
        options=dict(checked["options"]),
        content=checked["content"],
        start="chosen",
        dice="real" if checked["real"] else "fair",
        every_roll=checked["every_roll"],
        coach=True,
        clock=None,
        undo=True,
        same=checked["same"],
        draw=[],
        first=0,
        scheme=checked["scheme"],
    )
    if shared:
        setup["shared_dice"] = checked["dice_id"]
    return setup


def _seat(world: World, number: int, played: PlayedGame, checked: Mapping[str, Any], identity: str) -> StoredSeat:
    player = checked["players"][number]
    levels = world.bots.levels(checked["game"])
    if not player["person"] and player["bot"] not in levels:
        raise BadOption("bot-unknown", bot=player["bot"], legal=levels)
    seed = checked["player_seeds"][number] if number < len(checked["player_seeds"]) else ""
    if len(seed) > LONGEST_SEED:
        raise invalid("record", "expected shorter seeds")
    kind: SeatKind = "here" if player["person"] else "bot"
    level = player["bot"] or world.bots.usual_level(checked["game"])
    return StoredSeat(
        seat=number,
        kind=kind,
        name=checked_name(player["name"], world) or world.seat_name(kind, level, number),
        colour=COLOURS[number % len(COLOURS)],
        shape=SHAPES[number % len(SHAPES)],
        level=level,
        holder=identity if number in played.seats else None,
        seed=seed,
        seed_hash=seed_hash(seed) if seed else "",
    )
