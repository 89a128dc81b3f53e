"""Where games are kept: one small interface over SQLAlchemy, on SQLite or PostgreSQL.

That an event's number is unique in its game is the compare-and-set, and it holds across processes.
"""

import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, not_, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from noppa.server.storage.event_writer import Append, Appends, Line, Standing
from noppa.server.storage.engines import Engines
from noppa.server.storage.models import CommandRow, EventRow, GameRow, LinkRow, SeatRow, VoteRow
from noppa.host.refusal import Refused

LOG = logging.getLogger("noppa.server")


class NumberTaken(Exception):
    """Another event has that number already: look again."""


class Repeated(Exception):
    """This command was carried out before, as the events from the first to the last number."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__(first, last)
        self.first, self.last = first, last


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat as the database has it."""

    seat: int
    kind: str
    name: str
    colour: str
    shape: str
    level: str
    holder: str | None = None
    reserved: str | None = None
    seed: str = ""
    invite: int = 0
    invited: bool = False


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as the database has it, with its seats."""

    id: str
    game: str
    rules_version: int
    setup: dict[str, Any]
    server_seed: str
    creator: str
    status: str
    private: bool
    created_at: float
    changed_at: float
    wake_at: float | None
    scores: list[int]
    previous: str | None
    next: str | None
    day: str | None
    seats: tuple[StoredSeat, ...]


@dataclass(frozen=True, slots=True)
class Vote:
    """A seat's answer to a topic."""

    topic: str
    seat: int
    consents: bool


GAME_COLUMNS = [column for column in GameRow.__table__.columns]  # noqa: C416 - a list of its own
SEAT_FIELDS = tuple(StoredSeat.__dataclass_fields__)
SEAT_COLUMNS = [SeatRow.__table__.c[name] for name in SEAT_FIELDS]


