"""Games over HTTP: creating, listing, viewing and playing them, rematches and records."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Response

from noppa.host.commands import read_command
from noppa.host.execute import execute
from noppa.host.live_game import LiveGame
from noppa.host.messages import Done
from noppa.host.seating.new_game import NewGame
from noppa.host.seating.open_game import open_rematch
from noppa.host.seating.seats import Invite
from noppa.server.api.outside_tables import table_url
from noppa.server.context import Address, Client, Context, CurrentContext, Identity, MaybeIdentity
from noppa.server.invites import invite_text
from noppa.server.network.addresses import qr
from noppa.server.schemas.responses import Catalogue, EventList, GameAnswer, GameList, InviteInfo, LinkInfo
from noppa.service.answers import games as answers
from noppa.service.answers.catalogue import catalogue as catalogue_answer
from noppa.service.answers.records import record_text
from noppa.service.requests import GameId, RematchRequest

router = APIRouter(prefix="/api", tags=["games"])
MOST_LISTED = 100


@router.get("/catalogue", response_model=Catalogue)
async def catalogue(_identity: MaybeIdentity) -> dict[str, Any]:
    """Return every game with its editions and options, the bots, colours and shapes."""
    return catalogue_answer(table_url)


@router.post("/games", status_code=201, response_model=GameAnswer)
async def make_game(
    body: NewGame, context: CurrentContext, identity: Identity, address: Address, client: Client
) -> dict[str, Any]:
    """Make a game; it starts when every seat is taken."""
    context.limits.count_creation(identity, address)
    live = await answers.make_game(context.registry, body, identity, context.ask("reader", client))
    return game_answer(context, live, identity)


@router.get("/games", response_model=GameList)
async def list_games(
    context: CurrentContext,
    identity: MaybeIdentity,
    mine: Annotated[bool, Query()] = False,  # noqa: FBT002 - by name in the address
) -> dict[str, Any]:
    """Return the public games; with `mine`, those you created or play in."""
    storage = context.storage
    return answers.game_list(
        await (storage.list_own(identity, MOST_LISTED) if mine else storage.list_public(MOST_LISTED))
    )


@router.get("/games/{game_id}", response_model=GameAnswer)
async def look(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> dict[str, Any]:
    """Return a game as you may see it."""
    return game_answer(context, await context.find_game(game_id, identity), identity)


@router.get("/games/{game_id}/link")
async def watch_link(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> LinkInfo:
    """Return a link for spectators and its QR code."""
    live = await context.find_game(game_id, identity)
    url = context.addresses.link("game", live.game.id)
    return LinkInfo(url=url, qr=qr(url), expires_at=None)


@router.get("/games/{game_id}/events", response_model=EventList)
async def list_events(
    game_id: GameId,
    context: CurrentContext,
    identity: MaybeIdentity,
    after: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
) -> dict[str, Any]:
    """Return the events after a number, at most a thousand; hidden ones have no text."""
    return answers.event_list(await context.find_game(game_id, identity), identity, after)


@router.post("/games/{game_id}/commands")
async def command(
    game_id: GameId, body: Annotated[dict[str, Any], Body()], context: CurrentContext, identity: Identity
) -> Done:
    """Apply a command; the same as sending it over the WebSocket."""
    return await execute(context.registry, await context.find_game(game_id, identity), identity, read_command(body))


@router.post("/games/{game_id}/rematch", status_code=201, response_model=GameAnswer)
async def rematch(
    game_id: GameId, body: RematchRequest, context: CurrentContext, identity: Identity, address: Address
) -> dict[str, Any]:
    """Open a rematch with the same players, or return the one already opened."""
    context.limits.count_creation(identity, address)
    live = await context.find_game(game_id, identity)
    return game_answer(
        context, await open_rematch(context.registry, live, identity, own_seeds=body.own_seeds), identity
    )


@router.get(
    "/games/{game_id}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def record(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> Response:
    """Return the record of a game that is over, with its secret seed: `noppa verify` checks it."""
    live = await context.find_game(game_id, identity)
    text = await record_text(context.registry, live)
    name = f"noppa-{live.game.game}-{game_id}.json"
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def game_answer(context: Context, live: LiveGame, identity: str) -> dict[str, Any]:
    """Return a game with the sender's own seats and views, and for its creator the valid invitations."""
    mine = live.game.creator == identity
    invites = [invite_info(context, live, seat.seat).model_dump() for seat in live.game.seats if mine and seat.invited]
    return answers.game_answer(live, identity, invites)


def invite_info(context: Context, live: LiveGame, seat: int) -> InviteInfo:
    """Return a seat's invitation as a link and a QR code."""
    text = invite_text(context.keys, Invite(live.game.id, seat, live.game.seats[seat].invite))
    url = context.addresses.link("join", text)
    return InviteInfo(seat=seat, invite=text, url=url, qr=qr(url))
