"""The start page without the built browser app, and the counts for operators."""

import pytest

from noppa.server.api import pages
from server.conftest import Meet


def test_without_the_app_the_server_says_how_to_build_it(url: str, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is one short page that loads nothing else."""
    monkeypatch.setattr(pages, "is_built", lambda: False)
    answer = meet(url).http.get("/")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "npm run build" in answer.text
    assert "src=" not in answer.text
    assert len(answer.text) < 500


def test_what_happens_is_counted(url: str, meet: Meet) -> None:
    """Commands are counted by kind, refusals by code, events, and the duration of messages."""
    person = meet(url)
    game_id = person.make("yatzy", "here")["game"]["id"]
    with person.socket(game_id) as line:
        line.receive("snapshot")
        line.send("roll", seat=0, seen=0)
        line.receive("done")
        line.send("roll", seat=0, seen=1)
        line.receive("refused")
    answer = person.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    lines = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert float(lines['noppa_commands_total{kind="roll"}']) >= 1
    assert float(lines['noppa_refusals_total{code="table-no-chance"}']) >= 1
    assert float(lines["noppa_events_total"]) >= 2
    assert float(lines["noppa_command_seconds_count"]) >= 2
    assert float(lines["noppa_live_games"]) >= 1
    assert not any("created" in name for name in lines)
