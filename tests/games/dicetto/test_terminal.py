"""Dicetto in the terminal: the row with its dice, battles, and input."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from noppa.cli.main import main

DEAL = "sixes:2\npair:1*\nchance:1\nthree_of_a_kind:4\n"


def noppa(*args: str, typed: str = "") -> Result:
    """Run the command with this input."""
    return CliRunner().invoke(main, args, input=typed)


def at_a_real_table(typed: str, *args: str) -> str:
    """Return the output of a game with real dice, Aino against Eino, left at the end of the input."""
    people = ("--player", "Aino", "--player", "Eino", "--dice", "real", "--option", "bonus=false")
    return noppa("play", "dicetto", *people, *args, typed=DEAL + typed + "quit\nn\n").output


def last_row(shown: str) -> list[str]:
    """Return the lines of the last row shown."""
    lines = shown.splitlines()
    top = max(number for number, line in enumerate(lines) if line.startswith("╭") and "─ x ─" in line)
    return lines[top : top + 7]


def test_the_row_shows_the_dice_whose_they_are_and_what_beats_them() -> None:
    """A single six is tied by 6 and beaten by 12."""
    shown = at_a_real_table("6541\np 1 6\np x 4\ndone\n")
    row = last_row(shown)
    assert [line[1:15].strip() for line in row[1:6]] == ["Sixes", "2 points", "[6]", "Aino", "tie 6 beat 12"]
    assert [line[17:31].strip() for line in row[1:6]] == ["Pair", "1 point ★", "", "free", ""]
    assert [line[65:79].strip() for line in row[1:6]] == ["Extra roll", "a fourth roll", "[4]", "Aino", "tie 4 beat 5"]
    assert "our own deck" in shown


def test_long_names_leave_the_row_whole() -> None:
    """Five cards fit side by side on eighty columns, with names cut short."""
    names = [part for name in ("Maximiliane Kunigunde", "B" * 30, "C", "Ö") for part in ("--player", name)]
    shown = noppa("play", "dicetto", *names, "--dice", "real", "--option", "bonus=false", typed=DEAL + "6541\np 1 6\n")
    row = last_row(shown.output)
    assert {len(line) for line in row} == {80}
    assert row[4][1:15] == "Maximiliane K…"


def test_a_battle_is_announced_and_its_dice_are_typed(tmp_path: Path) -> None:
    """The challenger's die comes first; lost dice are marked."""
    file = tmp_path / "game.json"
    shown = at_a_real_table("6541\np 1 6\ndone\n6541\np 1 6\n33\n12\n", "--save", str(file))
    assert "Battle for card 1. The first die is for Eino, the second for Aino." in shown
    assert "Eino: what do the 2 dice show?" in shown
    assert "lost" in shown
    assert json.loads(file.read_text(encoding="utf-8"))["events"][-3:] == ["1: place 1 6", "roll 3 3", "roll 1 2"]


def test_a_challenge_for_the_end_of_the_turn_shows_both_dice() -> None:
    """The Finnish edition has such challenges."""
    shown = at_a_real_table("6541\np 1 6\ndone\n6541\np 1 6\n", "--edition", "finnish")
    assert [line[1:15].strip() for line in last_row(shown)[3:]] == ["[6]", "Aino", "tie 6 beat 12", "[6] ?"]


def test_cards_won_are_listed() -> None:
    """They have names, points and logos, with the number that ends the game."""
    shown = at_a_real_table("6544\np 2 44\ndone\n1234\ndone\nones:2\n")
    assert "Aino       1   1/10  Pair 1★" in shown


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("6551\n66\n", "You can only keep dice that are on the table: 1, 5, 5, 6."),
        ("6551\np 2 56\n", "These dice don’t fit Pair. These would fit: 5 5."),
        ("6551\np 4 555\n", "You only have these dice to place: 1, 5, 5, 6."),
        ("6551\np 4 55\n", "These dice don’t fit 3 of a kind. None of yours do."),
        ("6551\np 1 6\nkeep 55\n", "You’ve already placed dice, so you can’t roll again this turn."),
        ("6551\np 2 55\ndone\n4421\np 2 44\n", "8 is too low for card 2. 10 starts a battle"),
        ("6551\n\n", "done"),
        ("6551\n?\n", "“p 2 55”"),
        ("655\n", "This roll takes 4 dice, not 3."),
    ],
)
def test_what_is_typed_wrong_is_answered(typed: str, sentence: str) -> None:
    """The question is asked again."""
    assert sentence in " ".join(at_a_real_table(typed).split())


def test_a_card_that_is_not_in_the_pile_is_refused() -> None:
    """At a real table a card may be mistyped."""
    shown = noppa("play", "dicetto", "--player", "A", "--player", "B", "--dice", "real", typed="sevens:2\nquit\nn\n")
    assert "There’s no card “sevens:2”" in " ".join(shown.output.split())


def test_moves_and_cards_are_told_in_words() -> None:
    """A bot's actions read like sentences."""
    shown = noppa("play", "dicetto", "--bot", "simple", "--seed", "3", typed="\np x 1\np x 5\ndone\n\n").output
    assert "turned over Sixes 2★." in shown
    assert "turned over Most chances." in shown
    assert "Bot: keep" in shown
    assert "Bot: place" in shown
    assert "Bot: done." in shown


def test_a_whole_game_is_played_saved_shown_and_verified(tmp_path: Path) -> None:
    """One card is enough; then the points and the winner are shown."""
    file = tmp_path / "game.json"
    play = ("play", "dicetto", "--bot", "simple", "--seed", "3", "--option", "cards_to_win=1", "--save", str(file))
    done = noppa(*play, typed="\ndone\n" * 10)
    assert done.exit_code == 0
    assert "Bot won with" in done.output
    assert noppa("replay", str(file)).exit_code == 0
    assert noppa("verify", str(file)).exit_code == 0
