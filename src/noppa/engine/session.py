"""What a program may ask of `noppa engine`, and the answers."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from noppa import __version__
from noppa.bots import BOTS
from noppa.core.errors import BadOption, BadProgram, Plain
from noppa.core.rules import Rules
from noppa.engine import PROTOCOL
from noppa.engine.game import BOT, MISTAKES, Game
from noppa.engine.lines import Message
from noppa.games import games, rules

TABLE = "main"
Answer = Mapping[str, Plain] | None


@dataclass(slots=True)
class Session:
    """The games that one program plays here, by the names it gave their tables."""

    tables: dict[str, Game] = field(default_factory=dict)

    def answer(self, request: Message) -> Answer:
        """What the request asked for; None when it asked to end. A null is as good as a key not given."""
        request = {key: value for key, value in request.items() if value is not None}
        name = str(request.get("do", ""))
        if name not in REQUESTS:
            raise BadProgram("engine-request", request=name[:80], allowed=tuple(REQUESTS))
        asked = REQUESTS[name]
        _check(request, asked)
        try:
            return asked.answer(self, request)
        except MISTAKES as error:
            game = self.tables.get(request.get("table", TABLE))
            if (game is None or not game.given) and "state" not in request:
                raise
            raise BadProgram("engine-position", why=type(error).__name__) from None

    def game(self, request: Message) -> Game:
        """The game at the table that a request names."""
        table = request.get("table", TABLE)
        if table not in self.tables:
            raise BadProgram("engine-table", table=table[:80], allowed=tuple(self.tables))
        return self.tables[table]


def _hello(session: Session, request: Message) -> Answer:
    del session
    if request["protocol"] != PROTOCOL:
        raise BadProgram("engine-protocol", found=request["protocol"], wanted=PROTOCOL)
    return {"protocol": PROTOCOL, "name": "noppa", "version": __version__, "games": list(games()), "bots": list(BOTS)}


def _games(session: Session, request: Message) -> Answer:
    del session, request
    return {"games": {game.name: _metadata(game.name) for game in games().values()}}


def _metadata(name: str) -> dict[str, Plain]:
    game = games()[name]
    return {
        "players": [game.least_players, game.most_players],
        "rules_version": game.version,
        "editions": {edition.name: dict(edition.options) for edition in game.editions.values()},
        "options": {option.name: list(option.allowed) for option in game.options.values()},
        "content": game.content,
    }


def _new(session: Session, request: Message) -> Answer:
    game = _made(request)
    session.tables[request.get("table", TABLE)] = game
    return {"seed": game.seed, **game.pending()}


def _made(request: Message) -> Game:
    """A new game as a request describes it."""
    made = _rules(request)
    seed = request.get("seed")
    return Game(made, made.start(request["players"]), secrets.randbelow(2**53) if seed is None else seed)


def _rules(request: Message) -> Rules[Any]:
    name, given = request["game"], request.get("options", {})
    if name not in games():
        raise BadOption("game-unknown", game=name[:80], allowed=tuple(games()))
    for key in given:
        games()[name].option(key)
    own = {games()[name].content or "content": request["content"]} if "content" in request else {}
    return rules(name, request.get("edition"), **given, **own)


def _state(session: Session, request: Message) -> Answer:
    game = session.game(request)
    if "state" in request:
        game.put(request["state"], len(game.rules.sheet(game.state)))
    return game.plain()


def _actions(session: Session, request: Message) -> Answer:
    actions = session.game(request).rules.actions
    return {"actions": [str(move) for move in actions]}


def _view(session: Session, request: Message) -> Answer:
    game = session.game(request)
    return {"view": game.rules.view(game.state, request.get("seat"))}


def _moves(session: Session, request: Message) -> Answer:
    game = session.game(request)
    return game.moves(game.seat(request.get("seat")))


def _play(session: Session, request: Message) -> Answer:
    game = session.game(request)
    return game.play(game.seat(request.get("seat")), request["move"])


def _roll(session: Session, request: Message) -> Answer:
    return session.game(request).roll(request.get("dice"))


def _draw(session: Session, request: Message) -> Answer:
    return session.game(request).draw(request.get("card"))


def _advise(session: Session, request: Message) -> Answer:
    game = session.game(request)
    return game.advice(game.seat(request.get("seat")))


def _choose(session: Session, request: Message) -> Answer:
    """A bot's move: at a table of this session, or in a position that the request brings along."""
    if "game" in request:
        for key in ("players", "state"):
            if key not in request:
                raise BadProgram("engine-key-missing", key=key, request="choose")
        game = _made(request)
        game.put(request["state"], request["players"])
    else:
        game = session.game(request)
    return {"move": str(game.choose(game.seat(request.get("seat")), request.get("bot", BOT)))}


def _close(session: Session, request: Message) -> Answer:
    session.game(request)
    del session.tables[request.get("table", TABLE)]
    return {}


def _quit(session: Session, request: Message) -> None:
    del session, request


Kinds = tuple[type, ...]
NOTHING: Mapping[str, Kinds] = MappingProxyType({})
NEW: dict[str, Kinds] = {"edition": (str,), "options": (dict,), "content": (dict,), "seed": (int,)}
EVERYWHERE: dict[str, Kinds] = {"do": (str,), "id": (str, int), "table": (str,)}


class Request(NamedTuple):
    """One thing that can be asked: who answers it, and its keys with the types they may have."""

    answer: Callable[[Session, Message], Answer]
    needs: Mapping[str, Kinds] = NOTHING
    may: Mapping[str, Kinds] = NOTHING


REQUESTS: dict[str, Request] = {
    "hello": Request(_hello, {"protocol": (int,)}),
    "games": Request(_games),
    "new": Request(_new, {"game": (str,), "players": (int,)}, NEW),
    "state": Request(_state, {}, {"state": (dict,)}),
    "actions": Request(_actions),
    "view": Request(_view, {}, {"seat": (int,)}),
    "moves": Request(_moves, {}, {"seat": (int,)}),
    "play": Request(_play, {"move": (str, int)}, {"seat": (int,)}),
    "roll": Request(_roll, {}, {"dice": (list,)}),
    "draw": Request(_draw, {}, {"card": (str,)}),
    "advise": Request(_advise, {}, {"seat": (int,)}),
    "choose": Request(
        _choose,
        {},
        {
            **NEW,
            **dict.fromkeys(("game", "bot"), (str,)),
            **dict.fromkeys(("players", "seat"), (int,)),
            **dict.fromkeys(("state", "view"), (dict,)),
            **dict.fromkeys(("moves", "actions"), (list,)),
        },
    ),
    "close": Request(_close),
    "quit": Request(_quit),
}
"""Everything that can be asked, in the order of the docs."""


def _check(request: Message, asked: Request) -> None:
    """Every key is known and of the right type, and none is missing."""
    known = {**EVERYWHERE, **asked.needs, **asked.may}
    for key, value in request.items():
        if key not in known:
            raise BadProgram("engine-key-unknown", key=key[:80], request=request["do"], allowed=tuple(known))
        if type(value) not in known[key]:
            allowed = tuple(kind.__name__ for kind in known[key])
            raise BadProgram("engine-value", key=key, request=request["do"], allowed=allowed)
    for key in asked.needs:
        if key not in request:
            raise BadProgram("engine-key-missing", key=key, request=request["do"])
