"""Clocks, bots in the place of people, and what survives a restart."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from noppa.core.events import Moved, Seated
from noppa.games import rules_of
from noppa.server.api.games import begin, finished
from noppa.server.context import Context
from noppa.host.refusal import Refused
from noppa.host.live_game import Room
from server.inside import Watcher, act, inside, new_game, play_on


async def until(true: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something shows."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def age(room: Room, seconds: float) -> None:
    """Let all events of a game have happened earlier."""
    assert room.match is not None
    room.match.times = [at - seconds for at in room.match.times]


def texts(room: Room) -> list[str]:
    """The events of a game."""
    assert room.match is not None
    return [str(event) for event in room.match.table.events]


async def two_people(here: Context) -> Room:
    """A game of Yatzy that Aino has made and Eino has joined."""
    room = await new_game(here, "aino", "yatzy", "here", "link")
    await here.hall.store.sit(room.game.id, 1, "eino", 1)
    await here.hall.changed(room)
    await begin(here, room.game.id, "aino")
    return room


def test_a_clock_that_runs_out_lets_a_bot_make_that_one_move(folder: Path) -> None:
    """Once, and the seat is given back; twice in a row, and it is the bot's until its owner returns."""

    async def play() -> None:
        async with inside(folder, bot_pause=3600.0) as here:
            room = await new_game(here, "aino", "yatzy", "here", "here", clock=60)
            watcher = Watcher("aino")
            await here.hall.enter(room, watcher, None)
            deadline = watcher.last["game"]["seats"][0]["deadline"]
            assert deadline == pytest.approx(time.time() + 60, abs=5)
            await act(here, room, "aino", "roll")
            age(room, 61)
            here.hall.on_events(room, True)  # noqa: FBT003 - the timer is set anew
            await until(lambda: len(texts(room)) > 3)
            assert texts(room)[2] == "seat 0 bot simple"
            assert texts(room)[3].startswith("0: ")
            assert "seat 0 person" in texts(room)
            assert room.match is not None
            assert room.match.lapses == [1, 0]
            age(room, 61)
            here.hall.on_events(room, True)  # noqa: FBT003 - the same
            await until(lambda: room.match is not None and room.match.lapses[0] == 2)
            assert [seat.kind for seat in room.match.table.seats] == ["bot", "person"]
            assert texts(room)[-1] != "seat 0 person"
            assert watcher.last["game"]["seats"][0]["bot"] == "simple"
            await act(here, room, "aino", "return")
            assert [seat.kind for seat in room.match.table.seats] == ["person", "person"]
            assert room.match.lapses == [0, 0]

    asyncio.run(play())


def test_a_person_who_plays_in_time_has_no_lapses(folder: Path) -> None:
    """One's own move in between starts the count anew; the record says which moves a bot made."""

    async def play() -> None:
        async with inside(folder) as here:
            room = await new_game(here, "aino", "yatzy", "here", clock=60)
            for _ in range(3):
                age(room, 61)
                here.hall.on_events(room, True)  # noqa: FBT003 - the timer is set anew
                before = room.number
                await until(lambda before=before: room.number > before)  # type: ignore[misc]
                await act(here, room, "aino", "play", moves=["keep"])
                await act(here, room, "aino", "play", moves=["keep"])
                assert room.match is not None
                move = room.match.table.rules.moves(room.match.table.state, 0)[0]
                await act(here, room, "aino", "play", moves=[str(move)])
                assert room.match.lapses == [0]
            assert room.match is not None
            assert Seated(0, "bot", "simple") in room.match.table.events

    asyncio.run(play())


def test_a_waiting_game_goes_on_by_itself_after_a_restart_once(folder: Path, storage: dict[str, str]) -> None:
    """Bots that were about to move do so when the server is back; every event stands there once."""

    async def before() -> str:
        async with inside(folder, bot_pause=3600.0, **storage) as here:
            room = await new_game(here, "aino", "yatzy", "here", "bot", "bot")
            await play_on(here, room, {0: "aino"}, random.Random(3), most=1)
            while room.match and 0 in room.match.due():
                await play_on(here, room, {0: "aino"}, random.Random(3), most=1)
            return room.game.id

    async def after(game_id: str) -> None:
        async with inside(folder, **storage) as here:
            await until(lambda: game_id in here.hall.rooms)
            room = here.hall.rooms[game_id]
            await until(lambda: room.match is not None and 0 in room.match.due())
            lines = await here.hall.store.events(game_id)
            assert [line.text for line in lines] == texts(room)
            scored = [text for text in texts(room) if " score " in text]
            assert [text[0] for text in scored] == ["0", "1", "2"]

    game_id = asyncio.run(before())
    # The pause that was written was an hour: let it have passed.
    asyncio.run(_wake_now(folder, storage, game_id))
    asyncio.run(after(game_id))


