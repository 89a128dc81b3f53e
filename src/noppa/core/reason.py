"""A reason: why a move is worth what it is, as a sentence that the faces put into words."""

from typing import NamedTuple

from noppa.core.errors import Plain


class Reason(NamedTuple):
    """The code of a sentence, and its parameters."""

    code: str
    params: dict[str, Plain]
