"""A rematch: the next game of the same people, with their seats kept for them."""

from collections.abc import Sequence
from dataclasses import replace

from noppa.host.ports import World
from noppa.host.seating.new_game import SCHEME, new_secret
from noppa.host.storage import PROMISED, StoredGame, StoredSeat


def make_rematch(game: StoredGame, scores: Sequence[int], asker: str, world: World, *, own_seeds: bool) -> StoredGame:
    """Return the next game: the asker sits, for the others their seats are reserved."""
    secret, game_id = new_secret(world)
    setup = game.setup.copy()
    setup["draw"], setup["scheme"] = [], SCHEME
    first = 0
    if setup["start"] == "loser":
        first = list(scores).index(min(scores))
    order = game.seats[first:] + game.seats[:first]
    seats = tuple(_kept_seat(number, seat, asker, own_seeds=own_seeds) for number, seat in enumerate(order))
    now = world.clock.now()
    return replace(
        game,
        id=game_id,
        setup=setup,
        server_seed=secret.hex(),
        creator=asker,
        status="waiting",
        created_at=now,
        changed_at=now,
        wake_at=None,
        scores=[0] * len(seats),
        previous=game.id,
        next=None,
        day=None,
        seats=seats,
    )


def _kept_seat(number: int, seat: StoredSeat, asker: str, *, own_seeds: bool) -> StoredSeat:
    """Return a seat of the game before, for the same person or bot."""
    mine = seat.holder == asker
    free = seat.kind != "bot" and seat.holder is None
    return replace(
        seat,
        seat=number,
        holder=asker if mine else None,
        reserved=None if mine else seat.holder,
        seed="",
        seed_hash=PROMISED if mine and own_seeds else "",
        invite=1 if free else 0,
        invited=free,
    )
