"""Predictable randomness."""

from random import Random


class Foreseen:
    """Replaces `secrets` where games are created, so that a repeated test has the same dice."""

    def __init__(self, test: str) -> None:
        self._draw = Random(test)

    def token_bytes(self, length: int) -> bytes:
        """Return that many bytes."""
        return self._draw.randbytes(length)
