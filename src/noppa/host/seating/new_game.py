"""A new game from what people agreed on: rules settled, seats filled, dice committed to."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from noppa.core.content import read_content
from noppa.core.errors import BadOption
from noppa.core.rules import Rules
from noppa.games import games, rules
from noppa.host.choices import COLOURS, SHAPES, Colour, DiceKind, SeatKind, Shape, Start
from noppa.host.ports import World
from noppa.host.refusal import Refused
from noppa.host.storage import PROMISED, GameSetup, StoredGame, StoredSeat

SCHEME = 2
"""The version of the fair dice of new games."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSeat:
    """Who will sit there; `level` is that of the bot, or of the one that stands in for an absent person."""

    who: SeatKind
    name: str = ""
    colour: Colour | None = None
    shape: Shape | None = None
    level: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """What people agree on before a game."""

    game: str
    edition: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    content: str | Mapping[str, Any] | None = None
    """A custom board, deck or map: the text of a TOML file, or the same as plain data; never a path."""
    seats: tuple[NewSeat, ...]
    start: Start = "chosen"
    first: int = 0
    """With `chosen`, the seat that starts."""
    dice: DiceKind = "fair"
    every_roll: bool = False
    """With real dice: every roll is entered, not only final dice."""
    coach: bool = True
    clock: int | None = None
    """Seconds for a decision."""
    undo: bool = True
    same: bool = False
    """Equal dice for equal turn and roll of every seat."""
    private: bool = False
    own_seeds: bool = False
    """Whether the creator's app adds a seed to the fair dice, once it has seen the commitment to the secret one."""


def make_game(agreed: NewGame, creator: str, world: World) -> StoredGame:
    """Return a game to be stored, its seats in the order of play; raise `BadOption` or `Refused` if it cannot be."""
    settled = settle_rules(agreed)
    settled.start(len(agreed.seats))
    if agreed.dice == "real" and agreed.same:
        raise Refused("same-needs-fair-dice")
    if agreed.first >= len(agreed.seats):
        raise Refused("seat-not-there", seat=agreed.first)
    seed, game_id = new_secret(world)
    first = agreed.first if agreed.start == "chosen" else 0
    seats = [_seat(number, seat, agreed, creator, world) for number, seat in enumerate(agreed.seats)]
    seats = seats[first:] + seats[:first]
    now = world.clock.now()
    return StoredGame(
        id=game_id,
        game=settled.game.name,
        rules_version=settled.game.version,
        setup=_setup(agreed, settled, first),
        server_seed=seed.hex(),
        creator=creator,
        status="waiting",
        private=agreed.private,
        created_at=now,
        changed_at=now,
        wake_at=None,
        scores=[0] * len(seats),
        previous=None,
        next=None,
        day=None,
        seats=tuple(replace(seat, seat=number) for number, seat in enumerate(seats)),
    )


def settle_rules(agreed: NewGame) -> Rules[Any]:
    """Return the rules that people asked for; raise `BadOption` where there are none such."""
    given: dict[str, object] = dict(agreed.options)
    if agreed.content is not None:
        if agreed.game not in games():
            raise BadOption("game-unknown", game=agreed.game, allowed=tuple(games()))
        name = games()[agreed.game].content
        if not name:
            owners = [game.name for game in games().values() if game.content]
            raise BadOption("content-other-game", game=agreed.game, content="content", allowed=owners)
        text = agreed.content
        given[name] = read_content(name, text + "\n" if isinstance(text, str) else text)
    elif any(name in given for name in _content_names()):
        raise BadOption("option-unknown", game=agreed.game, key="content", allowed=tuple(games()))
    return rules(agreed.game, agreed.edition, **given)


def _content_names() -> set[str]:
    """Return what custom content is called in each game: the library would take a path for it, a host never does."""
    return {game.content for game in games().values() if game.content}


def new_secret(world: World) -> tuple[bytes, str]:
    """Return a new secret seed and a new game id."""
    return world.randomness.secret_bytes(32), world.randomness.secret_bytes(10).hex()


def clean_name(text: str) -> str:
    """Return a name without control or direction marks, its spaces single, at most 24 characters long."""
    folded = unicodedata.normalize("NFC", "".join(" " if mark.isspace() else mark for mark in text))
    shown = "".join(mark for mark in folded if unicodedata.category(mark)[0] != "C")
    return " ".join(shown.split())[:24].strip()


def _seat(number: int, agreed: NewSeat, game: NewGame, creator: str, world: World) -> StoredSeat:
    levels = world.bots.levels(game.game)
    if agreed.level and agreed.level not in levels:
        raise BadOption("bot-unknown", bot=agreed.level, legal=levels)
    level = agreed.level or world.bots.usual_level(game.game)
    here = agreed.who == "here"
    return StoredSeat(
        seat=number,
        kind=agreed.who,
        name=clean_name(agreed.name) or world.seat_name(agreed.who, level, number),
        colour=agreed.colour or COLOURS[number % len(COLOURS)],
        shape=agreed.shape or SHAPES[number % len(SHAPES)],
        level=level,
        holder=creator if here else None,
        seed_hash=PROMISED if here and game.own_seeds else "",
        invite=1 if agreed.who == "link" else 0,
        invited=agreed.who == "link",
    )


def _setup(agreed: NewGame, settled: Rules[Any], first: int) -> GameSetup:
    return GameSetup(
        edition=settled.edition,
        options=dict(settled.options),
        content=settled.content,
        start=agreed.start,
        dice=agreed.dice,
        every_roll=agreed.every_roll,
        coach=agreed.coach,
        clock=agreed.clock,
        undo=agreed.undo,
        same=agreed.same,
        draw=[],
        first=first,
        scheme=SCHEME,
    )
