"""Finished games and records over HTTP: step by step, and one's own history."""

from fastapi import APIRouter

from noppa.host.rebuild import record_of
from noppa.host.storage import StoredGame
from noppa.server.context import Address, Context, Here, Maybe, Who
from noppa.server.schemas.fields import GameId
from noppa.server.schemas.record_responses import HistoryInfo, PlayedInfo, RecordInfo
from noppa.server.schemas.requests import RecordText

router = APIRouter(prefix="/api", tags=["records"])
MOST_PLAYED = 200
MOST_OUTCOMES = 5000


@router.post("/records")
async def open_record(asked: RecordText, here: Here, who: Who, address: Address) -> RecordInfo:
    """A record that is sent along, checked, and shown step by step; nothing of it is kept."""
    here.limits.making(who, address)
    found = await here.reader.ask({"job": "steps", "record": asked.record, "check": True})
    return RecordInfo.model_validate(found)


@router.get("/games/{game_id}/steps")
async def list_steps(game_id: GameId, here: Here, asker: Maybe) -> RecordInfo:
    """A game that is over, step by step, nothing hidden any more."""
    del asker
    live = await here.registry.find(game_id)
    made = await here.registry.finished_record(live)
    found = await here.reader.ask({"job": "steps", "record": made.text(), "check": False})
    for shown, seat in zip(found["seats"], live.game.seats, strict=True):
        shown |= {"colour": seat.colour, "shape": seat.shape}
    return RecordInfo.model_validate(found)


@router.get("/history")
async def history(here: Here, asker: Maybe) -> HistoryInfo:
    """One's own finished games, the oldest first."""
    played = await here.storage.list_finished(asker, MOST_PLAYED) if asker else []
    await _learn_outcomes(here, played)
    parts = [part for game in reversed(played) for part in _parts(game, asker, here.outcomes[_key(game)])]
    return HistoryInfo(played=parts)


async def _learn_outcomes(here: Context, played: list[StoredGame]) -> None:
    """Find out who won the games of which that is not known yet."""
    unknown = [game for game in played if _key(game) not in here.outcomes]
    if not unknown:
        return
    if len(here.outcomes) > MOST_OUTCOMES:
        here.outcomes.clear()
        unknown = played
    records = [record_of(game, await here.storage.load_events(game.id)).text() for game in unknown]
    won = await here.reader.ask({"job": "winners", "records": records})
    here.outcomes.update({_key(game): winners for game, winners in zip(unknown, won, strict=True)})


def _key(game: StoredGame) -> tuple[str, float]:
    """Return what a game's outcome depends on: with real dice it may change once more."""
    return game.id, game.changed_at


def _parts(game: StoredGame, asker: str, winners: list[int] | None) -> list[PlayedInfo]:
    """Return a person's seats in a game that came to its end."""
    if winners is None:
        return []
    return [
        PlayedInfo(
            id=game.id,
            game=game.game,
            edition=game.setup["edition"],
            at=game.changed_at,
            seat=seat.seat,
            name=seat.name,
            score=game.scores[seat.seat],
            won=seat.seat in winners,
            names=[other.name for other in game.seats],
            scores=list(game.scores),
        )
        for seat in game.seats
        if seat.holder == asker
    ]
