"""The same tests for every combination of storage and fan-out, on real servers."""

import asyncio
import random
from pathlib import Path

import pytest

from noppa import IllegalMove, NoppaError
from noppa.core.errors import BadOption
from noppa.host.refusal import Refused
from noppa.host.seating.open_game import begin
from noppa.host.storage import PROMISED, NumberTaken, Repeated, SeatsChanged, Standing, StoredEvent
from server.inside import Watcher, act, finished, inside, new_game, play_on

HERE = Standing("playing", (0,), None)


def test_a_game_from_its_making_to_its_rematch(folder: Path, backend: dict[str, str]) -> None:
    """A game is created, joined, played, undone, restarted, finished, recorded and played again."""

    async def play() -> str:
        async with inside(folder, **backend) as here:
            live = await new_game(here, "aino", "yatzy", "here", "link", start="loser")
            watcher = Watcher("eino")
            await here.registry.enter(live, watcher, None)
            link = next(seat.seat for seat in live.game.seats if seat.kind == "link")
            assert await here.storage.take_seat(live.game.id, 1 - link, "nobody", 1) is False
            assert await here.storage.take_seat(live.game.id, link, "eino", 1)
            assert await here.storage.take_seat(live.game.id, link, "venla", 1) is False
            await here.registry.row_changed(live)
            await begin(here.registry, live.game.id)
            (link,) = live.seats_of("eino")
            people = {link: "eino", 1 - link: "aino"}
            await play_on(here, live, people, random.Random(1), most=9)
            assert watcher.last["number"] == live.number
            return live.game.id

    async def go_on(game_id: str) -> None:
        async with inside(folder, **backend) as here:
            live = await here.registry.find(game_id)
            people = {seat.seat: str(seat.holder) for seat in live.game.seats}
            await play_on(here, live, people, random.Random(2))
            assert live.log is not None
            assert live.log.over
            assert len((await finished(here, game_id)).events) == live.number + 1
            assert [game.id for game in await here.storage.list_own("eino", 10)] == [game_id]
            assert await here.storage.list_public(10) == []
            assert (await here.storage.count_by_status()) == {"over": 1}

    game_id = asyncio.run(play())
    asyncio.run(go_on(game_id))


def test_nobody_fills_the_public_list(folder: Path, storage: dict[str, str]) -> None:
    """Each creator's newest few games are listed, however many they create, and those of others stay listed."""

    async def fill() -> None:
        async with inside(folder, **storage) as here:
            others = [(await new_game(here, who, "yatzy", "here", "link")).game.id for who in ("eino", "venla")]
            many = [(await new_game(here, "aino", "yatzy", "here", "link")).game.id for _ in range(20)]
            assert [game.id for game in await here.storage.list_public(5)] == [*many[:-4:-1], *reversed(others)]
            assert [game.id for game in await here.storage.list_public(2)] == many[:-3:-1]

    asyncio.run(fill())


def test_an_undo_needs_everybody(folder: Path, backend: dict[str, str]) -> None:
    """One player asks, the other declines; asked again, the other agrees; a bystander has no say."""

    async def play() -> None:
        async with inside(folder, **backend) as here:
            live = await new_game(here, "aino", "yatzy", "here", "link")
            await here.storage.take_seat(live.game.id, 1, "eino", 1)
            await here.registry.row_changed(live)
            await begin(here.registry, live.game.id)
            await act(here, live, "aino", "roll")
            await act(here, live, "aino", "play", moves=["score chance"])
            done = await act(here, live, "aino", "undo")
            assert done["first"] > done["last"]
            watcher = Watcher("eino")
            await here.registry.enter(live, watcher, None)
            assert watcher.last["game"]["votes"] == [{"topic": "undo", "asked_by": 0, "yes": [0], "waits_for": [1]}]
            await act(here, live, "eino", "answer", seat=1, topic="undo", yes=False)
            assert watcher.last["game"]["votes"] == []
            with pytest.raises(Refused, match="nothing-asked"):
                await act(here, live, "eino", "answer", seat=1, topic="undo", yes=True)
            await act(here, live, "aino", "undo")
            await act(here, live, "eino", "answer", seat=1, topic="undo", yes=True)
            assert watcher.last["events"][-1]["text"] == "undo 2"
            await act(here, live, "aino", "play", moves=["score ones"])
            await act(here, live, "eino", "roll", seat=1)
            with pytest.raises(IllegalMove, match="undo-past-chance"):
                await act(here, live, "aino", "undo")

    asyncio.run(play())


