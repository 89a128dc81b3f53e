"""Clocks, bots that replace people, and what survives a restart."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from host.world import FakeClock
from noppa.core.events import Moved, Seated
from noppa.core.fair import FairDice
from noppa.games import rules_of
from noppa.host.live_game import LiveGame
from noppa.host.refusal import Refused
from noppa.host.seating.open_game import begin
from noppa.host.seating.seats import sit_again
from noppa.server.context import Context
from server.inside import Watcher, act, finished, inside, new_game, play_on


async def until(true: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def pass_time(here: Context, clock: FakeClock, live: LiveGame, seconds: float) -> None:
    """Advance the clock and reset the timer of a game, which uses this machine's time."""
    clock.forward(seconds)
    here.registry.on_events(live, True)  # noqa: FBT003 - as if we had written the last event


def texts(live: LiveGame) -> list[str]:
    """Return the events of a game."""
    assert live.log is not None
    return [str(event) for event in live.log.table.events]


async def two_people(here: Context) -> LiveGame:
    """Start a game of Yatzy that Aino created and Eino joined."""
    live = await new_game(here, "aino", "yatzy", "here", "link")
    await here.storage.take_seat(live.game.id, 1, "eino", 1)
    await here.registry.row_changed(live)
    await begin(here.registry, live.game.id)
    return live


def test_a_clock_that_runs_out_lets_a_bot_make_that_one_move(folder: Path) -> None:
    """The bot moves once and returns the seat; after two timeouts in a row it keeps it until the owner returns."""

    async def play() -> None:
        clock = FakeClock()
        async with inside(folder, clock, bot_pause=3600.0) as here:
            live = await new_game(here, "aino", "yatzy", "here", "here", clock=60)
            watcher = Watcher("aino")
            await here.registry.enter(live, watcher, None)
            deadline = watcher.last["game"]["seats"][0]["deadline"]
            assert deadline == clock.now() + 60
            await act(here, live, "aino", "roll")
            pass_time(here, clock, live, 61)
            await until(lambda: len(texts(live)) > 3)
            assert texts(live)[2] == "seat 0 bot simple"
            assert texts(live)[3].startswith("0: ")
            assert "seat 0 person" in texts(live)
            assert live.log is not None
            assert live.log.timeouts == [1, 0]
            pass_time(here, clock, live, 61)
            await until(lambda: live.log is not None and live.log.timeouts[0] == 2)
            assert [seat.kind for seat in live.log.table.seats] == ["bot", "person"]
            assert texts(live)[-1] != "seat 0 person"
            assert watcher.last["game"]["seats"][0]["bot"] == "simple"
            await act(here, live, "aino", "return")
            assert [seat.kind for seat in live.log.table.seats] == ["person", "person"]
            assert live.log.timeouts == [0, 0]

    asyncio.run(play())


def test_a_person_who_plays_in_time_has_no_lapses(folder: Path) -> None:
    """A move of one's own resets the count; the record says which moves a bot made."""

    async def play() -> None:
        clock = FakeClock()
        async with inside(folder, clock) as here:
            live = await new_game(here, "aino", "yatzy", "here", clock=60)
            for _ in range(3):
                pass_time(here, clock, live, 61)
                before = live.number
                await until(lambda before=before: live.number > before)  # type: ignore[misc]
                await act(here, live, "aino", "play", moves=["keep"])
                await act(here, live, "aino", "play", moves=["keep"])
                assert live.log is not None
                move = live.log.table.rules.moves(live.log.table.state, 0)[0]
                await act(here, live, "aino", "play", moves=[str(move)])
                assert live.log.timeouts == [0]
            assert live.log is not None
            assert Seated(0, "bot", "simple") in live.log.table.events

    asyncio.run(play())


