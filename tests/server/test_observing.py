"""What an operator sees: logs without personal data, and metrics for the dashboard."""

import json
import logging
import re
import sys
from pathlib import Path

import pytest

from noppa.host.refusal import Refused
from noppa.server.logs import REQUEST, JsonFormatter, TextFormatter
from noppa.server.metrics import Metrics
from noppa.server.network.limits import Limits
from noppa.server.workers.accounts import Accounts
from noppa.server.workers.fair_queue import SERVER, Asker
from server.conftest import Meet
from server.running import Process, running

BOARD = Path(__file__).parents[2] / "examples" / "grafana" / "noppa.json"
PAGE = Path(__file__).parents[2] / "docs" / "operating.md"


def test_logs_are_json_with_a_request_id_and_name_nobody(folder: Path, meet: Meet) -> None:
    """Every line is an object; none has names, cookies, invitations, game ids or addresses."""
    server = Process(folder, log_format="json", log_requests="true")
    server.start()
    try:
        person = meet(server.url)
        created = person.make("yatzy", "here", "link")
        invite = created["invites"][0]["invite"]
        guest = meet(server.url)
        guest.sit(invite, name="Aino Virtanen")
        person.http.get("/api/invites/nothing?secret=verysecret")
        answer = person.http.get(f"/api/games/{created['game']['id']}")
        with person.socket(created["game"]["id"]) as line:
            line.receive("snapshot")
            line.socket.send("Aino Virtanen sends nonsense")
            line.receive("refused")
    finally:
        server.stop()
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    assert len(lines) >= 6
    mine = [line for line in lines if line.get("request") == answer.headers["x-request-id"]]
    assert [(line["route"], line["status"], line["method"]) for line in mine] == [("/api/games/{game_id}", 200, "GET")]
    assert any(line.get("status") == 101 and line["route"] == "/api/games/{game_id}/socket" for line in lines)
    secrets = ["Aino", "Virtanen", person.cookie, invite, created["game"]["id"], "verysecret", "nonsense"]
    secrets += [cookie.partition(".")[0] for cookie in (*person.http.cookies.values(), *guest.http.cookies.values())]
    logged = "\n".join(line for line in server.log.splitlines() if line.startswith("{"))
    assert [secret for secret in [*secrets, "127.0.0.1"] if secret in logged] == []


def test_an_error_is_logged_by_its_kind_and_place_without_its_message() -> None:
    """A message may quote user input; the places in the code do not."""
    try:
        raise ValueError("Aino Virtanen")  # noqa: TRY301 - to be logged
    except ValueError:
        record = logging.LogRecord("noppa", logging.ERROR, "", 0, "it %s", ("failed",), sys.exc_info())
    token = REQUEST.set("abcd1234")
    try:
        line = json.loads(JsonFormatter().format(record))
        text = TextFormatter().format(record)
    finally:
        REQUEST.reset(token)
    assert (line["message"], line["error"], line["request"], line["level"]) == (
        "it failed",
        "ValueError",
        "abcd1234",
        "error",
    )
    assert line["stack"][0].endswith("test_an_error_is_logged_by_its_kind_and_place_without_its_message")
    assert text.startswith("ERROR: it failed [abcd1234]\n  ValueError\n  /")
    assert "Aino" not in text + json.dumps(line)


def test_a_proxy_names_requests_only_if_it_is_trusted(folder: Path, meet: Meet) -> None:
    """The id must also have a form that cannot be somebody's text."""
    for trusted in (False, True):
        with running(folder, trust_proxy=trusted) as (url, _):
            person = meet(url)
            answer = person.http.get("/live", headers={"X-Request-Id": "from-the-proxy-1"})
            assert (answer.headers["x-request-id"] == "from-the-proxy-1") is trusted
            answer = person.http.get("/live", headers={"X-Request-Id": "Aino Virtanen!"})
            assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])


def test_every_metric_of_the_board_and_the_page_exists(url: str, meet: Meet) -> None:
    """Grafana would show an empty panel for a missing metric; every metric of ours is on the dashboard."""
    there = meet(url).http.get("/metrics").text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", there, re.MULTILINE))
    series = set(kinds) | {
        f"{name}_{part}" for name, kind in kinds.items() if kind == "histogram" for part in ("bucket", "sum", "count")
    }
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    shown = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:noppa|process)_\w+", target["expr"])
    }
    assert shown - series == set()
    own = {name for name in kinds if name.startswith("noppa_")}
    assert {name for name in own if not any(prefix.startswith(name) for prefix in shown)} == set()
    named = set(re.findall(r"`(noppa_\w+)`", PAGE.read_text(encoding="utf-8")))
    assert named == own
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_whoever_used_too_much_processor_time_waits_and_bots_do_not() -> None:
    """A browser has its share, an address ten times as much, and the server itself no limit."""
    limits, metrics = Limits(20.0, 500, thinking_per_minute=6.0), Metrics()
    coach = Accounts(limits, metrics)
    bots = Accounts(limits, metrics, refuses=False)
    aino = Asker("aino", "192.0.2.1")
    coach.charge(aino, "review", 20.0)  # of 24 saved up
    coach.check(aino)
    coach.charge(aino, "review", 20.0)
    with pytest.raises(Refused, match="too-fast") as refused:
        coach.check(aino)
    assert 150 < float(str(refused.value.params["seconds"])) <= 160
    bots.check(aino)
    coach.check(SERVER)
    for number in range(9):
        coach.charge(Asker(f"cookie {number}", "192.0.2.1"), "review", 24.0)
    with pytest.raises(Refused, match="too-fast"):
        coach.check(Asker("one cookie more", "192.0.2.1"))
    coach.check(Asker("somebody", "192.0.2.2"))


def test_a_server_refuses_the_coach_to_whoever_used_too_much(folder: Path, meet: Meet) -> None:
    """The refusal has the seconds to wait; the game itself goes on."""
    with running(folder, thinking_per_minute=0.001) as (url, _):
        person = meet(url)
        person.http.post("/api/content/kivi", json={"content": "x = 1"})
        answer = person.http.post("/api/content/kivi", json={"content": "x = 1"})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 1
        person.act(person.make("yatzy", "here")["game"]["id"], "roll")


def test_bots_use_the_share_of_the_address_their_game_was_made_from() -> None:
    """The share is forgotten with the process; then the identity counts."""
    limits = Limits(20.0, 500, 30.0)
    limits.count_creation("aino", "192.0.2.1")
    assert limits.last_address("aino") == "192.0.2.1"
    limits.note_address("aino", "192.0.2.9")
    assert limits.last_address("aino") == "192.0.2.9"
    assert limits.last_address("nobody") == "nobody"


def test_the_limits_can_be_read_by_everybody(folder: Path, meet: Meet) -> None:
    """They follow the settings, and the page names each."""
    with running(folder, commands_per_second=20.0, sockets_per_address=7) as (url, _):
        limits = {limit["name"]: limit for limit in meet(url).ask("GET", "/api/limits")["limits"]}
    assert limits["commands"]["person"] == {"at_once": 100, "per_minute": 1200}
    assert limits["making"]["address"] == {"at_once": 300, "per_minute": 120}
    assert limits["connections"] == {"name": "connections", "person": None, "address": {"at_once": 7, "per_minute": 0}}
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in limits if f"| `{name}` |" not in page] == []
