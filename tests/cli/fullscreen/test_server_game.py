"""A game on a server, on the full screen."""

import asyncio
from pathlib import Path

from cli.fullscreen.playing import opened, press, settle, shown, until
from cli.joining import playing
from noppa.cli.fullscreen.screens.game import GameScreen
from noppa.cli.fullscreen.server_session import ServerSession
from noppa.cli.join.remote_table import RemoteTable
from noppa.cli.join.server import Server
from noppa.cli.language import SAY
from server.running import Person, running


def test_a_game_on_a_server_is_played_by_keys(tmp_path: Path) -> None:
    """Rolls, rows and typed moves reach the server; others' actions are in the log, and refusals are shown."""
    with running(tmp_path, absence=3600.0) as (url, _):
        host = Person(url)
        created = host.make("yatzy", "link", "here")
        game_id, server = created["game"]["id"], Server(url, "en")
        server.post("/api/invites/sit", invite=created["invites"][0]["invite"], name="Eino")
        table = RemoteTable(server, game_id)
        while table.game["status"] == "waiting":
            table.wait(5)
        session = ServerSession(table, SAY)

        async def play() -> None:
            async with opened(GameScreen(session, animation=False)) as pilot:
                await settle(pilot)
                await press(pilot, "space", "down")
                await pilot.press("enter")
                await until(pilot, "Eino: score Ones.")
                with playing(host, created, seat=1):
                    await until(pilot, "Player 2: score")
                    await settle(pilot)
                await press(pilot, "space", "colon", *"ones", "enter")
                await until(pilot, "Ones is already filled in.")
                await press(pilot, "escape")
                assert "Leave" in shown(pilot)
                assert "Coach" not in shown(pilot)
                await pilot.press("q")
                assert "Eino" not in shown(pilot)

        try:
            asyncio.run(play())
            events = [event["text"] for event in host.ask("GET", f"/api/games/{game_id}/events")["events"]]
        finally:
            table.close()
            host.http.close()
    assert events[2] == "0: score ones"
    assert [event for event in events if event.startswith("1: score")] != []
