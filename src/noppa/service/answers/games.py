"""Games: viewing, listing and creating them, and their events."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from noppa.host.live_game import LiveGame
from noppa.host.messages import You
from noppa.host.play import views
from noppa.host.registry import Registry
from noppa.host.seating.daily_dice import check_may_view
from noppa.host.seating.new_game import NewGame
from noppa.host.seating.open_game import open_game
from noppa.host.storage import StoredGame
from noppa.service.ask import Ask

MOST_EVENTS = 1000


async def find_game(registry: Registry, game_id: str, identity: str) -> LiveGame:
    """Return a game that an identity may view; raise `Refused` if there is none or it would reveal secret dice."""
    live = await registry.find(game_id)
    await check_may_view(registry.world, live.game, identity)
    return live


def game_answer(live: LiveGame, identity: str, invites: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """Return a game with the sender's own seats and views (`GameAnswer`)."""
    you: You = views.you(live, identity)
    own_views = views.views(live, live.seats_of(identity))
    return {"game": views.game_info(live), "you": you, "views": own_views, "invites": list(invites)}


def game_list(games: Iterable[StoredGame]) -> dict[str, Any]:
    """Return games as a list shows them (`GameList`)."""
    return {"games": [views.listed(game) for game in games]}


def event_list(live: LiveGame, identity: str, after: int) -> dict[str, Any]:
    """Return the events after a number, at most a thousand, without the text of hidden ones (`EventList`)."""
    numbers = range(after + 1, min(live.number, after + MOST_EVENTS) + 1)
    return {"number": live.number, "events": views.event_infos(live, live.seats_of(identity), numbers)}


def chance_list(live: LiveGame) -> dict[str, Any]:
    """Return every roll and card of a game so far, with its places or pile (`ChanceList`)."""
    return {"chances": views.chance_infos(live.started().table, same=live.game.setup["same"])}


def entry_list(live: LiveGame, identity: str) -> dict[str, Any]:
    """Return the rolls, cards and moves in effect, as they read now (`EntryList`)."""
    return {"entries": views.entry_infos(live.started().table, live.seats_of(identity))}


async def make_game(registry: Registry, agreed: NewGame, identity: str, ask: Ask) -> LiveGame:
    """Create a game; custom content is parsed and tried out in a job, so that it never blocks the host."""
    if agreed.content is not None:
        job = {"job": "content", "game": agreed.game, "edition": agreed.edition, "options": dict(agreed.options)}
        agreed = replace(agreed, content=await ask(job | {"content": agreed.content}))
    return await open_game(registry, agreed, identity)
