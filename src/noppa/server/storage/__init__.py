"""Stores games in SQLite or PostgreSQL, with migrations and backups."""