async def _wake_now(folder: Path, storage: dict[str, str], game_id: str) -> None:
    from sqlalchemy import update  # noqa: PLC0415 - here only

    from noppa.server.storage.engines import connect  # noqa: PLC0415 - here only
    from noppa.server.storage.models import GameRow  # noqa: PLC0415 - here only

    engines = connect(storage.get("database", f"sqlite:///{folder / 'games.sqlite'}"))
    async with engines.writing.begin() as db:
        await db.execute(update(GameRow).where(GameRow.id == game_id).values(wake_at=1.0))
    await engines.close()


def test_the_others_may_give_an_absent_seat_to_a_bot_or_end_the_game(folder: Path) -> None:
    """After a minute (here a moment) of absence; whoever returns takes the seat back."""

    async def play() -> None:
        async with inside(folder, absence=0.4) as here:
            room = await two_people(here)
            one, two = Watcher("aino"), Watcher("eino")
            await here.hall.enter(room, one, None)
            await here.hall.enter(room, two, None)
            assert one.last["game"]["seats"][1]["present"]
            with pytest.raises(Refused, match="seat-not-absent"):
                await act(here, room, "aino", "give", seat=1)
            await here.hall.exit(room, two)
            assert one.last["game"]["seats"][1]["absent_since"] == pytest.approx(time.time(), abs=5)
            with pytest.raises(Refused, match="seat-not-absent"):
                await act(here, room, "aino", "give", seat=1)
            await asyncio.sleep(0.5)
            with pytest.raises(Refused, match="players-only"):
                await act(here, room, "venla", "give", seat=1)
            await act(here, room, "aino", "give", seat=1)
            assert texts(room)[-1] == "seat 1 bot simple"
            with pytest.raises(Refused, match="seat-is-bots"):
                await act(here, room, "aino", "give", seat=1)
            await act(here, room, "aino", "roll")
            await act(here, room, "aino", "play", moves=["score chance"])
            await until(lambda: room.match is not None and 0 in room.match.due())
            await act(here, room, "eino", "return", seat=1)
            assert texts(room)[-1] == "seat 1 person"
            await act(here, room, "aino", "stop")
            assert texts(room)[-1] == "end stopped"
            record = await finished(here, room.game.id)
            table = record.replay(rules_of(record))
            stints = [event for event in table.events if isinstance(event, Seated)]
            assert stints == [Seated(1, "bot", "simple"), Seated(1, "person")]

    asyncio.run(play())


def test_whoever_leaves_is_followed_by_a_bot(folder: Path) -> None:
    """The last to leave ends the game."""

    async def play() -> None:
        async with inside(folder, bot_pause=3600.0) as here:
            room = await two_people(here)
            await act(here, room, "eino", "leave", seat=1)
            assert texts(room)[-1] == "seat 1 bot simple"
            assert room.game.seats[1].holder is None
            with pytest.raises(Refused, match="seat-not-yours"):
                await act(here, room, "eino", "return", seat=1)
            await act(here, room, "aino", "leave", seat=0)
            assert texts(room)[-1] == "end stopped"

    asyncio.run(play())


def test_an_owner_who_plays_takes_the_seat_back(folder: Path) -> None:
    """No button for it is needed: to move is to be there."""

    async def play() -> None:
        async with inside(folder, bot_pause=3600.0) as here:
            room = await two_people(here)
            await asyncio.sleep(0.3)
            await act(here, room, "eino", "give", seat=0)
            await act(here, room, "aino", "roll")
            assert texts(room)[1:3] == ["seat 0 bot simple", "seat 0 person"]
            assert texts(room)[3].startswith("roll ")
            assert not any(isinstance(event, Moved) for event in room.match.table.events) if room.match else False

    asyncio.run(play())
