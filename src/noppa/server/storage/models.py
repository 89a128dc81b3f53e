"""The tables of the database: the same on SQLite and PostgreSQL."""

from typing import Any, ClassVar

from sqlalchemy import JSON, Double, ForeignKey, Index, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

REVISION = "0002"
"""The newest migration: what this program's tables look like."""


class Model(DeclarativeBase):
    """The base of all tables: constraints have names, so that migrations can refer to them."""

    type_annotation_map: ClassVar[dict[Any, Any]] = {float: Double()}
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class GameRow(Model):
    """One game: its setup, its standing, and its secret seed."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules_version: Mapped[int]
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)
    server_seed: Mapped[str] = mapped_column(String(64))
    creator: Mapped[str] = mapped_column(String(32), index=True)
    status: Mapped[str] = mapped_column(String(16))
    private: Mapped[bool]
    created_at: Mapped[float]
    changed_at: Mapped[float]
    wake_at: Mapped[float | None] = mapped_column(index=True)
    scores: Mapped[list[int]] = mapped_column(JSON)
    previous: Mapped[str | None] = mapped_column(String(32))
    next: Mapped[str | None] = mapped_column(String(32))
    day: Mapped[str | None] = mapped_column(String(16), index=True)
    daily: Mapped[str | None] = mapped_column(String(96))
    """The day and player of a game with the dice of a day: there is one game for each."""

    __table_args__ = (
        Index("ix_games_listed", "status", "private", "changed_at"),
        Index("ix_games_daily", "daily", unique=True),
    )


class SeatRow(Model):
    """A seat of a game and who holds it; `invite` counts its invitations."""

    __tablename__ = "seats"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(64))
    colour: Mapped[str] = mapped_column(String(16))
    shape: Mapped[str] = mapped_column(String(16))
    level: Mapped[str] = mapped_column(String(32))
    holder: Mapped[str | None] = mapped_column(String(32), index=True)
    reserved: Mapped[str | None] = mapped_column(String(32))
    seed: Mapped[str] = mapped_column(String(128))
    seed_hash: Mapped[str] = mapped_column(String(64), server_default="")
    invite: Mapped[int]
    invited: Mapped[bool]


class EventRow(Model):
    """One event in its notation; as its number is unique, two processes cannot both write it."""

    __tablename__ = "events"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class CommandRow(Model):
    """A command that was carried out, and its events, so that it can be acknowledged again."""

    __tablename__ = "commands"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    holder: Mapped[str] = mapped_column(String(32), primary_key=True)
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    first: Mapped[int]
    last: Mapped[int]


class VoteRow(Model):
    """A seat's vote on a topic, valid until an event comes after `number`."""

    __tablename__ = "votes"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    topic: Mapped[str] = mapped_column(String(32), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    consents: Mapped[bool]


class LinkRow(Model):
    """A link that moves an identity to another device, by the hash of its token."""

    __tablename__ = "links"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    identity: Mapped[str] = mapped_column(String(32))
    expires_at: Mapped[float]
