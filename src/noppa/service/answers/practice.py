"""Practice: positions to choose in, drawn more often from kinds the player gets wrong, and a daily puzzle.

The player's progress stays on their own device: a request contains it and the response returns it.
"""

from collections.abc import Mapping
from typing import Any

from noppa.coach.schedule import read_progress
from noppa.core.errors import NoppaError
from noppa.games import games, rules
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.seating.daily_dice import has_begun
from noppa.service.answers.coach import finished_text
from noppa.service.ask import Ask
from noppa.service.jobs.positions import name_rules


class Practice:
    """Practice in one game: `registry` has the finished games that questions come from, and `ask` the coach."""

    def __init__(self, registry: Registry, identity: str, ask: Ask, game: str, edition: str | None = None) -> None:
        if game not in games():
            raise Refused("practice-unknown", game=game)
        self._registry, self._identity, self._ask = registry, identity, ask
        variant = rules(game, edition)
        self._named, self._edition = name_rules(variant), f"{variant.edition}:"

    async def next_question(self, seed: int, stored: Mapping[str, Any]) -> dict[str, Any]:
        """Return the next position: one that is due again, else one of a kind that is drawn (`PracticeQuestion`)."""
        progress = read_progress(stored)
        while (key := progress.due(self._is_here)) is not None:
            try:
                result = await self._ask({"job": "question", **await self._at(key)})
            except NoppaError:  # undone, deleted, or played by older rules
                progress = progress.without(key)
                continue
            return {**result, "key": key, "again": True, "progress": progress.plain()}
        job = {"job": "question", "rules": self._named, "draw": seed, "progress": progress.plain()}
        result = await self._ask(job)
        return {**result, "key": f"{self._edition}{result['key']}", "again": False, "progress": progress.plain()}

    async def question(self, key: str) -> dict[str, Any]:
        """Return the position of a key: the same for the same key (`PracticeQuestion`)."""
        result = await self._ask({"job": "question", **await self._at(key)})
        return {**result, "key": key, "again": False, "progress": None}

    async def answer(self, key: str, move: str, stored: Mapping[str, Any]) -> dict[str, Any]:
        """Return the value of a move, what would have been better, and the new progress (`PracticeAnswer`)."""
        result = await self._ask({"job": "answer", "move": move, **await self._at(key)})
        progress = read_progress(stored).answered(key, result["kind"], good=result["good"])
        return {**result, "progress": progress.plain()}

    def _is_here(self, key: str) -> bool:
        """Return whether a position is of a finished game or of this edition; others wait for their edition."""
        return "/" in key or ":" not in key or key.startswith(self._edition)

    async def _at(self, key: str) -> dict[str, Any]:
        """Return the position of a key as parameters of a job."""
        game_id, _, number = key.rpartition("/")
        if not game_id:
            return {"rules": self._named, "key": key}
        record = await finished_text(self._registry, game_id, self._identity)
        return {"record": record, "number": int(number), "key": key}


async def puzzle(day: str, game: str, now: float, ask: Ask) -> dict[str, Any]:
    """Return the puzzle of a day, the same for everybody (`PracticeQuestion`)."""
    return {**await ask({"job": "question", **_of_day(day, game, now)}), "again": False, "progress": None}


async def solve_puzzle(day: str, game: str, move: str, now: float, ask: Ask) -> dict[str, Any]:
    """Return the value of a move in the puzzle of a day, and what would have been better (`PracticeAnswer`)."""
    return {**await ask({"job": "answer", "move": move, **_of_day(day, game, now)}), "progress": None}


def _of_day(day: str, game: str, now: float) -> dict[str, Any]:
    if game not in games() or not has_begun(day, now):
        raise Refused("day-unknown", day=day, game=game)
    return {"rules": name_rules(rules(game)), "day": day}
