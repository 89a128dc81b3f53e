"""`noppa simulate` as a process."""

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from noppa.cli.console import CONSOLE
from noppa.cli.main import main
from noppa.simulate import simulate

NOPPA = str(Path(sys.executable).with_name("noppa"))


def noppa(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command on a wide screen."""
    wide = os.environ | {"COLUMNS": "160"}
    return subprocess.run([NOPPA, "simulate", *words], check=False, capture_output=True, text=True, env=wide)


def test_a_summary_says_who_wins_and_how_scores_are_spread(tmp_path: Path) -> None:
    """It has players with intervals, the first seat, the length and the rows; a picture and a file on request."""
    picture, file = tmp_path / "scores.svg", tmp_path / "games.csv"
    words = ("yatzy", "--players", "random,optimal", "--games", "2e4", "--workers", "1")
    done = noppa(*words, "--svg", str(picture), "--out", str(file))
    assert done.returncode == 0, done.stderr
    for row in (
        "20,000 games",
        "1 random",
        "2 optimal",
        "±",
        "The player who goes first wins",
        "decisions",
        "Full house",
        picture.name,
        file.name,
    ):
        assert row in done.stdout
    lines = ET.fromstring(picture.read_text(encoding="utf-8")).findall("{*}polyline")  # noqa: S314 - our own
    assert len(lines) == 2
    assert len(file.read_text(encoding="utf-8").splitlines()) == 20_001


def test_json_is_the_tally() -> None:
    """It has the same numbers as in Python."""
    done = noppa("tutto", "--players", "simple,random", "--games", "12", "--seed", "5", "--json", "--workers", "1")
    result = json.loads(done.stdout)
    expected = simulate("tutto", ["simple", "random"], 12, seed=5, workers=1).stats.plain()
    assert result.pop("complete")
    assert result.pop("seconds") > 0
    assert result == json.loads(json.dumps(expected))


def test_variants_stand_in_one_table() -> None:
    """There is a line for each edition, and for each combination of varied options."""
    words = ("yatzy", "--players", "random,random", "--games", "500", "--workers", "1")
    done = noppa(*words, "--vary", "edition=nordic,danish", "--vary", "bonus_from=63,64")
    assert done.returncode == 0, done.stderr
    assert "Compared: edition · Upper points needed for the bonus" in done.stdout
    for edition in ("Nordic", "Danish"):
        for bonus in (63, 64):
            assert f"{edition}, {bonus}" in done.stdout
    result = json.loads(noppa(*words, "--vary", "bonus_from=63,64", "--json").stdout)
    assert [one["options"]["bonus_from"] for one in result] == [63, 64]


@pytest.mark.parametrize("width", [80, 120])
def test_a_table_of_variants_fits_the_screen(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line is longer, no number is broken; on a narrow screen players are below each other."""
    words = ("tutto", "--players", "random,quick", "--games", "200", "--workers", "1", "--vary", "target=4000,6000")
    monkeypatch.setattr(CONSOLE, "_width", width)
    done = CliRunner().invoke(main, ("simulate", *words))
    assert done.exit_code == 0, done.output
    lines = done.stdout.rstrip().splitlines()
    assert max(map(len, lines)) <= width
    assert sum("±" in line for line in lines) == (4 if width == 80 else 2)
    assert all(line.count("%") == line.count("% ± ") for line in lines)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "chess"),
        (("yatzy", "--players", "random,wizard"), "There’s no bot “wizard”"),
        (("yatzy", "--games", "0"), "The number of games must be a whole number, 1 or more, not 0"),
        (("yatzy", "--games", "many"), "must be a whole number, 1 or more, not many"),
        (("yatzy", "--backend", "cloud"), "There’s no backend “cloud”"),
        (("yatzy", "--players", "optimal,simple"), "optimal only plays in compiled games"),
        (
            ("yatzy", "--backend", "dask", "--cluster", "tcp://127.0.0.1:1"),
            "Can’t reach a dask cluster at tcp://127.0.0.1:1",
        ),
        (("yatzy", "--workers", "0"), "The number of workers must be"),
        (("yatzy", "--vary", "edition"), "Write what to compare as"),
        (("yatzy", "--vary", "bonus_from=63", "--vary", "bonus_from=64"), "You’ve named “bonus_from” twice"),
        (("yatzy", "--vary", "bonus_from=65"), "65"),
        (("yatzy", "--vary", "edition=nordic,danish", "--out", "a.csv"), "when you simulate one set of rules"),
        (("yatzy", "--out", "a.txt"), "Use a file of one of these types"),
        (("yatzy", "--out", "/no/such/folder/a.csv"), "Can’t write /no/such/folder/a.csv"),
        (("yatzy", "--svg", "/no/such/folder/a.svg"), "Can’t write /no/such/folder/a.svg"),
        (("tutto", "--board", "a.toml"), "Board: this file is for kivi"),
    ],
    ids=str,
)
def test_bad_input_is_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    """The exit code is 1, without a traceback."""
    done = CliRunner().invoke(main, ("simulate", *words))
    assert done.exit_code == 1
    assert sentence in " ".join(done.output.split())
    assert isinstance(done.exception, SystemExit)
