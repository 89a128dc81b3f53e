"""Messages to many viewers are built once."""

from collections.abc import Sequence

from host.world import Host, in_a_loop
from noppa.host.messages import Events, TableChanged
from noppa.host.seating.seats import Guest, Invite, sit_down
from noppa.server.schemas.messages import encode


@in_a_loop
async def test_viewers_who_may_see_the_same_share_a_message() -> None:
    """All spectators get the same message object; each player gets their own."""
    host = Host()
    live = await host.game("dicetrip", "here", "link")
    people = [await host.watch(live, who) for who in ("one", "another", "aino", "aino", "eino")]
    await sit_down(host.registry, Invite(live.game.id, 1, 1), Guest(identity="eino"))
    await host.act(live, "aino", "roll")
    _check_shared([person.last(TableChanged) for person in people])
    _check_shared([person.last(Events) for person in people])


def _check_shared(messages: Sequence[TableChanged | Events]) -> None:
    one, another, aino, aino_again, eino = messages
    assert one is another
    assert aino is aino_again
    assert (one.you.seats, aino.you.seats, eino.you.seats) == ([], [0], [1])


@in_a_loop
async def test_a_message_is_encoded_as_it_is_however_often() -> None:
    """Messages sent alternately to several viewers are not mixed up."""
    host = Host()
    live = await host.game("yatzy", "here")
    aino, somebody = await host.watch(live, "aino"), await host.watch(live, "somebody")
    await host.act(live, "aino", "roll")
    first, other = aino.last(Events), somebody.last(Events)
    texts = [encode(message) for message in (first, first, other, first)]
    assert texts[0] == texts[1] == texts[3]
    assert '"seats":[0]' in texts[0]
    assert '"seats":[]' in texts[2]
