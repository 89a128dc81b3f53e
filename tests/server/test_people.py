"""Who may do what over the network: identities, invitations, seats, hosts."""

import json
import logging
import time
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from noppa.host.identities import made_at
from noppa.server.network.identity import new_identity
from server.conftest import Meet
from server.running import Person, running


def test_the_cookie_is_signed_and_out_of_reach(url: str) -> None:
    """It is HttpOnly and SameSite; a changed cookie is invalid."""
    with httpx2.Client(base_url=url) as http:
        response = http.get("/api/me").headers["set-cookie"]
        assert "HttpOnly" in response
        assert "SameSite=lax" in response
        assert "Secure" not in response
        value = http.cookies["noppa"]
    with httpx2.Client(base_url=url, cookies={"noppa": ("e" if value[0] == "f" else "f") + value[1:]}) as http:
        assert "set-cookie" in http.get("/api/me").headers
    with httpx2.Client(base_url=url, cookies={"noppa": value}) as http:
        assert "set-cookie" not in http.get("/api/me").headers


def test_a_link_moves_an_identity_to_another_device_once(url: str, meet: Meet) -> None:
    """The token is behind the #; a second use and an invented token are refused."""
    one, two = meet(url), meet(url)
    game_id = one.make("yatzy", "here", private=True)["game"]["id"]
    link = one.ask("POST", "/api/me/link")
    address, _, token = link["url"].partition("#device=")
    assert address == f"{url}/"
    assert link["qr"].startswith("<svg")
    assert two.look(game_id)["you"]["seats"] == []
    two.ask("POST", "/api/me/claim", token=token)
    assert two.look(game_id)["you"] == {"seats": [0], "reserved": [], "creator": True}
    assert two.ask("POST", "/api/me/claim", 404, token=token)["code"] == "link-unknown"
    assert two.ask("POST", "/api/me/claim", 404, token="x" * 32)["code"] == "link-unknown"


def test_an_invitation_is_for_one_and_can_be_withdrawn(url: str, meet: Meet) -> None:
    """A withdrawn, invented or used invitation is refused; the creator can issue a new one."""
    one, two, three = meet(url), meet(url), meet(url)
    created = one.make("yatzy", "here", "link", "link")
    game_id = created["game"]["id"]
    first, second = (invite["invite"] for invite in created["invites"])
    assert meet(url).look(game_id)["invites"] == []
    one.ask("DELETE", f"/api/games/{game_id}/invites/1")
    assert two.ask("POST", "/api/invites/sit", 404, invite=first)["code"] == "invite-unknown"
    wrong = first[:-1] + ("0" if first[-1] != "0" else "1")
    assert two.ask("POST", "/api/invites/look", 404, invite=wrong)["code"] == "invite-unknown"
    assert two.ask("POST", f"/api/games/{game_id}/invites", 403, seat=1)["code"] == "creator-only"
    again = one.ask("POST", f"/api/games/{game_id}/invites", seat=1)["invite"]
    assert again != first
    assert _look(two, again) == (False, False)
    two.sit(again)
    assert three.ask("POST", "/api/invites/sit", 409, invite=again)["code"] == "seat-taken"
    assert _look(two, again) == (True, True), "one's own link leads back to one's seat"
    assert _look(three, again) == (False, True)
    assert two.sit(again)["you"]["seats"] == [1]
    assert three.sit(second)["game"]["status"] == "playing"
    assert two.ask("DELETE", f"/api/games/{game_id}/seats/2", 403)["code"] == "creator-only"
    response = one.ask("DELETE", f"/api/games/{game_id}/seats/2")
    assert response["game"]["seats"][2]["bot"]
    assert three.act(game_id, "return", 2, 403)["code"] == "seat-not-yours"
    anew = one.ask("POST", f"/api/games/{game_id}/invites", seat=2)["invite"]
    assert meet(url).sit(anew)["game"]["seats"][2]["bot"] == ""


def _look(person: Person, invite: str) -> tuple[bool, bool]:
    """Return whether an invitation's seat is one's own, and whether it is taken."""
    response = person.ask("POST", "/api/invites/look", invite=invite)
    return response["yours"], response["taken"]


def test_a_private_game_is_not_listed(url: str, meet: Meet) -> None:
    """Nor is a game that nobody joins by link; its creator finds it, others need the link."""
    one, two = meet(url), meet(url)
    shown = one.make("tutto", "here", "link")["game"]["id"]
    hidden = [
        one.make("tutto", "here", "link", private=True)["game"]["id"],
        one.make("tutto", "here", "bot")["game"]["id"],
        one.make("tutto", "here", "here")["game"]["id"],
    ]
    listed = [game["id"] for game in two.ask("GET", "/api/games")["games"]]
    assert shown in listed
    assert set(hidden) & set(listed) == set()
    assert set(hidden) <= {game["id"] for game in one.ask("GET", "/api/games?mine=true")["games"]}
    assert two.ask("GET", "/api/games?mine=true")["games"] == []


def test_a_spectator_cannot_act(url: str, meet: Meet) -> None:
    """Neither HTTP nor WebSocket accepts their commands, for any seat."""
    one, two = meet(url), meet(url)
    game_id = one.make("yatzy", "here")["game"]["id"]
    assert two.act(game_id, "roll", 0, 403)["code"] == "seat-not-yours"
    assert two.act(game_id, "roll", 7, 404)["code"] == "seat-not-there"
    assert two.act(game_id, "stop", 0, 403)["code"] == "seat-not-yours"
    assert two.ask("POST", f"/api/games/{game_id}/rematch", 403)["code"] == "players-only"
    with two.socket(game_id) as line:
        assert line.receive("snapshot")["views"][0]["seat"] is None
        line.send("roll", seat=0, seen=0)
        assert line.receive("refused")["code"] == "seat-not-yours"
    assert one.look(game_id)["game"]["number"] == 0


