"""Refusals as they are sent over the network, each with a sentence in the reader's language."""

from collections.abc import Sequence
from typing import Any

from noppa.core.errors import NoppaError
from noppa.host.fields import invalid
from noppa.host.refusal import Refused
from noppa.locale.choosing import accepted
from noppa.server.schemas.responses import Problem
from noppa.server.sentences import Sentences
from noppa.service.problems import plain_problem


def problem_of(error: NoppaError, game: str = "", accept_language: str = "") -> Problem:
    """Return a refusal with its sentence in the best of the accepted languages."""
    return Problem.model_validate(plain_problem(error, Sentences(accepted(accept_language)), game))


def invalid_request(errors: Sequence[Any]) -> Refused:
    """Return the refusal of an invalid request, naming its first error."""
    first = errors[0] if errors else {}
    return invalid(".".join(str(part) for part in first.get("loc", ())), str(first.get("msg", "")))
