"""Boards, decks and maps of one's own: a file to begin with, and a check before there is a game."""

import pytest

from noppa.games import games
from server.conftest import Meet

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
    """The refusal is the one that making a game would give; nothing is made."""
    person = meet(url)
    told = person.ask("POST", f"/api/content/{game}", 409, content="size = ")
    assert told["code"] == "content-not-toml"
    assert person.ask("GET", "/api/games?mine=true")["games"] == []


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_without_such_files_says_which_have_them(url: str, meet: Meet, game: str) -> None:
    """Neither a file to begin with nor a check."""
    person = meet(url)
    assert person.ask("GET", f"/api/content/{game}", 409)["params"]["allowed"] == OWN
    assert person.ask("POST", f"/api/content/{game}", 409, content="")["code"] == "content-other-game"
