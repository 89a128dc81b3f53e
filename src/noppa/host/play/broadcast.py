"""Sends messages to everybody who looks at a game, to each only what they may see."""

from noppa.host.choices import Reaction
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.messages import EventInfo, Events, Message, Reacted, Rematch, TableChanged, View
from noppa.host.play import views


def show_log(live: LiveGame, log: GameLog) -> None:
    """Let a log take the place of the one before, and send everybody what is new; open votes are void."""
    before, live.log = live.log, log
    live.votes = []
    shown = set(before.table.hidden) - set(log.table.hidden) if before else set()
    news = [*sorted(shown), *range(before.number + 1 if before else 0, log.number + 1)]
    if not live.viewers:
        return
    game = views.game_info(live)
    made: dict[frozenset[int], tuple[list[EventInfo], list[View]]] = {}
    for viewer in tuple(live.viewers):
        seats = live.seats_of(viewer.identity)
        if seats not in made:
            made[seats] = views.event_infos(live, seats, news), views.views(live, seats)
        events, seen = made[seats]
        you = views.you(live, viewer.identity)
        viewer.send(Events(number=live.number, events=events, game=game, you=you, views=seen))


def show_table(live: LiveGame) -> None:
    """Send everybody what changed beside the events: seats, presence, votes."""
    if live.viewers:
        game = views.game_info(live)
        for viewer in tuple(live.viewers):
            viewer.send(TableChanged(game=game, you=views.you(live, viewer.identity)))


def show_reaction(live: LiveGame, seat: int, reaction: Reaction) -> None:
    """Send everybody a reaction from a seat."""
    _send_to_all(live, Reacted(seat=seat, reaction=reaction))


def show_rematch(live: LiveGame, game_id: str) -> None:
    """Send everybody to the next game."""
    _send_to_all(live, Rematch(game_id=game_id))


def _send_to_all(live: LiveGame, message: Message) -> None:
    for viewer in tuple(live.viewers):
        viewer.send(message)
