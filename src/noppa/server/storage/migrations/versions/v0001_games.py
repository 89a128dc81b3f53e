"""Games, seats, events, commands, votes and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("server_seed", sa.String(64), nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("changed_at", sa.Double(), nullable=False),
        sa.Column("wake_at", sa.Double(), nullable=True),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("previous", sa.String(32), nullable=True),
        sa.Column("next", sa.String(32), nullable=True),
        sa.Column("day", sa.String(16), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_creator", "games", ["creator"])
    op.create_index("ix_games_wake_at", "games", ["wake_at"])
    op.create_index("ix_games_day", "games", ["day"])
    op.create_index("ix_games_listed", "games", ["status", "private", "changed_at"])
    op.create_table(
        "seats",
        _game(),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("shape", sa.String(16), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("holder", sa.String(32), nullable=True),
        sa.Column("reserved", sa.String(32), nullable=True),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("invite", sa.Integer(), nullable=False),
        sa.Column("invited", sa.Boolean(), nullable=False),
        _of_game("seats"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    op.create_table(
        "events",
        _game(),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        _of_game("events"),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_events"),
    )
    op.create_table(
        "commands",
        _game(),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        _of_game("commands"),
        sa.PrimaryKeyConstraint("game_id", "holder", "id", name="pk_commands"),
    )
    op.create_table(
        "votes",
        _game(),
        sa.Column("topic", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("consents", sa.Boolean(), nullable=False),
        _of_game("votes"),
        sa.PrimaryKeyConstraint("game_id", "topic", "number", "seat", name="pk_votes"),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_links"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("links", "votes", "commands", "events", "seats", "games"):
        op.drop_table(name)


def _game() -> sa.Column[str]:
    return sa.Column("game_id", sa.String(32), nullable=False)


def _of_game(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=f"fk_{table}_game_id", ondelete="CASCADE")
