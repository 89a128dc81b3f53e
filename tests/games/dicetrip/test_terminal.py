"""Dice Trip in the terminal: the map is complete, and nothing is shown too early."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from rich.console import Console

from games.dicetrip.brute import play, trip_rules
from games.dicetrip.example import SLUGS, example_map, example_steps
from noppa.bots.simple import simple
from noppa.cli.main import main
from noppa.cli.play.drawings import drawing
from noppa.core.record import Record
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import rules
from noppa.games.dicetrip.scene import scene
from noppa.locale import Messages
from noppa.terminal.canvas import Canvas, Label
from noppa.terminal.scene import Frame

GAME = trip_rules()
SAY = Messages()


def shown(view: dict[str, Any], players: int = 1) -> str:
    """Return the table as text of 80 columns."""
    console = Console(width=80, file=io.StringIO(), color_system=None)
    console.print(drawing("dicetrip").draw(view, [Seat(f"P{seat}") for seat in range(players)], SAY))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def typed_game(seed: int) -> list[str]:
    """Return the input of a person who plays a whole game like the simple bot."""
    table = Table(GAME, [Seat("You", "bot", "simple")], Seeded(seed), {"simple": simple})
    lines = []
    while event := table.step():
        if str(event).startswith("0: "):
            lines.append(str(event)[3:])
        elif str(event).startswith("roll") and table.rules.view(table.history[-1].before)["phase"] == "roll":
            lines += [""] if GAME.pending(table.history[-1].before).waits else []  # type: ignore[union-attr] # a roll
    return lines


def test_every_city_has_its_name_on_the_map() -> None:
    """All 25 names are complete, with coloured cities in square brackets."""
    text = shown(GAME.view(GAME.start(1), 0))
    assert all(slug in text for slug in GAME.map.cities)
    coloured = [city for city in GAME.map.cities.values() if city.colour]
    assert text.count("[  ]") == len(coloured)
    assert text.count("(  )") == 25 - len(coloured)
    assert max(map(len, text.splitlines())) <= 80


def test_numbers_crossings_road_and_dice_are_shown() -> None:
    """After a round and in the next the map's contents and the numbers of the dice are shown."""
    state = play(GAME, GAME.start(1), "1466", "stand", "gent=14", "aalst=66", "5232", "stand", "twice 5 drop 3")
    text = shown(GAME.view(state, 0))
    assert "(14)" in text
    assert "(66)*" in text
    assert "road 2: 14 → 66" in text
    assert "25 (52)" in text
    assert "Round 2 of 13" in text
    state = play(GAME, state, "namur=x")
    assert "(××)" in shown(GAME.view(state, 0))


def test_a_roll_that_makes_nothing_new_says_so() -> None:
    """Four equal dice whose double is on the map make nothing."""
    state = play(GAME, GAME.start(1), "1123", "stand", "gent=11", "aalst=23", "1111", "stand")
    assert "nothing new" in shown(GAME.view(state, 0))


def test_at_the_end_all_maps_are_shown() -> None:
    """Everybody sees them, also on a custom map."""
    variant = trip_rules(map=example_map())
    state = play(variant, variant.start(1), *example_steps())
    text = shown(variant.view(state))
    assert all(slug[:3] in text for slug in SLUGS)
    assert "road 9" in text
    assert "own drawing" not in text


@pytest.mark.parametrize(
    ("steps", "label"),
    [
        (["1466"], "keep these dice"),
        (["1466"], "roll red and blue again"),
        (["1466", "stand"], "use 6 twice, leave out 1"),
        (["1466", "stand"], "Ghent 66 (+2)"),
        (["1466", "stand"], "Ghent × (−1)"),
    ],
)
def test_moves_are_called_by_what_they_do(steps: list[str], label: str) -> None:
    """A label has the points that a writing adds."""
    view = GAME.view(play(GAME, GAME.start(1), *steps), 0)
    moves: Any = view["moves"]
    assert label in [drawing("dicetrip").label(move, SAY) for move in moves]


def test_a_whole_game_is_typed_and_kept(tmp_path: Path) -> None:
    """A solo game is finished, and its record replays."""
    file = tmp_path / "game.json"
    typed = "\n".join(typed_game(5)) + "\n"
    done = CliRunner().invoke(main, ["play", "dicetrip", "--seed", "5", "--save", str(file)], input=typed)
    assert done.exit_code == 0
    assert re.search(r"Game over. You scored \d+ points", done.output)
    assert "end over" in file.read_text(encoding="utf-8")


def test_what_a_bot_wrote_is_told_when_the_round_closes() -> None:
    """It is not shown earlier, as the person must not copy it."""
    start = ["play", "dicetrip", "--bot", "simple", "--seed", "3"]
    before = CliRunner().invoke(main, start, input="\nstand\nquit\nn\n").output
    assert "Bot:" not in before.split("of 13")[-1]
    assert not re.search(r"Bot: .* \(", before)
    after = CliRunner().invoke(main, start, input="\nstand\ngent x\nmons x\nquit\nn\n").output
    assert len(re.findall(r"Bot: .* \([+-]\d+\)", after)) == 2


