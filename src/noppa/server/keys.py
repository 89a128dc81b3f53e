"""The one secret of a server, and what is signed with it: cookies, invites, the dice of a day."""

import hmac
import os
import secrets
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason

LENGTH = 32


@dataclass(frozen=True, slots=True)
class Keys:
    """Signs a text for a purpose; a signature for one purpose is invalid for another."""

    secret: bytes = field(repr=False)

    def digest(self, purpose: str, text: str) -> bytes:
        """Return 32 bytes that only this secret produces."""
        return hmac.digest(self.secret, f"{purpose}\n{text}".encode(), "sha256")

    def sign(self, purpose: str, text: str) -> str:
        """Return a signature of 128 bits, as hex digits."""
        return self.digest(purpose, text).hex()[:32]

    def check(self, purpose: str, text: str, signature: str) -> bool:
        """Return whether a signature is the one for that text."""
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode(errors="replace"))


def load_token(file: str) -> str:
    """Return the token in a file, empty if no file is named; raise `BadOption` if it cannot be read or is short."""
    if not file:
        return ""
    try:
        text = Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("setting-no-file", path=file, why=type(error).__name__) from None
    if len(text) < LENGTH:
        raise BadOption("secret-short", path=file, least=LENGTH)
    return text


def load_keys(path: Path) -> Keys:
    """Return the keys of a secret file, created for its owner only if it is missing; raise `BadOption` on failure."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _make_secret(path)
    except OSError as error:
        raise BadOption("secret-file", path=str(path), why=system_reason(error)) from None
    try:
        text = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("secret-file", path=str(path), why=type(error).__name__) from None
    if len(text) < LENGTH:
        raise BadOption("secret-short", path=str(path), least=LENGTH)
    return Keys(sha256(text.encode()).digest())


def _make_secret(path: Path) -> None:
    """Write a secret file that is complete when it appears; the first of several processes wins."""
    descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # readable by its owner only
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(LENGTH) + "\n")
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        os.unlink(draft)  # noqa: PTH108 - as it was made
