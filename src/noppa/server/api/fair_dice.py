"""What a browser needs to check the dice by itself: which places were rolled, which cards were left."""

from typing import Any

from fastapi import APIRouter

from noppa.core.events import Moved
from noppa.core.rules import Draw, Roll
from noppa.core.table import TURN, Table
from noppa.server.context import Here, Maybe
from noppa.host.refusal import Refused
from noppa.server.schemas.fields import GameId
from noppa.server.schemas.responses import ChanceList

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game_id}/chances", response_model=ChanceList)
async def list_chances(game_id: GameId, here: Here, asker: Maybe) -> dict[str, Any]:
    """Every roll and card of a game so far, with what it was asked of; the seed comes at the end of the game."""
    del asker
    room = await here.hall.room(game_id)
    if room.match is None:
        raise Refused("game-not-started")
    return {"chances": chances(room.match.table, same=room.game.setup["same"])}


def chances(table: Table, *, same: bool) -> list[dict[str, Any]]:
    """The chance events in effect (`ChanceTold`), numbered as the fair dice count them."""
    told = []
    turns: dict[int, int] = {}
    within: dict[int, int] = {}
    for entry in table.history:
        asked = table.rules.pending(entry.before)
        if isinstance(entry.step, Moved) or not isinstance(asked, Roll | Draw):
            continue
        seat = asked.seat
        turns[seat] = turns.get(seat, -1) + asked.waits
        within[seat] = 0 if asked.waits else within.get(seat, -1) + 1
        number = max(turns[seat], 0) * TURN + within[seat] if same else entry.chances - 1
        told.append(
            {
                "event": entry.number,
                "text": str(entry.step),
                "seat": seat,
                "number": number,
                "places": list(asked.places) if isinstance(asked, Roll) else [],
                "deck": {str(card): left for card, left in asked.deck.items()} if isinstance(asked, Draw) else {},
            }
        )
    return told
