"""The dice of the day: one secret seed a day for each game, the same dice for everybody who plays it."""

from dataclasses import replace
from datetime import UTC, date, datetime, time

from noppa.core.fair import FairDice
from noppa.games import games
from noppa.host.ports import Randomness, World
from noppa.host.rebuild import SHARED
from noppa.host.refusal import Refused
from noppa.host.seating.new_game import NewGame, NewSeat, make_game
from noppa.host.storage import StoredGame


def day_of(now: float) -> str:
    """Return the day of a time, in UTC."""
    return _date(now).isoformat()


def has_begun(day: str, now: float) -> bool:
    """Return whether a text is a valid day that is not in the future."""
    try:
        return date.fromisoformat(day) <= _date(now)
    except ValueError:
        return False


def day_is_over(day: str, now: float) -> bool:
    """Return whether a day's seed may be shown."""
    return date.fromisoformat(day) < _date(now)


def start_of(day: str) -> float:
    """Return when a day begins."""
    return datetime.combine(date.fromisoformat(day), time.min, UTC).timestamp()


def dice_of_day(randomness: Randomness, game: str, day: str) -> FairDice:
    """Return the dice of a day: numbered by each seat's own turns so that everybody gets the same."""
    return FairDice(randomness.derived_bytes("day", f"{game} {day}"), f"{SHARED}{game}-{day}", same=True)


def make_daily_game(game: str, creator: str, name: str, world: World) -> StoredGame:
    """Return a new game with today's dice: solo if the game allows it, else against bots."""
    day = day_of(world.clock.now())
    dice = dice_of_day(world.randomness, game, day)
    bots = (NewSeat(who="bot"),) * (games()[game].least_players - 1)
    agreed = NewGame(game=game, seats=(NewSeat(who="here", name=name), *bots), coach=False, undo=False, same=True)
    stored = make_game(agreed, creator, world)
    setup = stored.setup.copy()
    setup["scheme"] = dice.version
    return replace(stored, server_seed=dice.server_seed.hex(), day=day, setup=setup)


async def check_may_view(world: World, game: StoredGame, identity: str) -> None:
    """Raise `Refused` if a game would reveal today's dice to somebody who has not finished playing them."""
    if game.day is None or day_is_over(game.day, world.clock.now()) or game.creator == identity:
        return
    for stored in await world.storage.list_daily(game.day, game.game):
        if stored.creator == identity and stored.status not in ("waiting", "playing"):
            return
    raise Refused("day-not-played", game=game.game)


def _date(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()
