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
        message = json.loads(line.decode("utf-8"), parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise BadProgram("engine-not-json", text=printable(line)) from None
    if not isinstance(message, dict):
        raise BadProgram("engine-not-an-object", text=printable(line))
    return message


def encode_line(message: Mapping[str, Plain]) -> bytes:
    """Return a message as one line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace") + b"\n"


def printable(line: bytes) -> str:
    """Return the beginning of a line without control characters, for a person to read."""
    text = line[:200].decode("utf-8", "replace").strip()
    return "".join(char if char.isprintable() else "�" for char in text)[:80]


class RequestHandler(Protocol):
    """Anything that answers requests until it has ended."""

    ended: bool

    def answer(self, request: Message) -> Mapping[str, Plain]:
        """Return the answer to a request. Raises `NoppaError` for one that cannot be answered."""


def serve(source: IO[bytes], sink: IO[bytes], session: RequestHandler) -> None:
    """Answer each line until the input or the session ends; answer a bad line with an error."""
    say = Messages()
    while not session.ended and (line := source.readline(MOST_BYTES + 1)):
        if not line.strip():
            continue
        request_id: Plain = None
        try:
            if not line.endswith(b"\n"):
                _skip_rest(source)
            request = decode_line(line)
            request_id = request["id"] if type(request.get("id")) in (str, int) else None
            reply = session.answer(request)
        except NoppaError as error:
            reply = {
                "error": {
                    "code": error.code,
                    "params": error.params,
                    "text": say.error(error, str(error.params.get("game", ""))),
                }
            }
        sink.write(encode_line(reply if request_id is None else {"id": request_id, **reply}))
        sink.flush()


def _skip_rest(source: IO[bytes]) -> None:
    """Read to the end of a line that is too long."""
    while (chunk := source.readline(MOST_BYTES)) and not chunk.endswith(b"\n"):
        pass


def _refuse(constant: str) -> None:
    raise ValueError(constant)
