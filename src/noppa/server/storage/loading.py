"""Reads one game from the database: its row with its seats, its events, its votes.

Every game that somebody opens is read, a thousand at once after a restart. So the statements are built only once, and
on SQLite a whole function runs in one step of another thread.
"""

from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, select

from noppa.host.storage import Repeated, StoredEvent, StoredGame, StoredSeat, Vote
from noppa.server.storage.models import CommandRow, EventRow, GameRow, SeatRow, VoteRow

GAME_COLUMNS = [column for column in GameRow.__table__.columns if column.name != "daily"]
SEAT_FIELDS = tuple(StoredSeat.__dataclass_fields__)
SEAT_COLUMNS = [SeatRow.__table__.c[name] for name in SEAT_FIELDS]

GAME: BindParameter[str] = bindparam("game_id")
ROW = select(*GAME_COLUMNS).where(GameRow.id == GAME)
SEATS = select(*SEAT_COLUMNS).where(SeatRow.game_id == GAME).order_by(SeatRow.seat)
EVENTS = (
    select(EventRow.text, EventRow.at)
    .where(EventRow.game_id == GAME, EventRow.number > bindparam("after"))
    .order_by(EventRow.number)
)
VOTES = (
    select(VoteRow.topic, VoteRow.seat, VoteRow.consents)
    .where(VoteRow.game_id == GAME, VoteRow.number == bindparam("number"))
    .order_by(VoteRow.topic, VoteRow.seat)
)
COMMAND = select(CommandRow.first, CommandRow.last).where(
    CommandRow.game_id == GAME, CommandRow.holder == bindparam("holder"), CommandRow.id == bindparam("command")
)


def load_game(db: Connection, game_id: str) -> StoredGame | None:
    """Return a game with its seats, None if there is no such game."""
    row = db.execute(ROW, {"game_id": game_id}).mappings().first()
    if row is None:
        return None
    seats = db.execute(SEATS, {"game_id": game_id})
    return StoredGame(**row, seats=tuple(StoredSeat(*seat) for seat in seats))


def load_events(db: Connection, game_id: str, after: int) -> list[StoredEvent]:
    """Return the events of a game after that number, in order."""
    return [StoredEvent(*row) for row in db.execute(EVENTS, {"game_id": game_id, "after": after})]


def load_votes(db: Connection, game_id: str, number: int) -> list[Vote]:
    """Return every vote given since the event of that number."""
    rows: Any = db.execute(VOTES, {"game_id": game_id, "number": number})
    return [Vote(*row) for row in rows]


def command_result(db: Connection, game_id: str, holder: str, command: str) -> Repeated | None:
    """Return the event numbers of a command, None if it was never carried out."""
    row = db.execute(COMMAND, {"game_id": game_id, "holder": holder, "command": command}).first()
    return Repeated(*row) if row else None
