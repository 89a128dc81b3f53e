"""Removing a player: whom it is about, who has no vote, and how many people must be there to agree."""

from noppa.host.choices import Topic
from noppa.host.live_game import LiveGame
from noppa.host.play.absence import is_absent
from noppa.host.refusal import Refused

REMOVE = "remove-"
LEAST_AGREEING = 2
"""How many people must agree to remove somebody."""


def seats_without_vote(live: LiveGame, topic: Topic) -> frozenset[int]:
    """Return the seats of the player to be removed."""
    target = removed_seat(topic)
    holder = live.game.seats[target].holder if target is not None and target < len(live.game.seats) else None
    return live.seats_of(holder) if holder else frozenset()


def removed_seat(topic: Topic) -> int | None:
    """Return the seat that a topic would remove, None for other topics."""
    return int(topic.removeprefix(REMOVE)) if topic.startswith(REMOVE) else None


def check_remove(live: LiveGame, identity: str, target: int, absence: float) -> None:
    """Raise `Refused` unless enough others are present to agree: nobody decides alone about another player."""
    live.check_seat(target)
    holder = live.game.seats[target].holder
    if holder is None or target not in live.people():
        raise Refused("seat-is-bots", seat=target)
    if holder == identity:
        raise Refused("remove-own", seat=target)
    now = live.clock.now()
    present = {live.game.seats[seat].holder for seat in live.people() if not is_absent(live, seat, now, absence)}
    if len(present - {holder}) < LEAST_AGREEING:
        raise Refused("remove-too-few", least=LEAST_AGREEING)
