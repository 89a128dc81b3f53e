"""Chance that is no chance."""

from random import Random


class Foreseen:
    """In place of `secrets` where games are made: a test that runs again sees the same dice again."""

    def __init__(self, test: str) -> None:
        self._draw = Random(test)

    def token_bytes(self, length: int) -> bytes:
        """As many bytes."""
        return self._draw.randbytes(length)
