"""Reactions between people, and the speed of bots while they watch."""

import asyncio
import time
from pathlib import Path

import pytest

from noppa.host.play.pace import bot_delay, wish_pace
from noppa.server.network.limits import REACTIONS_AT_ONCE
from server.conftest import Meet
from server.inside import Watcher, inside, new_game
from server.running import running


def test_a_sign_reaches_everybody_and_a_hail_of_them_is_refused(url: str, meet: Meet) -> None:
    """Players and watchers see it; it is not stored; only seats may react, and only in six ways."""
    one, two, watcher = meet(url), meet(url), meet(url)
    created = one.make("yatzy", "here", "link")
    two.sit(created["invites"][0]["invite"])
    game_id = created["game"]["id"]
    with one.socket(game_id) as here, two.socket(game_id) as there, watcher.socket(game_id) as aside:
        for line in (here, there, aside):
            line.receive("snapshot")
        for _ in range(REACTIONS_AT_ONCE):
            here.send("react", seat=0, reaction="applause")
        for line in (here, there, aside):
            message = [line.receive("reaction") for _ in range(REACTIONS_AT_ONCE)]
            assert message == [{"type": "reaction", "seat": 0, "reaction": "applause"}] * REACTIONS_AT_ONCE
        sent = here.send("react", seat=0, reaction="wow")
        refused = here.receive("refused")
        assert (refused["id"], refused["code"]) == (sent, "too-fast")
        for line, seat, reaction, code in (
            (there, 0, "wow", "seat-not-yours"),
            (aside, 1, "wow", "seat-not-yours"),
            (there, 1, "you fool", "request-invalid"),
        ):
            line.send("react", seat=seat, reaction=reaction)
            assert line.receive("refused")["code"] == code
        there.send("react", seat=1, reaction="thanks")
        assert aside.receive("reaction", "events")["reaction"] == "thanks"
    assert [event["text"] for event in one.ask("GET", f"/api/games/{game_id}/events")["events"]] == ["start"]


def test_the_slowest_wish_counts(tmp_path: Path) -> None:
    """Only wishes of players who are watching count, not those of spectators; without any the default applies."""

    async def play() -> None:
        async with inside(tmp_path) as here:
            live = await new_game(here, "aino", "yatzy", "here", "bot")
            assert bot_delay(live, 1) == 1
            live.viewers |= {Watcher("aino"), Watcher("eino")}
            wish_pace(live, "aino", "at_once")
            wish_pace(live, "eino", "slow")
            assert bot_delay(live, 1) == 0
            assert set(live.paces) == {"aino"}
            wish_pace(live, "aino", "slow")
            assert bot_delay(live, 1) == 3

    asyncio.run(play())


def test_bots_move_at_once_where_they_are_asked_to(tmp_path: Path, meet: Meet) -> None:
    """With a pause of a minute nothing would have happened yet."""
    with running(tmp_path, bot_pause=60.0) as (url, _):
        one = meet(url)
        game_id = one.make("yatzy", "here", "bot")["game"]["id"]
        with one.socket(game_id) as line:
            line.receive("snapshot")
            line.socket.send('{"type":"pace","pace":"at_once"}')
            line.socket.send('{"type":"pace","pace":"hectic"}')
            assert line.receive("refused")["code"] == "request-invalid"
            began = time.monotonic()
            line.send("roll", seat=0, seen=0)
            line.send("play", seat=0, seen=1, moves=["score chance"])
            while line.receive("events")["views"][0]["view"]["round"] == 1:
                pass
            assert time.monotonic() - began < 50


@pytest.mark.parametrize("text", ['{"type":"react","id":"1","seat":0}', '{"type":"pace"}'])
def test_a_message_that_lacks_something_is_told_so(url: str, meet: Meet, text: str) -> None:
    """The connection goes on."""
    one = meet(url)
    with one.socket(one.make("yatzy", "here")["game"]["id"]) as line:
        line.receive("snapshot")
        line.socket.send(text)
        assert line.receive("refused")["code"] == "request-invalid"
        line.socket.send('{"type":"ping"}')
        assert line.receive("pong")