def test_pages_of_others_and_other_names_are_refused(url: str) -> None:
    """Origin is checked on every change, Host on every request, and a forwarded address is never trusted."""
    with httpx2.Client(base_url=url) as http:
        claim = {"json": {"token": "x"}}
        assert http.post("/api/me/claim", **claim, headers={"origin": "https://evil.example"}).status_code == 403  # type: ignore[arg-type]
        assert http.post("/api/me/claim", **claim, headers={"origin": url}).status_code == 404  # type: ignore[arg-type]
        response = http.get("/api/me", headers={"host": "evil.example"})
        assert (response.status_code, response.json()["code"]) == (403, "host-unknown")
        page = http.get("/")
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert page.headers["referrer-policy"] == "no-referrer"
        assert "{page-" not in page.text
    with pytest.raises(InvalidStatus) as caught:
        connect(f"{url.replace('http', 'ws', 1)}/api/games/{'0' * 20}/socket", origin=Origin("https://evil.example"))
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body)["code"] == "origin-unknown"


def test_a_forwarded_address_is_believed_only_when_told_so(folder: Path) -> None:
    """With --trust-proxy the proxy's scheme and address count; otherwise they are ignored."""
    forwarded = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    with running(folder, trust_proxy=True) as (url, here), httpx2.Client(base_url=url) as http:
        response = http.get("/api/me", headers=forwarded)
        assert "Secure" in response.headers["set-cookie"]
        assert "strict-transport-security" in response.headers
        assert "203.0.113.9" in here.limits._address._filled
    with running(folder) as (url, here), httpx2.Client(base_url=url) as http:
        assert "Secure" not in http.get("/api/me", headers=forwarded).headers["set-cookie"]
        assert list(here.limits._address._filled) == ["127.0.0.1"]


def test_links_are_made_with_the_address_that_others_reach(folder: Path) -> None:
    """They never use the address of the page."""
    with running(folder, public_url="https://dice.example.org/") as (url, _), httpx2.Client(base_url=url) as http:
        request = {"game": "yatzy", "seats": [{"who": "here"}, {"who": "link"}]}
        created = http.post("/api/games", json=request).json()
        assert created["invites"][0]["url"].startswith("https://dice.example.org/#join=")
        assert http.get("/api/me", headers={"host": "dice.example.org"}).status_code == 200


def test_only_whoever_started_the_server_opens_it_to_phones(folder: Path, meet: Meet) -> None:
    """The token that opened the browser allows it."""
    with running(folder) as (url, here):
        here.host_token = "the-token"
        one = meet(url)
        assert one.ask("GET", "/api/lan", 403)["code"] == "host-only"
        assert one.ask("POST", "/api/host", 404, token="another")["code"] == "link-unknown"
        assert one.ask("POST", "/api/host", token="the-token")["host"]
        assert one.ask("GET", "/api/lan")["open"] is False
        assert one.ask("POST", "/api/lan", 409)["code"] == "lan-unavailable"
        here.addresses.open_lan("192.168.7.7")
        response = one.ask("POST", "/api/lan")
        assert response["url"].startswith("http://192.168.7.7:")
        assert response["qr"].startswith("<svg")
        invite = one.make("yatzy", "here", "link")["invites"][0]["url"]
        assert invite.startswith("http://192.168.7.7:")


def test_too_much_at_once_is_refused_and_the_game_goes_on(folder: Path, meet: Meet) -> None:
    """The limit is per identity first: other people are not delayed."""
    with running(folder, commands_per_second=2.0) as (url, _):
        one, two = meet(url), meet(url)
        answers = [one.http.get("/api/me") for _ in range(40)]
        refused = [answer.json() for answer in answers if answer.status_code == 429]
        assert {reply["code"] for reply in refused} == {"too-fast"}
        assert two.http.get("/api/me").status_code == 200


def test_no_token_is_logged_or_counted(folder: Path, meet: Meet, caplog: pytest.LogCaptureFixture) -> None:
    """Cookies, invitations, links and seeds are never logged, even at the most verbose level."""
    caplog.set_level(logging.DEBUG)
    with running(folder) as (url, here):
        one, two = meet(url), meet(url)
        created = one.make("yatzy", "here", "link")
        invite = created["invites"][0]["invite"]
        link = one.ask("POST", "/api/me/link")["url"].partition("=")[2]
        two.ask("POST", "/api/me/claim", token=link)
        meet(url).sit(invite)
        response = one.http.get("/metrics").text
        assert "noppa_sockets 0" in response
        assert 'noppa_games{status="playing"} 1' in response
        live = here.registry.games[created["game"]["id"]]
        secrets = [one.cookie.partition("=")[2], invite, link, live.game.server_seed, live.game.creator]
    output = response + "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith(("noppa", "uvicorn"))
    )
    for secret in secrets:
        assert secret not in output


def test_results_of_newcomers_are_marked(url: str, meet: Meet) -> None:
    """A person new on that day may have tried before with another cookie."""
    person = meet(url)
    created = person.ask("POST", "/api/days/yatzy", 201, name="Aino")
    (mine,) = [
        result for result in person.ask("GET", f"/api/days/{created['game']['day']}/yatzy")["results"] if result["mine"]
    ]
    assert mine["newcomer"]
    now = time.time()
    assert 0 <= now - made_at(new_identity()) < 120
    assert made_at("0123456789abcdef" * 2) == 0  # from before identities had a date
