"""Handles the messages of a game's viewers: the same over a network and inside a browser."""

import json

from noppa.core.errors import NoppaError
from noppa.host.commands import ClientMessage, Pace, Ping, React, read_message
from noppa.host.execute import execute
from noppa.host.fields import invalid
from noppa.host.live_game import LiveGame
from noppa.host.messages import Pong, Rejected
from noppa.host.play import views
from noppa.host.play.pace import wish_pace
from noppa.host.play.reactions import react
from noppa.host.ports import Viewer
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.service.problems import plain_problem
from noppa.service.words import Words


def read_text(text: str | None) -> ClientMessage:
    """Parse a text as a message; raise `Refused` if it is invalid."""
    if text is None:
        raise Refused("message-not-text")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise invalid("", "not JSON") from None
    return read_message(data)


def id_of(message: ClientMessage) -> str | None:
    """Return the id of a message, which its response repeats; None if it has none."""
    return None if isinstance(message, Ping | Pace) else message.id


async def answer(registry: Registry, live: LiveGame, viewer: Viewer, message: ClientMessage) -> None:
    """Carry out a message and send the response; raise `Refused` or the rules' error."""
    if isinstance(message, Ping):
        viewer.send(Pong(at=live.clock.now()))
    elif isinstance(message, Pace):
        wish_pace(live, viewer.identity, message.pace)
    elif isinstance(message, React):
        await react(registry, live, viewer.identity, message)
    else:
        viewer.send(await execute(registry, live, viewer.identity, message))


def rejected(live: LiveGame, identity: str, sent: str | None, error: NoppaError, words: Words) -> Rejected:
    """Return a refusal, with the current state if the message was stale."""
    stale = error.code == "stale"
    return Rejected(
        id=sent,
        **plain_problem(error, words, live.game.game),
        number=live.number,
        game=views.game_info(live) if stale else None,
        views=views.views(live, live.seats_of(identity)) if stale else [],
    )


def seen_number(text: str) -> int | None:
    """Parse the number of the last event that a viewer saw; return None if it is not a number."""
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 9 else None
