"""A command is read, validated, committed, shown and acknowledged: in that order, each once."""

from typing import Any

import pytest

from host.world import Host, MemoryStorage, in_a_loop, log_of, make_world, texts
from noppa import IllegalMove, UnreadableMove
from noppa.core.rules import Rules
from noppa.host.commands import EnterDice, Play, React, read_command, read_message
from noppa.host.execute import execute
from noppa.host.messages import Events, Reacted
from noppa.host.play.reactions import react
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.storage import StoredEvent

PLAY = {"type": "play", "id": "c1", "seen": 0, "seat": 0, "moves": ["keep"]}


def test_plain_data_is_read_into_commands() -> None:
    """Whole numbers are accepted also if JSON writes 3.0; lists become tuples."""
    assert read_command(PLAY) == Play(id="c1", seen=0, seat=0, moves=("keep",))
    dice = read_command({"type": "dice", "id": "c", "seen": -1, "seat": 1.0, "dice": [1, 2.0]})
    assert dice == EnterDice(id="c", seen=-1, seat=1, dice=(1, 2), moves=())
    assert read_message({"type": "react", "id": "r", "seat": 0, "reaction": "wow"}) == React(
        id="r", seat=0, reaction="wow"
    )


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (None, ""),
        ([], ""),
        ({}, "type"),
        ({"type": "dance"}, "type"),
        ({"type": ["play"]}, "type"),
        ({"type": "ping"}, "type"),
        (PLAY | {"extra": 1}, "extra"),
        (PLAY | {"\ud800": 1}, "?"),
        ({key: value for key, value in PLAY.items() if key != "seen"}, "seen"),
        (PLAY | {"seen": True}, "seen"),
        (PLAY | {"seen": "0"}, "seen"),
        (PLAY | {"seen": 0.5}, "seen"),
        (PLAY | {"seen": 10**30}, "seen"),
        (PLAY | {"seen": float("nan")}, "seen"),
        (PLAY | {"seat": -1}, "seat"),
        (PLAY | {"seat": 20}, "seat"),
        (PLAY | {"id": ""}, "id"),
        (PLAY | {"id": "a b"}, "id"),
        (PLAY | {"id": "c\n"}, "id"),
        (PLAY | {"id": "x" * 65}, "id"),
        (PLAY | {"moves": []}, "moves"),
        (PLAY | {"moves": "keep"}, "moves"),
        (PLAY | {"moves": ["keep"] * 65}, "moves"),
        (PLAY | {"moves": ["keep", 5]}, "moves.1"),
        (PLAY | {"moves": ["\ud800"]}, "moves.0"),
        (PLAY | {"moves": ["x" * 201]}, "moves.0"),
        ({"type": "answer", "id": "a", "seen": 0, "seat": 0, "topic": "undo", "yes": 1}, "yes"),
        ({"type": "answer", "id": "a", "seen": 0, "seat": 0, "topic": "dance", "yes": True}, "topic"),
    ],
)
def test_what_is_no_command_is_refused_with_its_place(data: Any, where: str) -> None:
    """Nothing is guessed, and unknown fields are refused."""
    with pytest.raises(Refused) as caught:
        read_command(data)
    assert (caught.value.code, caught.value.params["where"]) == ("request-invalid", where)


@in_a_loop
async def test_a_move_is_parsed_once_and_validated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """This counts from the command to the storage, without building views."""
    host = Host()
    live = await host.game("yatzy", "here", "here")
    await host.act(live, "aino", "roll")
    counts = {"parse": 0, "play": 0, "_moves": 0}

    def counted(name: str) -> None:
        original = getattr(type(log_of(live).table.rules), name)

        def call(*args: Any, **kwargs: Any) -> Any:
            counts[name] += 1
            return original(*args, **kwargs)

        monkeypatch.setattr(type(log_of(live).table.rules), name, call)

    for name in counts:
        counted(name)
    assert issubclass(type(log_of(live).table.rules), Rules)
    await host.act(live, "aino", "play", moves=["score chance"])
    assert counts == {"parse": 1, "play": 1, "_moves": 1}


@in_a_loop
async def test_a_command_that_is_sent_again_is_acknowledged_and_not_repeated() -> None:
    """This holds when its response was lost and the game has gone on."""
    host = Host()
    live = await host.game("yatzy", "here")
    done = await host.act(live, "aino", "roll", id="once")
    await host.act(live, "aino", "play", moves=["keep"])
    again = await host.act(live, "aino", "roll", id="once")
    assert (again.first, again.last) == (done.first, done.last) == (1, 1)
    assert again.number == live.number
    assert [text for text in texts(live) if text.startswith("roll")] == texts(live)[1:4:2]


@in_a_loop
async def test_what_was_seen_decides_whether_a_command_is_stale() -> None:
    """A command is refused if its seat's own question has changed since."""
    host = Host()
    live = await host.game("yatzy", "here", "here")
    await host.act(live, "aino", "roll", seen=0)
    with pytest.raises(Refused, match="stale"):
        await host.act(live, "aino", "play", moves=["keep"], seen=0)
    await host.act(live, "aino", "play", moves=["keep"], seen=1)


