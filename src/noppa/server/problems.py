"""A refusal as it is told over the network."""

from collections.abc import Sequence
from typing import Any

from noppa.core.errors import NoppaError
from noppa.locale import Messages
from noppa.locale.choosing import accepted
from noppa.host.refusal import Refused

MOST_LEGAL = 200
"""How many legal moves a refusal lists."""


def plain_problem(error: NoppaError, game: str = "", liked: str = "") -> dict[str, Any]:
    """The code, the parameters, and the sentence in the language that is liked (`Problem`)."""
    params = {key: value[:MOST_LEGAL] if isinstance(value, tuple) else value for key, value in error.params.items()}
    return {"code": error.code, "params": params, "sentence": Messages(accepted(liked)).error(error, game)}


def invalid(errors: Sequence[Any]) -> Refused:
    """What a request lacks or has too much of: the first thing that is wrong with it, and where."""
    first = errors[0] if errors else {}
    where = ".".join(str(part) for part in first.get("loc", ()))
    return Refused("request-invalid", where=where[:120], why=str(first.get("msg", ""))[:200])
