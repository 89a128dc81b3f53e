"""Databases and records of a previous version still open, and their games go on."""

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from host.world import FakeClock
from noppa.core import record_file
from noppa.core.events import Moved
from noppa.core.rules import Over
from noppa.games import rules_of
from noppa.host.live_game import LiveGame
from noppa.host.play import views
from noppa.host.refusal import Refused
from noppa.host.seating.daily_dice import dice_of_day
from noppa.host.seating.seats import Guest, sit_again, sit_down
from noppa.server.context import Context
from noppa.server.invites import read_invite
from server.inside import Watcher, act, finished, inside, log_of, new_game, play_on

BEFORE = Path(__file__).parent / "before"
EXPECTED: dict[str, Any] = json.loads((BEFORE / "expected.json").read_text(encoding="utf-8"))
RECORDS = sorted(path.name for path in BEFORE.glob("*-*.json"))
PEOPLE = {0: "aino", 1: "eino"}


@asynccontextmanager
async def opened(folder: Path, **options: Any) -> AsyncIterator[Context]:
    """Run the current server on the previous version's database, at the time when that version was stopped."""
    shutil.copy(BEFORE / "server-secret.txt", folder / "secret")
    database = sqlite3.connect(folder / "games.sqlite")
    database.executescript((BEFORE / "games.sql").read_text(encoding="utf-8"))
    (stopped_at,) = database.execute("SELECT max(changed_at) FROM games").fetchone()
    database.close()
    async with inside(folder, FakeClock(stopped_at), **{"bot_pause": 3600.0, **options}) as here:
        yield here


async def found(here: Context, name: str) -> LiveGame:
    """Return a game of the previous version."""
    return await here.registry.find(EXPECTED[name]["id"])


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_the_version_before_replays_and_verifies(name: str) -> None:
    """Every event is legal, every roll and card follows from the seeds, and writing it again gives the same text."""
    text = (BEFORE / name).read_text(encoding="utf-8")
    record = record_file.read(text)
    rules = rules_of(record)
    assert record.text() == text
    assert record.verify(rules) > 5
    table = record.replay(rules)
    assert table.ended is not None
    assert isinstance(table.pending, Over) == (table.ended.reason == "over")


def test_every_game_stands_where_it_stood(folder: Path) -> None:
    """Scores, numbers, statuses, and the start of each seat's pending decision are unchanged."""

    async def look() -> None:
        async with opened(folder) as here:
            for name, expected in EXPECTED.items():
                live = await found(here, name)
                log = live.log
                assert (live.status, live.number) == (expected["status"], expected["number"]), name
                assert list(live.scores) == expected["scores"], name
                assert (log.timeouts if log else []) == expected["timeouts"], name
                assert (log.since if log else []) == expected["since"], name
                if live.status == "over":
                    record = await finished(here, live.game.id)
                    assert record.verify(rules_of(record)) > 5
            assert {game.id for game in await here.storage.list_own("eino", 100)} == {
                EXPECTED[name]["id"] for name in EXPECTED if name.split()[0] not in ("bot", "daily", "waiting")
            }

    asyncio.run(look())


@pytest.mark.parametrize("name", ["vote yatzy", "hidden dicetrip", "same yatzy"])
def test_a_game_is_played_to_its_end(folder: Path, name: str) -> None:
    """The same people finish it; its record verifies from the first roll on, with the original seeds."""

    async def play() -> None:
        async with opened(folder) as here:
            live = await found(here, name)
            await play_on(here, live, PEOPLE, random.Random(1))
            assert live.status == "over"
            record = await finished(here, live.game.id)
            assert record.verify(rules_of(record)) > 5
            assert len(record.events) > EXPECTED[name]["number"] + 1

    asyncio.run(play())


def test_an_open_vote_is_still_open(folder: Path) -> None:
    """The other player agrees now, and the step is undone."""

    async def agree() -> None:
        async with opened(folder) as here:
            live = await found(here, "vote yatzy")
            assert [(vote.topic, vote.yes, vote.waits_for) for vote in views.vote_infos(live)] == [("undo", [0], [1])]
            await act(here, live, "eino", "answer", seat=1, topic="undo", yes=True)
            assert live.scores == (0, 0)

    asyncio.run(agree())


def test_what_was_hidden_stays_hidden(folder: Path) -> None:
    """Aino's writings in the open round are shown to Eino when it closes."""

    async def look() -> None:
        async with opened(folder) as here:
            live = await found(here, "hidden dicetrip")
            watcher = Watcher("eino")
            await here.registry.enter(live, watcher, 2)
            number = live.number
            assert isinstance(log_of(live).table.events[number], Moved)
            assert [event["text"] for event in watcher.messages[0]["events"]] == [""]
            while number in log_of(live).table.hidden:
                await play_on(here, live, PEOPLE, random.Random(2), most=1)
            shown = [event for event in watcher.last["events"] if event["number"] == number]
            assert [event["text"] for event in shown] == [str(log_of(live).table.events[number])]

    asyncio.run(look())


def test_real_dice_are_entered_and_amended_on(folder: Path) -> None:
    """The earlier amendment counts, and so does a new one."""

    async def play() -> None:
        async with opened(folder) as here:
            live = await found(here, "real yatzy")
            assert live.scores == (24, 15)
            await act(here, live, "aino", "dice", dice=[5, 5, 5, 5, 5], moves=["score yatzy"])
            assert live.scores == (74, 15)
            first = next(entry.number for entry in log_of(live).table.history)
            await act(here, live, "aino", "amend", number=first, text="roll 6 6 1 1 5")
            assert live.scores == (62, 15)

    asyncio.run(play())


def test_a_bot_goes_on(folder: Path) -> None:
    """It moves in its old game without a command."""

    async def play() -> None:
        async with opened(folder, bot_pause=0.0) as here:
            live = await found(here, "bot tutto")
            number = live.number
            await play_on(here, live, {0: "aino"}, random.Random(3), most=1)
            async with asyncio.timeout(60):
                while 0 not in log_of(live).due() or live.number < number + 4:
                    if 0 in log_of(live).due():
                        await play_on(here, live, {0: "aino"}, random.Random(3), most=1)
                    await asyncio.sleep(0.01)
            assert any(isinstance(event, Moved) and event.seat == 1 for event in log_of(live).table.events)

    asyncio.run(play())


def test_invitations_reserved_seats_and_the_dice_of_the_day_hold(folder: Path) -> None:
    """Everything that was signed or derived with the old secret is still valid."""

    async def come() -> None:
        async with opened(folder) as here:
            invite = read_invite(here.keys, EXPECTED["waiting kivi"]["invite"])
            waiting = await sit_down(here.registry, invite, Guest(identity="venla", name="Venla"))
            assert waiting.status == "playing"
            rematch = await found(here, "rematch yatzy")
            seat = next(seat.seat for seat in rematch.game.seats if seat.reserved == "eino")
            await sit_again(here.registry, rematch, "eino", seat)
            assert rematch.status == "playing"
            daily = await found(here, "daily yatzy")
            assert daily.game.day is not None
            assert views.dice_info(daily).commitment == EXPECTED["daily yatzy"]["commitment"]
            derived = dice_of_day(here.registry.world.randomness, "yatzy", daily.game.day)
            assert derived.commitment == EXPECTED["daily yatzy"]["commitment"]
            with pytest.raises(Refused, match="undo-not-agreed"):
                await act(here, daily, "aino", "undo")
            live = await new_game(here, "aino", "yatzy", "here")
            assert live.status == "playing"

    asyncio.run(come())