class Store:
    """All reading and writing; every failure of the database is one refusal, told to the log once."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._away: set[str] = set()
        self._appends = Appends(self._writing)

    # Games and events ----------------------------------------------------------------------

    async def create(self, game: StoredGame, replaces: str | None = None) -> str:
        """Write a new game; as the next game of another it is written once, and the first one's id is told."""
        values = {column.name: getattr(game, column.name) for column in GAME_COLUMNS}
        async with self._writing() as db:
            if replaces is not None:
                first = update(GameRow).where(GameRow.id == replaces, GameRow.next.is_(None)).values(next=game.id)
                if (await db.execute(first)).rowcount == 0:
                    known = await db.scalar(select(GameRow.next).where(GameRow.id == replaces))
                    return str(known)
            await db.execute(insert(GameRow).values(**values))
            seats = [{name: getattr(seat, name) for name in SEAT_FIELDS} | {"game_id": game.id} for seat in game.seats]
            await db.execute(insert(SeatRow), seats)
        return game.id

    async def game(self, game_id: str) -> StoredGame | None:
        """A game with its seats."""
        async with self._reading() as db:
            found = await self._games(db, GameRow.id == game_id)
        return found[0] if found else None

    async def listed(self, most: int) -> list[StoredGame]:
        """Games that anybody may see in the list: not private, not over, the newest first."""
        async with self._reading() as db:
            public = GameRow.private.is_(False) & GameRow.status.in_(("waiting", "playing")) & GameRow.day.is_(None)
            return await self._games(db, public, most)

    async def played(self, identity: str, most: int) -> list[StoredGame]:
        """Games that are over and that somebody sat in, the newest first."""
        async with self._reading() as db:
            seated = select(SeatRow.game_id).where(SeatRow.holder == identity)
            return await self._games(db, (GameRow.status == "over") & GameRow.id.in_(seated), most)

    async def mine(self, identity: str, most: int) -> list[StoredGame]:
        """Games that somebody made or sits in, the newest first."""
        async with self._reading() as db:
            seated = select(SeatRow.game_id).where(or_(SeatRow.holder == identity, SeatRow.reserved == identity))
            return await self._games(db, (GameRow.creator == identity) | GameRow.id.in_(seated), most)

    async def of_day(self, day: str, game: str) -> list[StoredGame]:
        """Everybody's game with the dice of a day."""
        async with self._reading() as db:
            return await self._games(db, (GameRow.day == day) & (GameRow.game == game), 1000)

    async def waking(self, before: float, most: int) -> list[str]:
        """Games in which something should have happened by itself before that time."""
        due = select(GameRow.id).where(GameRow.wake_at <= before).order_by(GameRow.wake_at).limit(most)
        async with self._reading() as db:
            return [row[0] for row in await db.execute(due)]

    async def statuses(self) -> dict[str, int]:
        """How many games there are of each status."""
        async with self._reading() as db:
            counted = await db.execute(select(GameRow.status, func.count()).group_by(GameRow.status))
            return {row[0]: row[1] for row in counted}

    async def events(self, game_id: str, after: int = -1) -> list[Line]:
        """The events of a game after that number."""
        wanted = select(EventRow.text, EventRow.at).where(EventRow.game_id == game_id, EventRow.number > after)
        async with self._reading() as db:
            return [Line(*row) for row in await db.execute(wanted.order_by(EventRow.number))]

    async def append(
        self,
        game_id: str,
        first: int,
        lines: Sequence[Line],
        standing: Standing,
        holder: str = "",
        command: str = "",
    ) -> None:
        """Write events from that number on, all or none; raises `Repeated` or `NumberTaken`."""
        try:
            await self._appends.write(Append(game_id, first, lines, standing, holder, command))
        except IntegrityError:
            if command and (known := await self.result(game_id, holder, command)):
                raise known from None
            raise NumberTaken from None

    async def result(self, game_id: str, holder: str, command: str) -> Repeated | None:
        """What a command became, if it was carried out before."""
        wanted = select(CommandRow.first, CommandRow.last).where(
            CommandRow.game_id == game_id, CommandRow.holder == holder, CommandRow.id == command
        )
        async with self._reading() as db:
            row = (await db.execute(wanted)).first()
        return Repeated(*row) if row else None

    async def close_game(self, game_id: str) -> None:
        """A game that cannot go on: its events and scores stay as they are."""
        async with self._writing() as db:
            await db.execute(update(GameRow).where(GameRow.id == game_id).values(status="closed", wake_at=None))

    async def rest(self, game_id: str) -> None:
        """Nothing happens by itself in a game after all."""
        async with self._writing() as db:
            await db.execute(update(GameRow).where(GameRow.id == game_id).values(wake_at=None))

    async def close_outdated(self, versions: Mapping[str, int]) -> int:
        """Close running games of other rules than these; how many. Their events and scores stay."""
        current = or_(*((GameRow.game == name) & (GameRow.rules_version == now) for name, now in versions.items()))
        running = GameRow.status.in_(("waiting", "playing"))
        async with self._writing() as db:
            closed = update(GameRow).where(running, not_(current)).values(status="closed", wake_at=None)
            return int((await db.execute(closed)).rowcount)

    async def prune(self, before: float) -> int:
        """Delete games that have not changed since then; how many."""
        old = select(GameRow.id).where(GameRow.changed_at < before)
        async with self._writing() as db:
            for model in (EventRow, CommandRow, VoteRow, SeatRow):
                await db.execute(delete(model).where(model.game_id.in_(old)))
            await db.execute(delete(LinkRow).where(LinkRow.expires_at < before))
            return int((await db.execute(delete(GameRow).where(GameRow.changed_at < before))).rowcount)

    # Seats ---------------------------------------------------------------------------------

    async def sit(self, game_id: str, seat: int, holder: str, invite: int | None, **told: str) -> bool:
        """Give a free seat to somebody, once; with an invite only while it is in force."""
        free = [SeatRow.game_id == game_id, SeatRow.seat == seat, SeatRow.holder.is_(None), SeatRow.kind != "bot"]
        if invite is None:
            free.append(SeatRow.reserved == holder)
        else:
            free += [SeatRow.invite == invite, SeatRow.invited.is_(True)]
        taken = update(SeatRow).where(*free).values(holder=holder, reserved=None, invited=False, **told)
        async with self._writing() as db:
            return bool((await db.execute(taken)).rowcount)

    async def free(self, game_id: str, seat: int) -> None:
        """Take a seat from whoever holds it or has it kept."""
        await self._change_seat(game_id, seat, holder=None, reserved=None, kind="link")

    async def invite(self, game_id: str, seat: int, *, force: bool) -> int:
        """Put an invitation in force, or withdraw it; its number."""
        changes: dict[str, Any] = {"invited": force}
        if not force:
            changes["invite"] = SeatRow.invite + 1
        await self._change_seat(game_id, seat, **changes)
        async with self._reading() as db:
            wanted = select(SeatRow.invite).where(SeatRow.game_id == game_id, SeatRow.seat == seat)
            return int(await db.scalar(wanted) or 0)

    async def _change_seat(self, game_id: str, seat: int, **values: Any) -> None:
        changed = update(SeatRow).where(SeatRow.game_id == game_id, SeatRow.seat == seat).values(**values)
        async with self._writing() as db:
            await db.execute(changed)

    # Consent and links ---------------------------------------------------------------------

    async def vote(self, game_id: str, number: int, vote: Vote) -> None:
        """Note a seat's answer; the last one counts."""
        where = (VoteRow.game_id == game_id, VoteRow.topic == vote.topic, VoteRow.number == number)
        async with self._writing() as db:
            await db.execute(delete(VoteRow).where(*where, VoteRow.seat == vote.seat))
            await db.execute(
                insert(VoteRow).values(
                    game_id=game_id, topic=vote.topic, number=number, seat=vote.seat, consents=vote.consents
                )
            )

    async def votes(self, game_id: str, number: int) -> list[Vote]:
        """Every answer given since the event of that number."""
        wanted = select(VoteRow.topic, VoteRow.seat, VoteRow.consents).where(
            VoteRow.game_id == game_id, VoteRow.number == number
        )
        async with self._reading() as db:
            return [Vote(*row) for row in await db.execute(wanted.order_by(VoteRow.topic, VoteRow.seat))]

    async def add_link(self, token: str, identity: str, expires_at: float) -> None:
        """Keep a link to another device, by the hash of its token."""
        async with self._writing() as db:
            await db.execute(insert(LinkRow).values(token=token, identity=identity, expires_at=expires_at))

    async def use_link(self, token: str, now: float) -> str | None:
        """The identity of a link that still lasts; it can be used once."""
        used = delete(LinkRow).where(LinkRow.token == token, LinkRow.expires_at >= now).returning(LinkRow.identity)
        async with self._writing() as db:
            return (await db.execute(used)).scalar()

    # --------------------------------------------------------------------------------------

    @staticmethod
    async def _games(db: AsyncConnection, where: Any, most: int = 1) -> list[StoredGame]:
        wanted = select(*GAME_COLUMNS).where(where).order_by(GameRow.changed_at.desc()).limit(most)
        rows = (await db.execute(wanted)).mappings().all()
        ids = [row["id"] for row in rows]
        seated = select(SeatRow.game_id, *SEAT_COLUMNS).where(SeatRow.game_id.in_(ids)).order_by(SeatRow.seat)
        seats: dict[str, list[StoredSeat]] = {game_id: [] for game_id in ids}
        for game_id, *seat in await db.execute(seated):
            seats[game_id].append(StoredSeat(*seat))
        return [StoredGame(**row, seats=tuple(seats[row["id"]])) for row in rows]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._watched("reading"), self._engines.reading.connect() as db:
            yield db

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._watched("writing"), self._engines.writing.begin() as db:
            yield db

    @asynccontextmanager
    async def _watched(self, what: str) -> AsyncIterator[None]:
        """A failing database is one sentence in the log, not one for each request."""
        try:
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            if what not in self._away:
                why = error.orig if isinstance(error, DBAPIError) else error
                LOG.error("%s fails, the database does not answer: %s", what, why)  # noqa: TRY400 - one sentence
            self._away.add(what)
            raise Refused("storage-unavailable") from None
        if what in self._away:
            LOG.warning("%s works, the database answers again", what)
            self._away.discard(what)
