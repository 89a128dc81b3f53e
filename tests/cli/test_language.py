"""The terminal in another language, chosen by option or environment, with help, refusals and its own edition."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from noppa import rules
from noppa.cli.main import main
from noppa.cli.output.pager import rules_page
from noppa.cli.output.short_rules import short_rules
from noppa.locale import Messages
from noppa.locale.files import OWN_FOLDER


def noppa(*args: str, typed: str = "", **environment: str) -> Result:
    """Run a command line."""
    return CliRunner().invoke(main, list(args), input=typed, env=environment)


@pytest.fixture
def danish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write a few Danish messages to a translator's folder; return its path."""
    monkeypatch.setenv(OWN_FOLDER, "")  # restored after the test
    (tmp_path / "da").mkdir()
    (tmp_path / "da" / "help.ftl").write_text(
        "usage-options = Valgmuligheder\ncommand-games = Vis spillene.\nflag-edition = Hvilken udgave.\n"
        'error-usage-command = Kommandoen "{ $command }" findes ikke. Kommandoer: { $allowed }.\n'
    )
    (tmp_path / "da" / "cli.ftl").write_text("list-editions = udgaver\ntold-edition-own = Udgave: { $edition }.\n")
    (tmp_path / "da" / "yatzy.ftl").write_text("yatzy-edition-danish = Dansk\n")
    return str(tmp_path)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_language_is_heard_wherever_it_stands(danish: str, place: int) -> None:
    """It may come before or after the command, or with --help."""
    words = ["games", "--help"][:place]
    output = noppa(*words, f"--locale-dir={danish}", "--language", "da", *["games", "--help"][place:])
    assert output.exit_code == 0, output.output
    assert "Vis spillene." in output.output
    assert "Valgmuligheder" in output.output


@pytest.mark.parametrize("environment", [{"NOPPA_LANGUAGE": "da"}, {"LANG": "da_DK.UTF-8"}, {"LC_ALL": "da"}])
def test_the_environment_is_asked(danish: str, environment: dict[str, str]) -> None:
    """Our own variable counts, and the system's."""
    assert "udgaver" in noppa("--locale-dir", danish, "games", **environment).output
    assert "editions" in noppa("--locale-dir", danish, "games", "--language", "en", **environment).output


def test_a_wrong_command_line_is_told_in_the_language(danish: str) -> None:
    """It uses the messages of its files; missing ones are in English."""
    output = noppa("--locale-dir", danish, "--language", "da", "gmaes")
    assert output.exit_code == 2
    assert 'Kommandoen "gmaes" findes ikke.' in output.output
    assert "This command has no option --sed." in noppa("play", "--sed", "1").output
    assert "--language needs a value." in noppa("games", "--language").output


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (("play", "yatzy", "--seed", "x"), "--seed must be a number."),
        (("play", "yatzy", "--dice", "glass"), "--dice must be one of fair, real."),
        (("play", "yatzy", "--pace", "-1"), "--pace must be a number of at least 0."),
        (("serve", "--port", "0"), "--port must be a number from 1 to 65535."),
        (("rules",), "You need to add GAME."),
        (("rules", "yatzy", "now"), "This command doesn’t expect “now”. Leave it out."),
        (("prune",), "You need to add --older-than."),
        (("review",), "You need to add FILE."),
    ],
)
def test_what_is_wrong_with_a_command_line_is_a_sentence_of_ours(line: tuple[str, ...], sentence: str) -> None:
    """Click finds the mistake, and a message of ours describes it."""
    output = noppa(*line)
    assert output.exit_code == 2
    assert sentence in output.output


def test_every_command_and_option_has_its_sentence() -> None:
    """The help of each command can be shown, and every option has a description."""
    for name in ("", *main.commands):
        output = noppa(*([name] if name else []), "--help")
        assert output.exit_code == 0, output.output
    say = Messages()
    for name, command in main.commands.items():
        flags = [param.opts[0][2:] for param in command.params if isinstance(param, click.Option)]
        assert [flag for flag in flags if f"flag-{flag}" not in say and f"flag-{name}-{flag}" not in say] == []


def test_an_unknown_language_falls_back_and_says_so_once() -> None:
    """An explicit choice is noted each time, the system's language only once."""
    expected = "Noppa doesn’t speak “xx” yet"
    assert expected in noppa("games", "--language", "xx").output
    assert "editions" in noppa("games", "--language", "xx").output
    first, second = (noppa("games", LANG="xx_XX.UTF-8").output for _ in range(2))
    assert "doesn’t speak" in first
    assert "doesn’t speak" not in second
    assert "doesn’t speak" not in noppa("games", LANG="C").output


def test_a_game_starts_with_the_edition_of_the_language(danish: str) -> None:
    """Danish gets Danish Yatzy by default, and says so; another edition can be chosen."""
    play = ("play", "yatzy", "--player", "Ida", "--locale-dir", danish, "--language", "da", "--seed", "1")
    assert "Dansk" in noppa(*play, typed="q\n").output
    assert "Udgave: Dansk." in noppa(*play, typed="q\n").output
    other = noppa(*play, "--edition", "dutch", typed="q\n").output
    assert Messages("da")("yatzy-edition-dutch") in other
    assert "Udgave: " not in other
    assert "booklet" not in noppa("play", "yatzy", "--seed", "1", typed="q\n").output


def test_solving_and_simulating_do_not_depend_on_the_language(danish: str) -> None:
    """They always use the default edition."""
    output = noppa(
        "simulate", "yatzy", "--games", "10", "--locale-dir", danish, LANG="da_DK.UTF-8", NOPPA_LANGUAGE="da"
    )
    assert "International" in output.output


def test_languages_are_listed_with_what_they_lack(danish: str) -> None:
    """It shows the number of missing messages, lists them on request, and reports unreadable files."""
    words = Path(danish) / "eo" / "web.ftl"
    words.parent.mkdir()
    words.write_text("web-name = Noppa\n\nweb-done = { $x\nno-such = Saluton\n", encoding="utf-8")
    listed = noppa("languages", "--locale-dir", danish).output
    assert "esperanto" in listed.lower()
    assert "messages missing" in listed
    assert "eo/web.ftl, line 3" in listed
    assert "no-such: English has no message with this name." in listed
    assert "error-roll-face" in noppa("languages", "--missing", "--locale-dir", danish).output


def test_a_folder_without_messages_is_refused(tmp_path: Path) -> None:
    """The refusal names it, and nothing is started."""
    output = noppa("games", "--locale-dir", str(tmp_path / "none"))
    assert output.exit_code == 1
    assert str(tmp_path / "none") in output.output.replace("\n", "")


def test_dice_on_the_rules_page_are_numbers_in_boxes() -> None:
    """A die takes three cells, so that columns stay aligned; no small dice are left."""
    page = rules_page(rules("kivi"), Messages())
    shown = noppa("rules", "kivi").output
    written = short_rules(rules("kivi"), Messages()) + Messages()("kivi-rules")
    assert page.markup.count("\\[") == sum(map(written.count, "⚀⚁⚂⚃⚄⚅")) > 6 * 13
    assert "[1][1][4][4][5][6]" in shown
    assert not set("⚀⚁⚂⚃⚄⚅") & set(shown)
