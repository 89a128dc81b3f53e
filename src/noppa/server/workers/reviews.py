"""Reviews of finished games: worked out once, and cached for whoever looks again."""

from collections import OrderedDict
from hashlib import sha256

from noppa.server.schemas.coach_responses import ReviewInfo
from noppa.server.workers.fair_queue import Asker
from noppa.server.workers.pool import WorkerPool

MOST_CACHED = 64


class Reviews:
    """The reviews that were asked for last, each by the hash of its record."""

    def __init__(self, coach: WorkerPool) -> None:
        self._coach = coach
        self._cache: OrderedDict[str, ReviewInfo] = OrderedDict()

    async def of(self, record: str, asker: Asker) -> ReviewInfo:
        """Return the review of a record; raise what is wrong with it."""
        key = sha256(record.encode(errors="replace")).hexdigest()
        if key not in self._cache:
            answer = await self._coach.ask({"job": "review", "record": record}, asker)
            self._cache[key] = ReviewInfo.model_validate(answer)
            if len(self._cache) > MOST_CACHED:
                self._cache.popitem(last=False)
        self._cache.move_to_end(key)
        return self._cache[key]
