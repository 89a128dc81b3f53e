"""Finished games and records over HTTP: step by step, and one's own history."""

from typing import Any

from fastapi import APIRouter

from noppa.server.api.games import finished
from noppa.server.schemas.requests import RecordText
from noppa.server.context import Address, Context, Here, Maybe, Who
from noppa.server.storage.sql_storage import StoredGame
from noppa.host.rebuild import record_of
from noppa.server.schemas.fields import GameId
from noppa.server.schemas.record_responses import HistoryTold, RecordTold

router = APIRouter(prefix="/api", tags=["records"])
MOST_PLAYED = 200
MOST_OUTCOMES = 5000


@router.post("/records", response_model=RecordTold)
async def open_record(asked: RecordText, here: Here, who: Who, address: Address) -> dict[str, Any]:
    """A record that is sent along, checked, and told step by step; nothing of it is kept."""
    here.limits.making(who, address)
    told: dict[str, Any] = await here.reader.ask({"job": "steps", "record": asked.record, "check": True})
    return told


@router.get("/games/{game_id}/steps", response_model=RecordTold)
async def list_steps(game_id: GameId, here: Here, asker: Maybe) -> dict[str, Any]:
    """A game that is over, step by step, nothing withheld any more."""
    del asker
    made = await finished(here, game_id)
    told: dict[str, Any] = await here.reader.ask({"job": "steps", "record": made.text(), "check": False})
    room = await here.hall.room(game_id)
    for shown, seat in zip(told["seats"], room.game.seats, strict=True):
        shown |= {"colour": seat.colour, "shape": seat.shape}
    return told


@router.get("/history", response_model=HistoryTold)
async def history(here: Here, asker: Maybe) -> dict[str, Any]:
    """One's own finished games, the oldest first."""
    played = await here.hall.store.played(asker, MOST_PLAYED) if asker else []
    await _learn_outcomes(here, played)
    parts = [part for game in reversed(played) for part in _parts(game, asker, here.outcomes[_key(game)])]
    return {"played": parts}


async def _learn_outcomes(here: Context, played: list[StoredGame]) -> None:
    """Find out who won the games of which that is not known yet."""
    unknown = [game for game in played if _key(game) not in here.outcomes]
    if not unknown:
        return
    if len(here.outcomes) > MOST_OUTCOMES:
        here.outcomes.clear()
        unknown = played
    records = [record_of(game, await here.hall.store.events(game.id)).text() for game in unknown]
    won = await here.reader.ask({"job": "winners", "records": records})
    here.outcomes.update({_key(game): winners for game, winners in zip(unknown, won, strict=True)})


def _key(game: StoredGame) -> tuple[str, float]:
    """What a game's outcome hangs on: with real dice it may change once more."""
    return game.id, game.changed_at


def _parts(game: StoredGame, asker: str, winners: list[int] | None) -> list[dict[str, Any]]:
    """A person's seats in a game that came to its end (`PlayedTold`)."""
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
        if seat.holder == asker
    ]
