"""The sixth game is a package: Pig is installed, checked and played on every face; nothing in Noppa names it."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from examples.conftest import PIG
from examples.installed import Installed
from noppa.games import games
from server.running import Person, Process, next_act
from web.browser import Watched, browse
from web.tables import Game

PAGE = """
import __future__, json, sys
for block in json.loads(sys.argv[1]):
    exec(compile(block, "adding-a-game.md", "exec", __future__.annotations.compiler_flag), {})
"""
LEARNER = """
import warnings
warnings.simplefilter("ignore")  # PettingZoo's tests import classics of its own, and doubt observations with a mask
import noppa.rl, pettingzoo
from pettingzoo.test import api_test, seed_test
api_test(pettingzoo.make("aec", "noppa/pig-v1"), num_cycles=200)
seed_test(lambda: pettingzoo.make("aec", "noppa/pig-v1", players=3, reward="win"), num_cycles=50)
print(pettingzoo.make("aec", "noppa/pig-v1").metadata["name"])
"""


def test_a_whole_game_takes_a_hundred_and_fifty_lines() -> None:
    """This is all of its Python, and it draws nothing itself."""
    written = list(PIG.rglob("*.py"))
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in written) <= 150
    assert {file.name for file in written} == {"__init__.py", "rules.py", "turn_values.py", "observation.py"}


def test_it_keeps_the_contract_and_the_docs_show_how(pig: Installed) -> None:
    """The Python on the page about adding a game runs with Pig installed, including the conformance kit."""
    page = (PIG.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in page.split("```py\n")[1:]]
    assert any('conformance.check_game("pig")' in block for block in blocks)
    pig.python(PAGE, json.dumps(blocks))


def test_the_docs_quote_it_as_it_is() -> None:
    """Its metadata and its entry point are quoted."""
    page = (PIG.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    entry, metadata = (block.split("```")[0] for block in page.split("```toml\n")[1:])
    assert entry in (PIG / "pyproject.toml").read_text(encoding="utf-8")
    assert (PIG / "src" / "noppa_pig" / "game.toml").read_text(encoding="utf-8").endswith(metadata)


def test_commands_find_it_and_speak_its_words(pig: Installed) -> None:
    """They use its language, or English for others; a level that it lacks is refused with a sentence."""
    listed, finnish, hungarian, easy, medium, hard, coached, together, simulated, titled = pig.commands(
        "games",
        "--language fi rules pig",
        "--language hu rules pig",
        *(f"play pig --bot {level}" for level in ("easy", "medium", "hard")),
        "play pig --coach",
        "simulate pig --players simple,hard --games 10",
        "simulate pig --players simple,random --games 60 --backend threads --json",
        "--language fi simulate pig --edition two_dice --players simple,random --games 1 --backend threads",
    )
    assert "Pig pig  2 to 10 players" in listed[1]
    assert "Points that win the game" in listed[1]
    assert "editions: classic (yours), two_dice" in listed[1]
    assert all(listed[1].index(f" {name}  ") < listed[1].index(" pig  ") for name in games())
    assert "Kerää ensimmäisenä 100 pistettä" in finnish[1]
    assert "Be the first to bank 100 points" in hungarian[1]
    for code, output in (easy, medium, hard, together):
        assert (code, "Bots: random, simple." in output) == (1, True)
    assert (coached[0], coached[1].strip()) == (1, "The coach doesn’t know pig yet.")
    assert "Possu, Kaksi noppaa: 1 peli" in titled[1]
    looking, random = json.loads(simulated[1])["players"]
    assert looking["score"]["mean"] > random["score"]["mean"] + 10


def test_it_is_played_in_the_terminal_and_its_record_verifies(pig: Installed, tmp_path: Path) -> None:
    """A game against the simple bot is finished on the generic drawing; the record is shown and checked."""
    file, changed = tmp_path / "pig.json", tmp_path / "changed.json"
    play = ["play", "pig", "--bot", "simple", "--seed", "3", "--option", "target=20", "--save", str(file)]
    output = pig.noppa(*play, typed="\nhold\n" * 60)
    assert "Pig · Classic, one die" in output
    assert "This turn" in output
    assert re.search(r"Bot: again, \d+ at risk\.", output)
    assert "Bot won with 22 points." in output
    changed.write_text(file.read_text(encoding="utf-8").replace("roll 5", "roll 6"), encoding="utf-8")
    replayed, verified, refused = pig.commands(f"replay {file} --all", f"verify {file}", f"verify {changed}")
    assert "Bot: hold" in replayed[1]
    assert (replayed[0], verified[0], refused[0]) == (0, 0, 1)


def test_the_engine_plays_it(pig: Installed) -> None:
    """It uses JSON lines, with dice that the program supplies."""
    requests: list[dict[str, Any]] = [
        {"do": "games"},
        {"do": "new", "game": "pig", "players": 2, "options": {"target": 10}},
        {"do": "roll", "dice": [5]},
        {"do": "choose", "bot": "simple"},
        {"do": "choose", "bot": "hard"},
        {"do": "play", "move": "again"},
        {"do": "roll", "dice": [6]},
        {"do": "choose", "bot": "simple"},
        {"do": "play", "move": "hold"},
        {"do": "quit"},
    ]
    output = pig.noppa("engine", typed="".join(f"{json.dumps(request)}\n" for request in requests))
    games, _, _, first, hard, _, _, second, end = [json.loads(line) for line in output.splitlines()][:9]
    assert games["games"]["pig"]["editions"] == {"classic": {}, "two_dice": {"dice": 2}}
    assert first == {"move": "again"}
    assert hard["error"]["code"] == "bot-unknown"
    assert second == {"move": "hold"}
    assert end["pending"] == {"kind": "over", "scores": [11, 0], "winners": [0]}


def test_learners_play_it(pig: Installed) -> None:
    """PettingZoo's own tests pass on the environment, found by its name."""
    assert pig.python(LEARNER).splitlines()[-1] == "pig_v1"


