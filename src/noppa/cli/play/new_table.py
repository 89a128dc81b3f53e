"""A new table as the command line or the menu asks for it: rules, seats and dice."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from noppa.bots import BOTS, check_level, usual_level
from noppa.cli.play.who_begins import order_of_play
from noppa.cli.rule_options import given_rules
from noppa.core.fair import FairDice
from noppa.core.rules import Rules
from noppa.core.sources import RealDice, Recorded, Seeded
from noppa.core.table import Seat, Table
from noppa.engine.program import Program
from noppa.games import games, rules
from noppa.locale import Messages
from noppa.locale.choosing import own_edition


class NewTable(NamedTuple):
    """A table at which nothing has happened yet, and what was rolled for who goes first, in words."""

    table: Table
    told: list[str]


def new_table(game: str, say: Messages, asked: dict[str, Any], programs: Mapping[str, Program]) -> NewTable:
    """Return the table that somebody asked for; several bots or programs play alone unless a person is named.

    Raises `BadOption` if there can be no such table.
    """
    settled = rules(game, edition_of(game, asked, say), **given_rules(game, asked))
    bots = list(asked.get("bots", ()))
    guests = [Seat(program.name or player, "program", player) for player, program in programs.items()]
    least = settled.game.least_players - len(guests)
    enough_alone = len(bots) + len(guests) >= max(2, settled.game.least_players)
    people = [_readable(name) for name in asked.get("players", ())] or ([] if enough_alone else [say("you")])
    seats = _seats(game, people, bots, least, say) + guests
    told: list[str] = []
    if asked.get("first"):
        seats, told = order_of_play(seats, asked["first"], _dice(asked, seats), say)
    return NewTable(Table(settled, seats, _source(asked, seats), {**BOTS, **programs}), told)


def edition_of(game: str, asked: dict[str, Any], say: Messages) -> str | None:
    """Return the requested edition, else that of the booklet in the user's language."""
    if asked.get("edition") or game not in games():
        return asked.get("edition")
    return own_edition(games()[game], say.language).name


def edition_note(made: Rules[Any], say: Messages) -> list[str]:
    """Return a line about the edition if it is the language's own and not the default; else nothing."""
    if made.edition == made.game.edition(None).name:
        return []
    return [say("told-edition-own", edition=say(f"{made.game.name}-edition-{made.edition}"))]


def bot_names(levels: Sequence[str], say: Messages, *, watched: bool) -> list[str]:
    """Return the names of the bots; whoever only watches wants to know which is which."""
    named = [say("bot-name", number=number, count=len(levels)) for number in range(1, len(levels) + 1)]
    return [f"{name} ({level})" for name, level in zip(named, levels, strict=True)] if watched else named


def _readable(name: str) -> str:
    """Return a name as UTF-8 can hold it: a shell may pass on bytes that are no text."""
    return name.encode(errors="replace").decode()


def _seats(game: str, people: list[str], bots: list[str], least: int, say: Messages) -> list[Seat]:
    """Return the people, then the bots; bots fill the seats that the game still needs."""
    for bot in bots:
        check_level(game, bot)
    bots += [usual_level(game)] * (least - len(people) - len(bots))
    named = bot_names(bots, say, watched=not people)
    return [Seat(name) for name in people] + [Seat(name, "bot", bot) for name, bot in zip(named, bots, strict=True)]


def _source(asked: dict[str, Any], seats: list[Seat]) -> Recorded:
    if asked.get("dice") == "real":
        return RealDice(every_roll=asked.get("every_roll", False))
    if asked.get("seed") is not None:
        return Seeded(asked["seed"])
    return _dice(asked, seats)


def _dice(asked: dict[str, Any], seats: list[Seat]) -> FairDice:
    if asked.get("seed") is not None:
        return Seeded(asked["seed"]).dice
    return FairDice.fresh(tuple(seat.name for seat in seats))
