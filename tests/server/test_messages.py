"""Messages to browsers are validated where they are encoded."""

import json
from typing import Any

import pytest
from pydantic_core import PydanticSerializationError

from noppa.host.messages import Done, Events, Reacted
from noppa.server.schemas.messages import encode

DONE: dict[str, Any] = {"id": "c1", "first": 1, "last": 2, "number": 2, "first_conflict": None}


def test_a_message_is_json_with_its_type_first() -> None:
    """Every field is present, including those that are null."""
    text = encode(Done(**DONE))
    assert text.startswith('{"type":"done"')
    assert json.loads(text) == {"type": "done", **DONE}


@pytest.mark.parametrize(
    "message",
    [
        Done(**DONE | {"first": "1"}),
        Done(**DONE | {"first_conflict": "none"}),
        Reacted(seat="0", reaction="wow"),  # type: ignore[arg-type]
        Events(number=1, events=[{"number": 1}], game=None, you=None, views=[]),  # type: ignore[list-item, arg-type]
    ],
)
def test_a_field_that_is_not_what_its_type_says_is_an_error(message: Any) -> None:
    """An invalid message never reaches a browser."""
    with pytest.raises(PydanticSerializationError):
        encode(message)