def test_a_number_is_given_once(folder: Path, backend: dict[str, str]) -> None:
    """Of twenty concurrent writes of event 1, one succeeds; a repeated command gets its first result."""

    async def play() -> None:
        async with inside(folder, **backend) as here:
            live = await new_game(here, "aino", "yatzy", "here")
            store, game_id = here.storage, live.game.id

            async def write(number: int) -> str:
                try:
                    await store.append(game_id, 1, [StoredEvent(f"roll {number}", 1.0)], HERE, "aino", f"c{number}")
                except NumberTaken:
                    return "taken"
                return f"c{number}"

            results = await asyncio.gather(*(write(number) for number in range(20)))
            assert results.count("taken") == 19
            winner = next(result for result in results if result != "taken")
            with pytest.raises(Repeated) as known:
                await store.append(game_id, 2, [StoredEvent("roll 1", 1.0)], HERE, "aino", winner)
            assert (known.value.first, known.value.last) == (1, 1)
            await store.append(game_id, 2, [StoredEvent("roll 1", 1.0)], HERE, "eino", winner)
            assert [line.text for line in await store.load_events(game_id, 0)][1:] == ["roll 1"]

    asyncio.run(play())


def test_without_redis_there_is_one_process(folder: Path, storage: dict[str, str]) -> None:
    """A second process on the same database refuses to start until the first has ended."""

    async def play() -> None:
        async with inside(folder, **storage):
            with pytest.raises(BadOption, match="database-in-use"):
                async with inside(folder, **storage):
                    pass
        async with inside(folder, **storage):
            pass

    asyncio.run(play())


def test_two_processes_serve_one_game(folder: Path, shared: dict[str, str]) -> None:
    """What is written through one is shown by the other; of two answers to one question one counts."""

    async def play() -> None:
        async with inside(folder, **shared) as one, inside(folder, **shared) as two:
            first = await new_game(one, "aino", "yatzy", "here", "here")
            second = await two.registry.find(first.game.id)
            watcher = Watcher("aino")
            await two.registry.enter(second, watcher, None)
            await act(one, first, "aino", "roll")
            await _until(lambda: second.number == 1)
            assert watcher.last["type"] == "events"

            async def score(here: object, live: object, row: str) -> str:
                try:
                    await act(here, live, "aino", "play", moves=[f"score {row}"], seen=1)  # type: ignore[arg-type]
                except NoppaError as error:
                    return error.code
                return "done"

            results = await asyncio.gather(score(one, first, "ones"), score(two, second, "chance"))
            assert sorted(results) == ["done", "stale"]
            await _until(lambda: first.number == second.number == 2)
            assert [line.text for line in await one.storage.load_events(first.game.id)][2:] in (
                ["0: score ones"],
                ["0: score chance"],
            )

    asyncio.run(play())


def test_four_seats_write_at_once_through_two_processes(folder: Path, shared: dict[str, str]) -> None:
    """In Dice Trip everybody writes at the same time: all writings are accepted, in any order."""

    async def play() -> None:
        async with inside(folder, **shared) as one, inside(folder, **shared) as two:
            first = await new_game(one, "aino", "dicetrip", *["here"] * 4)
            second = await two.registry.find(first.game.id)
            await act(one, first, "aino", "roll")
            await act(one, first, "aino", "play", moves=["stand"])
            async with second.lock:
                await two.registry.catch_up(second)
            seen = first.number
            assert first.log is not None
            rules, state = first.log.table.rules, first.log.table.state

            async def write(seat: int) -> dict[str, object]:
                move = next(str(move) for move in rules.moves(state, seat) if "=" in str(move))
                here, live = ((one, first), (two, second))[seat % 2]
                return await act(here, live, "aino", "play", seat=seat, moves=[move], seen=seen)

            done = await asyncio.gather(*(write(seat) for seat in range(4)))
            assert sorted(int(str(answer["first"])) for answer in done) == [seen + 1, seen + 2, seen + 3, seen + 4]
            await _until(lambda: first.number == second.number == seen + 4)
            assert first.log.table.state == second.log.table.state if second.log else False

    asyncio.run(play())


def test_sitting_down_through_one_process_and_moving_through_the_other(folder: Path, shared: dict[str, str]) -> None:
    """A new player is known to every process, even before its note arrives."""

    async def play() -> None:
        async with inside(folder, **shared) as one, inside(folder, **shared) as two:
            first = await new_game(one, "aino", "yatzy", "link", "here")
            second = await two.registry.find(first.game.id)
            two.registry.games.pop(first.game.id)  # notes must not reach it
            await one.storage.take_seat(first.game.id, 0, "eino", 1)
            await one.registry.row_changed(first)
            await begin(one.registry, first.game.id)
            assert second.number == -1
            done = await act(two, second, "eino", "roll", seen=0)
            assert done["last"] == 1

    asyncio.run(play())


