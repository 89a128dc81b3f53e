"""Handlers for the requests of `noppa engine`."""

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from noppa import __version__
from noppa.bots import BOTS
from noppa.coach.chances import GAMES
from noppa.coach.review import plain_review, review
from noppa.core import record_file
from noppa.core.errors import BadOption, BadProgram, Plain
from noppa.core.rules import Rules
from noppa.engine import PROTOCOL
from noppa.engine import messages as lines
from noppa.engine.json_lines import Message
from noppa.engine.messages import keys_of, name_of
from noppa.engine.table import BOT, INVALID_STATE, EngineTable
from noppa.games import games, rules

TABLE = "main"
Answer = Mapping[str, Plain]


@dataclass(slots=True)
class Session:
    """The tables of one client, by the names it gave them."""

    tables: dict[str, EngineTable] = field(default_factory=dict)
    ended: bool = False

    def answer(self, request: Message) -> Answer:
        """Return the answer to a request; `quit` sets `ended`. Null counts as a missing key.

        Raises `NoppaError` for a request that cannot be answered.
        """
        request = {key: value for key, value in request.items() if value is not None}
        name = str(request.get("do", ""))
        if name not in REQUESTS:
            raise BadProgram("engine-request", request=name[:80], allowed=tuple(REQUESTS))
        declared, handle = REQUESTS[name]
        _check(request, declared)
        try:
            return handle(self, request)
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
    """Return a new table for a request."""
    variant = _rules(request)
    seed = request.get("seed")
    return EngineTable(variant, variant.start(request["players"]), secrets.randbelow(2**53) if seed is None else seed)


def _rules(request: Message) -> Rules[Any]:
    name, given = request["game"], request.get("options", {})
    if name not in games():
        raise BadOption("game-unknown", game=name[:80], allowed=tuple(games()))
    for key in given:
        games()[name].option(key)
    content = {games()[name].content or "content": request["content"]} if "content" in request else {}
    return rules(name, request.get("edition"), **given, **content)


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


def _undo(session: Session, request: Message) -> Answer:
    return session.table(request).undo(request.get("steps", 1))


def _chances(session: Session, request: Message) -> Answer:
    return session.table(request).win_chances(request.get("games", GAMES), request.get("seed", 0))


def _record(session: Session, request: Message) -> Answer:
    return {"record": json.loads(session.table(request).record(request.get("names")).text())}


def _review(session: Session, request: Message) -> Answer:
    """Return the review of the game at a table, or of the record that comes with the request."""
    if "record" in request:
        record = record_file.read(json.dumps(request["record"]))
    else:
        record = session.table(request).record(None)
    return {"review": plain_review(review(record))}


def _close(session: Session, request: Message) -> Answer:
    session.table(request)
    del session.tables[request.get("table", TABLE)]
    return {}


def _quit(session: Session, request: Message) -> Answer:
    del request
    session.ended = True
    return {}


REQUESTS: dict[str, tuple[Any, Callable[[Session, Message], Answer]]] = {
    name_of(declared): (declared, handle)
    for declared, handle in (
        (lines.HelloRequest, _hello),
        (lines.GamesRequest, _games),
        (lines.NewRequest, _new),
        (lines.StateRequest, _state),
        (lines.ActionsRequest, _actions),
        (lines.ViewRequest, _view),
        (lines.MovesRequest, _moves),
        (lines.PlayRequest, _play),
        (lines.RollRequest, _roll),
        (lines.DrawRequest, _draw),
        (lines.UndoRequest, _undo),
        (lines.AdviseRequest, _advise),
        (lines.ChancesRequest, _chances),
        (lines.ChooseRequest, _choose),
        (lines.RecordRequest, _record),
        (lines.ReviewRequest, _review),
        (lines.CloseRequest, _close),
        (lines.QuitRequest, _quit),
    )
}
"""All requests, in the order of the docs: the type of each, and its handler."""


def _check(request: Message, declared: Any) -> None:
    """Raise `BadProgram` if a key is unknown, missing or of the wrong type."""
    known = keys_of(declared)
    for key, value in request.items():
        if key not in known:
            raise BadProgram("engine-key-unknown", key=key[:80], request=request["do"], allowed=tuple(known))
        kinds, _ = known[key]
        if type(value) not in kinds:
            allowed = tuple(kind.__name__ for kind in kinds)
            raise BadProgram("engine-value", key=key, request=request["do"], allowed=allowed)
    for key, (_, required) in known.items():
        if required and key not in request:
            raise BadProgram("engine-key-missing", key=key, request=request["do"])
