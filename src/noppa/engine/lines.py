"""Lines in, lines out: what a request and its answer look like, whatever they say."""

import json
from collections.abc import Callable, Mapping
from typing import IO, Any

from noppa.core.errors import BadProgram, NoppaError, Plain
from noppa.engine import MOST_BYTES
from noppa.locale import Messages

Message = Mapping[str, Any]


def read_line(line: bytes) -> Message:
    """The JSON object that a line holds."""
    if len(line) > MOST_BYTES:
        raise BadProgram("engine-too-long", most=MOST_BYTES)
    try:
        found = json.loads(line.decode("utf-8"), parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise BadProgram("engine-not-json", text=shown(line)) from None
    if not isinstance(found, dict):
        raise BadProgram("engine-not-an-object", text=shown(line))
    return found


def written(message: Mapping[str, Plain]) -> bytes:
    """A message as one line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace") + b"\n"


def shown(line: bytes) -> str:
    """The beginning of a line for a person to read, without what would upset a terminal."""
    text = line[:200].decode("utf-8", "replace").strip()
    return "".join(sign if sign.isprintable() else "�" for sign in text)[:80]


def serve(source: IO[bytes], sink: IO[bytes], answer: Callable[[Message], Mapping[str, Plain] | None]) -> None:
    """Answer every line until there is none, or until the answer is None; no line ends it by being wrong."""
    say = Messages()
    while line := source.readline(MOST_BYTES + 1):
        if not line.strip():
            continue
        name: Plain = None
        try:
            if not line.endswith(b"\n"):
                _skip_rest(source)
            request = read_line(line)
            name = request.get("id")
            told = answer(request)
            if told is None:
                return
        except NoppaError as error:
            told = {
                "error": {
                    "code": error.code,
                    "params": error.params,
                    "text": say.error(error, str(error.params.get("game", ""))),
                }
            }
        sink.write(written(told if name is None else {"id": name, **told}))
        sink.flush()


def _skip_rest(source: IO[bytes]) -> None:
    """Read on to the end of a line that is too long to be kept."""
    while (more := source.readline(MOST_BYTES)) and not more.endswith(b"\n"):
        pass


def _refuse(constant: str) -> None:
    raise ValueError(constant)
