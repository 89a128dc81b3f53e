"""Games over HTTP: make, list, look, act, and what can be had afterwards."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import Field

from noppa.bots import levels_of
from noppa.core.record import Record
from noppa.games import games
from noppa.server import telling
from noppa.server.addresses import shown
from noppa.server.asked import NewGame, SeedAsked
from noppa.server.commands import carry_out
from noppa.server.context import Address, Context, Here, Maybe, Who
from noppa.server.invites import Invite
from noppa.server.making import COLOURS, SHAPES, again, make
from noppa.server.orders import Command
from noppa.server.refusal import Refused
from noppa.server.room import Room
from noppa.server.stored import record_of
from noppa.server.terms import GameId
from noppa.server.told import Catalogue, Done, EventList, GameAnswer, GameList, LinkTold
from noppa.server.writing import start

router = APIRouter(prefix="/api", tags=["games"])
MOST_LISTED = 100
MOST_EVENTS = 1000


@router.get("/catalogue", response_model=Catalogue)
async def catalogue(_asker: Maybe) -> dict[str, Any]:
    """Every game with its editions and options, the bots, colours and shapes."""
    kinds = [
        {
            "name": game.name,
            "version": game.version,
            "least_players": game.least_players,
            "most_players": game.most_players,
            "content": game.content,
            "bots": list(levels_of(game.name)),
            "coach": "hard" in levels_of(game.name),
            "options": [
                {key: getattr(option, key) for key in ("name", "meaning", "default", "least", "most", "step")}
                | {"values": list(option.values)}
                for option in game.options.values()
            ],
            "editions": [
                {
                    "name": edition.name,
                    "meaning": edition.meaning,
                    "languages": list(edition.languages),
                    "options": dict(edition.options),
                }
                for edition in game.editions.values()
            ],
        }
        for game in games().values()
    ]
    return {"games": kinds, "colours": list(COLOURS), "shapes": list(SHAPES)}


@router.post("/games", status_code=201, response_model=GameAnswer)
async def make_game(asked: NewGame, here: Here, who: Who, address: Address) -> dict[str, Any]:
    """Make a game; it starts when every seat is taken."""
    here.limits.making(who, address)
    game = make(asked, who)
    await here.hall.store.create(game)
    return await begin(here, game.id, who)


@router.get("/games", response_model=GameList)
async def list_games(here: Here, asker: Maybe, mine: Annotated[bool, Query()] = False) -> dict[str, Any]:  # noqa: FBT002
    """Games that anybody may watch; with `mine` those one made or sits in."""
    store = here.hall.store
    found = await (store.mine(asker, MOST_LISTED) if mine else store.listed(MOST_LISTED))
    return {"games": [telling.listed(game) for game in found]}


@router.get("/games/{game_id}", response_model=GameAnswer)
async def look(game_id: GameId, here: Here, asker: Maybe) -> dict[str, Any]:
    """A game as the asker may see it."""
    return tell(here, await here.hall.room(game_id), asker)


@router.get("/games/{game_id}/link", response_model=LinkTold)
async def watch_link(game_id: GameId, here: Here, asker: Maybe) -> dict[str, Any]:
    """A link with which anybody may watch a game, and its QR code."""
    del asker
    room = await here.hall.room(game_id)
    return shown(here.addresses.link("game", room.game.id)) | {"expires_at": None}


@router.get("/games/{game_id}/events", response_model=EventList)
async def list_events(
    game_id: GameId, here: Here, asker: Maybe, after: Annotated[int, Query(ge=-1, le=1_000_000)] = -1
) -> dict[str, Any]:
    """The events after a number, at most a thousand; what is not the asker's to see has no text."""
    room = await here.hall.room(game_id)
    numbers = range(after + 1, min(room.number, after + MOST_EVENTS) + 1)
    return {"number": room.number, "events": telling.event_list(room, room.seats_of(asker), numbers)}


@router.post("/games/{game_id}/commands", response_model=Done)
async def command(
    game_id: GameId, asked: Annotated[Command, Field(discriminator="type")], here: Here, who: Who
) -> dict[str, Any]:
    """Do something in a game; the same as a message over its WebSocket."""
    return await carry_out(here.hall, await here.hall.room(game_id), who, asked)


@router.post("/games/{game_id}/rematch", status_code=201, response_model=GameAnswer)
async def rematch(game_id: GameId, asked: SeedAsked, here: Here, who: Who, address: Address) -> dict[str, Any]:
    """The next game of the same people; whoever asks second is told of the first one's."""
    here.limits.making(who, address)
    room = await here.hall.room(game_id)
    if not room.seats_of(who):
        raise Refused("players-only")
    if telling.status(room) != "over":
        raise Refused("game-not-over")
    async with room.lock:
        next_id = await here.hall.store.create(again(room.game, room.scores, who, asked.seed), replaces=game_id)
        await here.hall.changed(room)
        room.show_rematch(next_id)
        await here.hall.fanout.publish(game_id, {"rematch": next_id})
    return await begin(here, next_id, who)


@router.get(
    "/games/{game_id}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def record(game_id: GameId, here: Here, asker: Maybe) -> Response:
    """The record of a game that is over, with its secret seed: `noppa verify` checks it."""
    del asker
    made = await finished(here, game_id)
    room = await here.hall.room(game_id)
    if not telling.revealed(room):
        raise Refused("record-day-open")
    name = f"noppa-{room.game.game}-{game_id}.json"
    return Response(
        made.text(), media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def begin(here: Context, game_id: str, who: str) -> dict[str, Any]:
    """Start a game if every seat is taken, and tell of it."""
    room = await here.hall.room(game_id)
    async with room.lock:
        await start(here.hall, room)
    return tell(here, room, who)


def tell(here: Context, room: Room, who: str) -> dict[str, Any]:
    """A game with what is the asker's in it; to its creator also the invitations in force (`GameAnswer`)."""
    told = telling.snapshot(room, who)
    mine = room.game.creator == who
    invites = [invite_told(here, room, seat.seat) for seat in room.game.seats if mine and seat.invited]
    return {"game": told["game"], "you": told["you"], "views": told["views"], "invites": invites}


def invite_told(here: Context, room: Room, seat: int) -> dict[str, Any]:
    """An invitation as a link and a QR code (`InviteTold`)."""
    text = Invite(room.game.id, seat, room.game.seats[seat].invite).text(here.hall.keys)
    return {"seat": seat, "invite": text, **shown(here.addresses.link("join", text))}


async def finished(here: Context, game_id: str) -> Record:
    """The record of a game that is over."""
    room = await here.hall.room(game_id)
    if telling.status(room) not in ("over", "closed"):
        raise Refused("game-not-over")
    return record_of(room.game, await here.hall.store.events(game_id))
