"""KIVI on the screen: the drawing, the names of moves, and a whole game typed in."""

import re
from typing import Any

import pytest
from click.testing import CliRunner
from rich.console import Console

from games.kivi.tables import GREEN, kivi, position, small_board
from noppa import IllegalMove, NoppaError
from noppa.bots.simple import simple
from noppa.cli.main import main
from noppa.cli.play.parse_input import parse_move
from noppa.core.events import Moved
from noppa.core.rules import Choose
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games.kivi import terminal as table
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State
from noppa.games.kivi.targets import Target
from noppa.locale import Messages

SAY = Messages()
SEATS = [Seat("Aino"), Seat("Väinö"), Seat("Ilmarinen the very skilful smith"), Seat("Louhi")]


def drawn(rules: Kivi, state: State, seat: int | None = None, width: int = 80) -> list[str]:
    """Return the screen without its colours."""
    console = Console(width=width, color_system=None)
    view: Any = rules.view(state, seat)
    with console.capture() as capture:
        console.print(table.draw(view, SEATS[: len(state.hands)], SAY))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_the_board_is_drawn_with_targets_values_and_stones() -> None:
    """A row has two lines: targets above; stones, gains of open squares, and values below."""
    rules = kivi()
    screen = drawn(rules, position(rules, (1, 1, 2, 2, 5, 6), {0: ["c4", "d4"], 1: ["b4"]}), seat=0)
    assert screen[0].split()[:7] == list("abcdefg")
    assert screen[7].split()[:8] == ["4", "≤12", "AAABB", "even", "AAABBB", "≤12", "AABB", "ABCDE"]
    assert screen[8][:59].split() == ["2", "▲", "1", "●", "2", "●", "3", "2", "+1", "1", "2"]
    assert screen[2][:59].split() == ["+1", "1", "2", "2", "1", "2", "2", "1"]


def test_every_line_and_single_stone_is_written_out() -> None:
    """The booklet's example can be checked on the screen, up to its 56."""
    rules = kivi()
    text = "\n".join(drawn(rules, position(rules, (1,) * 6, {0: GREEN}, rolls=1)))
    for part in ("f2–g2 5×2 = 10", "b4–d4 6×3 = 18", "f1–f2 5×2 = 10", "g2–g4 5×3 = 15", "a1, c1 = 3"):
        assert part in text
    assert re.search(r"● +Aino +56\b", text)


def test_the_screen_is_no_wider_than_a_terminal_of_80() -> None:
    """Four players, long names and many single stones fit beside the board."""
    rules = kivi()
    lonely = ["a1", "c1", "e1", "g1", "b2", "d2", "f2", "a3", "c3", "e3"]
    screen = drawn(rules, position(rules, (1,) * 6, {2: lonely, 1: ["b1"]}, players=4), seat=0)
    assert max(map(len, screen)) <= 80
    assert re.search(r"g +● +Aino +0$", screen[0]), "the players stand beside the board"
    assert re.search(r"■ +Ilmarinen th… 21$", screen[5])


@pytest.mark.parametrize(
    ("dice", "rolls", "stones", "text"),
    [
        ((6, 4, 4, 4, 2, 2), 1, {}, "Round 6 of 10 · 2 rolls left · 3 + 2 alike, All even"),
        ((1, 1, 2, 2, 5, 6), 2, {1: ["a1", "f4", "g5", "d7"]}, "one roll left · 2 pairs, but already taken"),
        ((1, 2, 3, 5, 6, 6), 3, {}, "no rolls left · No match"),
        ((1, 2, 3, 4, 5, 6), 3, {}, "no rolls left · Any free square"),
        ((4,) * 6, 3, {}, "no rolls left · Any free square, or another player’s"),
    ],
)
def test_the_last_line_says_what_the_roll_is(
    dice: tuple[int, ...], rolls: int, stones: dict[int, list[str]], text: str
) -> None:
    """It has the targets that the roll meets, whether they are taken, or that it may go anywhere."""
    rules = kivi()
    assert drawn(rules, position(rules, dice, stones, rolls=rolls), seat=0)[-1].endswith(text)


def test_squares_to_take_over_are_marked() -> None:
    """The other's stone has a mark, one's own does not."""
    rules = kivi()
    screen = drawn(rules, position(rules, (4,) * 6, {0: ["a1"], 1: ["b1"]}), seat=0)
    assert screen[2].split()[:4] == ["●", "1", "▲↔", "2"]


def test_other_boards_are_drawn_too() -> None:
    """They may have any size and any value."""
    rules = kivi(board=small_board("all_odd two_pairs", value=120))
    screen = drawn(rules, rules.start(2))
    assert screen[1].split()[:3] == ["1", "odd", "AABB"]
    assert screen[2].split()[:2] == ["120", "120"]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("keep", "roll all six again"),
        ("keep 4 4", "keep 4 4"),
        ("place a1", "stone on a1 (+1)"),
        ("place d5 move b2", "stone on d5 (+10), the other one to b2 (−4)"),
        ("place d5 move c6", "stone on d5 (+10), the other one to c6 (−2)"),
        ("box", "stone in the box"),
    ],
)
def test_moves_have_a_name(move: str, words: str) -> None:
    """A keep, a placement with its gain, and a take-over with the other's loss have names."""
    rules = kivi()
    state = position(rules, (4,) * 6, {0: ["d4", "e4"], 1: ["d5", "d6"]}, rolls=1)
    if move == "box":
        state = position(rules, (1, 2, 3, 5, 6, 6))
    entry = next(entry for entry in rules.view(state, 0)["moves"] if entry["move"] == move)
    assert table.label(entry, SAY) == words