def test_a_bots_move_is_made_once_though_two_processes_drive(folder: Path, shared: dict[str, str]) -> None:
    """Both processes drive the game; each event has its number once, and the game goes on."""

    async def play() -> None:
        async with inside(folder, **shared) as one, inside(folder, **shared) as two:
            first = await new_game(one, "aino", "yatzy", "bot", "here")
            second = await two.registry.find(first.game.id)
            two.registry.on_events(second, True)  # noqa: FBT003 - as if it had written the last event
            await _until(lambda: first.log is not None and 1 in first.log.due())
            async with second.lock:
                await two.registry.catch_up(second)
            lines = [line.text for line in await one.storage.load_events(first.game.id)]
            assert second.log is not None
            assert lines == [str(event) for event in second.log.table.events]
            assert sum("score" in line for line in lines) == 1

    asyncio.run(play())


async def _until(true: object) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(20):
        while not true():  # type: ignore[operator]
            await asyncio.sleep(0.01)


def test_a_start_and_a_guest_never_miss_each_other(folder: Path, backend: dict[str, str]) -> None:
    """A game starts only with the seats as stored, once, and after that no guest changes a seed."""

    async def play() -> None:
        async with inside(folder, **backend) as here:
            live = await new_game(here, "aino", "yatzy", "here", "link")
            storage, before = here.storage, live.game
            assert await storage.take_seat(before.id, 1, "eino", 1, seed_hash="of Eino")
            await storage.set_seed(before.id, "eino", "of Eino", "seed of Eino")
            start, standing = [StoredEvent("start", 1.0)], Standing("playing", (0, 0), None)
            with pytest.raises(SeatsChanged):
                await storage.start_game(before, before, start, standing)
            assert await storage.load_events(before.id) == []
            now = await storage.load_game(before.id)
            assert now is not None
            await storage.start_game(now, now, start, standing)
            with pytest.raises(NumberTaken):
                await storage.start_game(now, now, start, standing)
            await storage.free_seat(before.id, 1)
            number = await storage.set_invite(before.id, 1, valid=True)
            assert await storage.take_seat(before.id, 1, "venla", number, seed_hash="of Venla")
            await storage.set_seed(before.id, "venla", "of Venla", "seed of Venla")
            after = await storage.load_game(before.id)
            assert after is not None
            assert [(seat.holder, seat.seed) for seat in after.seats] == [("aino", ""), ("venla", "seed of Eino")]

    asyncio.run(play())


def test_seeds_are_void_when_somebody_else_sits_down(folder: Path, storage: dict[str, str]) -> None:
    """A player who has revealed a seed is asked for a new hash; a guest who finds the seat taken changes nothing."""

    async def play() -> None:
        async with inside(folder, **storage) as here:
            live = await new_game(here, "aino", "yatzy", "here", "link", own_seeds=True)
            game_id = live.game.id
            await here.storage.take_seat(game_id, 1, "eino", 1, seed_hash="e")
            await here.storage.set_seed(game_id, "aino", "a", "seed of Aino")
            await here.storage.await_seeds(game_id, 99.0, drop_promises=False)
            assert not await here.storage.take_seat(game_id, 1, "venla", 1, seed_hash="v")
            found = await here.storage.load_game(game_id)
            assert found is not None
            assert ([seat.seed for seat in found.seats], found.wake_at) == (["seed of Aino", ""], 99.0)
            await here.storage.free_seat(game_id, 1)
            number = await here.storage.set_invite(game_id, 1, valid=True)
            assert await here.storage.take_seat(game_id, 1, "venla", number, seed_hash="v")
            found = await here.storage.load_game(game_id)
            assert found is not None
            assert [(seat.seed, seat.seed_hash) for seat in found.seats] == [("", PROMISED), ("", "v")]
            assert found.wake_at is None

    asyncio.run(play())


def test_probes_of_the_health_may_come_all_at_once(folder: Path, storage: dict[str, str]) -> None:
    """Each probe writes the same row, and none fails because another was faster."""

    async def probe() -> None:
        async with inside(folder, **storage) as here:
            for _ in range(5):
                await asyncio.gather(*(here.storage.check_writing() for _ in range(10)))

    asyncio.run(probe())
