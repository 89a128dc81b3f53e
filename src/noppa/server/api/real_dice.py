"""Games with real dice: what dice would bring before they are entered, and older entries to be put right."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from noppa.core.errors import IllegalMove
from noppa.host.play import views as telling
from noppa.server.schemas.requests import DiceShown
from noppa.server.context import Here, Maybe, Who
from noppa.host.game_log import Match, refuse_over
from noppa.host.refusal import Refused
from noppa.host.live_game import Room
from noppa.server.schemas.fields import GameId
from noppa.server.schemas.responses import EntryList, EntryView, Views

router = APIRouter(prefix="/api", tags=["games"])


@router.post("/games/{game_id}/preview", response_model=Views)
async def preview(game_id: GameId, asked: DiceShown, here: Here, who: Who) -> dict[str, Any]:
    """The position that real dice would lead to, as each of one's seats would see it; nothing is entered."""
    room = await here.hall.room(game_id)
    match, seats = _real(room), room.seats_of(who)
    if not seats:
        raise Refused("players-only")
    refuse_over(match)
    trial = match.copy()
    trial.take(lambda: trial.table.enter(tuple(asked.dice)), 0.0)
    return {"views": telling.views_of(trial.table.rules, trial.shown, seats)}


@router.get("/games/{game_id}/entries", response_model=EntryList)
async def list_entries(game_id: GameId, here: Here, asker: Maybe) -> dict[str, Any]:
    """The rolls, cards and moves that stand, as they read now."""
    room = await here.hall.room(game_id)
    return {"entries": telling.entries(_started(room), room.seats_of(asker))}


@router.get("/games/{game_id}/entries/{number}", response_model=EntryView)
async def look_at_entry(
    game_id: GameId, number: Annotated[int, Field(ge=0, le=1_000_000)], here: Here, asker: Maybe
) -> dict[str, Any]:
    """An entry with the position it was made in: what could have stood there instead."""
    room = await here.hall.room(game_id)
    match = _real(room)
    told = next((told for told in telling.entries(match, room.seats_of(asker)) if told["number"] == number), None)
    if told is None:
        raise IllegalMove("step-unknown", number=number, legal=())
    before = next(entry.before for entry in match.table.history if entry.number == number)
    return {"entry": told, "view": match.table.rules.view(before, told["seat"])}


def _started(room: Room) -> Match:
    if room.match is None:
        raise Refused("game-not-started")
    return room.match


def _real(room: Room) -> Match:
    match = _started(room)
    if not match.table.real:
        raise Refused("dice-not-real")
    return match
