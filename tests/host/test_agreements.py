"""Agreements: undo and ending a game need the others' consent."""

from typing import Any

import pytest

from host.world import Host, in_a_loop, texts
from noppa import IllegalMove
from noppa.host.live_game import LiveGame
from noppa.host.messages import TableChanged
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.seating.seats import Guest, Invite, sit_down


async def three_people(host: Host, game: str = "yatzy", **agreed: Any) -> LiveGame:
    """Start a game of Aino, Eino and Venla."""
    live = await host.game(game, "here", "link", "link", **agreed)
    for seat, who in ((1, "eino"), (2, "venla")):
        await sit_down(host.registry, Invite(live.game.id, seat, 1), Guest(identity=who))
    return live


async def scored(host: Host, live: LiveGame) -> None:
    """Let Aino roll and score."""
    await host.act(live, "aino", "roll")
    await host.act(live, "aino", "play", moves=["score chance"])


@in_a_loop
async def test_an_undo_is_done_when_everybody_agrees() -> None:
    """Players who are away count too; until then the request waits, and everybody sees for whom."""
    host = Host()
    live = await three_people(host)
    await scored(host, live)
    watcher = await host.watch(live, "eino")
    done = await host.act(live, "aino", "undo")
    assert done.first > done.last
    (vote,) = watcher.last(TableChanged).game.votes
    assert (vote.topic, vote.asked_by, vote.yes, vote.waits_for) == ("undo", 0, [0], [1, 2])
    await host.act(live, "eino", "answer", seat=1, topic="undo", yes=True)
    host.clock.forward(1000)
    assert live.scores[0] > 0
    done = await host.act(live, "venla", "answer", seat=2, topic="undo", yes=True)
    assert (done.first, done.last) == (3, 3)
    assert texts(live)[-1] == "undo 2"
    assert live.scores == (0, 0, 0)
    assert live.votes == []


@in_a_loop
async def test_one_no_is_enough_and_any_event_calls_it_off() -> None:
    """After that there is nothing to answer."""
    host = Host()
    live = await three_people(host)
    await scored(host, live)
    await host.act(live, "aino", "undo")
    await host.act(live, "eino", "answer", seat=1, topic="undo", yes=False)
    with pytest.raises(Refused, match="nothing-asked"):
        await host.act(live, "venla", "answer", seat=2, topic="undo", yes=True)
    await host.act(live, "aino", "undo")
    await host.act(live, "eino", "roll", seat=1)
    with pytest.raises(IllegalMove, match="undo-past-chance"):
        await host.act(live, "venla", "answer", seat=2, topic="undo", yes=True)
    with pytest.raises(Refused, match="nothing-asked"):
        await host.act(live, "venla", "answer", seat=2, topic="stop", yes=True)


@in_a_loop
async def test_who_may_ask_for_what() -> None:
    """A request is for one's own seat only, and only if the game allows it."""
    host = Host()
    live = await three_people(host, undo=False)
    with pytest.raises(Refused, match="undo-not-agreed"):
        await host.act(live, "aino", "undo")
    with pytest.raises(Refused, match="seat-not-yours"):
        await host.act(live, "aino", "stop", seat=1)
    other = await three_people(host)
    with pytest.raises(IllegalMove, match="undo-nothing"):
        await host.act(other, "aino", "undo")


@in_a_loop
async def test_a_game_is_ended_by_those_who_are_present() -> None:
    """A player who has been away for a minute is not waited for."""
    host = Host(absence=60.0)
    live = await three_people(host)
    for who in ("aino", "eino"):
        await host.watch(live, who)
    host.clock.forward(30)
    await host.act(live, "aino", "stop")
    await host.act(live, "eino", "answer", seat=1, topic="stop", yes=True)
    assert live.status == "playing"
    host.clock.forward(30)
    await host.act(live, "eino", "stop", seat=1)
    assert texts(live)[-1] == "end stopped"
    with pytest.raises(IllegalMove, match="table-ended"):
        await host.act(live, "aino", "stop")


