"""The coach on the command line: solving, reviews, advice while playing, history, practice."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len

from noppa import rules
from noppa.bots import BOTS
from noppa.cli.main import main
from noppa.cli.output.amounts import bare_amount
from noppa.cli.output.charts import bars, curves
from noppa.coach import advise
from noppa.coach.practice import puzzle_days
from noppa.coach.questions import puzzle
from noppa.coach.review import review
from noppa.core import record_file
from noppa.games.yatzy.rows import ROWS
from noppa.locale import Messages

WHOLE = "".join(f"\n{row}\n" for row in ROWS)


def noppa(*args: str, typed: str = "") -> Result:
    """Run the command with this input."""
    return CliRunner().invoke(main, args, input=typed)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Save a finished game; return its path."""
    file = tmp_path / "game.json"
    noppa("play", "yatzy", "--player", "Aino", "--bot", "simple", "--seed", "3", "--save", str(file), typed=WHOLE)
    return file


def test_solve_prints_the_value_and_the_time() -> None:
    """It does so for people, and as JSON for programs; edition and options count."""
    assert re.search(r"248\.4399893779 points .* \(\d+\.\d\d s\)", noppa("solve", "yatzy").output)
    found = json.loads(noppa("solve", "yatzy", "--edition", "nordic", "--option", "chance=free", "--json").output)
    assert found["expected"] == pytest.approx(248.4399893779, abs=5e-10)
    assert 0 < found["seconds"] < 60
    assert (found["edition"], found["options"]["chance"]) == ("nordic", "free")


def test_what_is_not_solved_is_said() -> None:
    """The refusal names the games that are."""
    done = noppa("solve", "tutto")
    assert done.exit_code == 1
    assert "It can solve yatzy." in done.output


@pytest.mark.exhaustive
def test_the_distribution_is_shown_as_a_plot() -> None:
    """It has the mean, percentiles, odds of bonus and yatzy, and bars."""
    shown = noppa("solve", "yatzy", "--distribution").output
    assert "You get the bonus in 89.8" in shown
    assert "█" in shown
    found = json.loads(noppa("solve", "yatzy", "--distribution", "--json").output)["distribution"]
    assert found["mean"] == pytest.approx(248.4399893779, abs=1e-8)
    assert sum(found["chances"]) == pytest.approx(1)


def test_a_review_tells_luck_from_skill(game: Path, tmp_path: Path) -> None:
    """It prints a table, a curve and the costliest choices; all of it as JSON; the curve as a picture."""
    shown = noppa("review", str(game)).output
    assert "Aino" in shown
    assert "Better: " in shown
    assert re.search(r"Mistakes cost \d+\.\d points", shown)
    svg = tmp_path / "curve.svg"
    found = json.loads(noppa("review", str(game), "--json", "--svg", str(svg)).output)
    for seat in found["seats"]:
        rest = seat["luck"] - seat["loss"] + seat["others"] + seat["revision"]
        assert seat["final"] - seat["start"] == pytest.approx(rest, abs=1e-9)
        assert seat["band"]
        assert all("loss" in decision for decision in seat["decisions"])
    drawn = ET.parse(svg).getroot()  # noqa: S314 - our own file
    assert len([part for part in drawn if part.tag.endswith("polyline")]) == 2


@pytest.mark.parametrize("language", ["en", "de", "hu", "ru"])
def test_the_figures_of_a_review_read_on_80_columns(game: Path, language: str) -> None:
    """Every heading, figure and judgement is complete, in a table or in blocks."""
    say = Messages(language)
    shown = noppa("--language", language, "review", str(game)).output
    figures = shown.partition(say("review-curve"))[0]
    assert "…" not in figures
    assert max(map(cell_len, figures.splitlines())) <= 80
    found = review(record_file.load(game))
    expected = [say(f"review-{heading}") for heading in ("final", "expected", "luck", "loss", "each", "band")]
    expected += [bare_amount(seat.luck, found.unit, say, sign=True) for seat in found.seats]
    for words in [*expected, *(say(f"band-{seat.band}") for seat in found.seats)]:
        assert words in figures


def test_what_cannot_be_reviewed_is_said(tmp_path: Path) -> None:
    """Covers an unfinished game and a damaged file."""
    file = tmp_path / "game.json"
    noppa("play", "yatzy", "--save", str(file), typed="\nones\n")
    whole = file.read_bytes()
    done = noppa("review", str(file))
    assert (done.exit_code, "This game isn’t finished" in done.output) == (1, True)
    file.write_bytes(whole[:100])
    done = noppa("review", str(file))
    assert (done.exit_code, "damaged or incomplete" in done.output) == (1, True)
    assert file.read_bytes() == whole[:100]


