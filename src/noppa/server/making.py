"""A new game from what people agreed on: rules settled, seats filled, dice committed to."""

import secrets
import time
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, get_args

from noppa.bots import levels_of, usual_level
from noppa.core.content import read_content
from noppa.core.errors import BadOption
from noppa.core.fair import FairDice
from noppa.core.rules import Rules
from noppa.games import games, rules
from noppa.locale import Messages
from noppa.server.asked import NewGame, NewSeat
from noppa.server.refusal import Refused
from noppa.server.storage import StoredGame, StoredSeat
from noppa.server.terms import Colour, Shape

COLOURS: tuple[str, ...] = get_args(Colour)
SHAPES: tuple[str, ...] = get_args(Shape)
DRAW = 2**32 - 1
"""The chance number of the dice that are rolled for who starts; further rounds count down from it."""

SAY = Messages()


def settle(asked: NewGame) -> Rules[Any]:
    """The rules people asked for; a board, deck or map only as content, never as a path."""
    given: dict[str, object] = dict(asked.options)
    if asked.content is not None:
        if asked.game not in games():
            raise BadOption("game-unknown", game=asked.game, allowed=tuple(games()))
        name = games()[asked.game].content
        if not name:
            owners = [game.name for game in games().values() if game.content]
            raise BadOption("content-other-game", game=asked.game, content="content", allowed=owners)
        text = asked.content
        given[name] = read_content(name, text + "\n" if isinstance(text, str) else text)
    elif any(name in given for name in ("board", "deck", "map")):
        raise BadOption("option-unknown", game=asked.game, key="content", allowed=tuple(games()))
    return rules(asked.game, asked.edition, **given)


def make(asked: NewGame, creator: str, losers: Sequence[int] = ()) -> StoredGame:
    """A game to be written down; its seats stand in the order of play, whoever starts first."""
    settled = settle(asked)
    settled.start(len(asked.seats))
    if asked.dice == "real" and asked.same:
        raise Refused("same-needs-fair-dice")
    if asked.first >= len(asked.seats):
        raise Refused("seat-not-there", seat=asked.first)
    seed, game_id = secrets.token_bytes(32), secrets.token_hex(10)
    rounds: list[list[int]] = []
    first = asked.first
    if asked.start == "loser" and losers:
        first = losers[0]
    elif asked.start != "chosen":
        first, rounds = draw_starter(FairDice(seed, game_id), len(asked.seats))
    seats = [_seat(number, seat, asked, creator) for number, seat in enumerate(asked.seats)]
    seats = seats[first:] + seats[:first]
    now = time.time()
    return StoredGame(
        id=game_id,
        game=settled.game.name,
        rules_version=settled.game.version,
        setup=_setup(asked, settled) | {"draw": rounds, "first": first},
        server_seed=seed.hex(),
        creator=creator,
        status="waiting",
        private=asked.private,
        created_at=now,
        changed_at=now,
        wake_at=None,
        scores=[0] * len(seats),
        previous=None,
        next=None,
        day=None,
        seats=tuple(replace(seat, seat=number) for number, seat in enumerate(seats)),
    )


def draw_starter(dice: FairDice, seats: int) -> tuple[int, list[list[int]]]:
    """The seat with the highest die; of equal ones those roll again. With the dice of each round, 0 for none."""
    rounds: list[list[int]] = []
    tied = list(range(seats))
    while len(tied) > 1:
        rolled = [dice.die(DRAW - len(rounds), seat) if seat in tied else 0 for seat in range(seats)]
        rounds.append(rolled)
        tied = [seat for seat in tied if rolled[seat] == max(rolled)]
    return tied[0], rounds


def clean_name(text: str) -> str:
    """A name without control or direction marks, its spaces single, at most 24 characters."""
    folded = unicodedata.normalize("NFC", "".join(" " if mark.isspace() else mark for mark in text))
    shown = "".join(mark for mark in folded if unicodedata.category(mark)[0] != "C")
    return " ".join(shown.split())[:24].strip()


def again(game: StoredGame, scores: Sequence[int], asker: str, seed: str) -> StoredGame:
    """The next game of the same people: the asker sits, for the others their seats are kept."""
    secret, game_id = secrets.token_bytes(32), secrets.token_hex(10)
    setup = game.setup | {"draw": []}
    first = 0
    if setup["start"] == "loser":
        first = list(scores).index(min(scores))
    elif setup["start"] == "drawn":
        first, setup["draw"] = draw_starter(FairDice(secret, game_id), len(game.seats))
    order = game.seats[first:] + game.seats[:first]
    seats = tuple(_kept(number, seat, asker, seed) for number, seat in enumerate(order))
    now = time.time()
    return replace(
        game,
        id=game_id,
        setup=setup,
        server_seed=secret.hex(),
        creator=asker,
        status="waiting",
        created_at=now,
        changed_at=now,
        wake_at=None,
        scores=[0] * len(seats),
        previous=game.id,
        next=None,
        day=None,
        seats=seats,
    )


def make_day(dice: FairDice, game: str, day: str, creator: str, name: str) -> StoredGame:
    """Somebody's game with the dice of a day: alone where the game allows, else against bots."""
    others = games()[game].least_players - 1
    seats = [NewSeat(who="here", name=name), *(NewSeat(who="bot") for _ in range(others))]
    made = make(NewGame(game=game, seats=seats, coach=False, undo=False, same=True), creator)
    return replace(made, server_seed=dice.server_seed.hex(), day=day)


def _kept(number: int, seat: StoredSeat, asker: str, seed: str) -> StoredSeat:
    """A seat of the game before, for the same person or bot."""
    mine = seat.holder == asker
    free = seat.kind != "bot" and seat.holder is None
    return replace(
        seat,
        seat=number,
        holder=asker if mine else None,
        reserved=None if mine else seat.holder,
        seed=seed if mine else "",
        invite=1 if free else 0,
        invited=free,
    )


def _seat(number: int, asked: NewSeat, game: NewGame, creator: str) -> StoredSeat:
    levels = levels_of(game.game)
    if asked.level and asked.level not in levels:
        raise BadOption("bot-unknown", bot=asked.level, legal=levels)
    level = asked.level or usual_level(game.game)
    fallback = (
        SAY("server-bot-name", level=level) if asked.who == "bot" else SAY("server-player-name", number=number + 1)
    )
    return StoredSeat(
        seat=number,
        kind=asked.who,
        name=clean_name(asked.name) or fallback,
        colour=asked.colour or COLOURS[number % len(COLOURS)],
        shape=asked.shape or SHAPES[number % len(SHAPES)],
        level=level,
        holder=creator if asked.who == "here" else None,
        seed=game.seed if asked.who == "here" else "",
        invite=1 if asked.who == "link" else 0,
        invited=asked.who == "link",
    )


def _setup(asked: NewGame, settled: Rules[Any]) -> dict[str, Any]:
    return {
        "edition": settled.edition,
        "options": dict(settled.options),
        "content": settled.content,
        "start": asked.start,
        "dice": asked.dice,
        "every_roll": asked.every_roll,
        "coach": asked.coach,
        "clock": asked.clock,
        "undo": asked.undo,
        "same": asked.same,
    }
