"""Choices of an open round are hidden from the others until all are done."""

import pytest

from host.world import Host, Watcher, in_a_loop, log_of
from noppa import IllegalMove
from noppa.host.live_game import LiveGame
from noppa.host.messages import Events
from noppa.host.play import views
from noppa.host.seating.seats import Guest, Invite, sit_down


async def open_round(host: Host) -> LiveGame:
    """Start a round of Dice Trip in which Aino and Eino may both write."""
    live = await host.game("dicetrip", "here", "link")
    await sit_down(host.registry, Invite(live.game.id, 1, 1), Guest(identity="eino"))
    await host.act(live, "aino", "roll")
    await host.act(live, "aino", "play", moves=["stand"])
    return live


async def cross_out(host: Host, live: LiveGame, who: str, seat: int) -> None:
    """Cross out a place on a seat's map."""
    table = log_of(live).table
    move = next(str(move) for move in table.rules.moves(table.state, seat) if "=x" in str(move))
    await host.act(live, who, "play", seat=seat, moves=[move])


def hidden(watcher: Watcher, number: int) -> bool:
    """Return whether the newest message has the event without its text."""
    (event,) = (event for event in watcher.last(Events).events if event.number == number)
    return event.text == ""


@in_a_loop
async def test_a_choice_is_shown_to_its_own_seat_alone_until_the_round_closes() -> None:
    """Others get the number without the text, and the whole text when all have written."""
    host = Host()
    live = await open_round(host)
    aino, eino, somebody = [await host.watch(live, who) for who in ("aino", "eino", "somebody")]
    await cross_out(host, live, "aino", 0)
    number = live.number
    assert not hidden(aino, number)
    assert hidden(eino, number)
    assert hidden(somebody, number)
    (event,) = aino.last(Events).events
    assert event.withheld == 0
    (event,) = eino.last(Events).events
    assert (event.seat, event.places, event.story, event.withheld) == (None, [], {}, None)
    assert views.entry_infos(log_of(live).table, frozenset({1}))[-1].number < number
    assert views.entry_infos(log_of(live).table, frozenset({0}))[-1].number == number
    while number in log_of(live).table.hidden:
        table = log_of(live).table
        seat = next(seat for seat in (1, 0) if table.rules.moves(table.state, seat))
        await cross_out(host, live, "eino" if seat else "aino", seat)
    for watcher in (aino, eino, somebody):
        assert watcher.texts[number] == str(log_of(live).table.events[number])
    late = await host.watch(live, "venla", seen=number)
    assert late.texts[number] == str(log_of(live).table.events[number])


@in_a_loop
async def test_a_die_used_twice_is_sent_to_everybody_at_once() -> None:
    """The event's text is sent while the writings stay hidden; so is the view that shows it."""
    host = Host()
    live = await open_round(host)
    eino, somebody = [await host.watch(live, who) for who in ("eino", "somebody")]
    await cross_out(host, live, "eino", 1)
    written = live.number
    table = log_of(live).table
    move = next(str(move) for move in table.rules.moves(table.state, 0) if str(move).startswith("twice"))
    await host.act(live, "aino", "play", moves=[move])
    assert somebody.texts[live.number] == f"0: {move}"
    assert not hidden(eino, live.number)
    (event,) = eino.last(Events).events
    assert (event.seat, event.withheld) == (0, None)
    shown = somebody.last(Events).views[0].view["trips"]
    assert (shown[0]["twice"], shown[1]["written"]) == (
        table.rules.view(log_of(live).table.state, 0)["trips"][0]["twice"],
        [],
    )
    assert not somebody.texts.get(written)


@in_a_loop
async def test_only_its_own_seat_may_take_a_hidden_choice_back() -> None:
    """Others would learn from the undo what it was."""
    host = Host()
    live = await open_round(host)
    await cross_out(host, live, "aino", 0)
    with pytest.raises(IllegalMove, match="undo-not-yours"):
        await host.act(live, "eino", "undo", seat=1)
    await host.act(live, "aino", "undo")
    assert [vote.seat for vote in live.votes] == [0]


@in_a_loop
async def test_nobody_is_late_because_somebody_else_finished_first() -> None:
    """A seat's own question is the same whether others still write or not."""
    host = Host()
    live = await host.game("dicetrip", "here", "here")
    await host.act(live, "aino", "roll")
    await host.act(live, "aino", "play", moves=["stand"])
    seen = live.number
    while 0 in log_of(live).due():
        table = log_of(live).table
        await host.act(live, "aino", "play", moves=[str(table.rules.moves(table.state, 0)[0])])
    assert log_of(live).due() == (1,)
    table = log_of(live).table
    done = await host.act(live, "aino", "play", seat=1, seen=seen, moves=[str(table.rules.moves(table.state, 1)[0])])
    assert done.first > seen
