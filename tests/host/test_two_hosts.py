"""Two hosts share a storage but exchange no notes: every record verifies, whoever rolled."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from host.world import FakeClock, Host, MemoryStorage, Nobody, in_a_loop, log_of, make_world, texts
from noppa.core.fair import seed_hash
from noppa.games import rules_of
from noppa.host.live_game import LiveGame
from noppa.host.messages import Snapshot, TableChanged
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.seating.give_seeds import give_seed
from noppa.host.seating.open_game import begin, open_daily_game
from noppa.host.seating.seats import Guest, Invite, sit_down, take_seat_back
from noppa.host.storage import StoredEvent

SEED = "a seed that Eino drew"
GUEST = Guest(identity="eino", name="Eino", seed_hash=seed_hash(SEED))


class Interrupted(MemoryStorage):
    """A storage in which another process acts between reading the row and the events of a game."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        self.away = False

    async def load_events(self, game_id: str, after: int = -1) -> list[StoredEvent]:
        """Return the events after a number, as they are after the interruption."""
        if self.away:
            raise Refused("storage-unavailable")
        if self.meanwhile is not None:
            happens, self.meanwhile = self.meanwhile, None
            await happens()
        return await super().load_events(game_id, after)


def two_hosts() -> tuple[Host, Host, Interrupted]:
    """Return two hosts on one storage; the second has its own randomness and receives no notes."""
    storage = Interrupted()
    one, two = Host(), Host()
    for host in (one, two):
        host.storage, host.clock = storage, FakeClock()
        host.registry = Registry(make_world(storage, host.clock))
    return one, two, storage


async def guest_sits(host: Host, live: LiveGame, number: int = 1) -> LiveGame:
    """Let Eino sit down and reveal his seed on a host, which starts the game."""
    await sit_down(host.registry, Invite(live.game.id, 1, number), GUEST)
    await give_seed(host.registry, live, "eino", SEED)
    return await begin(host.registry, live.game.id)


async def play_a_round(host: Host, live: LiveGame) -> None:
    """Let both people roll and score on one host, and end the game."""
    for seat, who in enumerate(("aino", "eino")):
        await host.act(live, who, "roll", seat=seat)
        await host.act(live, who, "play", seat=seat, moves=["score chance"])
    await host.act(live, "aino", "stop")
    await host.act(live, "eino", "answer", seat=1, topic="stop", yes=True)


async def verified(host: Host, live: LiveGame) -> int:
    """Return how many rolls of a finished game verify."""
    record = await host.registry.finished_record(live)
    return record.verify(rules_of(record))


@in_a_loop
async def test_a_game_opened_while_a_guest_sits_down_elsewhere_has_the_guests_seed() -> None:
    """The row was read without the seed, the events with the start: the row is read again after the start."""
    one, two, storage = two_hosts()
    first = await one.game("yatzy", "here", "link")
    storage.meanwhile = lambda: guest_sits(one, first)
    second = await two.registry.find(first.game.id)
    assert log_of(second).number == 0
    await play_a_round(two, second)
    assert await verified(two, second) == 2


@in_a_loop
async def test_a_waiting_game_that_starts_elsewhere_is_played_with_the_seeds_of_the_start() -> None:
    """The second host knew the game before the guest came, and received no note."""
    one, two, _ = two_hosts()
    first = await one.game("yatzy", "here", "link")
    second = await two.registry.find(first.game.id)
    await guest_sits(one, first)
    async with second.lock:
        await two.registry.catch_up(second)
    await play_a_round(two, second)
    assert await verified(two, second) == 2


@in_a_loop
async def test_a_game_starts_with_the_guest_who_is_there_by_then() -> None:
    """The starting host knows only the previous guest: it reads the seats again and starts with their seeds."""
    one, two, storage = two_hosts()
    first = await one.game("yatzy", "here", "link")
    second = await two.registry.find(first.game.id)
    await storage.take_seat(first.game.id, 1, "venla", 1)
    await two.registry.reload(second)
    await take_seat_back(one.registry, first, "aino", 1)
    number = await storage.set_invite(first.game.id, 1, valid=True)
    await storage.take_seat(first.game.id, 1, "eino", number, seed_hash=GUEST.seed_hash)
    await storage.set_seed(first.game.id, "eino", GUEST.seed_hash, SEED)
    await begin(two.registry, first.game.id)
    assert second.seats_of("eino") == {1}
    await play_a_round(two, second)
    assert await verified(two, second) == 2


@in_a_loop
async def test_a_late_guest_changes_no_seed() -> None:
    """A host that does not know of the start seats a guest: the dice stay those of the start."""
    one, two, storage = two_hosts()
    first = await one.game("yatzy", "here", "link")
    second = await two.registry.find(first.game.id)
    await guest_sits(one, first)
    await take_seat_back(one.registry, first, "aino", 1)
    number = await storage.set_invite(first.game.id, 1, valid=True)
    await two.registry.reload(second)
    assert second.log is None
    await sit_down(two.registry, Invite(first.game.id, 1, number), Guest(identity="venla", seed_hash="0" * 64))
    await storage.set_seed(first.game.id, "venla", "0" * 64, "another seed")
    assert [seat.seed for seat in storage.games[first.game.id].seats] == ["", SEED]


@in_a_loop
async def test_a_started_game_never_takes_over_other_seeds() -> None:
    """A row with other seeds than those in use is refused."""
    one, _, storage = two_hosts()
    live = await one.game("yatzy", "here", "here")
    storage._change(live.game.id, 1, seed="another")
    with pytest.raises(Refused, match="seeds-differ"):
        await one.registry.row_changed(live)


