"""Whole games at the server's tables, without a network."""

import asyncio
import random
from pathlib import Path

import pytest

from noppa.core import record_file
from noppa.games import games, rules_of
from server.inside import Watcher, act, finished, inside, new_game, play_on


@pytest.mark.parametrize("game", list(games()))
def test_a_whole_game_is_kept_event_by_event(folder: Path, game: str) -> None:
    """Its record replays and verifies; a server restarted on the file has the same game."""

    async def first() -> tuple[str, tuple[int, ...], str]:
        async with inside(folder) as here:
            live = await new_game(here, "aino", game, "here", "here")
            watcher, began = Watcher("somebody"), live.number
            await here.registry.enter(live, watcher, None)
            await play_on(here, live, {0: "aino", 1: "aino"}, random.Random(7))
            numbers = [
                event["number"]
                for message in watcher.messages
                if message["type"] == "events"
                for event in message["events"]
            ]
            assert sorted(set(numbers)) == list(range(began + 1, live.number + 1))
            assert watcher.last["game"]["dice"]["server_seed"] == live.game.server_seed
            return live.game.id, live.scores, (await finished(here, live.game.id)).text()

    async def second(game_id: str) -> tuple[int, ...]:
        async with inside(folder) as here:
            return (await here.registry.find(game_id)).scores

    game_id, scores, text = asyncio.run(first())
    record = record_file.read(text)
    assert record.verify(rules_of(record)) > 5
    table = record.replay(rules_of(record))
    assert tuple(sheet.total for sheet in table.rules.sheet(table.state)) == scores
    assert asyncio.run(second(game_id)) == scores


def test_bots_play_a_game_among_themselves(folder: Path) -> None:
    """One seat is a person who only has to roll, the other a bot that moves without a request."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", "here", "bot")
            for _ in range(15):
                await act(here, live, "aino", "roll")
                assert live.log is not None
                move = live.log.table.rules.moves(live.log.table.state, 0)[-1]
                await act(here, live, "aino", "play", moves=[str(move)])
                async with asyncio.timeout(30):
                    while not live.log.over and 0 not in live.log.due():
                        await asyncio.sleep(0.01)
            assert live.status == "over"

    asyncio.run(play())
