"""Rematches: the next game of the same people, with their seats reserved for them."""

from collections.abc import Sequence
from dataclasses import replace

from noppa.host.ports import World
from noppa.host.seating.new_game import SCHEME, new_secret
from noppa.host.storage import PROMISED, StoredGame, StoredSeat


def make_rematch(
    game: StoredGame, scores: Sequence[int], identity: str, world: World, *, own_seeds: bool
) -> StoredGame:
    """Return the next game: `identity` is seated, the others' seats are reserved."""
    secret, game_id = new_secret(world)
    setup = game.setup.copy()
    setup["draw"], setup["scheme"] = [], SCHEME
    first = 0
    if setup["start"] == "loser":
        first = list(scores).index(min(scores))
    order = game.seats[first:] + game.seats[:first]
    seats = tuple(_next_seat(number, seat, identity, own_seeds=own_seeds) for number, seat in enumerate(order))
    now = world.clock.now()
    return replace(
        game,
        id=game_id,
        setup=setup,
        server_seed=secret.hex(),
        creator=identity,
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


def _next_seat(number: int, seat: StoredSeat, identity: str, *, own_seeds: bool) -> StoredSeat:
    """Return a seat of the previous game, for the same person or bot."""
    mine = seat.holder == identity
    free = seat.kind != "bot" and seat.holder is None
    return replace(
        seat,
        seat=number,
        holder=identity if mine else None,
        reserved=None if mine else seat.holder,
        seed="",
        seed_hash=PROMISED if mine and own_seeds else "",
        invite=1 if free else 0,
        invited=free,
    )
