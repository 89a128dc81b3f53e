"""The requests that `noppa engine` answers."""

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
from noppa.engine.json_lines import Message
from noppa.engine.table import BOT, INVALID_STATE, EngineTable
from noppa.games import games, rules

TABLE = "main"
Answer = Mapping[str, Plain] | None


@dataclass(slots=True)
class Session:
    """The tables of one program, by the names it gave them."""

    tables: dict[str, EngineTable] = field(default_factory=dict)

    def answer(self, request: Message) -> Answer:
        """Return the answer to a request; None when it asks to quit. Null counts as a missing key.

        Raises `NoppaError` for a request that cannot be answered.
        """
        request = {key: value for key, value in request.items() if value is not None}
        name = str(request.get("do", ""))
        if name not in REQUESTS:
            raise BadProgram("engine-request", request=name[:80], allowed=tuple(REQUESTS))
        asked = REQUESTS[name]
        _check(request, asked)
        try:
            return asked.answer(self, request)
        except INVALID_STATE as error:
            table = self.tables.get(request.get("table", TABLE))
            if (table is None or not table.given) and "state" not in request:
                raise
            raise BadProgram("engine-position", why=type(error).__name__) from None

    def table(self, request: Message) -> EngineTable:
        """Return the table that a request names. Raises `BadProgram` if there is none."""
        name = request.get("table", TABLE)
        if name not in self.tables:
            raise BadProgram("engine-table", table=name[:80], allowed=tuple(self.tables))
        return self.tables[name]


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
    table = _new_table(request)
    session.tables[request.get("table", TABLE)] = table
    return {"seed": table.seed, **table.pending()}


def _new_table(request: Message) -> EngineTable:
    """Return a new table as a request describes it."""
    made = _rules(request)
    seed = request.get("seed")
    return EngineTable(made, made.start(request["players"]), secrets.randbelow(2**53) if seed is None else seed)


def _rules(request: Message) -> Rules[Any]:
    name, given = request["game"], request.get("options", {})
    if name not in games():
        raise BadOption("game-unknown", game=name[:80], allowed=tuple(games()))
    for key in given:
        games()[name].option(key)
    own = {games()[name].content or "content": request["content"]} if "content" in request else {}
    return rules(name, request.get("edition"), **given, **own)


def _state(session: Session, request: Message) -> Answer:
    table = session.table(request)
    if "state" in request:
        table.put(request["state"], len(table.rules.sheet(table.state)))
    return table.plain()


def _actions(session: Session, request: Message) -> Answer:
    actions = session.table(request).rules.actions
    return {"actions": [str(move) for move in actions]}


def _view(session: Session, request: Message) -> Answer:
    table = session.table(request)
    return {"view": table.rules.view(table.state, request.get("seat"))}


def _moves(session: Session, request: Message) -> Answer:
    table = session.table(request)
    return table.moves(table.seat(request.get("seat")))


def _play(session: Session, request: Message) -> Answer:
    table = session.table(request)
    return table.play(table.seat(request.get("seat")), request["move"])


def _roll(session: Session, request: Message) -> Answer:
    return session.table(request).roll(request.get("dice"))


def _draw(session: Session, request: Message) -> Answer:
    return session.table(request).draw(request.get("card"))


def _advise(session: Session, request: Message) -> Answer:
    table = session.table(request)
    return table.advice(table.seat(request.get("seat")))


def _choose(session: Session, request: Message) -> Answer:
    """Return a bot's move, at a table of this session or in a state that comes with the request."""
    if "game" in request:
        for key in ("players", "state"):
            if key not in request:
                raise BadProgram("engine-key-missing", key=key, request="choose")
        table = _new_table(request)
        table.put(request["state"], request["players"])
    else:
        table = session.table(request)
    return {"move": str(table.choose(table.seat(request.get("seat")), request.get("bot", BOT)))}


def _close(session: Session, request: Message) -> Answer:
    session.table(request)
    del session.tables[request.get("table", TABLE)]
    return {}


def _quit(session: Session, request: Message) -> None:
    del session, request


Kinds = tuple[type, ...]
NOTHING: Mapping[str, Kinds] = MappingProxyType({})
NEW: dict[str, Kinds] = {"edition": (str,), "options": (dict,), "content": (dict,), "seed": (int,)}
EVERYWHERE: dict[str, Kinds] = {"do": (str,), "id": (str, int), "table": (str,)}


class Request(NamedTuple):
    """One kind of request: the function that answers it, and its keys with their types."""

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
"""All requests, in the order of the docs."""


def _check(request: Message, asked: Request) -> None:
    """Raise `BadProgram` if a key is unknown, missing or of the wrong type."""
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
