"""The host's `Storage` in SQLite or PostgreSQL, with the queries of lists and operators.

An event's number is unique in its game. That is the compare-and-set, and it holds across processes.
"""

import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, delete, func, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from noppa.host.refusal import Refused
from noppa.host.storage import (
    PROMISED,
    NumberTaken,
    Repeated,
    SeatsChanged,
    Standing,
    StoredEvent,
    StoredGame,
    StoredSeat,
    Vote,
)
from noppa.server.storage import loading
from noppa.server.storage.engines import Engines
from noppa.server.storage.event_writer import Append, EventWriter, write_appends
from noppa.server.storage.loading import GAME_COLUMNS, SEAT_COLUMNS, SEAT_FIELDS
from noppa.server.storage.models import CommandRow, EventRow, GameRow, LinkRow, SeatRow, VoteRow

P = ParamSpec("P")
T = TypeVar("T")
LOG = logging.getLogger("noppa.server")
MOST_OF_ONE = 3
"""How many games of one creator the public list shows."""
HEALTH = "health"
STATUSES = ("waiting", "playing", "over", "closed")
AT_ONCE = 200
"""How many games are deleted in one transaction or named in one statement, which databases limit."""
GONE = "gone-"
"""The prefix of what replaces a creator after their deletion: no cookie can ever contain it."""
FORGOTTEN_TRY = GameRow.day.is_(None) & GameRow.daily.is_not(None)
"""Matches rows that are not games, but what is kept of deleted people's games with today's dice."""


