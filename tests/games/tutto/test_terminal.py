"""Tutto in the terminal: the drawing and the input."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from games.tutto.script import BLANK, TUTTO, after, sheet, tutto
from noppa import NoppaError, UnreadableMove
from noppa.bots import BOTS
from noppa.cli.main import main
from noppa.cli.play.drawings import drawing
from noppa.cli.play.parse_input import parse_card, parse_move
from noppa.core import record_file
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games.tutto.state import State
from noppa.locale import Messages

SAY = Messages()
RULES = tutto()
SEATS = [Seat("Aino"), Seat("Eino"), Seat("Ukko")]
DRAWING = drawing("tutto")


def shown(state: State, seat: int | None = 0, rules: Any = RULES, width: int = 100) -> str:
    """Return the terminal's drawing for a seat."""
    console = Console(width=width)
    with console.capture() as captured:
        console.print(DRAWING.draw(rules.view(state, seat), SEATS[: len(state.banked)], SAY))
    return captured.get()


def read(state: State, text: str) -> str:
    """Return the move that the terminal understands in a position."""
    labels = {RULES.parse(entry["move"]): DRAWING.label(entry, SAY) for entry in RULES.view(state, 0)["moves"]}
    return str(parse_move(RULES, state, 0, labels, text))


def test_the_table_shows_card_dice_aside_points_and_risk() -> None:
    """Everything needed for deciding to go on is shown."""
    state = after(RULES, sheet(0, 250, 0), "draw bonus_600", "roll 1 2 2 2 3 4", "set 2 2 2", "roll 5 1 3")
    drawn = shown(state)
    for text in (
        "Bonus 600",
        "a Tutto adds 600",
        "This turn: 200",
        "Set aside: 2 2 2 (200)",
        "44.4% null risk",
        "Stop ×10",
    ):
        assert text in drawn
    assert "banks 350 for a total of 350" in drawn
    assert "Round 1 · playing to 6,000" in drawn


def test_several_cards_are_added_up() -> None:
    """They are listed card by card, with what plus/minus would take."""
    state = after(RULES, sheet(0, 600, 0), "draw plus_minus", *TUTTO, "go", "draw double", "roll 1 2 2 3 3 4")
    drawn = shown(state)
    assert "This turn: Plus/minus 1,000 + x2 0 = 1,000" in drawn
    assert "Banking takes 600 from Eino." in drawn


def test_after_a_tutto_the_risk_of_the_next_card_is_shown() -> None:
    """Ten of 55 cards stop."""
    assert "10 of 55 cards end the turn" in shown(after(RULES, sheet(0, 0), "draw bonus_600", *TUTTO))


def test_the_last_turn_of_everybody_is_shown() -> None:
    """It was banked, lost, or stopped by a card."""
    lines = ("draw bonus_200", *TUTTO, "go", "draw double", BLANK, "draw stop", "draw plus_minus", *TUTTO, "stop")
    drawn = shown(after(RULES, sheet(0, 300, 0), *lines))
    assert "rolled a null, lost 2,200" in drawn
    assert "drew a stop card" in drawn
    assert "+1,000" in drawn
    assert "Ukko took 300 from Eino with plus/minus." in drawn
    assert "Lost to plus/minus" in drawn


def test_a_clover_leaf_shows_what_is_left_to_do() -> None:
    """It needs one Tutto more, then it wins."""
    state = after(RULES, sheet(0, 5000), "draw clover", *TUTTO, "roll 1 1 1 1 1 1")
    assert "first Tutto made, one to go" in shown(state)
    assert "a Tutto that wins the game" in shown(state)
    won = shown(after(RULES, state, "set 1 1 1 1 1 1"), None)
    assert "Aino made two Tuttos with the clover leaf" in won
    assert "The round is on Eino." in won


def test_very_many_choices_are_cut_short() -> None:
    """A straight in one roll offers 63 sets."""
    drawn = shown(after(RULES, sheet(0, 0), "draw straight", "roll 1 2 3 4 5 6"))
    assert "and 53 more" in drawn
    assert "1 2 3 4 5 6    a Tutto, 2,000 this turn" in drawn


