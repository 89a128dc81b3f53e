"""Tables in the terminal stay aligned in every language, however long its words are."""

import re
import unicodedata

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from messages import LANGUAGES, variables_of
from noppa.bots import BOTS
from noppa.cli.play.drawings import drawing
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games, rules
from noppa.games.dicetto import terminal as dicetto
from noppa.locale import Messages

SEATS = [Seat("Aino"), Seat("Väinö")]
WIDTH = 100
everywhere = pytest.mark.parametrize("language", LANGUAGES)


def shown(page: RenderableType) -> list[str]:
    """Return the terminal's output, line by line."""
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as capture:
        console.print(page)
    return capture.get().splitlines()


@everywhere
def test_a_letter_is_one_cell(language: str) -> None:
    """Words are composed (NFC), and none has double width: a column of letters is a column of cells."""
    say = Messages(language)
    kinds = re.compile(r"[a-z]+-(item|card|target|short|city|colour)-")
    words = [say(name) for name, variables in variables_of("en").items() if kinds.match(name) and not variables]
    assert [word for word in words if unicodedata.normalize("NFC", word) != word or cell_len(word) != len(word)] == []


@everywhere
@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_a_table_is_no_wider_than_the_terminal(language: str, game: str, every: int) -> None:
    """Every line fits, and dice are aligned: the top and bottom of a die are in the same columns."""
    variant = rules(game)
    table = Table(variant, [Seat(seat.name, "bot", "random") for seat in SEATS], Seeded(3), BOTS)
    for number in range(13):
        table.step()
        if number % every:
            continue
        lines = shown(drawing(game).draw(variant.view(table.state, 0), SEATS, Messages(language)))
        assert max(map(cell_len, lines)) <= WIDTH
        for above, below in zip(lines, lines[4:], strict=False):
            if "╭───────╮" in above:
                assert [at for at, mark in enumerate(above) if mark == "╭"] == [
                    at for at, mark in enumerate(below) if mark == "╰"
                ]


@everywhere
def test_kivis_board_has_straight_columns(language: str) -> None:
    """Each square's sign begins below the letter's column, however long the words for even and odd are."""
    variant = rules("kivi")
    lines = shown(drawing("kivi").draw(variant.view(variant.start(2), 0), SEATS, Messages(language)))
    rows = [line for line in lines if re.match(r"  [1-7]  ", line)]
    starts = [[found.start() for found in re.finditer(r"\S+", row)][1:8] for row in rows]
    assert len(rows) == 7
    assert all(start == starts[0] for start in starts)


@everywhere
def test_what_stands_under_dicettos_dice_stands_under_them(language: str) -> None:
    """The note of each die is within the die's width."""
    line = dicetto._under_dice([None, "1", "lost", "x"], Messages(language))
    assert cell_len(line.plain) == 4 * dicetto.DIE_WIDTH
    assert line.plain[: dicetto.DIE_WIDTH].strip() == ""
    for at in (1, 2, 3):
        note = line.plain[at * dicetto.DIE_WIDTH : (at + 1) * dicetto.DIE_WIDTH]
        assert note.strip()
        assert note.endswith(" ")