@pytest.fixture
def server(pig: Installed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """Run a server where Pig is installed."""
    monkeypatch.setenv("PYTHONPATH", pig.python_path)
    process = Process(tmp_path / "server")
    process.start()
    yield process
    assert process.stop() == 0, process.log


def test_the_server_and_the_browser_play_it(server: Process) -> None:
    """The catalogue lists it, its words are served, and a game is finished on the generic table."""
    person = Person(server.url)
    with closing(person.http):
        (game,) = (game for game in person.ask("GET", "/api/catalogue")["games"] if game["name"] == "pig")
        assert (game["bots"], game["coach"]) == (["random", "simple"], False)
        assert "pig-name = Pig" in person.http.get("/words/en/start.ftl").text
        assert "pig-name = Possu" in person.http.get("/words/fi/start.ftl").text
        assert "pig-item-turn = This turn" in person.http.get("/words/en/pig.ftl").text
        assert person.http.get("/words/hu/pig.ftl").status_code == 200
        seats = [{"who": "here"}, {"who": "bot", "level": "hard"}]
        refused = person.http.post("/api/games", json={"game": "pig", "seats": seats})
        assert refused.json()["sentence"] == "There’s no bot “hard”. Bots: random, simple."
        play_against_bot(person)
    browse(lambda browser: play_in_browser(browser, server.url))


def play_against_bot(person: Person) -> None:
    """Play a game against a bot to the end."""
    response = person.make("pig", "here", "bot", options={"target": 10})
    game_id, until = response["game"]["id"], time.monotonic() + 60
    while response["game"]["status"] == "playing":
        assert time.monotonic() < until, response
        act = next_act(response, 0)
        if act is None:
            time.sleep(0.02)  # the bot thinks
        else:
            person.act(game_id, act[0], moves=["hold"]) if act[0] == "play" else person.act(game_id, act[0])
        response = person.look(game_id)
    assert max(response["game"]["scores"]) >= 10


def play_in_browser(browser: Browser, url: str) -> None:
    """Play with two people at one device, with real dice, so that everything shown is predictable."""
    watched = Watched(browser)
    page = watched.page
    game = Game(page, url, "pig", "Aino", "Eino", options={"target": 10}, dice="real")
    game.sit()
    expect(page.get_by_role("heading", level=1, name="Pig")).to_be_visible()
    game.act("dice", dice=[4])
    page.get_by_role("button", name="again").click()
    game.act("dice", dice=[6])
    expect(page.get_by_role("row", name="This turn")).to_contain_text("10")
    page.get_by_role("button", name="hold").click()
    expect(page.get_by_role("heading", name="Aino won")).to_be_visible()
    assert watched.errors == []
    assert page.request.get(f"{url}/api/games/{game.id}/record").json()["game"] == "pig"
