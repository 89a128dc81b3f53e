"""A rematch is created once, with the same people in their seats."""

import pytest

from host.world import Host, in_a_loop
from noppa.core.fair import seed_hash
from noppa.host.live_game import LiveGame
from noppa.host.messages import Rematch
from noppa.host.refusal import Refused
from noppa.host.seating.give_seeds import give_seed
from noppa.host.seating.open_game import begin, open_rematch
from noppa.host.seating.seats import Guest, Invite, sit_again, sit_down


async def finished_game(host: Host) -> LiveGame:
    """Return a stopped game of Aino, Eino and a bot."""
    live = await host.game("yatzy", "here", "link", "bot")
    await sit_down(host.registry, Invite(live.game.id, 1, 1), Guest(identity="eino", name="Eino"))
    await host.act(live, "aino", "stop")
    await host.act(live, "eino", "stop", seat=1)
    return live


@in_a_loop
async def test_the_next_game_waits_for_everybody_who_sat_there() -> None:
    """All viewers are sent there; it starts when all have sat down with new seeds."""
    host = Host()
    live = await finished_game(host)
    eino = await host.watch(live, "eino")
    following = await open_rematch(host.registry, live, "aino")
    assert eino.last(Rematch).game_id == following.game.id == live.game.next
    assert following.game.previous == live.game.id
    assert following.log is None
    assert [(seat.holder, seat.reserved) for seat in following.game.seats] == [
        ("aino", None),
        (None, "eino"),
        (None, None),
    ]
    with pytest.raises(Refused, match="seat-taken"):
        await sit_again(host.registry, following, "venla", 1)
    hashed = seed_hash("another seed of Eino")
    await sit_again(host.registry, following, "eino", 1, hashed)
    assert following.log is None
    await give_seed(host.registry, following, "eino", "another seed of Eino")
    await begin(host.registry, following.game.id)
    assert following.log is not None
    assert [seat.seed for seat in following.game.seats] == ["", "another seed of Eino", ""]
    assert following.game.server_seed != live.game.server_seed


@in_a_loop
async def test_whoever_asks_second_gets_the_same_game() -> None:
    """The second player takes the reserved seat there."""
    host = Host()
    live = await finished_game(host)
    first = await open_rematch(host.registry, live, "aino")
    assert await open_rematch(host.registry, live, "eino") is first
    assert len(host.storage.games) == 2


@in_a_loop
async def test_only_players_of_a_finished_game_ask_for_the_next() -> None:
    """Strangers cannot, and nobody can before the end."""
    host = Host()
    live = await finished_game(host)
    with pytest.raises(Refused, match="players-only"):
        await open_rematch(host.registry, live, "venla")
    running = await host.game("yatzy", "here")
    with pytest.raises(Refused, match="game-not-over"):
        await open_rematch(host.registry, running, "aino")