def test_what_a_bot_took_back_is_not_told() -> None:
    """Undo takes back one's own choice and the bot's writings after it; the bot writes again, shown once."""
    start = ["play", "dicetrip", "--bot", "simple", "--seed", "3"]
    after = CliRunner().invoke(main, start, input="\nstand\nundo\nstand\ngent x\nmons x\nquit\nn\n").output
    assert len(re.findall(r"Bot: .* \([+-]\d+\)", after)) == 2


def test_a_hint_fits_on_a_few_lines() -> None:
    """Of hundreds of writings only the cities are named."""
    output = CliRunner().invoke(main, ["play", "dicetrip", "--seed", "3"], input="\nstand\n\nquit\nn\n").output
    hint = output.split("You can type")[1]
    assert "gent …" in hint
    assert len(hint.splitlines()) < 10


def test_what_is_typed_wrong_is_answered() -> None:
    """Covers a used city and a number that the dice don’t make."""
    start = ["play", "dicetrip", "--seed", "3"]
    output = CliRunner().invoke(main, start, input="\nstand\ngent x\ngent x\nquit\nn\n").output
    assert "is taken" in output
    numbers = {f"{ten}{one}" for ten in range(1, 7) for one in range(1, 7)}
    dice = [int(die) for die in re.findall(r" ([1-6])  (?:red|yellow|green|blue)", output)[:4]]
    impossible = min(number for number in numbers if int(number[0]) not in dice)
    output = CliRunner().invoke(main, start, input=f"\nstand\ngent={impossible}\nquit\nn\n").output
    assert "don’t make" in output


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("atlantis 14", "There’s no city called atlantis"),
        ("atlantis=14", "There’s no city called atlantis"),
        ("gent 17", "two digits from 1 to 6"),
        ("reroll red", "too late to roll again"),
        ("twice 5 drop 7", "twice"),
        ("fooo", "fooo"),
    ],
)
def test_what_there_is_not_is_named(typed: str, sentence: str) -> None:
    """Covers an unknown city or number, a late reroll, and plain nonsense."""
    shown = CliRunner().invoke(main, ["play", "dicetrip", "--seed", "3"], input=f"\nstand\n{typed}\nquit\nn\n").output
    answer = " ".join(shown.split("type your move, or ? for help.")[-2].split())
    assert sentence in answer
    assert "no city called fooo" not in answer
    assert "no city called twice" not in answer


def test_names_find_room_or_are_cut_short() -> None:
    """They are below, above, beside, or end in a dot."""
    canvas = Canvas(20, 2)
    for x in (4, 10, 16):
        canvas.write(x - 2, 1, "(14)", "")
    canvas.labels([Label(x, 1, "longish") for x in (4, 10, 16)])
    assert canvas.text().plain.split("\n")[0].split() == ["longish", "lo.", "longish"]


def test_lines_of_box_characters_are_joined() -> None:
    """Each character leads to the next one; light lines branch where they meet, a heavy one covers them."""
    canvas = Canvas(9, 5)
    canvas.link((0, 0), (8, 4), "")
    canvas.link((4, 0), (4, 4), "")
    canvas.link((0, 4), (8, 0), "", heavy=True)
    assert canvas.text().plain.split("\n") == [" ╮     ┏", " ╰─╮│┏━┛", "   ┏━┛", " ┏━┛│╰─╮", " ┛     ╰"]
    branch = Canvas(7, 4)
    branch.link((0, 0), (6, 3), "")
    branch.link((0, 1), (6, 3), "")
    assert branch.text().plain.split("\n") == [" ╮", " ┼─╮", " ╰─┴┬╮", "    ╰┴"]


@pytest.mark.parametrize("say", [Messages(language) for language in ("en", "fi", "ru")], ids=lambda say: say.language)
def test_cities_are_moved_apart_on_a_small_screen(say: Messages) -> None:
    """On 80 × 24 every name of the map is whole."""
    view: Any = rules("dicetrip").view(rules("dicetrip").start(2), 0)
    lines = [line.plain for line in scene(view, [Seat("You"), Seat("Bot")], say, Frame(80, 17)).lines]
    assert len(lines) <= 17
    names = [say.term("dicetrip", "city", city["slug"]) for city in view["map"]["cities"]]
    assert [name for name in names if not any(name in line for line in lines)] == []


def test_a_record_of_a_typed_game_is_the_bots_game(tmp_path: Path) -> None:
    """The terminal adds nothing of its own: the same seed has the same moves and the same sheet."""
    file = tmp_path / "game.json"
    typed = "\n".join(typed_game(9)) + "\n"
    CliRunner().invoke(main, ["play", "dicetrip", "--seed", "9", "--save", str(file)], input=typed)
    table = Table(GAME, [Seat("You", "bot", "simple")], Seeded(9), {"simple": simple})
    while table.step():
        pass
    saved = file.read_text(encoding="utf-8")
    assert all(str(event) in saved for event in Record.of(table).events)
