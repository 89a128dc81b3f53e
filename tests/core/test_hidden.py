"""Events of an open round are visible to their own seat only, until the round closes."""

from typing import Any

from noppa import Move, Rules, rules
from noppa.core.sources import RealDice
from noppa.core.table import Seat, Table


def trip() -> Table:
    """Return two seats of Dice Trip with real dice, at the start of the writing."""
    variant = rules("dicetrip")
    at = Table(variant, [Seat("Aino"), Seat("Eino")], RealDice())
    at.enter((5, 2, 3, 4))
    at.play(0, variant.parse("stand"))
    return at


def write(at: Table, seat: int, text: str) -> None:
    """Play a seat's move by its text."""
    at.play(seat, at.rules.parse(text))


def test_a_writing_is_withheld_until_everybody_is_done() -> None:
    """Each hidden event has its number and the seat that may see it."""
    at = trip()
    assert at.hidden == {}
    write(at, 1, "gent=53")
    write(at, 0, "gent=x")
    assert at.hidden == {3: 1, 4: 0}
    write(at, 1, "brugge=24")
    assert at.hidden == {3: 1, 4: 0, 5: 1}
    write(at, 0, "brugge=23")
    assert at.hidden == {}


def test_what_was_taken_back_or_corrected_stays_withheld() -> None:
    """An undone writing reveals as much as one that stands."""
    at = trip()
    write(at, 1, "gent=53")
    at.amend(3, "gent=52")
    at.undo(3)
    assert at.hidden == {3: 1, 4: 1}
    write(at, 0, "gent=x")
    assert at.hidden == {3: 1, 4: 1, 6: 0}


def test_a_public_move_hides_and_reveals_nothing() -> None:
    """Using a die twice is public; a writing undone before it stays hidden."""
    at = trip()
    write(at, 0, "gent=x")
    at.undo(3)
    write(at, 1, "twice 5 drop 2")
    assert at.hidden == {3: 0}
    write(at, 1, "gent=53")
    assert at.hidden == {3: 0, 6: 1}


def test_a_public_move_corrected_to_a_writing_is_hidden() -> None:
    """The corrected entry says what was written; one of a closed round is public."""
    at = trip()
    write(at, 1, "twice 5 drop 2")
    at.amend(3, "twice 5 drop 3")
    assert at.hidden == {}
    at.amend(3, "gent=53")
    assert at.hidden == {5: 1}
    for seat, text in ((1, "brugge=24"), (0, "gent=53"), (0, "brugge=24")):
        write(at, seat, text)
    at.enter((1, 1, 2, 2))
    at.play(1, at.rules.parse("stand"))
    write(at, 0, "aalst=12")
    at.amend(3, "gent=35")
    assert list(at.hidden.values()) == [0]


def test_a_game_that_is_stopped_withholds_nothing() -> None:
    """Its record shows everything."""
    at = trip()
    write(at, 1, "gent=53")
    at.stop()
    assert at.hidden == {}


def test_a_copy_goes_its_own_way() -> None:
    """Changes to the copy do not affect the table."""
    at = trip()
    other = at.copy()
    write(other, 1, "gent=53")
    other.give(0, "person")
    assert (len(at.events), len(at.history), at.hidden) == (3, 2, {})
    assert at.state != other.state


def test_a_program_sees_what_its_seat_may_see() -> None:
    """A program that chooses while another seat's writing is hidden gets the state without it."""
    variant, met = rules("dicetrip"), []

    def program(rules: Rules[Any], state: Any, seat: int) -> Move:
        met.append((state, seat))
        return rules.moves(state, seat)[0]

    at = Table(variant, [Seat("P", "program", "mine"), Seat("Eino")], RealDice(), {"mine": program})
    at.enter((5, 2, 3, 4))
    at.play(0, variant.parse("stand"))
    before = at.state
    write(at, 1, "gent=53")
    at.step()
    ((state, seat),) = met
    assert seat == 0
    assert state == variant.observed(before, 0)
    assert state != at.history[-1].before, "the true state has the other seat's writing"
