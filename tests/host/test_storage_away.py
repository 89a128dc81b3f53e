"""A storage that does not respond: stored events are found anyway, and no game is closed."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from host.world import FakeClock, MemoryStorage, Watcher, in_a_loop, log_of, make_world
from noppa.core.errors import NoppaError
from noppa.host.commands import read_command
from noppa.host.execute import execute
from noppa.host.messages import Events
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.seating.new_game import NewGame, NewSeat
from noppa.host.seating.open_game import open_game
from noppa.host.storage import Standing, StoredEvent, StoredGame, Vote
from noppa.service.driver import Driver


class Unreliable(MemoryStorage):
    """Storage that, on demand, stores events without a response, or fails to read."""

    loses_answers = reads_nothing = False

    async def append(
        self,
        game_id: str,
        first: int,
        events: Sequence[StoredEvent],
        standing: Standing,
        holder: str = "",
        command: str = "",
    ) -> None:
        """Store events, and fail afterwards on demand."""
        reads_nothing, self.reads_nothing = self.reads_nothing, False
        await super().append(game_id, first, events, standing, holder, command)
        self.reads_nothing = reads_nothing
        if self.loses_answers:
            raise Refused("storage-unavailable")

    async def load_votes(self, game_id: str, number: int) -> list[Vote]:
        """Return the votes since an event, or fail."""
        if self.reads_nothing:
            raise Refused("storage-unavailable")
        return await super().load_votes(game_id, number)

    async def command_result(self, game_id: str, holder: str, command: str) -> Any:
        """Return the result of a command, or fail."""
        if self.reads_nothing:
            raise Refused("storage-unavailable")
        return await super().command_result(game_id, holder, command)


async def _game(storage: Unreliable) -> tuple[Registry, StoredGame]:
    registry = Registry(make_world(storage, FakeClock()))
    agreed = NewGame(game="yatzy", seats=(NewSeat(who="here"), NewSeat(who="bot")))
    return registry, (await open_game(registry, agreed, "aino")).game


def _roll(number: int) -> Any:
    return read_command({"type": "roll", "seat": 0, "id": f"c{number}", "seen": number})


@in_a_loop
async def test_a_commit_without_an_answer_is_acknowledged_and_seen() -> None:
    """The command's id shows that it was stored: everybody sees it at once."""
    storage = Unreliable()
    registry, game = await _game(storage)
    live = await registry.find(game.id)
    watcher = Watcher("aino")
    await registry.enter(live, watcher, None)
    storage.loses_answers = True
    done = await execute(registry, live, "aino", _roll(live.number))
    assert (done.first, done.last) == (1, 1)
    assert done.number == log_of(live).number == 1
    assert watcher.last(Events).number == 1


@in_a_loop
async def test_a_game_in_doubt_is_read_again() -> None:
    """If even the command's id cannot be looked up, the event is found once the storage responds again."""
    storage = Unreliable()
    registry, game = await _game(storage)
    live = await registry.find(game.id)
    watcher = Watcher("aino")
    await registry.enter(live, watcher, None)
    storage.loses_answers = storage.reads_nothing = True
    with pytest.raises(NoppaError, match="storage-unavailable"):
        await execute(registry, live, "aino", _roll(live.number))
    assert live.in_doubt
    assert live.number == 0
    storage.loses_answers = storage.reads_nothing = False
    await registry.refresh_doubtful()
    assert not live.in_doubt
    assert watcher.last(Events).number == live.number == 1


@in_a_loop
async def test_a_game_that_cannot_be_read_for_a_moment_is_not_closed() -> None:
    """The driver takes it up later; only a game that its rules refuse is closed."""
    storage = Unreliable()
    _, game = await _game(storage)
    await storage.append(game.id, 1, [StoredEvent("roll 1 2 3 4 5", 0.0)], Standing("playing", (0, 0), 0.0))
    storage.reads_nothing = True
    workers: Any = None
    driver = Driver(Registry(make_world(storage, FakeClock())), workers, workers, every=0.01)
    driver.open()
    await asyncio.sleep(0.05)
    await driver.close()
    assert storage.games[game.id].status == "playing"
