"""Games on this device: made, listed, looked at, played, with fair or real dice."""

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


def shown(asked: Request, live: LiveGame) -> dict[str, Any]:
    """Return a game as the person here sees it."""
    return game_answers.game_answer(live, asked.identity)


@route("GET", "/api/games")
async def list_games(asked: Request) -> dict[str, Any]:
    """Return the games on this device; nobody else's can be watched here."""
    mine = asked.query.get("mine") == "true"
    return game_answers.game_list((await asked.device.storage.list_games())[:MOST_LISTED] if mine else [])


@route("POST", "/api/games", 201)
async def make_game(asked: Request) -> dict[str, Any]:
    """Make a game for people at this device and bots; it starts at once."""
    agreed = asked.body(NewGame)
    if any(seat.who == "link" for seat in agreed.seats):
        raise Refused("needs-server")
    return shown(asked, await game_answers.make_game(asked.device.registry, agreed, asked.identity, asked.device.ask))


@route("GET", "/api/games/{game_id}")
async def look(asked: Request) -> dict[str, Any]:
    """Return a game as the person here may see it."""
    return shown(asked, await asked.live_game())


@route("GET", "/api/games/{game_id}/events")
async def list_events(asked: Request) -> dict[str, Any]:
    """Return the events after a number."""
    after = asked.number_of("after", -1, 1_000_000, -1)
    return game_answers.event_list(await asked.live_game(), asked.identity, after)


@route("POST", "/api/games/{game_id}/commands")
async def command(asked: Request) -> Any:
    """Do something in a game; the same as a message over its socket."""
    given = read_command(asked.plain_body())
    return await execute(asked.device.registry, await asked.live_game(), asked.identity, given)


@route("POST", "/api/games/{game_id}/rematch", 201)
async def rematch(asked: Request) -> dict[str, Any]:
    """Open the next game of the same people."""
    own_seeds = asked.body(bodies.RematchRequest).own_seeds
    registry = asked.device.registry
    return shown(asked, await open_rematch(registry, await asked.live_game(), asked.identity, own_seeds=own_seeds))


@route("POST", "/api/games/{game_id}/sit")
async def sit(asked: Request) -> dict[str, Any]:
    """Sit down in a seat that is reserved, after leaving."""
    body = asked.body(bodies.SitAgain)
    live = await asked.device.registry.find(asked.game_id)
    return shown(asked, await sit_again(asked.device.registry, live, asked.identity, body.seat, body.seed_hash))


@route("POST", "/api/games/{game_id}/seed_hash")
async def publish_seed_hash(asked: Request) -> dict[str, Any]:
    """Publish the hash of one's seed, having seen the commitment to the secret one."""
    body = asked.body(bodies.OwnSeedHash)
    registry = asked.device.registry
    await give_hash(registry, await registry.find(asked.game_id), asked.identity, body.seed_hash)
    return shown(asked, await begin(registry, asked.game_id))


@route("POST", "/api/games/{game_id}/seed")
async def reveal_seed(asked: Request) -> dict[str, Any]:
    """Reveal one's seed; the game starts with it."""
    body = asked.body(bodies.OwnSeed)
    registry = asked.device.registry
    await give_seed(registry, await registry.find(asked.game_id), asked.identity, body.seed)
    return shown(asked, await begin(registry, asked.game_id))


@route("GET", "/api/games/{game_id}/chances")
async def list_chances(asked: Request) -> dict[str, Any]:
    """Return every roll and card of a game so far."""
    return game_answers.chance_list(await asked.live_game())


@route("GET", "/api/games/{game_id}/guide")
async def guide_of_game(asked: Request) -> dict[str, Any]:
    """Return the short rules as they are played in a game."""
    return guide_answer(current_rules((await asked.live_game()).game))


@route("GET", "/api/guides/{game}")
async def guide_of_edition(asked: Request) -> dict[str, Any]:
    """Return the short rules of an edition."""
    return guide_answer(rules(asked.named["game"], asked.query.get("edition")))


# Real dice ---------------------------------------------------------------------------------------


@route("POST", "/api/games/{game_id}/preview")
async def preview(asked: Request) -> dict[str, Any]:
    """Return the position that real dice would lead to; nothing is entered."""
    return {"views": real_dice.preview(await asked.live_game(), asked.identity, asked.body(bodies.PreviewRequest).dice)}


@route("GET", "/api/games/{game_id}/entries")
async def list_entries(asked: Request) -> dict[str, Any]:
    """Return the rolls, cards and moves in effect."""
    return game_answers.entry_list(await asked.live_game(), asked.identity)


@route("GET", "/api/games/{game_id}/entries/{number}")
async def look_at_entry(asked: Request) -> Any:
    """Return an entry with the position it was made in."""
    number = asked.named["number"]
    if not number.isdecimal():
        raise invalid("path.number", "expected a whole number")
    return real_dice.past_entry(await asked.live_game(), asked.identity, int(number[:8]))
