"""The world that a server gives its host: the system's randomness."""

import secrets

from noppa.server.keys import Keys


class ServerRandomness:
    """The system's randomness, and what follows from the server's secret."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def secret_bytes(self, length: int) -> bytes:
        """Return new bytes that nobody can guess."""
        return secrets.token_bytes(length)

    def derived_bytes(self, purpose: str, text: str) -> bytes:
        """Return 32 bytes that only this server's secret gives."""
        return self._keys.digest(purpose, text)
