import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from noppa.cli.main import main
from noppa.games import games
from noppa.games.yatzy.rows import ROWS
from noppa.locale import Messages


def noppa(*args: str, typed: str = "") -> Result:
    """Run the command with this input."""
    return CliRunner().invoke(main, args, input=typed)


WHOLE = "".join(f"\n{row}\n" for row in ROWS)


def test_games_are_listed_with_what_can_be_set() -> None:
    """The list has names, editions, options and their values."""
    shown = noppa("games").output
    for game in games().values():
        assert game.name in shown
        assert all(edition in shown for edition in game.editions)
        assert all(option in shown for option in game.options)


@pytest.mark.parametrize("game", list(games()))
def test_rules_are_soon_read(game: str) -> None:
    """Goal, turn, scoring and examples come first, on about two screens; the full rules take two more."""
    shown = noppa("rules", game)
    assert shown.exit_code == 0
    short, full = shown.output.split("Full rules\n")
    headings = [short.index(f"\n{heading}") for heading in ("Goal", "Your turn", "Scoring", "Example 1", "Questions")]
    assert headings == sorted(headings)
    assert "Who goes first?" in short
    assert len(short.splitlines()) < 90
    assert 15 < len(full.splitlines()) < 75


def test_the_rules_and_the_list_show_the_readers_own_edition() -> None:
    """A Dutch reader sees the Dutch bonus, a Danish one the Danish rows, before anything else."""
    assert "64" in noppa("rules", "yatzy", "--language", "nl").output.split("\n\n")[0]
    for language, value in (("en", "63"), ("nl", "64")):
        assert Messages(language)("default-is", value=value) in noppa("games", "--language", language).output


def test_a_whole_game_is_played_saved_shown_and_verified(tmp_path: Path) -> None:
    """One player takes fifteen turns of one roll each."""
    file = tmp_path / "game.json"
    done = noppa("play", "yatzy", "--player", "Aino", "--save", str(file), typed=WHOLE)
    assert done.exit_code == 0
    assert re.search(r"Game over. You scored \d+ points", done.output)
    assert json.loads(file.read_text(encoding="utf-8"))["events"][-1] == "end over"
    shown = noppa("replay", str(file))
    assert all(f"Aino: {Messages()(f'yatzy-item-{row}')} " in shown.output for row in ROWS)
    checked = noppa("verify", str(file))
    assert "All 15 rolls and cards check out." in checked.output
    assert checked.exit_code == 0


def test_a_changed_roll_is_caught(tmp_path: Path) -> None:
    """`noppa verify` names the event and exits with 1."""
    file = tmp_path / "game.json"
    noppa("play", "yatzy", "--seed", "7", "--save", str(file), typed=WHOLE)
    text = file.read_text(encoding="utf-8")
    file.write_text(
        re.sub(r'"roll \d', lambda roll: f'"roll {int(roll[0][-1]) % 6 + 1}', text, count=1), encoding="utf-8"
    )
    done = noppa("verify", str(file))
    assert done.exit_code == 1
    assert "Entry 1 doesn’t check out" in done.output


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    """The date does not matter."""
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for file in files:
        noppa("play", "yatzy", "--seed", "7", "--save", str(file), typed=WHOLE)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_against_a_bot_both_columns_fill(tmp_path: Path) -> None:
    """The bot's moves are played and printed."""
    file = tmp_path / "game.json"
    done = noppa("play", "yatzy", "--bot", "simple", "--seed", "3", "--save", str(file), typed=WHOLE)
    assert "Bot rolled" in done.output
    assert re.search(r"(won|share the win) with \d+ points", done.output)


def test_a_game_left_by_its_end_of_input_goes_on_later(tmp_path: Path) -> None:
    """The file has all moves, and resuming continues from there."""
    file = tmp_path / "game.json"
    left = noppa("play", "yatzy", "--player", "Aino", "--save", str(file), typed="\nones\n\n")
    assert f"Saved to {file}" in left.output.replace("\n", "") or "Saved to " in left.output
    rest = "".join(f"{row}\n\n" for row in ROWS[1:])
    done = noppa("play", "--resume", str(file), typed=rest)
    assert "Game over." in done.output
    assert noppa("verify", str(file)).exit_code == 0


def test_leaving_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Yes is the default; no leaves no file."""
    monkeypatch.chdir(tmp_path)
    noppa("play", "yatzy", typed="\nquit\nn\n")
    assert list(tmp_path.iterdir()) == []
    noppa("play", "yatzy", typed="\nquit\n\n")
    (file,) = tmp_path.iterdir()
    assert noppa("play", "--resume", str(file), typed="?\n").exit_code == 0


def test_ctrl_c_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupt loses nothing."""
    monkeypatch.chdir(tmp_path)
    typed: Iterator[str | KeyboardInterrupt] = iter(["", KeyboardInterrupt(), ""])

    def answer(_prompt: str = "") -> str:
        line = next(typed)
        if isinstance(line, KeyboardInterrupt):
            raise line
        return line

    monkeypatch.setattr("builtins.input", answer)
    assert "Saved to " in noppa("play", "yatzy").output
    (file,) = tmp_path.iterdir()
    assert "roll" in file.read_text(encoding="utf-8")


