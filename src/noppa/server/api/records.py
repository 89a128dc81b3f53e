"""Finished games and records over HTTP: step by step, and one's own history."""

from fastapi import APIRouter

from noppa.host.rebuild import record_of
from noppa.host.storage import StoredGame
from noppa.server.context import Address, Client, Context, CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.fields import GameId
from noppa.server.schemas.record_responses import HistoryInfo, PlayedInfo, RecordInfo
from noppa.server.schemas.requests import RecordText
from noppa.server.workers.fair_queue import Asker

router = APIRouter(prefix="/api", tags=["records"])
MOST_PLAYED = 200
MOST_OUTCOMES = 5000


@router.post("/records")
async def open_record(
    body: RecordText, context: CurrentContext, identity: Identity, address: Address, client: Client
) -> RecordInfo:
    """Check the record in the request and return it step by step; nothing of it is stored."""
    context.limits.making(identity, address)
    found = await context.reader.ask({"job": "steps", "record": body.record, "check": True}, client)
    return RecordInfo.model_validate(found)


@router.get("/games/{game_id}/steps")
async def list_steps(game_id: GameId, context: CurrentContext, identity: MaybeIdentity, client: Client) -> RecordInfo:
    """Return a game that is over, step by step, nothing hidden any more."""
    live = await context.find_game(game_id, identity)
    made = await context.registry.finished_record(live)
    found = await context.reader.ask({"job": "steps", "record": made.text(), "check": False}, client)
    for shown, seat in zip(found["seats"], live.game.seats, strict=True):
        shown |= {"colour": seat.colour, "shape": seat.shape}
    return RecordInfo.model_validate(found)


@router.get("/history")
async def history(context: CurrentContext, identity: MaybeIdentity, client: Client) -> HistoryInfo:
    """Return your finished games, the oldest first."""
    played = await context.storage.list_finished(identity, MOST_PLAYED) if identity else []
    await _learn_outcomes(context, played, client)
    parts = [part for game in reversed(played) for part in _parts(game, identity, context.outcomes[_key(game)])]
    return HistoryInfo(played=parts)


async def _learn_outcomes(context: Context, played: list[StoredGame], client: Asker) -> None:
    """Find out who won the games of which that is not known yet."""
    unknown = [game for game in played if _key(game) not in context.outcomes]
    if not unknown:
        return
    if len(context.outcomes) > MOST_OUTCOMES:
        context.outcomes.clear()
        unknown = played
    records = [record_of(game, await context.storage.load_events(game.id)).text() for game in unknown]
    won = await context.reader.ask({"job": "winners", "records": records}, client)
    context.outcomes.update({_key(game): winners for game, winners in zip(unknown, won, strict=True)})


def _key(game: StoredGame) -> tuple[str, float]:
    """Return what a game's outcome depends on: with real dice it may change once more."""
    return game.id, game.changed_at


def _parts(game: StoredGame, identity: str, winners: list[int] | None) -> list[PlayedInfo]:
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
        if seat.holder == identity
    ]
