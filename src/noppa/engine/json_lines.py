"""JSON lines: reading requests, writing answers, and serving one after the other."""

import json
from collections.abc import Mapping
from typing import IO, Any, Protocol

from noppa.core.errors import BadProgram, NoppaError, Plain
from noppa.engine import MOST_BYTES
from noppa.locale import Messages

Message = Mapping[str, Any]


def decode_line(line: bytes) -> Message:
    """Return the JSON object in a line. Raises `BadProgram` if it is too long or not an object."""
    if len(line) > MOST_BYTES:
        raise BadProgram("engine-too-long", most=MOST_BYTES)
    try:
        found = json.loads(line.decode("utf-8"), parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise BadProgram("engine-not-json", text=printable(line)) from None
    if not isinstance(found, dict):
        raise BadProgram("engine-not-an-object", text=printable(line))
    return found


def encode_line(message: Mapping[str, Plain]) -> bytes:
    """Return a message as one line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace") + b"\n"


def printable(line: bytes) -> str:
    """Return the beginning of a line without control characters, for a person to read."""
    text = line[:200].decode("utf-8", "replace").strip()
    return "".join(sign if sign.isprintable() else "�" for sign in text)[:80]


class Answering(Protocol):
    """Whoever answers requests, until it has ended."""

    ended: bool

    def answer(self, request: Message) -> Mapping[str, Plain]:
        """Return the answer to a request. Raises `NoppaError` for one that cannot be answered."""


def serve(source: IO[bytes], sink: IO[bytes], session: Answering) -> None:
    """Answer every line until there are no more or the session has ended; a bad line gets an error as answer."""
    say = Messages()
    while not session.ended and (line := source.readline(MOST_BYTES + 1)):
        if not line.strip():
            continue
        name: Plain = None
        try:
            if not line.endswith(b"\n"):
                _skip_rest(source)
            request = decode_line(line)
            name = request["id"] if type(request.get("id")) in (str, int) else None
            reply = session.answer(request)
        except NoppaError as error:
            reply = {
                "error": {
                    "code": error.code,
                    "params": error.params,
                    "text": say.error(error, str(error.params.get("game", ""))),
                }
            }
        sink.write(encode_line(reply if name is None else {"id": name, **reply}))
        sink.flush()


def _skip_rest(source: IO[bytes]) -> None:
    """Read to the end of a line that is too long."""
    while (more := source.readline(MOST_BYTES)) and not more.endswith(b"\n"):
        pass


def _refuse(constant: str) -> None:
    raise ValueError(constant)
