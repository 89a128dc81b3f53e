"""Games with real dice over HTTP: previewing dice before they are entered, and viewing older entries."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from noppa.host.play import real_dice
from noppa.server.context import CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.responses import EntryList, EntryView, Views
from noppa.service.answers.games import entry_list
from noppa.service.requests import GameId, PreviewRequest

router = APIRouter(prefix="/api", tags=["games"])


@router.post("/games/{game_id}/preview")
async def preview(game_id: GameId, body: PreviewRequest, context: CurrentContext, identity: Identity) -> Views:
    """Return the views of your seats if these real dice were entered; nothing is stored."""
    live = await context.find_game(game_id, identity)
    return Views(views=real_dice.preview(live, identity, body.dice))


@router.get("/games/{game_id}/entries", response_model=EntryList)
async def list_entries(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> dict[str, Any]:
    """Return the rolls, cards and moves in effect."""
    return entry_list(await context.find_game(game_id, identity), identity)


@router.get("/games/{game_id}/entries/{number}")
async def look_at_entry(
    game_id: GameId, number: Annotated[int, Field(ge=0, le=1_000_000)], context: CurrentContext, identity: MaybeIdentity
) -> EntryView:
    """Return an entry with the view before it, for correcting it."""
    past = real_dice.past_entry(await context.find_game(game_id, identity), identity, number)
    return EntryView(entry=past.entry, view=past.view)
