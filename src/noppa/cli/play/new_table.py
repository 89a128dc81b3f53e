"""Sets up a new table for the command line or the menu: rules, seats and dice."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from noppa.bots import BOTS, check_level, usual_level
from noppa.cli.play.who_begins import order_of_play
from noppa.cli.rule_options import requested_rules
from noppa.core.fair import FairDice
from noppa.core.rules import Rules
from noppa.core.sources import RealDice, Recorded, Seeded
from noppa.core.table import Seat, Table
from noppa.engine.program import Program
from noppa.games import games, rules
from noppa.locale import Messages
from noppa.locale.choosing import own_edition


class NewTable(NamedTuple):
    """A new table, and lines about the rolls for who goes first."""

    table: Table
    news: list[str]


def new_table(game: str, say: Messages, request: dict[str, Any], programs: Mapping[str, Program]) -> NewTable:
    """Return the requested table; several bots or programs play alone unless a person is named.

    Raises `BadOption` if the request is invalid.
    """
    variant = rules(game, edition_of(game, request, say), **requested_rules(game, request))
    bots = list(request.get("bots", ()))
    guests = [Seat(program.name or player, "program", player) for player, program in programs.items()]
    least = variant.game.least_players - len(guests)
    enough_alone = len(bots) + len(guests) >= max(2, variant.game.least_players)
    people = [_readable(name) for name in request.get("players", ())] or ([] if enough_alone else [say("you")])
    seats = _seats(game, people, bots, least, say) + guests
    news: list[str] = []
    if request.get("first"):
        seats, news = order_of_play(seats, request["first"], _dice(request, seats), say)
    return NewTable(Table(variant, seats, _source(request, seats), {**BOTS, **programs}), news)


def edition_of(game: str, request: dict[str, Any], say: Messages) -> str | None:
    """Return the requested edition, else the one of the user's language."""
    if request.get("edition") or game not in games():
        return request.get("edition")
    return own_edition(games()[game], say.language).name


def edition_note(variant: Rules[Any], say: Messages) -> list[str]:
    """Return a line about the edition if it is not the default; else nothing."""
    if variant.edition == variant.game.edition(None).name:
        return []
    return [say("told-edition-own", edition=say(f"{variant.game.name}-edition-{variant.edition}"))]


def bot_names(levels: Sequence[str], say: Messages, *, watched: bool) -> list[str]:
    """Return the names of the bots, with their levels if people only watch."""
    names = [say("bot-name", number=number, count=len(levels)) for number in range(1, len(levels) + 1)]
    return [f"{name} ({level})" for name, level in zip(names, levels, strict=True)] if watched else names


def _readable(name: str) -> str:
    """Return a name as valid Unicode: a shell may pass bytes that are not text."""
    return name.encode(errors="replace").decode()


def _seats(game: str, people: list[str], bots: list[str], least: int, say: Messages) -> list[Seat]:
    """Return the seats of the people, then the bots; bots fill up to the fewest players."""
    for bot in bots:
        check_level(game, bot)
    bots += [usual_level(game)] * (least - len(people) - len(bots))
    names = bot_names(bots, say, watched=not people)
    return [Seat(name) for name in people] + [Seat(name, "bot", bot) for name, bot in zip(names, bots, strict=True)]


def _source(request: dict[str, Any], seats: list[Seat]) -> Recorded:
    if request.get("dice") == "real":
        return RealDice(every_roll=request.get("every_roll", False))
    if request.get("seed") is not None:
        return Seeded(request["seed"])
    return _dice(request, seats)


def _dice(request: dict[str, Any], seats: list[Seat]) -> FairDice:
    if request.get("seed") is not None:
        return Seeded(request["seed"]).dice
    return FairDice.fresh(tuple(seat.name for seat in seats))