@in_a_loop
async def test_games_that_are_not_there_leave_nothing_behind() -> None:
    """Thousands of unknown ids cost no memory; concurrent requests for one game get the same object."""
    one, two, _ = two_hosts()
    for number in range(100):
        with pytest.raises(Refused, match="game-not-found"):
            await one.registry.find(f"{number:020}")
    assert len(one.registry._opening) == 0
    first = await one.game("yatzy", "here")
    found = await asyncio.gather(*(two.registry.find(first.game.id) for _ in range(10)))
    assert len(set(found)) == 1
    assert len(two.registry._opening) == 0


@in_a_loop
async def test_whoever_was_sent_away_does_not_play_on_at_another_host() -> None:
    """The other host received no note, so it reads the seats too, and shows them when they have changed."""
    one, two, _ = two_hosts()
    first = await one.game("yatzy", "here", "link")
    await guest_sits(one, first)
    second = await two.registry.find(first.game.id)
    eino = await two.watch(second, "eino")
    count = len(eino.messages)
    await two.registry.refresh_all()
    assert len(eino.messages) == count
    await one.act(first, "aino", "roll")
    await one.act(first, "aino", "play", moves=["score chance"])
    await take_seat_back(one.registry, first, "aino", 1)
    await two.registry.refresh_all()
    assert eino.last(TableChanged).you.seats == []
    with pytest.raises(Refused, match="seat-not-yours"):
        await two.act(second, "eino", "roll", seat=1)


@in_a_loop
async def test_whoever_was_sent_away_and_is_told_so_does_not_come_back_at_another_host() -> None:
    """Nobody watches there, and no note came: their first command is refused, and so are the next ones."""
    one, two, _ = two_hosts()
    first = await one.game("yatzy", "here", "link")
    await guest_sits(one, first)
    await one.act(first, "aino", "roll")
    await one.act(first, "aino", "play", moves=["score chance"])
    second = await two.registry.find(first.game.id)
    await take_seat_back(one.registry, first, "aino", 1)
    for kind in ("roll", "roll", "return"):
        with pytest.raises(Refused, match="seat-not-yours"):
            await two.act(second, "eino", kind, seat=1)
    assert texts(second) == texts(first) == [*texts(first)[:-1], "seat 1 bot simple"]


@in_a_loop
async def test_whoever_lost_a_seat_that_a_bot_played_does_not_come_back_at_another_host() -> None:
    """No event says so, so the host reads who holds the seat before it returns it."""
    one, two, _ = two_hosts()
    two.registry.world.publisher.alone = False
    first = await one.game("yatzy", "here", "link")
    await guest_sits(one, first)
    one.clock.forward(100)
    await one.act(first, "aino", "give", seat=1)
    second = await two.registry.find(first.game.id)
    await take_seat_back(one.registry, first, "aino", 1)
    assert second.seats_of("eino") == {1}
    with pytest.raises(Refused, match="seat-not-yours"):
        await two.act(second, "eino", "return", seat=1)
    assert texts(second) == texts(first)


@in_a_loop
async def test_a_note_that_a_seat_went_to_a_bot_shows_who_holds_it() -> None:
    """The note about the row, which follows it, may get lost."""
    one, two, _ = two_hosts()
    first = await one.game("yatzy", "here", "link")
    await guest_sits(one, first)
    second = await two.registry.find(first.game.id)
    publisher = one.registry.world.publisher
    assert isinstance(publisher, Nobody)
    publisher.notes.clear()
    await take_seat_back(one.registry, first, "aino", 1)
    note = next(note for _, note in publisher.notes if "events" in note)
    await two.registry.hear(first.game.id, note)
    assert texts(second) == texts(first)
    assert second.seats_of("eino") == set()


@in_a_loop
async def test_a_host_looks_around_at_games_that_were_used_lately() -> None:
    """It does so without viewers too: commands need none."""
    one, two, _ = two_hosts()
    first = await one.game("yatzy", "here", "link")
    await guest_sits(one, first)
    second = await two.registry.find(first.game.id)
    two.clock.forward(30)
    await take_seat_back(one.registry, first, "aino", 1)
    await two.registry.refresh_all()
    assert second.seats_of("eino") == set()
    await one.act(first, "aino", "roll")
    two.clock.forward(60)
    await two.registry.refresh_all()
    assert second.number == first.number - 1


@in_a_loop
async def test_one_game_a_day_for_each_identity_whichever_host_is_asked() -> None:
    """Concurrent requests get the same game."""
    one, two, _ = two_hosts()
    requests = [open_daily_game(host.registry, "yatzy", "aino", "Aino") for host in (one, two, one, two)]
    assert len({live.game.id for live in await asyncio.gather(*requests)}) == 1


@in_a_loop
async def test_whoever_comes_first_sees_what_was_played_elsewhere_though_no_note_told_of_it() -> None:
    """The game was open here without a viewer; if the database fails, the viewer sees the known state."""
    one, two, storage = two_hosts()
    two.registry.world.publisher.alone = False
    first = await one.game("yatzy", "here")
    second = await two.registry.find(first.game.id)
    await one.act(first, "aino", "roll")
    watcher = await two.watch(second, "aino")
    assert watcher.last(Snapshot).number == second.number == 1
    await two.registry.exit(second, watcher)
    await one.act(first, "aino", "play", moves=["score chance"])
    storage.away = True
    late = await two.watch(second, "aino")
    assert late.last(Snapshot).number == 1
