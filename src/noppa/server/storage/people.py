"""Exports or deletes everything that is stored about one person.

A person is an identity. Games that nobody else played are deleted with it; in games with others the seat stays without
its name and its holder, because the others' records and the check of the dice need it. Of a game with today's dice
only a hash of the player stays until the day is over, so that nobody gets the same dice twice.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noppa.host.choices import SeatKind
from noppa.host.seating.daily_dice import day_is_over
from noppa.host.storage import StoredGame, StoredSeat
from noppa.server.storage.models import CommandRow, GameRow, LinkRow, SeatRow
from noppa.server.storage.sql_storage import GONE, SqlStorage, delete_games, delete_parts, forgotten_try

FORMAT = 1
MOST = 1_000_000


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The games that were deleted with a person, and those in which a seat without a name stays."""

    deleted: tuple[str, ...]
    kept: tuple[str, ...]


async def export_person(storage: SqlStorage, identity: str) -> dict[str, Any]:
    """Return everything that is stored about a person, as plain data.

    Games that still run come without events, which would reveal the secret choices of others.
    """
    games = await storage.list_own(identity, MOST)
    async with storage.reading() as db:
        commands = select(CommandRow.game_id, CommandRow.id, CommandRow.first, CommandRow.last)
        sent = (await db.execute(commands.where(CommandRow.holder == identity))).all()
        links = (await db.execute(select(LinkRow.expires_at).where(LinkRow.identity == identity))).all()
    return {
        "format": FORMAT,
        "identity": identity,
        "games": [await _plain_game(storage, game, identity) for game in games],
        "commands": [{"game": row[0], "id": row[1], "first": row[2], "last": row[3]} for row in sent],
        "device_links": [{"expires_at": row[0]} for row in links],
    }


async def _plain_game(storage: SqlStorage, game: StoredGame, identity: str) -> dict[str, Any]:
    over = game.status in ("over", "closed")
    events = await storage.load_events(game.id) if over else []
    return {
        "id": game.id,
        "game": game.game,
        "setup": dict(game.setup),
        "status": game.status,
        "private": game.private,
        "day": game.day,
        "created_at": game.created_at,
        "changed_at": game.changed_at,
        "creator": game.creator == identity,
        "scores": game.scores,
        "seats": [_plain_seat(seat, identity) for seat in game.seats],
        "events": [{"at": event.at, "text": event.text} for event in events],
    }


def _plain_seat(seat: StoredSeat, identity: str) -> dict[str, Any]:
    mine = seat.holder == identity
    shown: dict[str, Any] = {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "yours": mine}
    if mine:
        shown |= {"colour": seat.colour, "shape": seat.shape, "seed": seat.seed, "seed_hash": seat.seed_hash}
    return shown | {"reserved_for_you": seat.reserved == identity}


async def forget_person(
    storage: SqlStorage, identity: str, seat_name: Callable[[SeatKind, str, int], str], now: float
) -> Forgotten:
    """Delete everything about a person in one transaction and return the games concerned."""
    games = await storage.list_own(identity, MOST)
    alone = tuple(game for game in games if not _others(game, identity))
    kept = tuple(game for game in games if _others(game, identity))
    async with storage.writing() as db:
        for game in alone:
            if game.day and not day_is_over(game.day, now):
                await _keep_try(db, game, game.day, now)
        await delete_games(db, [game.id for game in alone])
        for game in kept:
            await _leave_game(db, game, identity, seat_name, now)
        await db.execute(delete(CommandRow).where(CommandRow.holder == identity))
        await db.execute(delete(LinkRow).where(LinkRow.identity == identity))
    return Forgotten(tuple(game.id for game in alone), tuple(game.id for game in kept))


def _others(game: StoredGame, identity: str) -> bool:
    """Return whether anybody else made a game, sits in it or has a seat reserved there."""
    people = {game.creator, *(who for seat in game.seats for who in (seat.holder, seat.reserved))}
    return bool(people - {identity, None})


async def _keep_try(db: AsyncConnection, game: StoredGame, day: str, now: float) -> None:
    """Reduce a person's game with today's dice to a row with another id, without player, dice or result."""
    gone = GONE + secrets.token_hex(13)
    await delete_parts(db, [game.id])
    emptied = {
        "id": secrets.token_hex(10),
        "setup": {},
        "server_seed": "",
        "creator": gone,
        "status": "closed",
        "private": True,
        "created_at": now,
        "changed_at": now,
        "wake_at": None,
        "scores": [],
        "previous": None,
        "next": None,
        "day": None,
        "daily": forgotten_try(day, game.game, game.creator),
    }
    await db.execute(update(GameRow).where(GameRow.id == game.id).values(**emptied))


async def _leave_game(
    db: AsyncConnection, game: StoredGame, identity: str, seat_name: Callable[[SeatKind, str, int], str], now: float
) -> None:
    if game.creator == identity:
        gone = GONE + secrets.token_hex(13)
        daily = forgotten_try(game.day, game.game, identity) if game.day and not day_is_over(game.day, now) else None
        await db.execute(update(GameRow).where(GameRow.id == game.id).values(creator=gone, daily=daily))
    for seat in game.seats:
        if identity in (seat.holder, seat.reserved):
            name = seat_name(seat.kind, seat.level, seat.seat)
            mine = (SeatRow.game_id == game.id) & (SeatRow.seat == seat.seat)
            still = or_(SeatRow.holder == identity, SeatRow.reserved == identity)
            freed = {"name": name, "holder": None, "reserved": None, "kind": "link"}
            await db.execute(update(SeatRow).where(mine, still).values(**freed))