def test_real_dice_are_typed_and_corrected(tmp_path: Path) -> None:
    """Final dice and row are typed; an older roll and an older row are corrected."""
    file = tmp_path / "evening.json"
    typed = "66655\nsixes\n12345\nsmall\n11111\nyatzy\n"
    typed += "fix\nfix 1 66665\nfix 2 four of\nfix 2 full\nfix 99 1\nundo\nones\n"
    done = noppa("play", "yatzy", "--dice", "real", "--player", "Aino", "--save", str(file), typed=typed)
    events = json.loads(file.read_text(encoding="utf-8"))["events"]
    assert "amend 1 roll 6 6 6 6 5" in events
    assert "amend 2 score four_of_a_kind" in events
    assert "amend 2 score full_house" in events
    assert events[-2:] == ["undo 6", "0: score ones"]
    assert "Entry 1 is fixed." in done.output
    assert "There’s no entry 99" in done.output


def test_a_correction_that_breaks_a_later_entry_says_so(tmp_path: Path) -> None:
    """The game goes on from there."""
    file = tmp_path / "evening.json"
    typed = "66655\nsixes\n66123\nones\nfix 2 ones\n"
    done = noppa("play", "yatzy", "--dice", "real", "--player", "Aino", "--save", str(file), typed=typed)
    text = " ".join(done.output.split())
    assert "now entry 4 (“0: score ones”) doesn’t work any more. Ones is already filled in." in text


def test_every_roll_can_be_typed(tmp_path: Path) -> None:
    """This is for players who want to record every roll."""
    file = tmp_path / "evening.json"
    typed = "14466\n66\n642\n666\n55\nfull\n"
    noppa("play", "yatzy", "--dice", "real", "--every-roll", "--save", str(file), typed=typed)
    assert json.loads(file.read_text(encoding="utf-8"))["events"][1:] == [
        "roll 1 4 4 6 6",
        "0: keep 6 6",
        "roll 6 4 2",
        "0: keep 6 6 6",
        "roll 5 5",
        "0: score full_house",
    ]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("12347\n", "A die shows 1 to 6, not 7."),
        ("1234\n", "This roll takes 5 dice, not 4."),
        ("hello\n", "Type the dice as digits"),
        ("12345\nfull hose\n", "Did you mean score full_house?"),
        ("12345\n\n", "You can type keep …, score ones"),
        ("12345\nkeep 6\n", "You can only keep dice you’ve rolled: 1, 2, 3, 4, 5."),
        ("undo\n", "There’s nothing to undo."),
        ("?\n", "“undo” to undo the last entry"),
        ("rules\n", "Fill in all fifteen rows"),
    ],
)
def test_what_is_typed_wrong_is_answered(typed: str, sentence: str) -> None:
    """The question is asked again."""
    done = noppa("play", "yatzy", "--dice", "real", typed=typed + "quit\nn\n")
    assert sentence in " ".join(done.output.split())
    assert done.exit_code == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "chess"), "There’s no game “chess”. Games: "),
        (("rules", "chess"), "There’s no game “chess”. Games: "),
        (("play", "yatzy", "--edition", "martian"), "Editions: international, nordic, danish, dutch."),
        (("play", "yatzy", "--option", "bonus=3"), "Options: declare, yatzy, bonus_from, chance."),
        (("play", "yatzy", "--option", "bonus_from=65"), "“bonus_from” can’t be 65. Allowed: 63, 64."),
        (("play", "yatzy", "--option", "bonus_from"), "Write an option as NAME=VALUE"),
        (("play", "yatzy", "--bot", "grandmaster"), "Bots: random, simple, easy, medium, hard"),
        (("play", "yatzy", "--board", "x.toml"), "Board: this file is for kivi, not for yatzy."),
        (("play", "kivi", "--board", "nowhere.toml"), "can’t read the file nowhere.toml"),
        (("play", "dicetto", "--deck", "nowhere.toml"), "can’t read the file nowhere.toml"),
        (("play", "dicetrip", "--map", "nowhere.toml"), "can’t read the file nowhere.toml"),
        (("play", "yatzy", *("--player", "x") * 21), "This game is for 1 to 20 players, not 21."),
        (("play", "--resume", "nowhere.json"), "Can’t read nowhere.json"),
        (("replay", "nowhere.json"), "Can’t read nowhere.json"),
        (("verify", "nowhere.json"), "Can’t read nowhere.json"),
    ],
)
def test_wrong_commands_get_a_sentence_and_exit_1(args: tuple[str, ...], sentence: str) -> None:
    """There is never a traceback."""
    done = noppa(*args)
    assert done.exit_code == 1
    assert sentence in " ".join(done.output.split())


