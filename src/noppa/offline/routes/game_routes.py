"""Games on this device, with fair or real dice: creating, listing, viewing and playing them."""

from typing import Any

from noppa.games import rules
from noppa.host.commands import read_command
from noppa.host.execute import execute
from noppa.host.fields import invalid
from noppa.host.live_game import LiveGame
from noppa.host.play import real_dice
from noppa.host.rebuild import current_rules
from noppa.host.refusal import Refused
from noppa.host.seating.give_seeds import give_hash, give_seed
from noppa.host.seating.new_game import NewGame
from noppa.host.seating.open_game import begin, open_rematch
from noppa.host.seating.seats import sit_again
from noppa.offline.request import Request
from noppa.offline.routes.table import route
from noppa.service import requests as bodies
from noppa.service.answers import games as game_answers
from noppa.service.answers.guides import guide_answer

MOST_LISTED = 100


def game_response(request: Request, live: LiveGame) -> dict[str, Any]:
    """Return a game as the person here sees it."""
    return game_answers.game_answer(live, request.identity)


@route("GET", "/api/games")
async def list_games(request: Request) -> dict[str, Any]:
    """Return the games on this device; there are no other people's games to watch."""
    mine = request.query.get("mine") == "true"
    return game_answers.game_list((await request.device.storage.list_games())[:MOST_LISTED] if mine else [])


@route("POST", "/api/games", 201)
async def make_game(request: Request) -> dict[str, Any]:
    """Make a game for people at this device and bots; it starts at once."""
    agreed = request.body(NewGame)
    if any(seat.who == "link" for seat in agreed.seats):
        raise Refused("needs-server")
    return game_response(
        request, await game_answers.make_game(request.device.registry, agreed, request.identity, request.device.ask)
    )


@route("GET", "/api/games/{game_id}")
async def look(request: Request) -> dict[str, Any]:
    """Return a game as the person here may see it."""
    return game_response(request, await request.live_game())


@route("GET", "/api/games/{game_id}/events")
async def list_events(request: Request) -> dict[str, Any]:
    """Return the events after a number."""
    after = request.number_of("after", -1, 1_000_000, -1)
    return game_answers.event_list(await request.live_game(), request.identity, after)


@route("POST", "/api/games/{game_id}/commands")
async def command(request: Request) -> Any:
    """Do something in a game; the same as a message over its socket."""
    parsed = read_command(request.plain_body())
    return await execute(request.device.registry, await request.live_game(), request.identity, parsed)


@route("POST", "/api/games/{game_id}/rematch", 201)
async def rematch(request: Request) -> dict[str, Any]:
    """Open the next game of the same people."""
    own_seeds = request.body(bodies.RematchRequest).own_seeds
    registry = request.device.registry
    return game_response(
        request, await open_rematch(registry, await request.live_game(), request.identity, own_seeds=own_seeds)
    )


@route("POST", "/api/games/{game_id}/sit")
async def sit(request: Request) -> dict[str, Any]:
    """Sit down in a seat that is reserved, after leaving."""
    body = request.body(bodies.SitAgain)
    live = await request.device.registry.find(request.game_id)
    return game_response(
        request, await sit_again(request.device.registry, live, request.identity, body.seat, body.seed_hash)
    )


@route("POST", "/api/games/{game_id}/seed_hash")
async def publish_seed_hash(request: Request) -> dict[str, Any]:
    """Publish the hash of one's seed, after the commitment to the secret one."""
    body = request.body(bodies.OwnSeedHash)
    registry = request.device.registry
    await give_hash(registry, await registry.find(request.game_id), request.identity, body.seed_hash)
    return game_response(request, await begin(registry, request.game_id))


@route("POST", "/api/games/{game_id}/seed")
async def reveal_seed(request: Request) -> dict[str, Any]:
    """Reveal one's seed; the game starts with it."""
    body = request.body(bodies.OwnSeed)
    registry = request.device.registry
    await give_seed(registry, await registry.find(request.game_id), request.identity, body.seed)
    return game_response(request, await begin(registry, request.game_id))


@route("GET", "/api/games/{game_id}/chances")
async def list_chances(request: Request) -> dict[str, Any]:
    """Return every roll and card of a game so far."""
    return game_answers.chance_list(await request.live_game())


@route("GET", "/api/games/{game_id}/guide")
async def guide_of_game(request: Request) -> dict[str, Any]:
    """Return the short rules of a game's own variant."""
    return guide_answer(current_rules((await request.live_game()).game))


@route("GET", "/api/guides/{game}")
async def guide_of_edition(request: Request) -> dict[str, Any]:
    """Return the short rules of an edition."""
    return guide_answer(rules(request.named["game"], request.query.get("edition")))


# Real dice ---------------------------------------------------------------------------------------


@route("POST", "/api/games/{game_id}/preview")
async def preview(request: Request) -> dict[str, Any]:
    """Return the position that real dice would lead to; nothing is entered."""
    return {
        "views": real_dice.preview(
            await request.live_game(), request.identity, request.body(bodies.PreviewRequest).dice
        )
    }


@route("GET", "/api/games/{game_id}/entries")
async def list_entries(request: Request) -> dict[str, Any]:
    """Return the rolls, cards and moves in effect."""
    return game_answers.entry_list(await request.live_game(), request.identity)


@route("GET", "/api/games/{game_id}/entries/{number}")
async def look_at_entry(request: Request) -> Any:
    """Return an entry with the position it was made in."""
    number = request.named["number"]
    if not number.isdecimal():
        raise invalid("path.number", "expected a whole number")
    return real_dice.past_entry(await request.live_game(), request.identity, int(number[:8]))
