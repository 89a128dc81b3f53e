"""Seeds: the commitment first, then hashes, then the seeds; nobody can choose theirs after seeing another's."""

import pytest

from host.world import Host, in_a_loop, log_of
from noppa.core.fair import FairDice, seed_hash
from noppa.games import rules_of
from noppa.host.live_game import LiveGame
from noppa.host.messages import TableChanged
from noppa.host.play import views
from noppa.host.refusal import Refused
from noppa.host.seating.give_seeds import PATIENCE, give_hash, give_seed
from noppa.host.seating.open_game import begin
from noppa.host.seating.seats import Guest, Invite, sit_down, take_seat_back

AINO, EINO = "a seed that Aino drew", "a seed that Eino drew"


async def both_sit(host: Host, **agreed: str) -> LiveGame:
    """Create a game of Aino, who promised a seed, and Eino, who sent the hash of one."""
    live = await host.game("yatzy", "here", "link", own_seeds=True, **agreed)
    return await sit_down(host.registry, Invite(live.game.id, 1, 1), Guest(identity="eino", seed_hash=seed_hash(EINO)))


@in_a_loop
async def test_seeds_are_sent_when_every_hash_is_there() -> None:
    """A seed is refused if it is early or does not match its hash; the game starts with the last one."""
    host = Host()
    live = await both_sit(host)
    dice = views.dice_info(live)
    assert (dice.awaits_hashes, dice.awaits_seeds, dice.scheme) == ([0], [], "noppa-dice-2")
    with pytest.raises(Refused, match="seed-not-awaited"):
        await give_seed(host.registry, live, "eino", EINO)
    with pytest.raises(Refused, match="seed-not-awaited"):
        await give_hash(host.registry, live, "eino", seed_hash("a better seed"))
    await give_hash(host.registry, live, "aino", seed_hash(AINO))
    assert views.dice_info(live).awaits_seeds == [0, 1]
    assert views.dice_info(live).seed_hashes == [seed_hash(AINO), seed_hash(EINO)]
    with pytest.raises(Refused, match="seed-differs"):
        await give_seed(host.registry, live, "eino", "a better seed")
    await give_seed(host.registry, live, "eino", EINO)
    assert (await begin(host.registry, live.game.id)).log is None
    await give_seed(host.registry, live, "aino", AINO)
    await begin(host.registry, live.game.id)
    assert views.dice_info(live).player_seeds == [AINO, EINO]
    fair = FairDice(bytes.fromhex(live.game.server_seed), live.game.id, (EINO, AINO), version=2)
    await host.act(live, "aino", "roll")
    assert log_of(live).table.state.dice == tuple(fair.die(0, place) for place in range(5))
    for who, seat in (("aino", 0), ("eino", 1)):
        await host.act(live, who, "stop", seat=seat)
    record = await host.registry.finished_record(live)
    assert record.dice["scheme"] == "noppa-dice-2"
    assert record.verify(rules_of(record)) == 1


@in_a_loop
async def test_what_is_there_already_may_be_sent_again() -> None:
    """Two pages of a browser may send it: the same seed is accepted, another is not, even after the start."""
    host = Host()
    live = await both_sit(host)
    for _ in range(2):
        await give_hash(host.registry, live, "aino", seed_hash(AINO))
    await give_seed(host.registry, live, "eino", EINO)
    for _ in range(2):
        await give_seed(host.registry, live, "aino", AINO)
        await begin(host.registry, live.game.id)
    assert live.status == "playing"
    await give_hash(host.registry, live, "aino", seed_hash(AINO))
    with pytest.raises(Refused, match="seed-not-awaited"):
        await give_seed(host.registry, live, "aino", "a better seed")
    with pytest.raises(Refused, match="seed-not-awaited"):
        await give_seed(host.registry, live, "nobody here", "")
    assert sorted(views.dice_info(live).player_seeds) == [AINO, EINO]


@in_a_loop
async def test_whoever_does_not_send_a_seed_plays_without_one() -> None:
    """Missing hashes are dropped first, then missing seeds; the others' seeds count, and everybody sees it."""
    host = Host()
    live = await both_sit(host)
    watcher = await host.watch(live, "eino")
    host.clock.forward(PATIENCE - 1)
    assert (await begin(host.registry, live.game.id)).log is None
    host.clock.forward(1)
    assert await host.storage.due_games(host.clock.now(), 10) == [live.game.id]
    assert (await begin(host.registry, live.game.id)).log is None
    assert watcher.last(TableChanged).game.dice.awaits_seeds == [1]
    host.clock.forward(PATIENCE)
    await begin(host.registry, live.game.id)
    assert live.status == "playing"
    dice = views.dice_info(live)
    assert (dice.player_seeds, dice.seed_hashes) == (["", ""], ["", seed_hash(EINO)])


@in_a_loop
async def test_another_guest_brings_another_seed_and_is_waited_for_anew() -> None:
    """The previous guest's seed is dropped, and a player who had revealed a seed has to draw a new one."""
    host = Host()
    live = await both_sit(host)
    await give_hash(host.registry, live, "aino", seed_hash(AINO))
    await give_seed(host.registry, live, "aino", AINO)
    host.clock.forward(PATIENCE - 1)
    await take_seat_back(host.registry, live, "aino", 1)
    number = await host.storage.set_invite(live.game.id, 1, valid=True)
    await host.registry.row_changed(live)
    guest = Guest(identity="venla", seed_hash=seed_hash("a seed that Venla drew"))
    host.clock.forward(PATIENCE)
    await sit_down(host.registry, Invite(live.game.id, 1, number), guest)
    assert live.log is None
    assert views.dice_info(live).player_seeds == ["", ""]
    assert (views.dice_info(live).awaits_hashes, views.dice_info(live).awaits_seeds) == ([0], [])
    await give_hash(host.registry, live, "aino", seed_hash("another seed that Aino drew"))
    assert views.dice_info(live).awaits_seeds == [0, 1]


@in_a_loop
async def test_alone_with_bots_the_seed_is_sent_at_once() -> None:
    """There is nobody to hide it from, and the commitment was there first."""
    host = Host()
    live = await host.game("yatzy", "here", "here", "bot", own_seeds=True)
    assert live.log is None
    assert len(views.dice_info(live).commitment) == 64
    await give_seed(host.registry, live, "aino", AINO)
    await begin(host.registry, live.game.id)
    assert views.dice_info(live).player_seeds == [AINO, AINO, ""]


@in_a_loop
async def test_who_starts_is_drawn_by_all_seeds_and_everybody_keeps_their_seat() -> None:
    """The seats are reordered when the game starts; each player keeps their own."""
    firsts = set()
    for number in range(12):
        host = Host()
        live = await host.game("yatzy", "here", "link", start="drawn")
        seed = f"a seed that Eino drew: {number}"
        guest = Guest(identity="eino", name="Eino", seed_hash=seed_hash(seed))
        await sit_down(host.registry, Invite(live.game.id, 1, 1), guest)
        assert live.game.setup["draw"] == []
        await give_seed(host.registry, live, "eino", seed)
        await begin(host.registry, live.game.id)
        first = live.game.setup["first"]
        assert live.seats_of("eino") == {(1 - first) % 2}
        assert host.storage.games[live.game.id].seats == live.game.seats
        assert log_of(live).table.players[1 - first].name == "Eino"
        rolled = live.game.setup["draw"][-1]
        assert rolled[first] == max(rolled)
        firsts.add(first)
    assert firsts == {0, 1}
