"""Absent players: when their seats may go to a bot, and how they get them back."""

import pytest

from host.world import Host, in_a_loop, log_of, texts
from noppa.host.live_game import LiveGame
from noppa.host.messages import TableChanged
from noppa.host.refusal import Refused
from noppa.host.seating.seats import Guest, Invite, sit_down, take_seat_back


async def two_people(host: Host) -> LiveGame:
    """Start a game of Yatzy that Aino created and Eino joined."""
    live = await host.game("yatzy", "here", "link")
    return await sit_down(host.registry, Invite(live.game.id, 1, 1), Guest(identity="eino", name="Eino"))


@in_a_loop
async def test_an_absent_seat_may_be_given_to_a_bot_after_a_minute() -> None:
    """Not earlier, not by strangers, and not twice; the player takes the seat back on return."""
    host = Host(absence=60.0)
    live = await two_people(host)
    aino, eino = await host.watch(live, "aino"), await host.watch(live, "eino")
    assert aino.last(TableChanged).game.seats[1].present
    host.clock.forward(1000)
    with pytest.raises(Refused, match="seat-not-absent"):
        await host.act(live, "aino", "give", seat=1)
    await host.registry.exit(live, eino)
    assert aino.last(TableChanged).game.seats[1].absent_since == host.clock.now()
    host.clock.forward(59.9)
    with pytest.raises(Refused, match="seat-not-absent"):
        await host.act(live, "aino", "give", seat=1)
    host.clock.forward(0.1)
    with pytest.raises(Refused, match="players-only"):
        await host.act(live, "venla", "give", seat=1)
    with pytest.raises(Refused, match="seat-not-there"):
        await host.act(live, "aino", "give", seat=2)
    await host.act(live, "aino", "give", seat=1)
    assert texts(live)[-1] == "seat 1 bot simple"
    with pytest.raises(Refused, match="seat-is-bots"):
        await host.act(live, "aino", "give", seat=1)
    await host.act(live, "eino", "return", seat=1)
    assert texts(live)[-1] == "seat 1 person"


@in_a_loop
async def test_whoever_plays_takes_the_seat_back() -> None:
    """Acting counts as being present."""
    host = Host()
    live = await two_people(host)
    host.clock.forward(60)
    await host.act(live, "eino", "give", seat=0)
    await host.act(live, "aino", "roll")
    assert texts(live)[1:3] == ["seat 0 bot simple", "seat 0 person"]
    assert texts(live)[3].startswith("roll ")


@in_a_loop
async def test_somebody_in_another_process_is_present_until_it_falls_silent() -> None:
    """Notes from the other process count for a while."""
    host = Host()
    live = await two_people(host)
    await host.watch(live, "aino")
    await host.registry.hear(live.game.id, {"presence": [1], "process": "other"})
    host.clock.forward(60)
    with pytest.raises(Refused, match="seat-not-absent"):
        await host.act(live, "aino", "give", seat=1)
    await host.registry.refresh_all()
    with pytest.raises(Refused, match="seat-not-absent"):  # absent for a moment only
        await host.act(live, "aino", "give", seat=1)
    host.clock.forward(60)
    await host.act(live, "aino", "give", seat=1)


@in_a_loop
async def test_a_bot_goes_on_for_whoever_leaves_and_the_last_to_leave_ends_the_game() -> None:
    """A bot takes over the seat, which then belongs to nobody."""
    host = Host()
    live = await two_people(host)
    await host.act(live, "eino", "leave", seat=1)
    assert texts(live)[-1] == "seat 1 bot simple"
    assert live.game.seats[1].holder is None
    with pytest.raises(Refused, match="seat-not-yours"):
        await host.act(live, "eino", "return", seat=1)
    await host.act(live, "aino", "leave")
    assert texts(live)[-1] == "end stopped"
    assert live.status == "over"


@in_a_loop
async def test_a_creator_takes_a_seat_back_and_gives_it_to_somebody_else() -> None:
    """The old invitation becomes invalid; the new guest replaces the bot."""
    host = Host()
    live = await two_people(host)
    with pytest.raises(Refused, match="creator-only"):
        await take_seat_back(host.registry, live, "eino", 0)
    await take_seat_back(host.registry, live, "aino", 1)
    assert log_of(live).table.seats[1].kind == "bot"
    with pytest.raises(Refused, match="invite-unknown"):
        await sit_down(host.registry, Invite(live.game.id, 1, 1), Guest(identity="venla"))
    number = await host.storage.set_invite(live.game.id, 1, valid=True)
    await host.registry.row_changed(live)
    await sit_down(host.registry, Invite(live.game.id, 1, number), Guest(identity="venla", seed_hash="0" * 64))
    assert texts(live)[-1] == "seat 1 person"
    assert live.seats_of("venla") == {1}
    assert live.game.seats[1].seed_hash == ""  # the dice were settled when the game started


@in_a_loop
async def test_nobody_who_is_connected_loses_a_seat_of_a_running_game() -> None:
    """The creator may free a seat before the start and after its player has left, but never in mid-round."""
    host = Host()
    live = await host.game("dicetrip", "here", "link")
    invite = Invite(live.game.id, 1, 1)
    waiting = await host.watch(live, "eino")
    await sit_down(host.registry, invite, Guest(identity="eino"))
    with pytest.raises(Refused, match="seat-present"):
        await take_seat_back(host.registry, live, "aino", 1)
    await host.registry.exit(live, waiting)
    await take_seat_back(host.registry, live, "aino", 1)
    assert live.seats_of("eino") == frozenset()


@in_a_loop
async def test_a_seat_that_is_taken_over_shows_nothing_of_the_open_round() -> None:
    """A guest for a seat that has already written sits down when the round is over."""
    host = Host()
    live = await host.game("dicetrip", "here", "link")
    await sit_down(host.registry, Invite(live.game.id, 1, 1), Guest(identity="eino"))
    await host.act(live, "aino", "roll")
    await host.act(live, "aino", "play", moves=["stand"])
    await _write(host, live, "eino", 1)
    await take_seat_back(host.registry, live, "aino", 1)
    number = await host.storage.set_invite(live.game.id, 1, valid=True)
    await host.registry.row_changed(live)
    again = Invite(live.game.id, 1, number)
    with pytest.raises(Refused, match="seat-in-round"):
        await sit_down(host.registry, again, Guest(identity="aino"))
    await _write(host, live, "aino", 0)
    while log_of(live).table.hidden:
        host.clock.forward(1)
        await host.bot_turn(live)
        if 0 in log_of(live).due() and log_of(live).table.hidden:
            await _write(host, live, "aino", 0)
    await sit_down(host.registry, again, Guest(identity="venla"))
    assert live.seats_of("venla") == {1}


async def _write(host: Host, live: LiveGame, who: str, seat: int) -> None:
    """Write one number, or cross one out."""
    table = log_of(live).table
    move = next(str(move) for move in table.rules.moves(table.state, seat) if "=" in str(move))
    await host.act(live, who, "play", seat=seat, moves=[move])
