"""Games over HTTP: make, list, look, act, and what can be had afterwards."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Response

from noppa.bots import levels_of
from noppa.games import games
from noppa.host.choices import COLOURS, SHAPES
from noppa.host.commands import read_command
from noppa.host.execute import execute
from noppa.host.live_game import LiveGame
from noppa.host.messages import Done
from noppa.host.play import views
from noppa.host.refusal import Refused
from noppa.host.seating.open_game import open_game, open_rematch
from noppa.host.seating.seats import Invite
from noppa.server.api.outside_tables import table_url
from noppa.server.context import Address, Client, Context, CurrentContext, Identity, MaybeIdentity
from noppa.server.invites import invite_text
from noppa.server.network.addresses import qr
from noppa.server.schemas.fields import GameId
from noppa.server.schemas.requests import NewGame, RematchRequest
from noppa.server.schemas.responses import (
    Catalogue,
    EditionInfo,
    EventList,
    GameAnswer,
    GameList,
    InviteInfo,
    KindInfo,
    LinkInfo,
    OptionInfo,
)

router = APIRouter(prefix="/api", tags=["games"])
MOST_LISTED = 100
MOST_EVENTS = 1000


@router.get("/catalogue")
async def catalogue(_identity: MaybeIdentity) -> Catalogue:
    """Return every game with its editions and options, the bots, colours and shapes."""
    kinds = [
        KindInfo(
            name=game.name,
            version=game.version,
            least_players=game.least_players,
            most_players=game.most_players,
            content=game.content,
            bots=list(levels_of(game.name)),
            coach="hard" in levels_of(game.name),
            table_url=table_url(game.name),
            options=[
                OptionInfo(
                    name=option.name,
                    meaning=option.meaning,
                    default=option.default,
                    values=list(option.values),
                    least=option.least,
                    most=option.most,
                    step=option.step,
                )
                for option in game.options.values()
            ],
            editions=[
                EditionInfo(
                    name=edition.name,
                    meaning=edition.meaning,
                    languages=list(edition.languages),
                    options=dict(edition.options),
                )
                for edition in game.editions.values()
            ],
        )
        for game in games().values()
    ]
    return Catalogue(games=kinds, colours=list(COLOURS), shapes=list(SHAPES))


@router.post("/games", status_code=201)
async def make_game(
    body: NewGame, context: CurrentContext, identity: Identity, address: Address, client: Client
) -> GameAnswer:
    """Make a game; it starts when every seat is taken."""
    context.limits.making(identity, address)
    agreed = body.agreed()
    if body.content is not None:  # parsed and tried out elsewhere: what somebody sends never stops the server
        asked = {"job": "content", "game": body.game, "edition": body.edition, "options": body.options}
        agreed = replace(agreed, content=await context.reader.ask(asked | {"content": body.content}, client))
    return game_answer(context, await open_game(context.registry, agreed, identity), identity)


@router.get("/games")
async def list_games(
    context: CurrentContext,
    identity: MaybeIdentity,
    mine: Annotated[bool, Query()] = False,  # noqa: FBT002 - by name in the address
) -> GameList:
    """Return the games that anybody may watch; with `mine` those you made or sit in."""
    storage = context.storage
    found = await (storage.list_own(identity, MOST_LISTED) if mine else storage.list_public(MOST_LISTED))
    return GameList(games=[views.listed(game) for game in found])


@router.get("/games/{game_id}")
async def look(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> GameAnswer:
    """Return a game as you may see it."""
    return game_answer(context, await context.find_game(game_id, identity), identity)


@router.get("/games/{game_id}/link")
async def watch_link(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> LinkInfo:
    """Return a link with which anybody may watch a game, and its QR code."""
    live = await context.find_game(game_id, identity)
    url = context.addresses.link("game", live.game.id)
    return LinkInfo(url=url, qr=qr(url), expires_at=None)


@router.get("/games/{game_id}/events")
async def list_events(
    game_id: GameId,
    context: CurrentContext,
    identity: MaybeIdentity,
    after: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
) -> EventList:
    """Return the events after a number, at most a thousand; what is hidden from you has no text."""
    live = await context.find_game(game_id, identity)
    numbers = range(after + 1, min(live.number, after + MOST_EVENTS) + 1)
    return EventList(number=live.number, events=views.event_infos(live, live.seats_of(identity), numbers))


@router.post("/games/{game_id}/commands")
async def command(
    game_id: GameId, body: Annotated[dict[str, Any], Body()], context: CurrentContext, identity: Identity
) -> Done:
    """Do something in a game; the same as a message over its WebSocket."""
    return await execute(context.registry, await context.find_game(game_id, identity), identity, read_command(body))


@router.post("/games/{game_id}/rematch", status_code=201)
async def rematch(
    game_id: GameId, body: RematchRequest, context: CurrentContext, identity: Identity, address: Address
) -> GameAnswer:
    """Open the next game of the same people; whoever asks second gets the first one's game."""
    context.limits.making(identity, address)
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
    made = await context.registry.finished_record(live)
    if not views.seed_is_public(live):
        raise Refused("record-day-open")
    name = f"noppa-{live.game.game}-{game_id}.json"
    return Response(
        made.text(), media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def game_answer(context: Context, live: LiveGame, identity: str) -> GameAnswer:
    """Return a game with what is the asker's in it; for its creator also the invitations that are valid."""
    mine = live.game.creator == identity
    return GameAnswer(
        game=views.game_info(live),
        you=views.you(live, identity),
        views=views.views(live, live.seats_of(identity)),
        invites=[invite_info(context, live, seat.seat) for seat in live.game.seats if mine and seat.invited],
    )


def invite_info(context: Context, live: LiveGame, seat: int) -> InviteInfo:
    """Return a seat's invitation as a link and a QR code."""
    text = invite_text(context.keys, Invite(live.game.id, seat, live.game.seats[seat].invite))
    url = context.addresses.link("join", text)
    return InviteInfo(seat=seat, invite=text, url=url, qr=qr(url))
