"""Playing, coaching and hosting need no extra; everything else says which it needs.

The packages of the extras are hidden from real processes, as if they were not installed.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from noppa.games import games
from server.running import Person, Process

HIDDEN = ("numpy", "joblib", "gymnasium", "pettingzoo", "pyarrow", "distributed", "ray")
HIDE = f"""
import sys

class Hidden:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] in {HIDDEN!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden)
"""
WHOLE_GAME = """
import sys
from noppa import Choose, coach, rules
from noppa.bots import BOTS
from noppa.coach.practice import common_question
from noppa.core.record import Record
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.engine.table import EngineTable
from noppa.games import games

variant = rules(sys.argv[1])
levels = ("hard", "medium", "easy", "simple", "random")
players = max(2, variant.game.least_players)
table = Table(variant, [Seat(level, "bot", level) for level in levels[:players]], Seeded(1), BOTS)
while not isinstance(pending := table.pending, Choose):
    table.step()
best = coach.advise(variant, table.state, pending.seats[0])[0]
assert best.why
assert EngineTable(variant, table.state, 1).advice(pending.seats[0])["advice"][0]["move"] == str(best.move)
assert abs(sum(chance.win for chance in coach.chances(variant, table.state, 20)) - 1) < 1e-9
while table.step():
    pass
assert coach.review(Record.of(table)).seats
question = common_question(variant, BOTS["simple"], 3)
assert coach.advise(variant, question.state, question.seat)
print("played")
"""


@pytest.fixture
def hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the packages of the extras from processes that are started here."""
    (tmp_path / "sitecustomize.py").write_text(HIDE, encoding="utf-8")
    found = filter(None, (str(tmp_path), os.environ.get("PYTHONPATH")))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(found))
    monkeypatch.setenv("COLUMNS", "200")


def python(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a separate process."""
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.usefixtures("hidden")
@pytest.mark.parametrize("game", list(games()))
def test_bots_coach_and_engine_need_no_extra(game: str) -> None:
    """A whole game of bots, advice, chances, a review and a practice question work."""
    done = python("-c", WHOLE_GAME, game)
    assert done.stdout == "played\n", done.stderr


@pytest.mark.usefixtures("hidden")
def test_a_server_needs_no_extra(tmp_path: Path) -> None:
    """A person plays there against a hard bot, with advice."""
    process, first = Process(tmp_path / "server"), next(iter(games()))
    process.start()
    try:
        person = Person(process.url)
        seats = [{"who": "bot", "level": "hard"}, {"who": "here", "level": "simple"}]
        game = person.ask("POST", "/api/games", 201, game=first, seats=seats)["game"]["id"]
        deadline = time.monotonic() + 60
        while not person.look(game)["views"][0]["view"]["pending"].get("seat", 0) and time.monotonic() < deadline:
            time.sleep(0.05)
        person.act(game, "roll", seat=1)
        assert person.ask("GET", f"/api/games/{game}/advice?seat=1")["advice"]
        person.http.close()
    finally:
        assert process.stop() == 0, process.log


@pytest.mark.usefixtures("hidden")
@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("-m", "noppa", "simulate", next(iter(games()))), "simulate"),
        (("-c", "import noppa.simulate"), "simulate"),
        (("-c", "import noppa.rl"), "rl"),
        (("-c", "import noppa.rl.vector"), "rl"),
    ],
    ids=str,
)
def test_what_needs_an_extra_says_which(words: tuple[str, ...], extra: str) -> None:
    """It names the command that installs it; a Python program may catch it as an ImportError."""
    done = python(*words)
    assert done.returncode == 1
    assert f'pip install "noppa[{extra}]"' in done.stderr
    if words[0] == "-m":
        assert done.stderr == f'This needs more packages: pip install "noppa[{extra}]".\n'
    else:
        assert python("-c", f"try:\n {words[1]}\nexcept ImportError:\n pass").returncode == 0


@pytest.mark.usefixtures("hidden")
def test_help_needs_no_extra() -> None:
    """This includes commands that do."""
    done = python("-m", "noppa", "simulate", "--help")
    assert done.returncode == 0, done.stderr
    assert "--games" in done.stdout
