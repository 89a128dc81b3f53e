"""The device's storage behaves like the host's storage in memory, and loses nothing when a tab is killed."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from host.world import MemoryStorage, in_a_loop, make_world
from noppa.host.seating.new_game import NewGame, NewSeat, make_game
from noppa.host.storage import NumberTaken, Repeated, SeatsChanged, Standing, StoredEvent, StoredGame, Vote
from noppa.offline.platform import Key, Write
from noppa.offline.storage import DeviceStorage
from offline.memory import App, Memory, opened

PEOPLE = ("aino", "eino", "venla")
KINDS = ("sit", "free", "invite", "seed", "await", "start", "append", "command", "vote", "due", "next")


def new_game(day: str | None = None) -> StoredGame:
    """Return a game for three people by link, created by one of them."""
    seats = (NewSeat(who="here"), NewSeat(who="link"), NewSeat(who="link"))
    stored = make_game(NewGame(game="yatzy", seats=seats, own_seeds=True), PEOPLE[0], make_world())
    return replace(stored, day=day)


async def outcome(storage: Any, game: StoredGame, draw: Random, kind: str) -> Any:
    """Perform an operation on a stored game; return its result, or the name of its error."""
    before, known = await storage.load_game(game.id), len(await storage.load_events(game.id))
    seat, person, number = draw.randrange(3), draw.choice(PEOPLE), draw.randrange(4)
    reserved, invite, seed = draw.choice((None, person)), draw.choice((None, 1, 2)), draw.choice(("", "seed"))
    events = [StoredEvent(f"roll {at}", float(at)) for at in range(draw.randint(1, 3))]
    standing = Standing("playing", (1, 2, 3), draw.choice((None, 7.0)))
    command, flag, first = draw.choice(("a", "b")), draw.random() < 0.5, min(known, draw.choice((known, number)))
    changed = before if flag else replace(before, seats=before.seats[::-1])
    operations: dict[str, Callable[[], Awaitable[Any]]] = {
        "sit": lambda: storage.take_seat(game.id, seat, person, invite, seed_hash="h", name="N"),
        "free": lambda: storage.free_seat(game.id, seat, reserved),
        "invite": lambda: storage.set_invite(game.id, seat, valid=flag),
        "seed": lambda: storage.set_seed(game.id, person, "f" * 64, seed),
        "start": lambda: storage.start_game(changed, before, [StoredEvent("start", 0.0)], standing),
        "append": lambda: storage.append(game.id, first, events, standing, person, command if flag else ""),
        "command": lambda: storage.save_command(game.id, person, command, number),
        "vote": lambda: storage.save_vote(game.id, number, Vote("undo", seat, flag)),
        "next": lambda: storage.add_game(replace(game, id=f"next {number}"), replaces=game.id),
        "due": lambda: storage.due_games(6.0, 10),
    }
    if before.status == "waiting":
        operations["await"] = lambda: storage.await_seeds(game.id, 5.0, drop_promises=flag)
    try:
        return await operations.get(kind, operations["due"])()
    except (NumberTaken, SeatsChanged) as error:
        return type(error).__name__
    except Repeated as error:
        return error.first, error.last


async def shown(storage: Any, game_id: str) -> Any:
    """Return everything that a storage has about a game."""
    votes = [await storage.load_votes(game_id, number) for number in range(4)]
    commands = [await storage.command_result(game_id, person, name) for person in PEOPLE for name in ("a", "b")]
    known = [known and (known.first, known.last) for known in commands]
    return await storage.load_game(game_id), await storage.load_events(game_id), votes, known


@pytest.mark.parametrize("seed", range(12))
def test_a_device_stores_as_the_memory_does(seed: int) -> None:
    """The same 60 operations have the same results and leave the same data."""

    async def compare() -> None:
        memory, device, game = MemoryStorage(), DeviceStorage(Memory()), new_game()
        for storage in (memory, device):
            assert await storage.add_game(game) == game.id
        draw = Random(seed)
        for _ in range(60):
            kind, same = draw.choice(KINDS), draw.random()
            outcomes = [await outcome(storage, game, Random(same), kind) for storage in (memory, device)]
            assert outcomes[0] == outcomes[1], kind
            left = [await shown(storage, game.id) for storage in (memory, device)]
            assert left[0] == left[1], kind

    asyncio.run(compare())


@in_a_loop
async def test_there_is_one_game_with_the_dice_of_a_day() -> None:
    """A second request returns the first game's id."""
    device = DeviceStorage(Memory())
    first = new_game("2027-01-15")
    assert await device.add_game(first) == first.id
    assert await device.add_game(replace(first, id="other")) == first.id
    assert [game.id for game in await device.list_daily("2027-01-15", "yatzy")] == [first.id]


