"""Who goes first in a game at the terminal: somebody named, or the highest roll."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from noppa.cli.main import main
from noppa.cli.play.new_table import new_table
from noppa.cli.play.who_begins import ROLL
from noppa.core import record_file
from noppa.core.record import Record
from noppa.core.sources import Seeded
from noppa.games import rules
from noppa.locale import Messages
from noppa.terminal.dice import dice_text

SAY = Messages("en")
PLAYERS = ("Aino", "Eino", "Impi", "Otso")


def played(tmp_path: Path, *words: str) -> tuple[str, Record | None]:
    """Return the output of `noppa play` in a game that is left at once, and its record or None."""
    file = tmp_path / "game.json"
    people = [word for name in PLAYERS[:3] for word in ("--player", name)]
    command = ["play", "kivi", *people, "--save", str(file), *words]
    done = CliRunner().invoke(main, command, input="quit\n", env={"NOPPA_LANGUAGE": "en"})
    return done.output, record_file.load(file) if file.exists() else None


def test_the_one_who_is_named_goes_first_and_the_others_follow(tmp_path: Path) -> None:
    """The order stays the same, from another start."""
    _, record = played(tmp_path, "--first", "Eino")
    assert record is not None
    assert [player.name for player in record.players] == ["Eino", "Impi", "Aino"]


def test_a_name_that_nobody_has_is_refused_with_the_names_there_are(tmp_path: Path) -> None:
    """No game begins."""
    output, record = played(tmp_path, "--first", "Einoo")
    assert record is None
    for name in (*PLAYERS[:3], ROLL):
        assert name in output


@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_highest_roll_goes_first(people: int) -> None:
    """Computed independently from the same dice: everybody rolls, and ties for the highest roll again."""
    again = 0
    for seed in range(60):
        names = PLAYERS[:people]
        table, note = new_table("tutto", SAY, {"seed": seed, "players": names, "first": ROLL}, {})
        dice = Seeded(seed).dice
        number, left, lines = 2**32 - 1, list(names), []
        while len(left) > 1:
            rolled = {name: dice.die(number, names.index(name)) for name in left}
            lines.append([f"{name} rolled {dice_text((die,))}." for name, die in rolled.items()])
            left = [name for name in left if rolled[name] == max(rolled.values())]
            number -= 1
        again += len(lines) > 1
        first = names.index(left[0])
        assert [seat.name for seat in table.seats] == [*names[first:], *names[:first]]
        assert note == [*(" ".join(line) for line in lines), f"{left[0]} goes first."]
    assert again


def test_what_was_rolled_for_it_is_said(tmp_path: Path) -> None:
    """The line is above the first table."""
    output, record = played(tmp_path, "--first", "roll", "--seed", "3")
    assert record is not None
    assert f"{record.players[0].name} goes first." in output
    assert output.count(" rolled ") >= len(record.players)


def test_rules_are_untouched_by_it() -> None:
    """Without `first` the players keep their seats, and nobody is asked."""
    table, note = new_table("yatzy", SAY, {"seed": 1, "players": PLAYERS}, {})
    assert ([seat.name for seat in table.seats], note) == (list(PLAYERS), [])
    assert table.rules.game == rules("yatzy").game
