"""Opens games: new ones, rematches and games with the dice of the day; each starts when every seat is taken."""

from noppa.games import games
from noppa.host.commit import start
from noppa.host.live_game import LiveGame
from noppa.host.play.broadcast import show_rematch
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.seating.daily_dice import day_of, make_daily_game
from noppa.host.seating.new_game import NewGame, make_game
from noppa.host.seating.rematch import make_rematch


async def open_game(registry: Registry, agreed: NewGame, creator: str) -> LiveGame:
    """Create a game and return it; raise `BadOption` or `Refused` if it is invalid."""
    game = make_game(agreed, creator, registry.world)
    return await begin(registry, await registry.world.storage.add_game(game))


async def open_rematch(registry: Registry, live: LiveGame, identity: str, *, own_seeds: bool = False) -> LiveGame:
    """Return the next game of the same people; a second request returns the game of the first."""
    live.check_player(identity)
    if live.status != "over":
        raise Refused("game-not-over")
    world = registry.world
    async with live.changing():
        game = make_rematch(live.game, live.scores, identity, world, own_seeds=own_seeds)
        next_id = await world.storage.add_game(game, replaces=live.game.id)
        await registry.row_changed(live)
        show_rematch(live, next_id)
        await world.publisher.publish(live.game.id, {"rematch": next_id})
    return await begin(registry, next_id)


async def open_daily_game(registry: Registry, game: str, identity: str, name: str) -> LiveGame:
    """Return a player's game with today's dice; one that has begun continues."""
    world = registry.world
    today = day_of(world.clock.now())
    if game not in games():
        raise Refused("day-unknown", day=today, game=game[:32])
    stored = make_daily_game(game, identity, name, world)
    return await begin(registry, await world.storage.add_game(stored))


async def begin(registry: Registry, game_id: str) -> LiveGame:
    """Start a game if every seat is taken, and return it."""
    live = await registry.find(game_id)
    async with live.changing():
        await start(registry, live)
    return live