class Mortal(Memory):
    """A tab that dies at its nth transaction, before or after the write."""

    def __init__(self, store: dict[Key, str], dies_at: int, *, written: bool) -> None:
        super().__init__(store)
        self._left, self._written = dies_at, written
        self.dead = asyncio.Event()

    async def commit(self, writes: Sequence[Write], new: Sequence[Key] = ()) -> bool:
        """Commit, or die."""
        self._left -= 1
        if self._left < 0:
            if self._left == -1 and self._written:
                await super().commit(writes, new)
            self.dead.set()
            await asyncio.Event().wait()  # nobody is left to go on
        return await super().commit(writes, new)


async def play_until_killed(memory: Mortal, seed: int) -> None:
    """Create a game against a bot and play at random until the tab dies."""

    async def play() -> None:
        async with opened(memory) as app:
            known = (await app.ask("GET", "/api/games?mine=true"))["games"]
            game_id = known[0]["id"] if known else await app.make("yatzy", "here", "simple")
            await app.look(game_id)
            await app.play(game_id, Random(seed))

    playing, dying = asyncio.ensure_future(play()), asyncio.ensure_future(memory.dead.wait())
    await asyncio.wait({playing, dying}, return_when=asyncio.FIRST_COMPLETED)
    assert memory.dead.is_set()
    playing.cancel()
    await asyncio.wait({playing})


def acknowledged(memory: Memory) -> dict[str, dict[int, str]]:
    """Return every event that a tab was shown, by game and number."""
    found: dict[str, dict[int, str]] = {}
    for game_id, messages in memory.sent.items():
        for message in messages:
            events = message.get("events", [])
            found.setdefault(game_id, {}).update({event["number"]: event["text"] for event in events})
    return found


@pytest.mark.parametrize("written", [False, True])
def test_no_acknowledged_event_is_lost_when_a_tab_is_killed(written: bool) -> None:  # noqa: FBT001 - a parameter
    """After a kill at any of fifty transactions, the next tab has every event that was shown, and goes on."""
    store: dict[Key, str] = {}
    for dies_at in range(25):
        memory = Mortal(store, dies_at, written=written)
        asyncio.run(play_until_killed(memory, dies_at))
        for game_id, events in acknowledged(memory).items():
            stored = {
                int(key.split("/")[1]): json.loads(text)["text"]
                for (area, key), text in store.items()
                if area == "events" and key.startswith(game_id)
            }
            assert events.items() <= stored.items()
            assert sorted(stored) == list(range(len(stored)))

    async def go_on() -> None:
        async with opened(Memory(store)) as app:
            await finish(app)

    asyncio.run(go_on())


async def finish(app: App) -> None:
    """Play the game to its end, and check its dice."""
    game_id = (await app.ask("GET", "/api/games?mine=true"))["games"][0]["id"]
    await app.look(game_id)
    await app.play(game_id, Random(1))
    record = await app.ask("GET", f"/api/games/{game_id}/record")
    assert (await app.ask("POST", "/api/records", record=record))["check"]["problem"] is None