def test_every_target_has_its_words_and_letters() -> None:
    """Letters have six characters at most, so that squares keep their width."""
    for target in Target:
        assert SAY.term("kivi", "target", target) != target
        assert SAY.term("kivi", "short", target) != target
        assert len(SAY.term("kivi", "short", target)) <= 6


def typed_game(seed: int) -> tuple[list[str], Any]:
    """Return the input of a person who plays like the bot with that seed, and how the game ends."""
    bots = Table(kivi(), [Seat("You", "bot", "simple"), Seat("Bot", "bot", "simple")], Seeded(seed), {"simple": simple})
    lines: list[str] = []
    while True:
        pending = bots.pending
        if bots.step() is None:
            return lines, bots.pending
        step = bots.history[-1].step
        if isinstance(pending, Choose) and isinstance(step, Moved) and step.seat == 0:
            lines.append(step.move.removeprefix("place "))
        elif not isinstance(pending, Choose) and getattr(pending, "waits", False) and getattr(pending, "seat", 1) == 0:
            lines.append("")


def test_a_whole_game_is_played_at_the_terminal() -> None:
    """Typed move by move, the game has the end that the rules give it."""
    lines, over = typed_game(seed=3)
    done = CliRunner().invoke(main, ["play", "kivi", "--bot", "simple", "--seed", "3"], input="\n".join(lines) + "\n")
    assert done.exit_code == 0, done.output
    assert f"with {over.scores[over.winners[0]]} points" in done.output


@pytest.mark.parametrize(
    ("dice", "typed", "text"),
    [
        ((1, 1, 2, 2, 5, 6), "h9", "There’s no square h9 on this board. The squares go from a1 to g7."),
        ((1, 1, 2, 2, 5, 6), "place d4 move h1", "There’s no square h1 on this board"),
        ((1, 1, 2, 2, 5, 6), "d4", "d4 asks for 2 triples. Three of a kind, twice. Your dice fit a1, f4, g5, or d7."),
        ((1, 2, 3, 5, 6, 6), "d4", "d4 asks for 2 triples. Three of a kind, twice. Your dice don’t fit anywhere."),
        ((1, 2, 3, 5, 6, 6), "b1", "There’s already a stone on b1. Choose another square."),
        (
            (1, 1, 2, 2, 5, 6),
            "box",
            "You still have rolls left. The box is only for a last roll that doesn’t fit anywhere.",
        ),
        ((4,) * 6, "b1", "“b1” could mean place b1 move a1, place b1 move c1"),
    ],
)
def test_a_typing_error_is_explained(dice: tuple[int, ...], typed: str, text: str) -> None:
    """Covers a missing square, an unmet target, and the box too early."""
    rules = kivi()
    state = position(rules, dice, {1: ["b1"]}, rolls=2)
    labels = {rules.parse(entry["move"]): table.label(entry, SAY) for entry in rules.view(state, 0)["moves"]}
    with pytest.raises(NoppaError) as caught:
        parse_move(rules, state, 0, labels, typed)
    assert SAY.error(caught.value, "kivi").startswith(text)


@pytest.mark.parametrize(
    ("typed", "move"),
    [("a1", "place a1"), ("A1", "place a1"), ("b1 c3", "place b1 move c3"), ("44", "keep 4 4"), ("k 4", "keep 4")],
)
def test_moves_may_be_typed_short(typed: str, move: str) -> None:
    """A square is a placement, two squares a take-over, digits a keep."""
    rules = kivi()
    state = position(rules, (4,) * 6, {1: ["b1"]}, rolls=2)
    labels = {rules.parse(entry["move"]): table.label(entry, SAY) for entry in rules.view(state, 0)["moves"]}
    assert str(parse_move(rules, state, 0, labels, typed)) == move


def test_a_cut_off_number_is_not_filled_up() -> None:
    """On a tall board d1 never means d10."""
    rules = kivi(board=small_board(*["all_odd"] * 12))
    state = position(rules, (1, 1, 1, 3, 3, 5), {1: ["a1", "a11", "a12"]})
    labels = {rules.parse(entry["move"]): table.label(entry, SAY) for entry in rules.view(state, 0)["moves"]}
    with pytest.raises(IllegalMove):
        parse_move(rules, state, 0, labels, "a1")


def test_with_real_dice_a_final_roll_that_fits_nowhere_goes_into_the_box() -> None:
    """Only the final dice are typed: the rolls between are filled in, and no other move is possible."""
    typed = ["1 2 3 5 6 6", "d4", "box", "1 1 2 2 5 6", "box", "d7", "quit", "n"]
    command = ["play", "kivi", "--dice", "real", "--player", "Aino", "--player", "Väinö"]
    done = CliRunner().invoke(main, command, input="\n".join(typed) + "\n")
    assert done.exit_code == 0, done.output
    assert "d4 asks for 2 triples." in done.output
    assert re.search(r"Aino +0\n.*9 to play, 1 lost", done.output)
    assert "You still have rolls left. The box is only for a last roll" in done.output
    assert "Round 2 of 10" in done.output


def test_the_rules_page_is_whole() -> None:
    """It goes from the first sentence to the editions."""
    page = SAY("kivi-rules")
    assert page.startswith("Place your ten stones")
    assert "you can also take another player’s square" in page
