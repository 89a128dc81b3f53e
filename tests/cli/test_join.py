"""`noppa join`: games of a real server, played, watched and resumed from the terminal."""

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.joining import playing
from noppa.cli.join.remote_table import RemoteTable
from noppa.cli.join.server import Server
from noppa.cli.main import main
from noppa.core import record_file
from noppa.games import games, rules_of, template_of
from noppa.games.yatzy.rows import ROWS
from noppa.host.refusal import Refused
from server.running import Person, running

WHOLE = "".join(f"\n{row}\n" for row in ROWS)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server for all of these tests."""
    with running(tmp_path_factory.mktemp("server"), absence=3600.0) as (found, _):
        yield found


@pytest.fixture
def host(url: str) -> Iterator[Person]:
    """Yield a person who creates games in a browser."""
    person = Person(url)
    yield person
    person.http.close()


def noppa(*args: str, typed: str = "") -> Result:
    """Join a game with this input."""
    return CliRunner().invoke(main, ("join", *args), input=typed)


def printed(done: Result) -> str:
    """Return the output in one line."""
    return " ".join(done.output.split())


def test_a_game_is_played_to_its_end_and_saved(host: Person, tmp_path: Path, own_data_folder: Path) -> None:
    """An invited player plays against a browser; both seeds are in the dice, and the record verifies."""
    created = host.make("yatzy", "here", "link")
    file = tmp_path / "game.json"
    with playing(host, created):
        done = noppa(created["invites"][0]["url"], "--name", "Eino", "--save", str(file), typed=WHOLE)
    assert done.exit_code == 0, done.output
    assert "Eino: press Enter to roll." in done.output
    assert re.search(r"(won|share the win) with \d+ points", printed(done))
    record = record_file.load(file)
    assert [seat.name for seat in record.players][1] == "Eino"
    assert record.verify(rules_of(record)) >= 30
    memory = own_data_folder / "noppa" / "servers.json"
    assert memory.stat().st_mode & 0o077 == 0
    seed = json.loads(memory.read_text(encoding="utf-8"))[host.url]["seeds"][created["game"]["id"]]
    assert seed in list(record.dice["player_seeds"])  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [name for name in games() if name != "yatzy"])
def test_every_game_is_played_by_its_notation(host: Person, game: str) -> None:
    """A player who types only what the hint names can play; nothing ends in a traceback."""
    created = host.make(game, "here", "link")
    first = {"tutto": "\n\nset 1\nset 5\n", "kivi": "\n11\n\n", "dicetto": "\n\n6\n", "dicetrip": "\n\nstand\n"}
    with playing(host, created):
        done = noppa(created["invites"][0]["url"], "--name", "Eino", typed=first[game])
    assert done.exit_code == 0, done.output
    assert "Come back with: noppa join" in printed(done)


def test_a_game_that_is_left_is_gone_on_with(host: Person) -> None:
    """The same invitation resumes it as the same person; illegal moves get the rules' refusal."""
    created = host.make("yatzy", "link", "here")
    link, game_id = created["invites"][0]["url"], created["game"]["id"]
    with playing(host, created, seat=1):
        left = noppa(link, "--name", "Eino", typed="\n?\nnonsense\nones\n\nones\n")
        assert f'Come back with: noppa join "{host.url}/#game={game_id}"' in printed(left)
        assert "“undo” to ask the others to undo the last move" in printed(left)
        assert "You can’t play “nonsense” now." in printed(left)
        assert "Ones is already filled in." in printed(left)
        again = noppa(link, typed="twos\nquit\n")
        watched = noppa(f"{host.url}/#game={game_id}", typed="quit\n")
    for done in (again, watched):
        assert "Your name" not in done.output
        assert "watching" not in done.output
        assert "Eino: press Enter to roll." in done.output
    assert "rolled" in again.output


def test_others_only_watch(host: Person, url: str) -> None:
    """They watch to the end of the game, even with an invitation that somebody else has used."""
    created, other = host.make("yatzy", "here", "link"), Person(url)
    link = created["invites"][0]["url"]
    other.sit(created["invites"][0]["invite"], name="Venla")
    with playing(host, created), playing(other, created, seat=1):
        done = noppa(link)
    other.http.close()
    assert done.exit_code == 0, done.output
    assert "Someone else is already playing in that seat" in printed(done)
    assert "You’re watching this game." in done.output
    assert "Venla rolled" in done.output
    assert "The game is over." in done.output


def test_wishes_of_others_are_asked_about(host: Person) -> None:
    """An undo needs a yes, which Enter gives."""
    created = host.make("yatzy", "here", "here", "link", undo=True)
    with playing(host, created, undo_at=2), playing(host, created, seat=1, waits_for=3):
        done = noppa(created["invites"][0]["url"], "--name", "Eino", typed="\nquit\n")
    assert "would like to undo the last move. OK?" in printed(done)
    events = host.ask("GET", f"/api/games/{created['game']['id']}/events")["events"]
    assert events[3]["text"] == "undo 2"


def test_a_game_with_a_board_of_its_own_is_for_the_browser(host: Person) -> None:
    """The seat stays free, and a sentence says where to play."""
    board = template_of("kivi").replace("[1, 2, 2, 1, 2, 2, 1]", "[3, 2, 2, 1, 2, 2, 1]", 1)
    created = host.make("kivi", "here", "link", content=board)
    for link in (created["invites"][0]["url"], f"{host.url}/#game={created['game']['id']}"):
        done = noppa(link, "--name", "Eino")
        assert done.exit_code == 1
        assert "Open the link in a browser" in printed(done)
    assert not host.look(created["game"]["id"])["game"]["seats"][1]["taken"]


def test_a_broken_connection_is_replaced(host: Person, url: str) -> None:
    """A command is sent again over the new connection and takes effect once; another's seat cannot be resumed."""
    created, lost = host.make("yatzy", "link", "here"), list[str]()
    server = Server(url, "en")
    server.post("/api/invites/sit", invite=created["invites"][0]["invite"], name="Eino")
    table = RemoteTable(server, created["game"]["id"], lambda: lost.append("lost"))
    try:
        while table.game["status"] == "waiting":
            table.wait(5)
        for kind, parts in (("roll", {}), ("play", {"moves": ["score chance"]})):
            assert table._socket is not None
            table._socket.socket.shutdown(socket.SHUT_RDWR)
            table.do(kind, 0, **parts)
        assert [news.event["text"].split()[0] for news in table.news() if news.event["number"] > 0] == ["roll", "0:"]
        assert lost == ["lost", "lost"]
        with pytest.raises(Refused, match="seat-not-yours"):
            table.do("roll", 1)
    finally:
        table.close()


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("hello", "isn’t a link to a game"),
        ("https://dice.example.org/", "isn’t a link to a game"),
        ("ftp://dice.example.org/#join=abc", "isn’t a link to a game"),
        ("http://127.0.0.1:9/#join=abc", "http://127.0.0.1:9 doesn’t answer: nothing answers there"),
        ("{url}/#join=abc-0-0-xyz", "invit"),
        ("{url}/#game=00000000000000000000", "We can’t find that game."),
    ],
)
def test_links_that_lead_nowhere_get_a_sentence(url: str, link: str, sentence: str) -> None:
    """The exit code is 1."""
    done = noppa(link.format(url=url))
    assert done.exit_code == 1
    assert sentence in printed(done)
