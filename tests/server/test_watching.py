"""Watching: a link for anybody, and a connection that shows no seat's secrets."""

import logging
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.conftest import Meet
from server.running import Line, Person, running


def test_anybody_gets_a_link_to_watch_a_game(url: str, meet: Meet) -> None:
    """The link opens the game, and its code is a picture; an unknown game has none."""
    host, stranger = meet(url), meet(url)
    game_id = host.make("yatzy", "here")["game"]["id"]
    response = stranger.ask("GET", f"/api/games/{game_id}/link")
    assert response["url"] == f"{url}/#game={game_id}"
    assert response["qr"].startswith("<svg")
    assert response["expires_at"] is None
    assert stranger.ask("GET", f"/api/games/{'0' * 20}/link", 404)["code"] == "game-not-found"


def test_whoever_only_watches_is_nobody_in_particular(url: str, meet: Meet) -> None:
    """With `?watch=true` a player's own browser sees what a stranger sees, and cannot act."""
    player = meet(url)
    created = player.make("dicetrip", "here", "link")
    meet(url).sit(created["invites"][0]["invite"])
    game_id = created["game"]["id"]
    player.act(game_id, "roll")
    player.act(game_id, "play", moves=["stand"])
    moves = player.look(game_id)["views"][0]["view"]["moves"]
    player.act(game_id, "play", moves=[next(move["move"] for move in moves if move["kind"] == "write")])
    with connect(watching(player, game_id), additional_headers={"Cookie": player.cookie}) as socket:
        line = Line(socket)
        message = line.receive("snapshot")
        assert message["you"]["seats"] == []
        assert [view["seat"] for view in message["views"]] == [None]
        assert all(not trip["written"] for trip in message["views"][0]["view"]["trips"])
        line.send("undo", seat=0, seen=message["number"])
        assert line.receive("refused")["code"] == "seat-not-yours"


def watching(person: Person, game_id: str) -> str:
    """Return the address of a connection that only watches."""
    return f"{person.url.replace('http', 'ws', 1)}/api/games/{game_id}/socket?watch=true"


def test_a_wrong_link_to_a_socket_is_no_error(folder: Path, meet: Meet, caplog: pytest.LogCaptureFixture) -> None:
    """The handshake is refused like a request, and nothing is logged that a host should look into."""
    with running(folder) as (url, _):
        stranger = meet(url)
        with pytest.raises(InvalidStatus) as refused, stranger.socket("0" * 20):
            pass
    assert refused.value.response.status_code == 404
    assert b"game-not-found" in (refused.value.response.body or b"")
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
