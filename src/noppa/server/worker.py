"""A process that thinks: it reads a question a line and writes its answer a line, as JSON.

It is started by `workers.py`, at a lower priority than the server, and ends when the server does.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from noppa.core import record_file
from noppa.core.codec import decode
from noppa.core.errors import NoppaError
from noppa.core.rules import Rules
from noppa.games import games, rules

NICENESS = 10


@lru_cache(maxsize=64)
def rules_from(text: str) -> Rules[Any]:
    """The rules that a question names; kept, for the same are asked for again and again."""
    told = json.loads(text)
    own = {games()[told["game"]].content: told["content"]} if told["content"] is not None else {}
    return rules(told["game"], told["edition"], **told["options"], **own)


def _position(asked: Mapping[str, Any]) -> tuple[Rules[Any], Any, int]:
    settled = rules_from(asked["rules"])
    return settled, decode(asked["state"], settled.state_type), asked["seat"]


def move(asked: Mapping[str, Any]) -> str:
    """A bot's move in a position that its seat may see."""
    from noppa.bots import BOTS  # noqa: PLC0415 - only who asks for bots waits for them

    return str(BOTS[asked["level"]](*_position(asked)))


def ready(asked: Mapping[str, Any]) -> None:
    """Work out what bots of these levels need to know, and keep it on disk for every process."""
    from noppa.bots import prepare  # noqa: PLC0415 - only who asks for bots waits for them

    prepare(rules_from(asked["rules"]), asked["levels"])


def advice(asked: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every legal move with what it is worth, best first."""
    from noppa.coach import advise  # noqa: PLC0415 - numba takes a second to import

    told = advise(*_position(asked))
    return [asdict(choice) | {"move": str(choice.move)} for choice in told]


def review(asked: Mapping[str, Any]) -> dict[str, Any]:
    """The review of a finished game."""
    from noppa.coach import review as review_record  # noqa: PLC0415 - numba takes a second to import
    from noppa.coach.plain import plain_review  # noqa: PLC0415 - the same

    return plain_review(review_record(record_file.read(asked["record"])))


JOBS: dict[str, Callable[[Mapping[str, Any]], Any]] = {
    "ready": ready,
    "move": move,
    "advice": advice,
    "review": review,
}


def answer(line: str) -> str:
    """The answer to a question: a result, or the code and parameters of an error."""
    asked = json.loads(line)
    try:
        return json.dumps({"result": JOBS[asked["job"]](asked)})
    except NoppaError as error:
        return json.dumps({"error": error.code, "params": error.params})


def main() -> None:
    """Answer until the server closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in sys.stdin:
        sys.stdout.write(answer(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
