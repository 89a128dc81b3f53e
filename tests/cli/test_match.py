"""`noppa match`: bots and programs against each other."""

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from noppa.cli.main import main
from noppa.core import record_file
from noppa.games import rules_of

FIRST = str(Path(__file__).parents[2] / "examples" / "engine" / "first.sh")


def noppa(*args: str) -> Result:
    """Run a match."""
    return CliRunner().invoke(main, ("match", *args))


def printed(done: Result) -> str:
    """Return the output in one line."""
    return " ".join(done.output.split())


def program(folder: Path, then: str) -> str:
    """Return the command of a program that says hello, and runs this code when it must choose."""
    file = folder / "player.py"
    hello = '{"protocol": 1, "name": "Odd"}'
    file.write_text(f"import sys\ninput()\nprint({hello!r}, flush=True)\ninput()\n{then}\n", encoding="utf-8")
    return f"{sys.executable} {file}"


def test_the_stronger_player_is_found(tmp_path: Path) -> None:
    """Score, interval and Elo agree, and the match stops long before the last game; records verify."""
    folder = tmp_path / "records"
    done = noppa("simple", "random", "--games", "400", "--sprt", "0,400", "--json", "--records", str(folder))
    assert done.exit_code == 0, done.output
    found = json.loads(done.output)
    assert found["players"] == ["simple", "random"]
    assert found["wins"] + found["ties"] + found["losses"] == found["games"] < 100
    assert found["sprt"]["verdict"] == "stronger"
    assert found["interval"][0] > 0.5
    assert found["points"][0] > found["points"][1]
    files = sorted(folder.iterdir())
    assert len(files) == found["games"]
    records = [record_file.load(file) for file in files[:2]]
    assert [seat.name for seat in records[0].players] == [seat.name for seat in reversed(records[1].players)]
    assert records[0].dice == records[1].dice
    assert all(record.verify(rules_of(record)) for record in records)


def test_a_program_plays_from_both_seats() -> None:
    """It has the name that it gives itself, and the table is complete."""
    done = noppa(FIRST, "random", "--games", "2", "--game", "kivi")
    assert done.exit_code == 0, done.output
    for text in ("KIVI: 2 of 2 games", "First", "random", "points per game", "The Elo difference of First is"):
        assert text in printed(done)


@pytest.mark.parametrize(
    ("then", "why"),
    [
        ("sys.exit('out of luck')", "exited with code 1 instead of answering. out of luck"),
        ("sys.stdin.read()", "didn’t answer within 0.3 seconds"),
        ("""print('{"move": "castle"}', flush=True); sys.stdin.read()""", "played “castle”, which isn’t a move"),
    ],
)
def test_a_program_that_misbehaves_loses_and_is_started_again(tmp_path: Path, then: str, why: str) -> None:
    """It loses each of its games, with a sentence about what it did."""
    done = noppa(program(tmp_path, then), "random", "--games", "2", "--timeout", "0.3")
    assert done.exit_code == 0
    for number in (1, 2):
        sentence = f"Odd forfeits game {number}. The program “{program(tmp_path, then)}” {why}"
        assert "".join(sentence.split()) in "".join(done.output.split())  # a long path is broken over two lines
    assert "Odd forfeited 2 games." in printed(done)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("random", "random", "--games", "3"), "an even number of games, 2 or more, not 3"),
        (("random", "random", "--sprt", "10,0"), "two Elo differences, the smaller one first"),
        (("random", "random", "--sprt", "ten"), "two Elo differences, the smaller one first"),
        (("random", "no-such-program"), "Can’t start the program “no-such-program”"),
        (("random", "random", "--game", "chess"), "There’s no game “chess”"),
        (("random", "random", "--records", "/dev/null/x"), "Can’t write /dev/null/x"),
    ],
)
def test_a_match_that_cannot_be_is_refused(words: tuple[str, ...], sentence: str) -> None:
    """It gets a sentence and exit code 1."""
    done = noppa(*words)
    assert done.exit_code == 1
    assert sentence in printed(done)


def test_a_player_against_itself_is_told_apart() -> None:
    """They are numbered."""
    assert json.loads(noppa("random", "random", "--games", "2", "--json").output)["players"] == ["random 1", "random 2"]
