"""Sends messages to the viewers of a game, to each only what they may see."""

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
    """Replace the log of a game and send everybody the new events; open votes become void."""
    before, live.log = live.log, log
    live.votes = []
    revealed = set(before.table.hidden) - set(log.table.hidden) if before else set()
    numbers = [*sorted(revealed), *range(before.number + 1 if before else 0, log.number + 1)]
    if not live.viewers:
        return
    game = views.game_info(live)
    full: dict[str, Events] = {}  # one message for all viewers who may see the same, so that it is encoded once
    deltas: dict[str, Events] = {}
    previous_views, live.shown = live.shown, {}
    for viewer in tuple(live.viewers):
        you = views.you(live, viewer.identity)
        seats, key = frozenset(you.seats), repr(you)
        if key not in full:
            events, new_views = views.event_infos(live, seats, numbers), views.views(live, seats)
            full[key] = Events(number=live.number, events=events, game=game, you=you, views=new_views)
        message = full[key]
        if before and live.followers.get(viewer) == (seats, before.number) and seats in previous_views:
            if key not in deltas:
                changes = _changes(previous_views[seats], message.views)
                deltas[key] = replace(message, views=[], since=before.number, changes=changes)
            message = deltas[key]
        viewer.send(message)
        if viewer in live.followers:
            follow(live, viewer, full[key].views)


def follow(live: LiveGame, viewer: Viewer, sent: list[View]) -> None:
    """Remember the views a viewer has, so that it can be sent changes; only for tables with many seats."""
    if len(live.game.seats) >= MANY_SEATS:
        seats = live.seats_of(viewer.identity)
        live.followers[viewer] = seats, live.number
        live.shown[seats] = sent


def _changes(before: list[View], after: list[View]) -> list[ViewChange]:
    pairs = zip(before, after, strict=True)
    return [ViewChange(seat=new.seat, change=change(old.view, new.view)) for old, new in pairs]


def show_table(live: LiveGame) -> None:
    """Send everybody what changed besides the events: seats, presence, votes."""
    if live.viewers:
        game = views.game_info(live)
        messages: dict[str, Message] = {}
        for viewer in tuple(live.viewers):
            you = views.you(live, viewer.identity)
            viewer.send(messages.setdefault(repr(you), TableChanged(game=game, you=you)))


def show_reaction(live: LiveGame, seat: int, reaction: Reaction) -> None:
    """Send everybody a reaction from a seat."""
    _send_to_all(live, Reacted(seat=seat, reaction=reaction))


def show_rematch(live: LiveGame, game_id: str) -> None:
    """Send everybody to the next game."""
    _send_to_all(live, Rematch(game_id=game_id))


def _send_to_all(live: LiveGame, message: Message) -> None:
    for viewer in tuple(live.viewers):
        viewer.send(message)