def test_the_coach_answers_a_question_mark_and_remarks_on_costly_choices() -> None:
    """Advice has reasons; a remark follows a costly choice."""
    done = noppa("play", "yatzy", "--seed", "3", "--coach", typed="\n?\nyatzy\n\nquit\nn\n")
    text = " ".join(done.output.split())
    verdict = r"[\d.]+ points? better than the rest, exact\."
    assert re.search(rf"Keep [⚀-⚅]+ and roll (one die|\d dice): {verdict}", text)
    assert re.search(r"keep [\d ]+ +Keep [⚀-⚅]+ +█+ +best", done.output)
    assert "The turn most likely ends with" in done.output
    assert re.search(r"That cost \d+\.\d points\. Better: Keep [⚀-⚅]+", text)


def test_with_final_dice_only_the_coach_looks_at_rows_only() -> None:
    """It never suggests another roll after the last one."""
    done = noppa("play", "yatzy", "--dice", "real", "--coach", typed="12666\n?\nquit\nn\n")
    advice = [line.split()[0] for line in done.output.splitlines() if re.match(r" *(keep|score) .*█", line)]
    assert len(advice) == 3
    assert set(advice) == {"score"}


def test_finished_games_make_a_history() -> None:
    """It shows best and average scores, and where points were lost."""
    assert "You haven’t finished a game yet." in noppa("history").output
    for seed in ("1", "2", "3"):
        noppa("play", "yatzy", "--player", "Aino", "--seed", seed, typed=WHOLE)
    noppa("play", "kivi", "--player", "Aino", "--seed", "1", typed="quit\nn\n")
    shown = noppa("history").output
    assert shown.count("Aino") == 4
    assert "a choice cost" in shown
    assert "Where you lost points" in shown
    assert "You haven’t finished a game yet." in noppa("history", "kivi").output
    assert noppa("history", "chess").exit_code == 1


def test_practice_asks_answers_and_sums_up() -> None:
    """A typo repeats the question; q leaves."""
    done = noppa("practice", "yatzy", "--seed", "1", "--questions", "2", typed="nonsense\nkeep\nkeep\nchance\nchance\n")
    assert re.search(r"You got \d of 2 right", done.output)
    assert "→" in done.output
    assert noppa("practice", "yatzy", "--seed", "1", typed="q\n").exit_code == 0
    assert noppa("practice", "tutto", typed="q\n").exit_code == 0


def test_the_puzzle_of_the_day_counts_a_streak() -> None:
    """It is asked once, answered with reasons, and the day is stored."""
    done = noppa("practice", "tutto", "--daily", typed="q\n")
    assert "puzzle of the day" in done.output
    assert puzzle_days() == []
    question = puzzle(rules("tutto"), BOTS["simple"], datetime.now(UTC).date())
    best = advise(question.rules, question.state, question.seat)[0]
    done = noppa("practice", "tutto", "--daily", typed=f"{best.move}\n")
    assert "Good choice." in done.output
    assert "Day 1 of your streak." in done.output
    assert puzzle_days() == [datetime.now(UTC).date()]


@pytest.mark.parametrize(
    "words", [("--edition", "later"), ("--option", "target=500"), ("--questions", "2"), ("--seed", "3")]
)
def test_the_puzzle_of_the_day_takes_no_other_rules_or_dice(words: tuple[str, str]) -> None:
    """It is the same for everyone: such an option is refused by name."""
    done = noppa("practice", "tutto", "--daily", *words)
    assert done.exit_code == 1
    assert f"--daily doesn’t work with {words[0]}." in " ".join(done.output.split())


def test_plots_are_drawn_to_scale() -> None:
    """The longest bar has the given width; the curve starts low and ends high."""
    assert bars(["a", "b"], [0.5, 0.25], width=8, tell=lambda share: f"{100 * share:.1f} %").plain.splitlines() == [
        "        a ████████ 50.0 %",
        "        b ████ 25.0 %",
    ]
    lines = curves([[0.0, 10.0]], width=10, height=3).plain.splitlines()
    assert lines[0].endswith("●")
    assert lines[2].startswith("      0 │●")