@in_a_loop
async def test_several_moves_are_played_all_or_none() -> None:
    """An illegal or unreadable move leaves the game unchanged, and nobody sees the others."""
    host = Host()
    live = await host.game("yatzy", "here", "here")
    await host.act(live, "aino", "roll")
    watcher = await host.watch(live, "somebody")
    before = len(watcher.messages)
    with pytest.raises(IllegalMove, match="move-chance-first"):
        await host.act(live, "aino", "play", moves=["score ones", "score twos"])
    with pytest.raises(UnreadableMove):
        await host.act(live, "aino", "play", moves=["keep", "nonsense"])
    assert live.number == 1
    assert len(watcher.messages) == before
    assert len(host.storage.events[live.game.id]) == 2


class BrokenDisk(MemoryStorage):
    """Storage that fails on demand."""

    broken = False

    async def append(self, *args: Any, **kwargs: Any) -> None:
        """Store events, or fail."""
        if self.broken:
            raise Refused("storage-unavailable")
        await super().append(*args, **kwargs)


@in_a_loop
async def test_nothing_is_shown_or_acknowledged_that_is_not_stored() -> None:
    """A failing disk refuses the command, and the game stays unchanged."""
    host = Host()
    host.storage = storage = BrokenDisk()
    host.registry = Registry(make_world(storage, host.clock))
    live = await host.game("yatzy", "here")
    watcher = await host.watch(live, "aino")
    storage.broken, before = True, len(watcher.messages)
    with pytest.raises(Refused, match="storage-unavailable"):
        await host.act(live, "aino", "roll")
    assert (live.number, len(watcher.messages)) == (0, before)
    storage.broken = False
    await host.act(live, "aino", "roll")
    assert isinstance(watcher.messages[-1], Events)


@in_a_loop
async def test_when_another_process_was_quicker_its_events_are_read_and_the_command_tried_again() -> None:
    """The host retries, not the person: both seats write at the same time, each in another process."""
    host = Host()
    one = await host.game("dicetrip", "here", "here")
    await host.act(one, "aino", "roll")
    await host.act(one, "aino", "play", moves=["stand"])
    other = Registry(make_world(host.storage, host.clock))
    two = await other.find(one.game.id)
    move = next(str(move) for move in log_of(one).table.rules.moves(log_of(one).table.state, 0) if "=x" in str(move))
    await host.act(one, "aino", "play", seat=0, moves=[move])
    late = {"type": "play", "id": "late", "seen": 2, "seat": 1, "moves": [move]}
    done = await execute(other, two, "aino", read_command(late))
    assert (done.first, done.last) == (4, 4)
    assert texts(two)[3:] == [f"0: {move}", f"1: {move}"]
    with pytest.raises(Refused, match="stale"):
        await execute(other, two, "aino", read_command(late | {"id": "later"}))


@in_a_loop
async def test_notes_of_another_process_are_followed() -> None:
    """Events in order are taken from the note, those after a gap from storage."""
    host = Host()
    live = await host.game("yatzy", "here", "here")
    watcher = await host.watch(live, "somebody")
    other = Registry(make_world(host.storage, host.clock))
    two = await other.find(live.game.id)
    for kind, fields in (("roll", {}), ("play", {"moves": ["keep"]})):
        sent = {"type": kind, "id": kind, "seen": two.number, "seat": 0, **fields}
        await execute(other, two, "aino", read_command(sent))
    stored = host.storage.events[live.game.id]
    await host.registry.hear(live.game.id, {"events": 1, "lines": [[stored[1].text, stored[1].at]]})
    assert live.number == 1
    await host.registry.hear(live.game.id, {"events": 99, "lines": [["roll 1", 0.0]]})
    assert texts(live) == texts(two)
    assert watcher.texts == {number: event.text for number, event in enumerate(stored) if number}


@in_a_loop
async def test_a_reaction_is_shown_to_everybody_and_stored_nowhere() -> None:
    """Only for one's own seat."""
    host = Host()
    live = await host.game("yatzy", "here")
    watcher = await host.watch(live, "somebody")
    await react(host.registry, live, "aino", React(id="r", seat=0, reaction="luck"))
    assert watcher.messages[-1] == Reacted(seat=0, reaction="luck")
    with pytest.raises(Refused, match="seat-not-yours"):
        await react(host.registry, live, "somebody", React(id="r", seat=0, reaction="luck"))
    assert len(host.storage.events[live.game.id]) == 1


@in_a_loop
async def test_a_game_that_nobody_looks_at_is_let_go_and_opened_again() -> None:
    """Its events are in storage; a game in use stays in memory."""
    host = Host()
    live = await host.game("yatzy", "here")
    await host.act(live, "aino", "roll")
    host.clock.forward(61)
    host.registry.sweep(busy={live.game.id})
    assert host.registry.games
    host.registry.sweep()
    assert not host.registry.games
    again = await host.registry.find(live.game.id)
    assert again is not live
    assert texts(again) == texts(live)
    host.clock.forward(61)
    assert await host.registry.find(live.game.id) is again  # a game that was just looked up must stay
    host.registry.sweep()
    assert host.registry.games
    with pytest.raises(Refused, match="game-not-found"):
        await host.registry.find("0" * 20)


@in_a_loop
async def test_a_stored_event_that_does_not_fit_is_refused() -> None:
    """A game whose events break the rules cannot be continued."""
    host = Host()
    live = await host.game("yatzy", "here")
    host.storage.events[live.game.id].append(StoredEvent("0: score ones", 0.0))
    with pytest.raises(IllegalMove, match="move-chance-first"):
        await Registry(host.registry.world).find(live.game.id)
