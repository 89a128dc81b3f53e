"""Views of large tables are sent as changes; a viewer who applies them sees what everybody else sees."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from host.changed import changed
from noppa.games import games
from server.inside import Watcher, inside, new_game, play_on


def follow(messages: list[dict[str, Any]]) -> list[dict[int | None, Any]]:
    """Return the views after each message, as a client that applies changes has them."""
    known: dict[int | None, Any] = {}
    seen, steps = -1, []
    for message in messages:
        if message["type"] not in ("snapshot", "events"):
            continue
        if message.get("since") is None:
            known = {view["seat"]: view["view"] for view in message["views"]}
        else:
            assert message["since"] == seen
            assert message["views"] == []
            known = {
                entry["seat"]: changed(known[entry["seat"]], entry["change"] or {}) for entry in message["changes"]
            }
        seen = message["number"]
        steps.append(known)
    return steps


@pytest.mark.parametrize("game", [game.name for game in games().values() if game.most_players >= 8])
def test_whoever_applies_changes_sees_what_others_see(tmp_path: Path, game: str) -> None:
    """This holds with all seats at one device and for a spectator; the views take less than a third of the bytes."""

    async def play() -> tuple[list[Watcher], list[Watcher]]:
        async with inside(tmp_path) as here:
            live = await new_game(here, "aino", game, *["here"] * games()[game].most_players)
            whole, short = ([Watcher("aino"), Watcher("nobody")] for _ in range(2))
            for viewer in whole:
                await here.registry.enter(live, viewer, None)
            for viewer in short:
                await here.registry.enter(live, viewer, None, changes=True)
            people = dict.fromkeys(range(len(live.game.seats)), "aino")
            await play_on(here, live, people, random.Random(1), 10)
            late = Watcher("nobody")
            await here.registry.enter(live, late, 3, changes=True)
            await play_on(here, live, people, random.Random(2), 3)
            assert follow(late.messages)[-1] == follow(whole[1].messages)[-1]
            for viewer in (*short, late):
                await here.registry.exit(live, viewer)
            assert live.followers == {}
            return whole, short

    whole, short = asyncio.run(play())
    for one, other in zip(whole, short, strict=True):
        assert follow(one.messages) == follow(other.messages)
    sizes = [
        sum(len(json.dumps(message["views"]) + json.dumps(message["changes"])) for message in _events(viewer))
        for viewer in (whole[0], short[0])
    ]
    assert sizes[1] * 3 < sizes[0], sizes


def test_a_small_table_is_sent_whole(tmp_path: Path) -> None:
    """So is the first message to a viewer whose seats have changed."""

    async def play() -> list[Any]:
        async with inside(tmp_path) as here:
            live = await new_game(here, "aino", "yatzy", "here", "here")
            viewer = Watcher("aino")
            await here.registry.enter(live, viewer, None, changes=True)
            await play_on(here, live, {0: "aino", 1: "aino"}, random.Random(1), 5)
            return _events(viewer)

    assert {message["since"] for message in asyncio.run(play())} == {None}


def _events(viewer: Watcher) -> list[Any]:
    return [message for message in viewer.messages if message["type"] == "events"]
