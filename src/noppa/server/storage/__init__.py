"""Where games are kept: SQLite or PostgreSQL, with migrations and backups."""
