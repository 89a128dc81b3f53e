"""Reviews of finished games: worked out once, and kept for whoever looks again."""

from collections import OrderedDict
from hashlib import sha256
from typing import Any

from noppa.server.workers.pool import Workers

MOST_KEPT = 64


class Reviews:
    """The reviews that were asked for last, each by the hash of its record."""

    def __init__(self, coach: Workers) -> None:
        self._coach = coach
        self._known: OrderedDict[str, dict[str, Any]] = OrderedDict()

    async def of(self, record: str) -> dict[str, Any]:
        """The review of a record (`ReviewTold`)."""
        key = sha256(record.encode(errors="replace")).hexdigest()
        if key not in self._known:
            self._known[key] = await self._coach.ask({"job": "review", "record": record})
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]