@in_a_loop
async def test_votes_survive_a_restart() -> None:
    """They are stored with the number of the last event."""
    host = Host()
    live = await three_people(host)
    await scored(host, live)
    await host.act(live, "aino", "undo")
    host.registry = Registry(host.registry.world)
    again = await host.registry.find(live.game.id)
    assert [(vote.topic, vote.seat) for vote in again.votes] == [("undo", 0)]
    await host.act(again, "eino", "answer", seat=1, topic="undo", yes=True)
    await host.act(again, "venla", "answer", seat=2, topic="undo", yes=True)
    assert texts(again)[-1] == "undo 2"


@in_a_loop
async def test_a_wish_that_is_sent_again_is_answered_and_not_asked_again() -> None:
    """This holds after it was carried out and after it was declined."""
    host = Host()
    live = await three_people(host)
    await scored(host, live)
    proposed = await host.act(live, "aino", "undo", id="wish")
    await host.act(live, "eino", "answer", seat=1, topic="undo", yes=False, id="no")
    assert await host.act(live, "aino", "undo", id="wish") == proposed
    await host.act(live, "eino", "answer", seat=1, topic="undo", yes=False, id="no")
    assert not any(vote.consents for vote in live.votes)
    await host.act(live, "aino", "undo")
    await host.act(live, "eino", "answer", seat=1, topic="undo", yes=True)
    done = await host.act(live, "venla", "answer", seat=2, topic="undo", yes=True, id="yes")
    assert texts(live)[-1] == "undo 2"
    assert await host.act(live, "venla", "answer", seat=2, topic="undo", yes=True, id="yes") == done
    await scored_again(host, live)
    again = await host.act(live, "aino", "undo", id="wish")
    assert (again.first, again.last) == (proposed.first, proposed.last)
    assert live.votes == []


async def scored_again(host: Host, live: LiveGame) -> None:
    """Let Aino score the same dice again."""
    await host.act(live, "aino", "play", moves=["score chance"])


@in_a_loop
async def test_somebody_who_is_there_is_removed_when_the_others_agree() -> None:
    """A bot plays on; the person to be removed has no vote, and the seat becomes free."""
    host = Host()
    live = await three_people(host)
    watcher, *_ = [await host.watch(live, who) for who in ("aino", "eino", "venla")]
    done = await host.act(live, "eino", "remove", seat=1, target=2)
    assert done.first > done.last
    (vote,) = watcher.last(TableChanged).game.votes
    assert (vote.topic, vote.asked_by, vote.waits_for) == ("remove-2", 1, [0])
    with pytest.raises(Refused, match="remove-own"):
        await host.act(live, "venla", "answer", seat=2, topic="remove-2", yes=False)
    done = await host.act(live, "aino", "answer", seat=0, topic="remove-2", yes=True, id="agreed")
    assert texts(live)[-1].startswith("seat 2 bot ")
    again = await host.act(live, "aino", "answer", seat=0, topic="remove-2", yes=True, id="agreed")
    assert (again.first, again.last) == (done.first, done.last)
    assert live.game.seats[2].holder is None
    with pytest.raises(Refused, match="seat-not-yours"):
        await host.act(live, "venla", "return", seat=2)


@in_a_loop
async def test_nobody_is_removed_by_one_person_alone() -> None:
    """The creator cannot do it while the third is away, nor after a no."""
    host = Host()
    live = await three_people(host)
    for who in ("aino", "venla"):
        await host.watch(live, who)
    host.clock.forward(1000)
    with pytest.raises(Refused, match="remove-too-few"):
        await host.act(live, "aino", "remove", target=2)
    await host.watch(live, "eino")
    await host.act(live, "aino", "remove", target=2)
    await host.act(live, "eino", "answer", seat=1, topic="remove-2", yes=False)
    assert live.game.seats[2].holder == "venla"
    assert not any(text.startswith("seat ") for text in texts(live))
    with pytest.raises(Refused, match="seat-not-there"):
        await host.act(live, "aino", "remove", target=7)
