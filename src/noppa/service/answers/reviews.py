"""Reviews of finished games: worked out once and cached."""

from collections import OrderedDict
from hashlib import sha256
from typing import Any

from noppa.service.ask import Ask

MOST_CACHED = 64


class Reviews:
    """The most recently requested reviews, by the hash of the record."""

    def __init__(self) -> None:
        self._cache: OrderedDict[str, dict[str, Any]] = OrderedDict()

    def clear(self) -> None:
        """Forget every review: they hold players' names."""
        self._cache.clear()

    async def of(self, record: str, ask: Ask) -> dict[str, Any]:
        """Return the review of a record (`ReviewInfo`); raise an error if the record is invalid."""
        key = sha256(record.encode(errors="replace")).hexdigest()
        if key not in self._cache:
            self._cache[key] = await ask({"job": "review", "record": record})
            if len(self._cache) > MOST_CACHED:
                self._cache.popitem(last=False)
        self._cache.move_to_end(key)
        return self._cache[key]