def test_play_without_a_game_says_what_there_is() -> None:
    """It is a usage error."""
    done = noppa("play")
    assert done.exit_code == 2
    assert "yatzy" in done.output


def test_the_menu_leads_to_a_game() -> None:
    """It accepts a number, a name or Enter."""
    number = list(games()).index("yatzy") + 1
    done = noppa("menu", typed=f"99\n{number}\n2\n\nones\nquit\nn\n")
    assert "isn’t on the list" in done.output
    assert "press Enter to roll" in done.output
    done = noppa("menu", typed="yatzy\n3\n\nAino, Eino\n")
    assert "Aino" in done.output
    assert noppa("menu", typed="").exit_code == 0


def test_the_installed_program_runs() -> None:
    """It is run as a person would."""
    program = Path(sys.executable).parent / "noppa"
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"noppa \d+\.\d+\.\d+\n", done.stdout)


def test_twenty_columns_still_fit() -> None:
    """Six are shown at a time, starting with the seat in turn."""
    done = noppa(
        "play", "yatzy", *(part for number in range(20) for part in ("--player", f"P{number}")), typed="\nones\n"
    )
    assert max(len(line) for line in done.output.splitlines()) <= 80
    assert "P6" in done.output


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    """A wrong path loses no game, at the start or in `save`."""
    nowhere = tmp_path / "none" / "game.json"
    done = noppa("play", "yatzy", "--save", str(nowhere), typed="\nones\n\ntwos\nquit\nn\n")
    assert done.exit_code == 0
    assert "Couldn’t save to" in done.output
    done = noppa("play", "yatzy", typed=f"\nsave {nowhere}\nones\n\ntwos\nquit\nn\n")
    assert done.exit_code == 0
    assert "Couldn’t save to" in done.output


def test_a_path_may_be_typed_when_leaving(tmp_path: Path) -> None:
    """The answer to the question may be a name."""
    noppa("play", "yatzy", typed=f"\nquit\n{tmp_path / 'mine.json'}\n")
    assert (tmp_path / "mine.json").is_file()


def test_a_finished_game_is_shown_again_not_played_again(tmp_path: Path, own_data_folder: Path) -> None:
    """It is in the history once."""
    file = tmp_path / "game.json"
    noppa("play", "yatzy", "--save", str(file), typed=WHOLE)
    assert "Game over." in noppa("play", "--resume", str(file)).output
    assert len(list((own_data_folder / "noppa" / "games").glob("*.json"))) == 1
    assert noppa("play", "kivi", "--resume", str(file)).exit_code == 2


def test_what_others_wrote_in_an_open_round_stays_hidden_on_one_device() -> None:
    """The screen is handed over, `fix` lists no hidden entry, and nobody undoes another seat's writing."""
    typed = "1466\nstand\ngent=14\nbrugge=66\n\nfix\nundo\n"
    done = noppa(
        "play", "dicetrip", "--dice", "real", "--player", "Aino", "--player", "Eino", typed=typed + "quit\nn\n"
    )
    assert "Eino, it’s your turn. Press Enter when nobody else is looking." in " ".join(done.output.split())
    after = done.output.split("when nobody else is looking.")[1]
    assert "gent=14" not in after
    assert "brugge=66" not in after
    assert "The last move was somebody else’s" in after


def test_a_move_written_in_full_is_refused_by_the_rules() -> None:
    """It is not guessed at: a pair is two equal dice."""
    done = noppa("play", "tutto", "--dice", "real", typed="600\n1 2 3 4 5 6\ns 2\nquit\nn\n")
    assert "could mean" not in done.output


def test_a_whole_turn_of_tutto_in_one_line(tmp_path: Path) -> None:
    """Cards have any of their names, then the points follow."""
    file = tmp_path / "game.json"
    typed = "turn 600 x2 1500\nturn x2\nturn stop 0\nquit\n"
    done = noppa(
        "play", "tutto", "--dice", "real", "--player", "Aino", "--player", "Eino", "--save", str(file), typed=typed
    )
    assert "Type the cards of the turn" in done.output
    assert json.loads(file.read_text(encoding="utf-8"))["events"].count("draw double") == 1
    assert "1,500" in done.output


@pytest.mark.parametrize(
    ("game", "option", "file"),
    [("kivi", "--board", "board"), ("dicetto", "--deck", "deck"), ("dicetrip", "--map", "belgium")],
)
def test_a_file_of_ones_own_is_played_with(game: str, option: str, file: str, tmp_path: Path) -> None:
    """A copy of the built-in file works, and so does a changed one."""
    text = files(f"noppa.games.{game}").joinpath(f"{file}.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    assert noppa("play", game, option, str(own), typed="").exit_code == 0
    own.write_text(text + "\nextra = 1\n", encoding="utf-8")
    done = noppa("play", game, option, str(own), typed="")
    assert done.exit_code == 1
    assert "extra" in done.output
