"""Bot moves and expired clocks: when they happen, and what they do."""

import pytest

from host.world import Host, in_a_loop, log_of, make_world, texts
from noppa.host.commit import commit
from noppa.host.messages import Snapshot
from noppa.host.play.bots import due_turn
from noppa.host.play.clocks import next_wake
from noppa.host.play.pace import wish_pace
from noppa.host.registry import Registry


@in_a_loop
async def test_a_clock_that_runs_out_lets_a_bot_make_that_one_move() -> None:
    """The bot moves once and returns the seat; after two timeouts in a row it keeps it until the owner returns."""
    host = Host(bot_pause=3600.0)
    live = await host.game("yatzy", "here", "here", clock=60)
    watcher = await host.watch(live, "aino")
    assert watcher.last(Snapshot).game.seats[0].deadline == host.clock.now() + 60
    await host.act(live, "aino", "roll")
    assert not await host.bot_turn(live)
    host.clock.forward(60)
    assert await host.bot_turn(live)
    assert texts(live)[2] == "seat 0 bot simple"
    assert texts(live)[3].startswith("0: ")
    assert texts(live)[-1] == "seat 0 person"
    assert log_of(live).timeouts == [1, 0]
    host.clock.forward(60)
    assert await host.bot_turn(live)
    assert log_of(live).timeouts == [2, 0]
    assert [seat.kind for seat in log_of(live).table.seats] == ["bot", "person"]
    await host.act(live, "aino", "return")
    assert log_of(live).timeouts == [0, 0]


@in_a_loop
async def test_a_move_of_ones_own_forgets_the_timeouts() -> None:
    """The count is of timeouts in a row."""
    host = Host()
    live = await host.game("yatzy", "here", clock=30)
    for _ in range(3):
        host.clock.forward(30)
        assert await host.bot_turn(live)
        assert log_of(live).timeouts == [1]
        while log_of(live).table.rules.moves(log_of(live).table.state, 0):
            move = log_of(live).table.rules.moves(log_of(live).table.state, 0)[-1]
            await host.act(live, "aino", "play", moves=[str(move)])
        assert log_of(live).timeouts == [0]


@in_a_loop
async def test_a_bot_moves_after_its_pause_at_the_pace_of_the_slowest_player() -> None:
    """The time is stored with the game, so it survives a restart; watchers have no say."""
    host = Host(bot_pause=2.0)
    live = await host.game("yatzy", "bot", "here")
    start = host.clock.now()
    assert host.storage.games[live.game.id].wake_at == start + 2
    await host.watch(live, "aino")
    wish_pace(live, "somebody", "at_once")
    assert next_wake(live, log_of(live), 2.0) == start + 2
    wish_pace(live, "aino", "slow")
    assert next_wake(live, log_of(live), 2.0) == start + 6
    wish_pace(live, "aino", "at_once")
    assert next_wake(live, log_of(live), 2.0) == start
    wish_pace(live, "aino", "normal")
    assert await host.storage.due_games(start + 1.9, 10) == []
    assert await host.storage.due_games(start + 2, 10) == [live.game.id]
    assert not await host.bot_turn(live)
    host.clock.forward(2)
    assert await host.bot_turn(live)
    assert texts(live)[1].startswith("roll ")


@in_a_loop
async def test_a_bot_that_thought_too_long_changes_nothing() -> None:
    """Its decision is obsolete by then: the person is back, or the game is over."""
    host = Host(bot_pause=0.0)
    live = await host.game("yatzy", "here", clock=60)
    await host.act(live, "aino", "roll")
    host.clock.forward(60)
    turn = due_turn(live, 0.0)
    assert turn is not None
    assert (turn.seat, turn.level, turn.chooses) == (0, "simple", True)
    await host.act(live, "aino", "play", moves=["score chance"])
    number = live.number
    first, last = await commit(host.registry, live, turn.act("score ones"))
    assert (first, last) == (number + 1, number)
    await host.act(live, "aino", "stop")
    await commit(host.registry, live, turn.act("score ones"))
    assert texts(live)[-1] == "end stopped"


@pytest.mark.parametrize("every_roll", [False, True])
@in_a_loop
async def test_nothing_rolls_real_dice_by_itself(every_roll: bool) -> None:  # noqa: FBT001 - a case
    """A bot waits for the dice that people enter for it, and then moves."""
    host = Host(bot_pause=0.0)
    live = await host.game("yatzy", "bot", "here", dice="real", every_roll=every_roll)
    assert next_wake(live, log_of(live), 0.0) is None
    await host.act(live, "aino", "dice", seat=0, dice=[1, 2, 3, 4, 5])
    assert next_wake(live, log_of(live), 0.0) == host.clock.now()
    assert await host.bot_turn(live)


@in_a_loop
async def test_nobody_waits_for_the_future_after_the_clock_was_set_back() -> None:
    """A restart finds events in the future: bots and clocks count from now."""
    host = Host(bot_pause=2.0)
    bots, timed = await host.game("yatzy", "bot", "here"), await host.game("yatzy", "here", "here", clock=60)
    host.clock.forward(-3600)
    host.registry = Registry(make_world(host.storage, host.clock, bot_pause=2.0))
    for live, wait in ((bots, 2), (timed, 60)):
        again = await host.registry.find(live.game.id)
        assert next_wake(again, log_of(again), 2.0) == host.clock.now() + wait
        host.clock.forward(wait)
        assert await host.bot_turn(again)
        assert texts(again)[-1] != texts(live)[-1]
