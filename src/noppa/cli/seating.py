"""Who sits at a new table, by which rules, with which dice."""

from collections.abc import Mapping
from typing import Any

from noppa.bots import BOTS, check_level, usual_level
from noppa.core.errors import BadOption
from noppa.core.fair import FairDice
from noppa.core.rules import Rules
from noppa.core.sources import RealDice, Recorded, Seeded
from noppa.core.table import Seat, Table
from noppa.engine.program import Program
from noppa.games import games, rules
from noppa.locale import Messages
from noppa.locale.choosing import own_edition


def new_table(game: str, say: Messages, asked: dict[str, Any], programs: Mapping[str, Program]) -> Table:
    """A table as somebody asked for it on the command line or in the menu."""
    settled = rules(game, edition_of(game, asked, say), **given_rules(game, asked))
    people = list(asked.get("players", ())) or [say("you")]
    guests = [Seat(program.name or player, "program", player) for player, program in programs.items()]
    least = settled.game.least_players - len(guests)
    seats = _seats(game, people, list(asked.get("bots", ())), least, say) + guests
    return Table(settled, seats, _source(asked, seats), {**BOTS, **programs})


def edition_of(game: str, asked: dict[str, Any], say: Messages) -> str | None:
    """The edition that was asked for, else that of the booklet in the language that is spoken."""
    if asked.get("edition") or game not in games():
        return asked.get("edition")
    return own_edition(games()[game], say.language).name


def told_edition(made: Rules[Any], say: Messages) -> list[str]:
    """A line that says so where the language's own edition is played, and not the usual one."""
    if made.edition == made.game.edition(None).name:
        return []
    return [say("told-edition-own", edition=say(f"{made.game.name}-edition-{made.edition}"))]


def given_rules(game: str, asked: dict[str, Any]) -> dict[str, Any]:
    """House rules and a file of one's own."""
    given = read_options(game, asked.get("options", ()))
    for name in ("board", "deck", "map"):
        if asked.get(name) is not None:
            _check_content(game, name)
            given[name] = asked[name]
    return given


def _check_content(game: str, name: str) -> None:
    """A board is for KIVI, a deck for Dicetto, a map for Dice Trip."""
    if games()[game].content != name:
        owners = [other.name for other in games().values() if other.content == name]
        raise BadOption("content-other-game", game=game, content=name, allowed=owners)


def read_options(game: str, texts: tuple[str, ...]) -> dict[str, Any]:
    """House rules as they are typed: NAME=VALUE."""
    if game not in games():
        raise BadOption("game-unknown", game=game, allowed=tuple(games()))
    given: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option-form", text=text)
        given[key.strip()] = games()[game].option(key.strip()).read(value.strip())
    return given


def _seats(game: str, people: list[str], bots: list[str], least: int, say: Messages) -> list[Seat]:
    """The people, then the bots; whoever comes alone to a game for more gets a bot for company."""
    for bot in bots:
        check_level(game, bot)
    bots += [usual_level(game)] * (least - len(people) - len(bots))
    named = [say("bot-name", number=number, count=len(bots)) for number in range(1, len(bots) + 1)]
    return [Seat(name) for name in people] + [Seat(name, "bot", bot) for name, bot in zip(named, bots, strict=True)]


def _source(asked: dict[str, Any], seats: list[Seat]) -> Recorded:
    if asked.get("dice") == "real":
        return RealDice(every_roll=asked.get("every_roll", False))
    if asked.get("seed") is not None:
        return Seeded(asked["seed"])
    return FairDice.fresh(tuple(seat.name for seat in seats))
