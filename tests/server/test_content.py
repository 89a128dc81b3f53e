"""Custom boards, decks and maps: a file to start from, and a check before a game is created."""

import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from noppa.games import games, template_of
from noppa.host.refusal import Refused
from noppa.service.jobs import content_trial
from noppa.service.jobs.budgets import BUDGETS
from noppa.service.jobs.content_trial import resolve_content
from server.conftest import Meet
from server.running import running

OWN = [game.name for game in games().values() if game.content]
OTHERS = [game.name for game in games().values() if not game.content]


@pytest.mark.parametrize("game", OWN)
def test_the_file_to_begin_with_is_one_that_can_be_played(url: str, meet: Meet, game: str) -> None:
    """It is downloaded as text with comments, passes the check, and makes a game."""
    person = meet(url)
    answer = person.http.get(f"/api/content/{game}")
    assert answer.status_code == 200
    kind = games()[game].content
    assert answer.headers["content-disposition"] == f'attachment; filename="noppa-{game}-{kind}.toml"'
    assert answer.text.startswith("#")
    assert person.ask("POST", f"/api/content/{game}", content=answer.text) == {"game": game, "content": kind}
    seats = [{"who": "here"}] * games()[game].least_players
    person.ask("POST", "/api/games", 201, game=game, seats=seats, content=answer.text)


@pytest.mark.parametrize("game", OWN)
def test_what_is_wrong_with_a_file_is_said_without_a_game(url: str, meet: Meet, game: str) -> None:
    """The refusal is the same as for creating a game; nothing is created."""
    person = meet(url)
    response = person.ask("POST", f"/api/content/{game}", 409, content="size = ")
    assert response["code"] == "content-not-toml"
    assert person.ask("GET", "/api/games?mine=true")["games"] == []


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_without_such_files_says_which_have_them(url: str, meet: Meet, game: str) -> None:
    """There is neither a file to start from nor a check."""
    person = meet(url)
    assert person.ask("GET", f"/api/content/{game}", 409)["params"]["allowed"] == OWN
    assert person.ask("POST", f"/api/content/{game}", 409, content="")["code"] == "content-other-game"


def test_a_slow_text_does_not_stop_the_server(url: str, meet: Meet) -> None:
    """While a text that is slow to parse is checked, all others get responses at once."""
    one, two = meet(url), meet(url)
    text = "\n".join(".".join(["a"] * 7) + f".b{number}=1" for number in range(2500))
    with ThreadPoolExecutor(1) as pool:
        pending = pool.submit(one.ask, "POST", "/api/content/kivi", 409, content=text)
        slowest = 0.0
        while not pending.done():
            began = time.perf_counter()
            two.ask("GET", "/api/me")
            slowest = max(slowest, time.perf_counter() - began)
        assert pending.result()["code"].startswith("content-")
    assert slowest < 2


def large_deck() -> dict[str, Any]:
    """Return a deck of 300 kinds of cards, 99 of each: short to write, and a pile of 29 700."""
    kinds = dict.fromkeys(table["kind"] for table in tomllib.loads(template_of("dicetto"))["dice"])
    cards = [(kind, points) for points in range(100) for kind in kinds][:300]
    return {"dice": [{"kind": kind, "points": points, "count": 99} for kind, points in cards]}


def test_a_large_deck_with_hard_bots_does_not_hold_up_other_bots(url: str, meet: Meet) -> None:
    """A simple bot of another game moves at once."""
    one, two = meet(url), meet(url)
    seats = [*[{"who": "bot", "level": "hard"}] * 3, {"who": "here"}]
    created = one.ask("POST", "/api/games", 201, game="dicetto", seats=seats, content=large_deck())
    assert created["game"]["own_content"]
    other = two.make("yatzy", "bot", "here")["game"]["id"]
    until = time.monotonic() + 20
    while time.monotonic() < until and two.look(other)["views"][0]["view"]["pending"].get("seat") != 1:
        time.sleep(0.05)
    assert two.look(other)["views"][0]["view"]["pending"].get("seat") == 1


def test_content_with_which_games_are_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of steps of a game counts, not the length of the file."""
    deck = large_deck()
    assert resolve_content("dicetto", None, {}, deck) is not None
    monkeypatch.setattr(content_trial, "MOST_STEPS", 100)
    with pytest.raises(Refused, match="content-too-costly"):
        resolve_content("dicetto", None, {}, deck)


def test_content_that_takes_too_much_processor_time_is_refused(
    folder: Path, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried out within a budget, and content that exceeds it is refused."""
    monkeypatch.setitem(BUDGETS, "content", 0.05)
    with running(folder) as (url, _):
        person = meet(url)
        seats = [{"who": "here"}, {"who": "here"}]
        response = person.ask("POST", "/api/games", 409, game="dicetto", seats=seats, content=large_deck())
        assert response["code"] == "worker-too-long"
        assert person.ask("GET", "/api/games?mine=true")["games"] == []
