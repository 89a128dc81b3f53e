"""The server's part of its host's world: the system's randomness."""

import secrets

from noppa.server.keys import Keys


class ServerRandomness:
    """The system's randomness, and bytes derived from the server's secret."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def secret_bytes(self, length: int) -> bytes:
        """Return new unpredictable bytes."""
        return secrets.token_bytes(length)

    def derived_bytes(self, purpose: str, text: str) -> bytes:
        """Return 32 bytes that only this server's secret produces."""
        return self._keys.digest(purpose, text)