@pytest.mark.parametrize("edition", ["booklet", "later"])
@pytest.mark.parametrize("players", [1, 3])
def test_every_position_of_a_game_can_be_drawn(edition: str, players: int) -> None:
    """This holds for its seats and for spectators, also on a narrow screen; each move has a label."""
    rules = tutto(edition)
    seats = [Seat(f"Bot {seat}", "bot", "simple") for seat in range(players)]
    table = Table(rules, seats, Seeded(players), BOTS)
    while table.step():
        for seat in (None, *range(players)):
            if len(table.events) % 7 == 0:
                assert "Total" in shown(table.state, seat, rules, width=60)
            labels = [DRAWING.label(entry, SAY) for entry in rules.view(table.state, seat)["moves"]]
            assert len(set(labels)) == len(labels)
    assert ("The round is on" if players > 1 else "It took") in shown(table.state, None, rules)


@pytest.mark.parametrize(
    ("typed", "meant"), [("1", "set 1"), ("2221", "set 1 2 2 2"), ("set 5", "set 5"), ("st", "stop"), ("bank", "")]
)
def test_dice_alone_are_set_aside(typed: str, meant: str) -> None:
    """Words may be abbreviated."""
    state = after(RULES, sheet(0, 0), "draw bonus_600", "roll 1 2 2 2 3 5")
    if meant:
        assert read(state, typed) == meant
    else:
        with pytest.raises(UnreadableMove):
            read(state, typed)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("22", "tutto-set-never"),
        ("3", "tutto-set-not-valid"),
        ("11", "tutto-set-not-there"),
        ("go", "tutto-go-needs-tutto"),
    ],
)
def test_dice_that_do_not_count_are_refused_with_the_reason(typed: str, code: str) -> None:
    """The reason is the rules' own."""
    state = after(RULES, sheet(0, 0), "draw bonus_600", "roll 1 2 2 2 3 5")
    with pytest.raises(NoppaError) as caught:
        read(state, typed)
    assert caught.value.code == code
    assert SAY.error(caught.value, "tutto")


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(max_size=12), st.from_regex(r"(set |stop|go)?[1-7 ]{0,8}", fullmatch=True)))
def test_whatever_is_typed_is_a_legal_move_or_an_error_of_ours(text: str) -> None:
    """There is never a traceback."""
    state = after(RULES, sheet(0, 0), "draw bonus_600", "roll 1 2 2 2 3 5")
    try:
        meant = read(state, text)
    except NoppaError as error:
        assert SAY.error(error, "tutto")  # noqa: PT017 - either outcome is right
    else:
        assert RULES.parse(meant) in RULES.moves(state, 0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bonus_600", "bonus_600"),
        ("Bonus 600", "bonus_600"),
        ("600", "bonus_600"),
        ("plus", "plus_minus"),
        ("clover leaf", "clover"),
        ("fire", "firework"),
        ("stop", "stop"),
    ],
)
def test_cards_are_typed_as_people_call_them(typed: str, meant: str) -> None:
    """Their text, their name and its beginning are accepted."""
    labels = {card: SAY.term("tutto", "card", str(card)) for card in RULES.cards}
    assert str(parse_card(RULES, labels, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "code"), [("st", "typed-ambiguous"), ("joker", "card-unknown"), ("", "card-unknown")]
)
def test_cards_that_are_not_meant_uniquely_are_refused(typed: str, code: str) -> None:
    """The refusal lists the possible ones."""
    labels = {card: SAY.term("tutto", "card", str(card)) for card in RULES.cards}
    with pytest.raises(NoppaError) as caught:
        parse_card(RULES, labels, typed)
    assert caught.value.code == code


def test_the_booklets_example_with_real_dice_and_cards(tmp_path: Path) -> None:
    """It is typed as it is played, with a corrected slip; the record replays."""
    file = tmp_path / "game.json"
    typed = ["bonus 500", "133466", "1", "fix 1 600", "22246", "222", "15", "15", "go", "clover", "undo", "straight"]
    typed += ["133444", "134", "134", "quit"]
    args = ["play", "tutto", "--dice", "real", "--player", "Aino", "--player", "Eino", "--save", str(file)]
    done = CliRunner().invoke(main, args, input="\n".join(typed) + "\n")
    assert done.exit_code == 0
    assert "a Tutto, banks 1,050 for a total of 1,050" in done.output
    assert "rolled a null, lost 1,050" in done.output
    record = record_file.load(file)
    state = record.replay(RULES).state
    assert state.banked == (0, 0)
    assert state.seat == 1
