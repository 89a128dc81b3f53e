"""The host's messages as JSON: the one place where WebSocket messages are validated and encoded."""

from typing import Annotated, Any, TypeAlias, get_args

from pydantic import Field, TypeAdapter

from noppa.host.messages import Message

ServerMessage: TypeAlias = Annotated[Message, Field(discriminator="type")]

_ENCODERS: dict[type[Message], TypeAdapter[Any]] = {kind: TypeAdapter(kind) for kind in get_args(Message)}


class _Last:
    """The message encoded last: one that goes to many viewers is encoded once."""

    message: Message | None = None
    text = ""


def encode(message: Message) -> str:
    """Return a message as JSON; raise `PydanticSerializationError` if a field does not match its type."""
    if message is not _Last.message:
        _Last.text = _ENCODERS[type(message)].dump_json(message, warnings="error").decode()
        _Last.message = message
    return _Last.text


def message_schemas(template: str) -> dict[str, Any]:
    """Return the JSON Schema of every message and its parts by name; `template` says how they refer to each other."""
    described: dict[str, Any] = TypeAdapter(ServerMessage).json_schema(ref_template=template)["$defs"]
    return described
