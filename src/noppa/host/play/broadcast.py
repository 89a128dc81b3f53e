"""Sends messages to everybody who looks at a game, to each only what they may see."""

from dataclasses import replace

from noppa.core.changes import change
from noppa.host.choices import Reaction
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.messages import Events, Message, Reacted, Rematch, TableChanged, View, ViewChange
from noppa.host.play import views
from noppa.host.ports import Viewer

MANY_SEATS = 8
"""Tables with at least this many seats have long views: clients that accept changes get those instead."""


def show_log(live: LiveGame, log: GameLog) -> None:
    """Let a log take the place of the one before, and send everybody what is new; open votes are void."""
    before, live.log = live.log, log
    live.votes = []
    shown = set(before.table.hidden) - set(log.table.hidden) if before else set()
    news = [*sorted(shown), *range(before.number + 1 if before else 0, log.number + 1)]
    if not live.viewers:
        return
    game = views.game_info(live)
    made: dict[str, Events] = {}  # one message for all who may see the same: it is encoded once
    shorter: dict[str, Events] = {}
    known, live.shown = live.shown, {}
    for viewer in tuple(live.viewers):
        you = views.you(live, viewer.identity)
        seats, key = frozenset(you.seats), repr(you)
        if key not in made:
            events, seen = views.event_infos(live, seats, news), views.views(live, seats)
            made[key] = Events(number=live.number, events=events, game=game, you=you, views=seen)
        message = made[key]
        if before and live.followers.get(viewer) == (seats, before.number) and seats in known:
            if key not in shorter:
                changes = _changes(known[seats], message.views)
                shorter[key] = replace(message, views=[], since=before.number, changes=changes)
            message = shorter[key]
        viewer.send(message)
        if viewer in live.followers:
            follow(live, viewer, made[key].views)


def follow(live: LiveGame, viewer: Viewer, seen: list[View]) -> None:
    """Note which views a viewer knows, so that it can be sent what changes in them: at tables with many seats."""
    if len(live.game.seats) >= MANY_SEATS:
        seats = live.seats_of(viewer.identity)
        live.followers[viewer] = seats, live.number
        live.shown[seats] = seen


def _changes(before: list[View], after: list[View]) -> list[ViewChange]:
    pairs = zip(before, after, strict=True)
    return [ViewChange(seat=new.seat, change=change(old.view, new.view)) for old, new in pairs]


def show_table(live: LiveGame) -> None:
    """Send everybody what changed beside the events: seats, presence, votes."""
    if live.viewers:
        game = views.game_info(live)
        made: dict[str, Message] = {}
        for viewer in tuple(live.viewers):
            you = views.you(live, viewer.identity)
            viewer.send(made.setdefault(repr(you), TableChanged(game=game, you=you)))


def show_reaction(live: LiveGame, seat: int, reaction: Reaction) -> None:
    """Send everybody a reaction from a seat."""
    _send_to_all(live, Reacted(seat=seat, reaction=reaction))


def show_rematch(live: LiveGame, game_id: str) -> None:
    """Send everybody to the next game."""
    _send_to_all(live, Rematch(game_id=game_id))


def _send_to_all(live: LiveGame, message: Message) -> None:
    for viewer in tuple(live.viewers):
        viewer.send(message)