def test_a_waiting_game_goes_on_by_itself_after_a_restart_once(folder: Path, storage: dict[str, str]) -> None:
    """Bots that were about to move do so after the restart; every event is stored once."""

    async def before() -> str:
        async with inside(folder, bot_pause=3600.0, **storage) as here:
            live = await new_game(here, "aino", "yatzy", "here", "bot", "bot")
            await play_on(here, live, {0: "aino"}, random.Random(3), most=1)
            while live.log and 0 in live.log.due():
                await play_on(here, live, {0: "aino"}, random.Random(3), most=1)
            return live.game.id

    async def after(game_id: str) -> None:
        async with inside(folder, **storage) as here:
            await until(lambda: game_id in here.registry.games)
            live = here.registry.games[game_id]
            await until(lambda: live.log is not None and 0 in live.log.due())
            lines = await here.storage.load_events(game_id)
            assert [line.text for line in lines] == texts(live)
            scored = [text for text in texts(live) if " score " in text]
            assert [text[0] for text in scored] == ["0", "1", "2"]

    game_id = asyncio.run(before())
    # The stored pause was an hour: let it have passed.
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
    """That is possible after a minute of absence; a player who returns takes the seat back."""

    async def play() -> None:
        clock = FakeClock()
        async with inside(folder, clock, absence=60.0) as here:
            live = await two_people(here)
            one, two = Watcher("aino"), Watcher("eino")
            await here.registry.enter(live, one, None)
            await here.registry.enter(live, two, None)
            assert one.last["game"]["seats"][1]["present"]
            with pytest.raises(Refused, match="seat-not-absent"):
                await act(here, live, "aino", "give", seat=1)
            await here.registry.exit(live, two)
            assert one.last["game"]["seats"][1]["absent_since"] == clock.now()
            with pytest.raises(Refused, match="seat-not-absent"):
                await act(here, live, "aino", "give", seat=1)
            clock.forward(59)
            with pytest.raises(Refused, match="seat-not-absent"):
                await act(here, live, "aino", "give", seat=1)
            clock.forward(1)
            with pytest.raises(Refused, match="players-only"):
                await act(here, live, "venla", "give", seat=1)
            await act(here, live, "aino", "give", seat=1)
            assert texts(live)[-1] == "seat 1 bot simple"
            with pytest.raises(Refused, match="seat-is-bots"):
                await act(here, live, "aino", "give", seat=1)
            await act(here, live, "aino", "roll")
            await act(here, live, "aino", "play", moves=["score chance"])
            await until(lambda: live.log is not None and 0 in live.log.due())
            await act(here, live, "eino", "return", seat=1)
            assert texts(live)[-1] == "seat 1 person"
            await act(here, live, "aino", "stop")
            assert texts(live)[-1] == "end stopped"
            record = await finished(here, live.game.id)
            table = record.replay(rules_of(record))
            stints = [event for event in table.events if isinstance(event, Seated)]
            assert stints == [Seated(1, "bot", "simple"), Seated(1, "person")]

    asyncio.run(play())


def test_whoever_leaves_is_followed_by_a_bot_and_may_come_back(folder: Path) -> None:
    """The seat stays reserved while the game runs; the last player to leave ends it."""

    async def play() -> None:
        async with inside(folder, bot_pause=3600.0) as here:
            live = await two_people(here)
            await act(here, live, "eino", "leave", seat=1)
            assert texts(live)[-1] == "seat 1 bot simple"
            assert live.game.seats[1].holder is None
            with pytest.raises(Refused, match="seat-not-yours"):
                await act(here, live, "eino", "return", seat=1)
            seeds = live.source.player_seeds if isinstance(live.source, FairDice) else ()
            assert live.game.seats[1].reserved == "eino"
            with pytest.raises(Refused, match="seat-taken"):
                await sit_again(here.registry, live, "otso", 1, "other")
            await sit_again(here.registry, live, "eino", 1, "other")
            assert texts(live)[-1] == "seat 1 person"
            assert live.game.seats[1].holder == "eino"
            assert isinstance(live.source, FairDice)
            assert live.source.player_seeds == seeds
            await act(here, live, "eino", "leave", seat=1)
            await act(here, live, "aino", "leave", seat=0)
            assert texts(live)[-1] == "end stopped"

    asyncio.run(play())


def test_an_owner_who_plays_takes_the_seat_back(folder: Path) -> None:
    """No button is needed: moving is enough."""

    async def play() -> None:
        clock = FakeClock()
        async with inside(folder, clock, bot_pause=3600.0, absence=60.0) as here:
            live = await two_people(here)
            clock.forward(60)
            await act(here, live, "eino", "give", seat=0)
            await act(here, live, "aino", "roll")
            assert texts(live)[1:3] == ["seat 0 bot simple", "seat 0 person"]
            assert texts(live)[3].startswith("roll ")
            assert not any(isinstance(event, Moved) for event in live.log.table.events) if live.log else False

    asyncio.run(play())
