"""The command line as a new user tries it."""

import io
import json
import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from noppa.cli.main import COMMANDS, main
from noppa.cli.output.charts import MARKS
from noppa.cli.output.encoding import SIMPLER
from noppa.cli.output.progress import progress_bar
from noppa.core.record import Record
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games, rules
from noppa.games.yatzy.rows import ROWS
from noppa.locale import Messages


def noppa(*args: str, typed: str = "") -> Result:
    """Run the command with this input."""
    return CliRunner().invoke(main, args, input=typed)


def printed(done: Result) -> str:
    """Return the output in one line."""
    return " ".join(done.output.split())


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Save a finished game of one player who fills the rows from top to bottom; return its path."""
    variant = rules("yatzy")
    table = Table(variant, [Seat("Aino")], Seeded(7))
    for row in ROWS:
        table.roll()
        table.play(0, variant.parse(f"score {row}"))
    Record.of(table).save(tmp_path / "finished.json")
    return tmp_path / "finished.json"


def test_a_saved_game_is_not_replaced_by_another(tmp_path: Path) -> None:
    """--save refuses an existing file, --overwrite replaces it, and a resumed game may write its own file."""
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    noppa("play", "yatzy", "--save", str(file), typed="\nones\n")
    before = file.read_bytes()
    refused = noppa("play", "kivi", "--save", str(file))
    assert refused.exit_code == 1
    assert "--resume" in printed(refused)
    assert "--overwrite" in printed(refused)
    assert file.read_bytes() == before
    noppa("play", "--resume", str(file), "--save", str(other), typed="")
    assert other.is_file()
    assert noppa("play", "--resume", str(file), "--save", str(file), typed="").exit_code == 0
    assert noppa("play", "--resume", str(file), "--save", str(other), typed="").exit_code == 1
    assert noppa("play", "kivi", "--save", str(file), "--overwrite", typed="").exit_code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "kivi"


@pytest.mark.parametrize(
    "words",
    [("--bot", "hard"), ("--seed", "0"), ("--dice", "real"), ("--option", "bonus_from=64"), ("--board", "x.toml")],
)
def test_a_saved_game_is_continued_as_it_is(tmp_path: Path, words: tuple[str, str]) -> None:
    """An option of a new game is refused by name, and the file stays."""
    file = tmp_path / "game.json"
    noppa("play", "yatzy", "--seed", "3", "--save", str(file), typed="\n")
    before = file.read_bytes()
    refused = noppa("play", "--resume", str(file), *words, typed="\n")
    assert refused.exit_code == 1
    assert f"it doesn’t work with {words[0]}." in printed(refused)
    assert file.read_bytes() == before


def test_a_game_that_is_left_does_not_replace_another(tmp_path: Path) -> None:
    """`save FILE` and the question on leaving both ask for another name."""
    taken, free = tmp_path / "taken.json", tmp_path / "free.json"
    taken.write_text("mine", encoding="utf-8")
    done = noppa("play", "yatzy", typed=f"\nsave {taken}\nquit\n{taken}\n{free}\n")
    assert printed(done).count("Choose another name") == 2
    assert taken.read_text(encoding="utf-8") == "mine"
    assert free.is_file()


def test_a_database_that_is_not_there_is_not_backed_up(tmp_path: Path) -> None:
    """Neither the database nor the backup is created."""
    missing, copy = tmp_path / "none.sqlite", tmp_path / "copy.sqlite"
    done = noppa("backup", str(copy), "--database", f"sqlite:///{missing}")
    assert done.exit_code == 1
    assert "nothing to back up" in printed(done)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_what_an_encoding_lacks_is_written_more_simply(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """This includes arrows and dice; nothing ends in a traceback."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr(sys, "stdout", stream)
    with pytest.raises(SystemExit) as left:
        main(["rules", "yatzy"])
    assert not left.value.code
    stream.flush()
    shown = stream.buffer.getvalue().decode(encoding)
    assert "[1][1][1][2][5] -> 3 points" in shown
    assert "?[" not in shown


def test_simpler_characters_are_ascii() -> None:
    """Every encoding has them, and the players' marks stay distinct."""
    assert all(simple.isascii() and not name.isascii() for name, simple in SIMPLER.items())
    assert len({SIMPLER[mark] for mark in MARKS}) == len(MARKS)


def test_a_name_that_is_no_text_is_no_traceback() -> None:
    """A shell passes invalid bytes as lone surrogates."""
    done = noppa("play", "yatzy", "--player", "Ai\udcff", typed="quit\nn\n")
    assert done.exit_code == 0
    assert "Ai?: press Enter" in done.output


def test_a_review_says_when_the_dice_are_not_those_of_the_seeds(finished: Path) -> None:
    """The notice is in the text and in the JSON."""
    assert "secret numbers" not in printed(noppa("review", str(finished)))
    assert json.loads(noppa("review", str(finished), "--json").output)["verified"] is True
    text = finished.read_text(encoding="utf-8")
    changed = re.sub(r'"roll \d', lambda roll: f'"roll {int(roll[0][-1]) % 6 + 1}', text, count=1)
    finished.write_text(changed, encoding="utf-8")
    assert noppa("verify", str(finished)).exit_code == 1
    for command in ("review", "replay"):
        assert "the dice in this record don’t match its secret numbers" in printed(noppa(command, str(finished)))
    assert json.loads(noppa("review", str(finished), "--json").output)["verified"] is False


def test_a_review_names_round_dice_and_choice(finished: Path) -> None:
    """The number of the event would mean nothing to a player."""
    shown = printed(noppa("review", str(finished)))
    assert re.search(r"Round \d+ · Aino · [⚀-⚅]{5}: Write", shown)
    assert "Event" not in shown
    done = noppa("review", str(finished), "--svg", "/no/such/folder/curve.svg")
    assert done.exit_code == 1
    assert "Can’t write /no/such/folder/curve.svg" in printed(done)


