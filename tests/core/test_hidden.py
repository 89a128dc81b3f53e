"""Events of an open round are their seat's alone, until the round closes."""

from noppa import rules
from noppa.core.sources import RealDice
from noppa.core.table import Seat, Table


def trip() -> Table:
    """Two seats of Dice Trip with real dice, at the start of the writing."""
    made = rules("dicetrip")
    at = Table(made, [Seat("Aino"), Seat("Eino")], RealDice())
    at.enter((5, 2, 3, 4))
    at.play(0, made.parse("stand"))
    return at


def write(at: Table, seat: int, text: str) -> None:
    """A seat's move, by its text."""
    at.play(seat, at.rules.parse(text))


def test_a_writing_is_withheld_until_everybody_is_done() -> None:
    """Each by its number, with the seat that may see it."""
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
    """An undone writing tells as much as one that stands."""
    at = trip()
    write(at, 1, "gent=53")
    at.amend(3, "gent=52")
    at.undo(3)
    assert at.hidden == {3: 1, 4: 1}
    write(at, 0, "gent=x")
    assert at.hidden == {3: 1, 4: 1, 6: 0}


def test_a_game_that_is_stopped_withholds_nothing() -> None:
    """Its record shows everything."""
    at = trip()
    write(at, 1, "gent=53")
    at.stop()
    assert at.hidden == {}


def test_a_copy_goes_its_own_way() -> None:
    """What is tried on it leaves no trace."""
    at = trip()
    other = at.copy()
    write(other, 1, "gent=53")
    other.give(0, "person")
    assert (len(at.events), len(at.history), at.hidden) == (3, 2, {})
    assert at.state != other.state
