"""Finished games: step by step, and a player's history."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from noppa.host.live_game import LiveGame
from noppa.host.play import views
from noppa.host.rebuild import record_of
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.storage import StoredEvent, StoredGame
from noppa.service.ask import Ask

MOST_OUTCOMES = 5000
LoadEvents: TypeAlias = Callable[[str], Awaitable[Sequence[StoredEvent]]]


async def record_text(registry: Registry, live: LiveGame) -> str:
    """Return the record of a game that is over, with its secret seed; raise `Refused` while that is in use."""
    record = await registry.finished_record(live)
    if not views.seed_is_public(live):
        raise Refused("record-day-open")
    return record.text()


async def game_steps(registry: Registry, live: LiveGame, ask: Ask) -> dict[str, Any]:
    """Return a game that is over, step by step, nothing hidden any more (`RecordInfo`)."""
    record = await registry.finished_record(live)
    response: dict[str, Any] = await ask({"job": "steps", "record": record.text(), "check": False})
    for seat_info, seat in zip(response["seats"], live.game.seats, strict=True):
        seat_info |= {"colour": seat.colour, "shape": seat.shape}
    return response


async def record_steps(text: str, ask: Ask) -> dict[str, Any]:
    """Return a record, checked, step by step (`RecordInfo`)."""
    response: dict[str, Any] = await ask({"job": "steps", "record": text, "check": True})
    return response


class History:
    """A player's finished games; the winners of each are worked out once."""

    def __init__(self) -> None:
        self._outcomes: dict[tuple[str, float], list[int] | None] = {}
        """The winners, by a game's id and last change; None if the game was not played to its end."""

    async def of(self, identity: str, played: list[StoredGame], load_events: LoadEvents, ask: Ask) -> dict[str, Any]:
        """Return the results of games, given the newest first, with the oldest first (`HistoryInfo`)."""
        await self._cache_outcomes(played, load_events, ask)
        parts = [part for game in reversed(played) for part in _parts(game, identity, self._outcomes[_key(game)])]
        return {"played": parts}

    async def _cache_outcomes(self, played: list[StoredGame], load_events: LoadEvents, ask: Ask) -> None:
        """Work out and cache the winners of the games that are not cached yet."""
        unknown = [game for game in played if _key(game) not in self._outcomes]
        if not unknown:
            return
        if len(self._outcomes) > MOST_OUTCOMES:
            self._outcomes.clear()
            unknown = played
        records = [record_of(game, await load_events(game.id)).text() for game in unknown]
        won = await ask({"job": "winners", "records": records})
        self._outcomes.update({_key(game): winners for game, winners in zip(unknown, won, strict=True)})


def _key(game: StoredGame) -> tuple[str, float]:
    """Return the key of a game's outcome in the cache: with real dice the outcome may still change."""
    return game.id, game.changed_at


def _parts(game: StoredGame, identity: str, winners: list[int] | None) -> list[dict[str, Any]]:
    """Return a person's seats in a game that was played to its end (`PlayedInfo`)."""
    if winners is None:
        return []
    return [
        {
            "id": game.id,
            "game": game.game,
            "edition": game.setup["edition"],
            "at": game.changed_at,
            "seat": seat.seat,
            "name": seat.name,
            "score": game.scores[seat.seat],
            "won": seat.seat in winners,
            "names": [other.name for other in game.seats],
            "scores": list(game.scores),
        }
        for seat in game.seats
        if seat.holder == identity
    ]
