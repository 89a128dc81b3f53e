"""Rebuilds the rules, dice, players and record of a stored game."""

from collections.abc import Sequence
from typing import Any

from noppa.core.events import read_event
from noppa.core.fair import FairDice
from noppa.core.record import Record
from noppa.core.rules import Rules
from noppa.core.sources import RealDice, Recorded, plain_source
from noppa.core.table import Seat
from noppa.games import games, rules
from noppa.host.storage import StoredEvent, StoredGame

SHARED = "day-"
"""The prefix of the id of a day's dice."""


def current_rules(game: StoredGame) -> Rules[Any] | None:
    """Return the rules that a stored game is played by, None if they have changed since."""
    metadata = games().get(game.game)
    if metadata is None or metadata.version != game.rules_version:
        return None
    own = {metadata.content: game.setup["content"]} if game.setup["content"] is not None else {}
    return rules(game.game, game.setup["edition"], **metadata.recorded(game.setup["options"]), **own)


def source_of(game: StoredGame) -> Recorded:
    """Return the source of a stored game's dice."""
    setup = game.setup
    if setup["dice"] == "real":
        return RealDice(every_roll=setup["every_roll"])
    shared = setup.get("shared_dice") or (f"{SHARED}{game.game}-{game.day}" if game.day is not None else "")
    dice_id = shared or game.id
    seeds = () if shared else tuple(seat.seed for seat in game.seats)
    version = setup.get("scheme", 1)
    return FairDice(bytes.fromhex(game.server_seed), dice_id, seeds, same=setup["same"], version=version)


def players_of(game: StoredGame) -> tuple[Seat, ...]:
    """Return the players at the start of a game."""
    return tuple(Seat(seat.name, "bot", seat.level) if seat.kind == "bot" else Seat(seat.name) for seat in game.seats)


def record_of(game: StoredGame, events: Sequence[StoredEvent]) -> Record:
    """Return the record of a game, its secret seed included.

    Nothing is replayed, so a game played by older rules has its record too.
    """
    return Record(
        game=game.game,
        rules_version=game.rules_version,
        edition=game.setup["edition"],
        options=game.setup["options"],
        players=players_of(game),
        dice=plain_source(source_of(game)),
        events=tuple(read_event(event.text) for event in events),
        content=game.setup["content"],
    )
