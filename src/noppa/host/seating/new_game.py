"""Creates a game from what people agreed on: its rules, its seats, and a commitment to its dice."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, TypeAlias

from noppa.core.content import read_content
from noppa.core.errors import BadOption
from noppa.core.rules import Rules
from noppa.games import games, rules
from noppa.host.choices import COLOURS, SHAPES, Colour, DiceKind, SeatKind, Shape, Start
from noppa.host.fields import Entries, Flag, Items, Text, Whole, request
from noppa.host.ports import World
from noppa.host.refusal import Refused
from noppa.host.storage import PROMISED, GameSetup, StoredGame, StoredSeat

WholeOption: TypeAlias = Annotated[int, Whole(-(10**9), 10**9)]
TextOption: TypeAlias = Annotated[str, Text(64)]
SCHEME = 2
"""The version of the fair dice of new games."""


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class NewSeat:
    """Who will sit there: a person at this browser, a person by link, or a bot of a level."""

    who: SeatKind
    name: Annotated[str, Text(40)] = ""
    colour: Colour | None = None
    shape: Shape | None = None
    level: Annotated[str, Text(32)] = field(
        default="",
        metadata={"description": "Of the bot that sits there, or that stands in for a person who is away."},
    )


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """What people agree on before a game."""

    game: Annotated[str, Text(32)]
    edition: Annotated[str, Text(32)] | None = None
    options: Annotated[dict[Annotated[str, Text(64)], Flag | WholeOption | TextOption], Entries(32)] = field(
        default_factory=dict
    )
    content: Annotated[str, Text(64_000)] | Annotated[dict[str, Any], Entries(1000)] | None = field(
        default=None,
        metadata={
            "description": "A custom board, deck or map: the text of a TOML file, or the same as JSON; never a path."
        },
    )
    seats: Annotated[tuple[NewSeat, ...], Items(20, 1)]
    start: Start = "chosen"
    first: Annotated[int, Whole(0, 19)] = field(
        default=0, metadata={"description": "With `chosen`, the seat that starts."}
    )
    dice: DiceKind = "fair"
    every_roll: Flag = field(
        default=False, metadata={"description": "With real dice: every roll is entered, not only final dice."}
    )
    coach: Flag = True
    clock: Annotated[int, Whole(5, 86_400)] | None = field(
        default=None, metadata={"description": "Seconds for a decision."}
    )
    undo: Flag = True
    same: Flag = field(default=False, metadata={"description": "Equal dice for equal turn and roll of every seat."})
    private: Flag = False
    own_seeds: Flag = field(
        default=False,
        metadata={"description": "You will publish the hash of a seed once you see the answer."},
    )


def make_game(agreed: NewGame, creator: str, world: World) -> StoredGame:
    """Return a game to be stored, its seats in the order of play; raise `BadOption` or `Refused` if it is invalid."""
    variant = resolve_rules(agreed)
    variant.start(len(agreed.seats))
    if agreed.dice == "real" and agreed.same:
        raise Refused("same-needs-fair-dice")
    if agreed.first >= len(agreed.seats):
        raise Refused("seat-not-there", seat=agreed.first)
    check_words(variant.content, world)
    seed, game_id = new_secret(world)
    first = agreed.first if agreed.start == "chosen" else 0
    seats = [_seat(number, seat, agreed, creator, world) for number, seat in enumerate(agreed.seats)]
    seats = seats[first:] + seats[:first]
    now = world.clock.now()
    return StoredGame(
        id=game_id,
        game=variant.game.name,
        rules_version=variant.game.version,
        setup=_setup(agreed, variant, first),
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


def check_words(content: object, world: World) -> None:
    """Raise `Refused` if the operator refuses a word in custom content."""
    if any(world.refuses_name(text) for text in _texts(content)):
        raise Refused("content-refused")


def resolve_rules(agreed: NewGame) -> Rules[Any]:
    """Return the rules that people agreed on; raise `BadOption` if there are no such rules."""
    options: dict[str, object] = dict(agreed.options)
    if agreed.content is not None:
        if agreed.game not in games():
            raise BadOption("game-unknown", game=agreed.game, allowed=tuple(games()))
        name = games()[agreed.game].content
        if not name:
            owners = [game.name for game in games().values() if game.content]
            raise BadOption("content-other-game", game=agreed.game, content="content", allowed=owners)
        text = agreed.content
        options[name] = read_content(name, text + "\n" if isinstance(text, str) else text)
    elif any(name in options for name in _content_names()):
        raise BadOption("option-unknown", game=agreed.game, key="content", allowed=tuple(games()))
    return rules(agreed.game, agreed.edition, **options)


def _content_names() -> set[str]:
    """Return the option names of custom content: the library accepts paths there, a host never does."""
    return {game.content for game in games().values() if game.content}


def new_secret(world: World) -> tuple[bytes, str]:
    """Return a new secret seed and a new game id."""
    return world.randomness.secret_bytes(32), world.randomness.secret_bytes(10).hex()


def clean_name(text: str) -> str:
    """Return a name without control or direction marks or repeated spaces, cut to 24 characters."""
    folded = unicodedata.normalize("NFC", "".join(" " if char.isspace() else char for char in text))
    printable = "".join(char for char in folded if unicodedata.category(char)[0] != "C")
    return " ".join(printable.split())[:24].strip()


def checked_name(text: str, world: World) -> str:
    """Return a name cleaned up for display; raise `Refused` if the operator refuses it."""
    name = clean_name(text)
    if name and world.refuses_name(name):
        raise Refused("name-refused")
    return name


def _texts(content: object) -> Iterator[str]:
    """Yield every text in custom content."""
    if isinstance(content, str):
        yield content
    elif isinstance(content, Mapping):
        for key, part in content.items():
            yield from _texts(key)
            yield from _texts(part)
    elif isinstance(content, list | tuple):
        for part in content:
            yield from _texts(part)


def _seat(number: int, agreed: NewSeat, game: NewGame, creator: str, world: World) -> StoredSeat:
    levels = world.bots.levels(game.game)
    if agreed.level and agreed.level not in levels:
        raise BadOption("bot-unknown", bot=agreed.level, legal=levels)
    level = agreed.level or world.bots.usual_level(game.game)
    here = agreed.who == "here"
    return StoredSeat(
        seat=number,
        kind=agreed.who,
        name=checked_name(agreed.name, world) or world.seat_name(agreed.who, level, number),
        colour=agreed.colour or COLOURS[number % len(COLOURS)],
        shape=agreed.shape or SHAPES[number % len(SHAPES)],
        level=level,
        holder=creator if here else None,
        seed_hash=PROMISED if here and game.own_seeds else "",
        invite=1 if agreed.who == "link" else 0,
        invited=agreed.who == "link",
    )


def _setup(agreed: NewGame, variant: Rules[Any], first: int) -> GameSetup:
    return GameSetup(
        edition=variant.edition,
        options=dict(variant.options),
        content=variant.content,
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