class SqlStorage:
    """Reads and writes the database; every failure becomes the same refusal, and is logged once."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._away: set[str] = set()
        self._writer = EventWriter(self.writing)

    # Games and events ----------------------------------------------------------------------

    async def add_game(self, game: StoredGame, replaces: str | None = None) -> str:
        """Store a new game and return its id.

        If `replaces` already has a next game, or the creator a game with the same dice of the day, return that one's.
        Raise `Refused` if the creator has deleted one with those dice.
        """
        daily = f"{game.day} {game.game} {game.creator}" if game.day else None
        try:
            return await self._add_game(game, replaces, daily)
        except IntegrityError:
            async with self.reading() as db:
                return str(await db.scalar(select(GameRow.id).where(GameRow.daily == daily)))

    async def _add_game(self, game: StoredGame, replaces: str | None, daily: str | None) -> str:
        values = {column.name: getattr(game, column.name) for column in GAME_COLUMNS} | {"daily": daily}
        async with self.writing() as db:
            if replaces is not None:
                first = update(GameRow).where(GameRow.id == replaces, GameRow.next.is_(None)).values(next=game.id)
                if (await db.execute(first)).rowcount == 0:
                    next_id = await db.scalar(select(GameRow.next).where(GameRow.id == replaces))
                    return str(next_id)
            await db.execute(insert(GameRow).values(**values))
            if game.day:  # after the insertion, which waits for a deletion that is being written
                had = GameRow.daily == forgotten_try(game.day, game.game, game.creator)
                if await db.scalar(select(GameRow.id).where(had)):
                    raise Refused("game-not-found", game_id=game.id)
            await self._insert_seats(db, game)
        return game.id

    async def add_finished(self, game: StoredGame, events: Sequence[StoredEvent]) -> bool:
        """Store a game that was played elsewhere, with all its events, and return whether it was new."""
        standing = Standing(game.status, tuple(game.scores), None)
        try:
            async with self.writing() as db:
                values = {column.name: getattr(game, column.name) for column in GAME_COLUMNS}
                await db.execute(insert(GameRow).values(**values))
                await self._insert_seats(db, game)
                await write_appends(db, [Append(game.id, 0, events, standing)])
        except IntegrityError:
            return False
        return True

    @staticmethod
    async def _insert_seats(db: AsyncConnection, game: StoredGame) -> None:
        seats = [{name: getattr(seat, name) for name in SEAT_FIELDS} | {"game_id": game.id} for seat in game.seats]
        await db.execute(insert(SeatRow), seats)

    async def load_game(self, game_id: str) -> StoredGame | None:
        """Return a game with its seats, None if there is no such game."""
        return await self._load(loading.load_game, game_id)

    async def list_public(self, most: int) -> list[StoredGame]:
        """Return the games in the public list: running, with people by link, the newest first.

        Only a few of each creator are listed.
        """
        public = GameRow.private.is_(False) & GameRow.status.in_(("waiting", "playing")) & GameRow.day.is_(None)
        by_link = GameRow.id.in_(select(SeatRow.game_id).where(SeatRow.kind == "link"))
        place = func.row_number().over(partition_by=GameRow.creator, order_by=GameRow.changed_at.desc())
        placed = select(GameRow.id, place.label("place")).where(public, by_link).subquery()
        first = select(placed.c.id).where(placed.c.place <= MOST_OF_ONE)
        async with self.reading() as db:
            return await self._games(db, GameRow.id.in_(first), most)

    async def list_finished(self, identity: str, most: int) -> list[StoredGame]:
        """Return the finished games that an identity has a seat in, the newest first."""
        async with self.reading() as db:
            seated = select(SeatRow.game_id).where(SeatRow.holder == identity)
            return await self._games(db, (GameRow.status == "over") & GameRow.id.in_(seated), most)

    async def list_own(self, identity: str, most: int) -> list[StoredGame]:
        """Return the games that an identity created or has a seat in, the newest first."""
        async with self.reading() as db:
            seated = select(SeatRow.game_id).where(or_(SeatRow.holder == identity, SeatRow.reserved == identity))
            return await self._games(db, (GameRow.creator == identity) | GameRow.id.in_(seated), most)

    async def list_daily(self, day: str, game: str) -> list[StoredGame]:
        """Return everybody's game with the dice of a day."""
        async with self.reading() as db:
            return await self._games(db, (GameRow.day == day) & (GameRow.game == game), 1000)

    async def due_games(self, before: float, most: int) -> list[str]:
        """Return the ids of games whose wake-up time is before that time, the longest overdue first."""
        due = select(GameRow.id).where(GameRow.wake_at <= before).order_by(GameRow.wake_at).limit(most)
        async with self.reading() as db:
            return [row[0] for row in await db.execute(due)]

    async def count_by_status(self) -> dict[str, int]:
        """Return the number of games of each status."""
        async with self.reading() as db:
            wanted = select(GameRow.status, func.count()).where(not_(FORGOTTEN_TRY))
            counted = await db.execute(wanted.group_by(GameRow.status))
            return {row[0]: row[1] for row in counted}

    async def check_writing(self) -> None:
        """Write something small; raise `Refused` if that fails, as it does on a full disk."""
        with suppress(IntegrityError):  # somebody else has just written the same
            async with self.writing() as db:
                await db.execute(delete(LinkRow).where(LinkRow.token == HEALTH))
                await db.execute(insert(LinkRow).values(token=HEALTH, identity="", expires_at=0.0))

    async def load_events(self, game_id: str, after: int = -1) -> list[StoredEvent]:
        """Return the events of a game after that number, in order."""
        return await self._load(loading.load_events, game_id, after)

    async def start_game(
        self, before: StoredGame, game: StoredGame, events: Sequence[StoredEvent], standing: Standing
    ) -> None:
        """Store the first events of a game together with its seats and setup; from now on no seed changes.

        Raise `NumberTaken` if the game has started already, and `SeatsChanged` if its seats are no longer those of the
        row `before`.
        """
        try:
            async with self.writing() as db:
                if await self._locked_status(db, game.id) != "waiting":
                    raise NumberTaken
                found = await db.run_sync(loading.load_game, game.id)
                if found is None or found.seats != before.seats:
                    raise SeatsChanged
                if game != before:
                    await db.execute(update(GameRow).where(GameRow.id == game.id).values(setup=game.setup))
                    await db.execute(delete(SeatRow).where(SeatRow.game_id == game.id))
                    await self._insert_seats(db, game)
                await write_appends(db, [Append(game.id, 0, events, standing)])
        except IntegrityError:
            raise NumberTaken from None

    async def append(
        self,
        game_id: str,
        first: int,
        events: Sequence[StoredEvent],
        standing: Standing,
        holder: str = "",
        command: str = "",
    ) -> None:
        """Store events from number `first` on, all or none; raise `Repeated` or `NumberTaken`."""
        try:
            await self._writer.write(Append(game_id, first, events, standing, holder, command))
        except IntegrityError:
            if command and (repeated := await self.command_result(game_id, holder, command)):
                raise repeated from None
            raise NumberTaken from None

    async def command_result(self, game_id: str, holder: str, command: str) -> Repeated | None:
        """Return the event numbers of a command, None if it was never carried out."""
        return await self._load(loading.command_result, game_id, holder, command)

    async def save_command(self, game_id: str, holder: str, command: str, number: int) -> None:
        """Store that a command was carried out after the event of that number and made no events itself."""
        values = {"game_id": game_id, "holder": holder, "id": command, "first": number + 1, "last": number}
        with suppress(IntegrityError):  # another process stored it first
            async with self.writing() as db:
                await db.execute(insert(CommandRow).values(**values))

    async def close_game(self, game_id: str) -> None:
        """Close a game that cannot go on; its events and scores stay."""
        async with self.writing() as db:
            await db.execute(update(GameRow).where(GameRow.id == game_id).values(status="closed", wake_at=None))

    async def clear_wake(self, game_id: str) -> None:
        """Clear the scheduled wake-up of a game."""
        async with self.writing() as db:
            await db.execute(update(GameRow).where(GameRow.id == game_id).values(wake_at=None))

    async def close_outdated(self, versions: Mapping[str, int]) -> int:
        """Close running games of other rules than these and return how many; their events and scores stay."""
        current = or_(*((GameRow.game == name) & (GameRow.rules_version == now) for name, now in versions.items()))
        running = GameRow.status.in_(("waiting", "playing"))
        async with self.writing() as db:
            closed = update(GameRow).where(running, not_(current)).values(status="closed", wake_at=None)
            return int((await db.execute(closed)).rowcount)

    async def prune(self, before: float, statuses: Sequence[str] = STATUSES, spare: Collection[str] = ()) -> int:
        """Delete games of these statuses that have not changed since then, except those to spare; return how many.

        A few are deleted at a time, so that players do not wait for long.
        """
        old = select(GameRow.id).where(
            GameRow.changed_at < before, GameRow.status.in_(statuses), GameRow.id.not_in(spare)
        )
        deleted = 0
        while True:
            async with self.writing() as db:
                ids = [row[0] for row in await db.execute(old.limit(AT_ONCE))]
                await delete_games(db, ids)
                await db.execute(delete(LinkRow).where(LinkRow.expires_at < before))
            deleted += len(ids)
            if len(ids) < AT_ONCE:
                return deleted

    async def list_all(self, statuses: Sequence[str], before: float, most: int) -> list[StoredGame]:
        """Return the games of these statuses that changed before that time, the newest first."""
        wanted = GameRow.status.in_(statuses) & (GameRow.changed_at < before) & not_(FORGOTTEN_TRY)
        async with self.reading() as db:
            return await self._games(db, wanted, most)

    async def drop_tries(self, today: str) -> None:
        """Delete what was kept of deleted people's games with the dice of days before today."""
        past = GameRow.creator.startswith(GONE) & (GameRow.daily < today)
        async with self.writing() as db:
            await db.execute(delete(GameRow).where(FORGOTTEN_TRY, past))
            await db.execute(update(GameRow).where(past).values(daily=None))

    # Seats ---------------------------------------------------------------------------------

    async def take_seat(self, game_id: str, seat: int, holder: str, invite: int | None, **profile: str) -> bool:
        """Give a free seat to somebody and return whether it worked; without an invite it must be reserved.

        Once the game has started, the hash of a seed in the profile is ignored.
        """
        free = [SeatRow.game_id == game_id, SeatRow.seat == seat, SeatRow.holder.is_(None), SeatRow.kind != "bot"]
        if invite is None:
            free.append(SeatRow.reserved == holder)
        else:
            free += [SeatRow.invite == invite, SeatRow.invited.is_(True)]
        async with self.writing() as db:
            waiting = await self._locked_status(db, game_id) == "waiting"
            if waiting:
                profile = {"seed_hash": "", **profile, "seed": ""}
            else:
                profile.pop("seed_hash", None)
            taken = update(SeatRow).where(*free).values(holder=holder, reserved=None, invited=False, **profile)
            if not (await db.execute(taken)).rowcount:
                return False
            if waiting:
                await self._stop_awaiting(db, game_id)
            return True

    async def free_seat(self, game_id: str, seat: int, reserved: str | None = None) -> None:
        """Take a seat from its holder or the person it is reserved for, and reserve it for somebody if asked."""
        await self._change_seat(game_id, seat, holder=None, reserved=reserved, kind="link")

    async def set_invite(self, game_id: str, seat: int, *, valid: bool) -> int:
        """Make a seat's invitation valid or withdraw it; return its number."""
        changes: dict[str, Any] = {"invited": valid}
        if not valid:
            changes["invite"] = SeatRow.invite + 1
        await self._change_seat(game_id, seat, **changes)
        async with self.reading() as db:
            wanted = select(SeatRow.invite).where(SeatRow.game_id == game_id, SeatRow.seat == seat)
            return int(await db.scalar(wanted) or 0)

    async def _change_seat(self, game_id: str, seat: int, **values: Any) -> None:
        changed = update(SeatRow).where(SeatRow.game_id == game_id, SeatRow.seat == seat).values(**values)
        async with self.writing() as db:
            if await self._locked_status(db, game_id) == "waiting":
                await self._stop_awaiting(db, game_id)
            await db.execute(changed)

    async def set_seed(self, game_id: str, holder: str, seed_hash: str, seed: str) -> None:
        """Store a player's seed, or only its hash, for all their seats in a game that has not started."""
        own = update(SeatRow).where(SeatRow.game_id == game_id, SeatRow.holder == holder)
        async with self.writing() as db:
            if await self._locked_status(db, game_id) == "waiting":
                await db.execute(own.values(seed_hash=seed_hash, seed=seed))

    async def await_seeds(self, game_id: str, until: float, *, drop_promises: bool) -> None:
        """Set until when a game that has not started waits for seeds; `drop_promises` gives up on missing hashes."""
        async with self.writing() as db:
            if await self._locked_status(db, game_id) != "waiting":
                return
            await db.execute(update(GameRow).where(GameRow.id == game_id).values(wake_at=until))
            if drop_promises:
                only_promised = (SeatRow.game_id == game_id) & (SeatRow.seed_hash == PROMISED)
                await db.execute(update(SeatRow).where(only_promised).values(seed_hash=""))

    @staticmethod
    async def _stop_awaiting(db: AsyncConnection, game_id: str) -> None:
        """Clear the deadline for seeds and the revealed seeds of a game: somebody else may sit there now.

        A seed without a hash is one of the first scheme, and stays.
        """
        await db.execute(update(GameRow).where(GameRow.id == game_id).values(wake_at=None))
        revealed = (SeatRow.game_id == game_id) & (SeatRow.seed != "") & (SeatRow.seed_hash != "")
        await db.execute(update(SeatRow).where(revealed).values(seed="", seed_hash=PROMISED))

    # Consent and links ---------------------------------------------------------------------

    async def save_vote(self, game_id: str, number: int, vote: Vote) -> None:
        """Store a seat's answer given after the event of that number; the last one counts."""
        where = (VoteRow.game_id == game_id, VoteRow.topic == vote.topic, VoteRow.number == number)
        async with self.writing() as db:
            await db.execute(delete(VoteRow).where(*where, VoteRow.seat == vote.seat))
            await db.execute(
                insert(VoteRow).values(
                    game_id=game_id, topic=vote.topic, number=number, seat=vote.seat, consents=vote.consents
                )
            )

    async def load_votes(self, game_id: str, number: int) -> list[Vote]:
        """Return every answer given since the event of that number."""
        return await self._load(loading.load_votes, game_id, number)

    async def add_link(self, token: str, identity: str, expires_at: float) -> None:
        """Store a link to another device, by the hash of its token."""
        async with self.writing() as db:
            await db.execute(insert(LinkRow).values(token=token, identity=identity, expires_at=expires_at))

    async def use_link(self, token: str, now: float) -> str | None:
        """Return the identity of a link that is still valid and use it up, None if there is no such link."""
        used = delete(LinkRow).where(LinkRow.token == token, LinkRow.expires_at >= now).returning(LinkRow.identity)
        async with self.writing() as db:
            return (await db.execute(used)).scalar()

    # --------------------------------------------------------------------------------------

    @staticmethod
    async def _locked_status(db: AsyncConnection, game_id: str) -> str | None:
        """Return a game's status and lock its row: seats change before or after the start, never during it."""
        status: str | None = await db.scalar(select(GameRow.status).where(GameRow.id == game_id).with_for_update())
        return status

    @staticmethod
    async def _games(db: AsyncConnection, where: Any, most: int = 1) -> list[StoredGame]:
        wanted = select(*GAME_COLUMNS).where(where).order_by(GameRow.changed_at.desc()).limit(most)
        rows = (await db.execute(wanted)).mappings().all()
        ids = [row["id"] for row in rows]
        seats: dict[str, list[StoredSeat]] = {game_id: [] for game_id in ids}
        for chunk in _chunks(ids):
            seated = select(SeatRow.game_id, *SEAT_COLUMNS).where(SeatRow.game_id.in_(chunk)).order_by(SeatRow.seat)
            for game_id, *seat in await db.execute(seated):
                seats[game_id].append(StoredSeat(*seat))
        return [StoredGame(**row, seats=tuple(seats[row["id"]])) for row in rows]

    async def _load(self, load: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Return what a function reads; raise `Refused` if the database fails."""
        async with self._watched("reading"):
            return await self._engines.read(lambda db: load(db, *args, **named))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection to read with; raise `Refused` if the database fails."""
        async with self._watched("reading"), self._engines.reading.connect() as db:
            yield db

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction; raise `Refused` if the database fails."""
        async with self._watched("writing"), self._engines.writing.begin() as db:
            yield db

    @asynccontextmanager
    async def _watched(self, what: str) -> AsyncIterator[None]:
        """Turn errors of the database into a refusal, and log one sentence per outage, not per request."""
        try:
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            if what not in self._away:
                why = _reason(error)
                LOG.error("%s fails, the database does not answer: %s", what, why)  # noqa: TRY400 - one sentence
            self._away.add(what)
            raise Refused("storage-unavailable") from None
        if what in self._away:
            LOG.warning("%s works, the database answers again", what)
            self._away.discard(what)


async def delete_games(db: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete games with everything that belongs to them."""
    for chunk in _chunks(ids):
        await delete_parts(db, chunk)
        await db.execute(delete(GameRow).where(GameRow.id.in_(chunk)))


async def delete_parts(db: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete everything that belongs to a few games, but not their rows."""
    for model in (EventRow, CommandRow, VoteRow, SeatRow):
        await db.execute(delete(model).where(model.game_id.in_(ids)))


def forgotten_try(day: str, game: str, identity: str) -> str:
    """Return the key of a deleted person's game with the dice of a day: a hash, which names nobody."""
    return f"{day} {game} {GONE}{sha256(identity.encode()).hexdigest()[:32]}"


def _chunks(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the ids in chunks."""
    return (ids[first : first + AT_ONCE] for first in range(0, len(ids), AT_ONCE))


def _reason(error: Exception) -> object:
    """Return why a database fails; errors that may quote what somebody sent are given by their type only."""
    match error:
        case OperationalError():
            return error.orig
        case OSError():
            return error
    return type(error).__name__