def test_verify_says_that_a_game_is_unfinished(tmp_path: Path, finished: Path) -> None:
    """A finished game gets no such line."""
    file = tmp_path / "begun.json"
    noppa("play", "yatzy", "--save", str(file), typed="\nones\n")
    assert "isn’t finished" in printed(noppa("verify", str(file)))
    assert "isn’t finished" not in printed(noppa("verify", str(finished)))


def test_a_replay_is_told_in_words(finished: Path) -> None:
    """It covers the whole game, including undone and corrected entries."""
    shown = noppa("replay", str(finished)).output
    assert "The game begins." in shown
    assert "The game is over." in shown
    assert "end over" not in shown
    variant = rules("yatzy")
    table = Table(variant, [Seat("Aino"), Seat("Eino")], Seeded(1))
    table.roll()
    table.play(0, variant.parse("score chance"))
    table.undo()
    table.policies["simple"] = lambda _rules, _state, _seat: variant.actions[0]
    table.give(1, "bot", "simple")
    table.give(1, "person")
    table.stop()
    Record.of(table).save(finished)
    shown = noppa("replay", str(finished)).output
    for line in (
        "Everything from entry 2 on was undone.",
        "The bot “simple” is now playing for Eino.",
        "Eino is playing again.",
        "early",
    ):
        assert line in shown


def test_a_null_is_said_when_it_is_rolled() -> None:
    """The notice comes before the next player's turn, with the points lost."""
    typed = "bonus 600\n1 1 2 3 4 6\nset 1\n2 3 4 6 6\nquit\nn\n"
    done = noppa("play", "tutto", "--dice", "real", "--player", "Aino", "--player", "Eino", typed=typed)
    assert "Aino rolled a null and lost 100 points." in printed(done)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_by_its_short_name(command: str) -> None:
    """-h and --help are the same."""
    words = [command] if command else []
    short = noppa(*words, "-h")
    assert short.exit_code == 0
    assert short.output == noppa(*words, "--help").output
    assert "-h, --help" in short.output


def test_help_tells_defaults() -> None:
    """It shows the option's defaults, and those from settings."""
    assert "(default 0.4)" in printed(noppa("play", "-h"))
    assert "(default fair)" in printed(noppa("play", "-h"))
    assert "(default random,random)" in printed(noppa("simulate", "-h"))
    assert "(default 8765)" in printed(noppa("serve", "-h"))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("paly",), "Did you mean play or replay?"),
        (("play", "yatzi"), "Did you mean yatzy?"),
        (("rules", "Kivo"), "Did you mean kivi?"),
        (("play", "yatzy", "--edition", "danihs"), "Did you mean danish?"),
        (("play", "yatzy", "--bot", "meduim"), "Did you mean medium?"),
        (("match", "medium", "simpel"), "Did you mean simple?"),
        (("play", "yatzy", "--option", "bonusfrom=63"), "Did you mean bonus_from?"),
        (("play", "yatzy", "--edtion", "danish"), "Did you mean --edition or --option?"),
    ],
)
def test_a_misspelled_name_is_guessed(words: tuple[str, ...], meant: str) -> None:
    """A name that resembles nothing gets no guess."""
    assert meant in printed(noppa(*words))
    assert "Did you mean" not in printed(noppa(*(word if word in COMMANDS else "qqqq" for word in words[:2])))


def test_numbers_of_ports_have_no_thousands() -> None:
    """Port 8765 is not 8,765."""
    assert "from 1 to 65535" in printed(noppa("serve", "--port", "99999"))
    done = noppa("serve", "--host", "192.0.2.1", "--port", "8765")
    assert done.exit_code == 1
    assert "port 8765" in printed(done)


def test_progress_leaves_files_alone(capfd: pytest.CaptureFixture[str]) -> None:
    """Nothing of the bar is written to a stderr that is no terminal."""
    with progress_bar("Solving") as progress:
        progress(0.5)
    assert capfd.readouterr().err == ""


def test_a_simulation_says_first_who_plays(tmp_path: Path) -> None:
    """It says when the players are random by default; nothing is said about saving if nothing was played."""
    first, *_ = noppa("simulate", "yatzy", "--games", "20").output.splitlines()
    assert first.startswith("Players: random – random. They play at random")
    first, *_ = noppa("simulate", "yatzy", "--games", "20", "--players", "random").output.splitlines()
    assert first == "Players: random."
    assert "not -5." in printed(noppa("simulate", "yatzy", "--games", "-5"))
    assert "not 2.5." in printed(noppa("simulate", "yatzy", "--games", "2.5"))
    for file in (tmp_path / "games.txt", tmp_path / "none" / "games.csv"):
        refused = printed(noppa("simulate", "yatzy", "--games", "20", "--out", str(file)))
        assert "kept" not in refused
        assert "the results of" not in refused


def test_rivals_in_practice_have_names() -> None:
    """They are not numbers that look like seats."""
    shown = noppa("practice", "kivi", "--seed", "3", typed="q\n").output
    assert "Rival" in shown


def test_menu_entries_stay_in_their_column() -> None:
    """A long tagline continues below itself, in every language."""
    for language in ("en", "hu"):
        say = Messages(language)
        lines = noppa("menu", "--language", language, typed="q\n").output.splitlines()
        begun = [say(f"{game}-tagline")[:12] for game in games()]
        starts = [line.index(text) for text in begun for line in lines if text in line]
        assert len(starts) == len(begun)
        assert len(set(starts)) == 1
