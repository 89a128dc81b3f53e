"""Games on a device for comparisons, of each kind one in progress and one finished, and requests about them."""

import json
from itertools import cycle
from random import Random
from typing import Any

from noppa.games import games
from offline.memory import App, newest, opened

LEVELS = ("random", "simple", "easy", "medium", "hard")
SHORT: dict[str, dict[str, Any]] = {"tutto": {"target": 1000}}
"""Options that make games short."""
CHANGING = {"at", "created_at", "changed_at", "absent_since", "present", "sentence", "reason", "again"}
"""Fields that differ between a server and a device: times, who is connected, and sentences, which the app composes."""


async def export() -> str:
    """Play on a device against each level of bot, and return its export."""
    async with opened() as app:
        draw = Random(5)
        for game, level in zip(games(), cycle(LEVELS), strict=False):
            await _play_on(app, await app.make(game, "here", level), draw)
            ended = await app.make(game, "here", "here", options=SHORT.get(game, {}))
            await app.look(ended)
            await app.play(ended, draw)
        return str(await app.ask("GET", "/api/me/export"))


async def _play_on(app: App, game_id: str, draw: Random) -> None:
    """Play a few turns, until somebody here has a choice."""
    messages = await app.look(game_id)
    while newest(messages)["number"] < 25 or not newest(messages)["views"][0]["view"]["moves"]:
        await app.play(game_id, draw, most=1)


def questions(exported: str) -> list[str]:
    """Return the paths of requests about the games of an export; some of them are refused."""
    paths = [
        "/api/catalogue",
        "/api/games/0123456789abcdef0123",
        "/api/days/2099-01-01/kivi",
    ]
    for game in json.loads(exported)["games"]:
        path = f"/api/games/{game['id']}"
        own = ["", "/events?after=3", "/guide", "/chances"]
        if game["status"] == "over":
            own += ["/steps", "/review", "/record"]
        else:
            number = next(
                at for at, event in reversed(list(enumerate(game["events"]))) if event["text"].startswith("0:")
            )
            own += ["/advice?seat=0", "/odds", f"/remark?seat=0&number={number}"]
        paths += [path + part for part in own]
    for game in games():
        paths += [
            f"/api/practice/{game}?key=7",
            f"/api/puzzles/2026-11-01/{game}",
            f"/api/lessons/{game}",
        ]
    return paths


def difference(one: Any, other: Any, tolerance: float, where: str = "") -> str:
    """Return the first place where two responses differ, numbers by more than the tolerance; empty if none."""
    if isinstance(one, dict) and isinstance(other, dict):
        if one.keys() - CHANGING != other.keys() - CHANGING:
            return f"{where}: {sorted(one.keys() ^ other.keys())}"
        pairs = [(key, one[key], other[key]) for key in one.keys() - CHANGING]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(str(at), *pair) for at, pair in enumerate(zip(one, other, strict=True))]
    elif isinstance(one, float) and isinstance(other, int | float):
        return "" if abs(one - other) <= tolerance else f"{where}: {one} and {other}"
    else:
        return "" if one == other else f"{where}: {one!r} and {other!r}"
    found = (difference(left, right, tolerance, f"{where}.{key}") for key, left, right in pairs)
    return next(filter(None, found), "")
