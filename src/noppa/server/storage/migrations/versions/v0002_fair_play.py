"""One game with the dice of a day for each identity, and the hash of each seat's seed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FIRST_TRIES = """
UPDATE games SET daily = day || ' ' || game || ' ' || creator
WHERE day IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM games AS earlier
    WHERE earlier.day = games.day AND earlier.game = games.game AND earlier.creator = games.creator
    AND (earlier.created_at < games.created_at OR (earlier.created_at = games.created_at AND earlier.id < games.id))
)
"""
"""Of several games that somebody had with the dice of a day, the first counts."""


def upgrade() -> None:
    """Add the columns."""
    op.add_column("games", sa.Column("daily", sa.String(96), nullable=True))
    op.add_column("seats", sa.Column("seed_hash", sa.String(64), nullable=False, server_default=""))
    op.execute(FIRST_TRIES)
    op.create_index("ix_games_daily", "games", ["daily"], unique=True)


def downgrade() -> None:
    """Drop the columns."""
    op.drop_index("ix_games_daily", "games")
    with op.batch_alter_table("games") as games:
        games.drop_column("daily")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seed_hash")
