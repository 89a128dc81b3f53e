"""Rebuilds what a stored game was played with: its rules, its dice, its players, its record."""

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


def current_rules(game: StoredGame) -> Rules[Any] | None:
    """Return the rules that a stored game is played by, None if they have changed since."""
    if game.game not in games() or games()[game.game].version != game.rules_version:
        return None
    own = {games()[game.game].content: game.setup["content"]} if game.setup["content"] is not None else {}
    return rules(game.game, game.setup["edition"], **game.setup["options"], **own)


def source_of(game: StoredGame) -> Recorded:
    """Return where the dice of a stored game come from."""
    setup = game.setup
    if setup["dice"] == "real":
        return RealDice(every_roll=setup["every_roll"])
    dice_id = game.id if game.day is None else f"day-{game.game}-{game.day}"
    seeds = tuple(seat.seed for seat in game.seats) if game.day is None else ()
    version = setup.get("scheme", 1)
    return FairDice(bytes.fromhex(game.server_seed), dice_id, seeds, same=setup["same"], version=version)


def players_of(game: StoredGame) -> tuple[Seat, ...]:
    """Return who sat there at the start."""
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
