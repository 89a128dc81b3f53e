from typing import Any

import pytest

from noppa import Choose, IllegalMove, ImpossibleChance, NoppaError, Over, Roll, rules
from noppa.bots import BOTS
from noppa.core.events import Amended, Drawn, Ended, Moved, Rolled, Seated, Started, Undone
from noppa.core.record import Record, chances_of
from noppa.core.sources import RealDice, Replay, Seeded, Source
from noppa.core.table import Seat, Table


def table(source: Source, *names: str, edition: str = "international") -> Table:
    """Return a Yatzy table of people."""
    return Table(rules("yatzy", edition), [Seat(name) for name in names or ("Aino",)], source, BOTS)


def say(at: Table, seat: int, text: str) -> None:
    """Play a seat's move by its text."""
    at.play(seat, at.rules.parse(text))


def test_a_first_roll_waits_and_what_follows_a_move_comes_at_once() -> None:
    """A person requests the first roll of a turn; after a keep the dice roll automatically."""
    at = table(Seeded(1))
    assert at.step() is None
    at.roll()
    assert at.step() is None
    say(at, 0, "keep")
    assert isinstance(at.step(), Rolled)
    assert isinstance(at.pending, Choose)


def test_bots_play_by_themselves_to_the_end() -> None:
    """A table of bots needs no input."""
    at = Table(rules("yatzy"), [Seat("One", "bot", "simple")], Seeded(1), BOTS)
    while at.step():
        pass
    assert isinstance(at.pending, Over)
    assert at.ended == Ended("over")
    assert at.events[0] == Started()
    with pytest.raises(IllegalMove) as caught:
        at.enter((1, 1, 1, 1, 1))
    assert caught.value.code == "table-ended"


def test_a_program_is_any_function() -> None:
    """It takes rules, state and seat, returns a move, and is called for each choice of its seat."""
    calls: list[int] = []

    def program(rules: Any, state: Any, seat: int) -> Any:
        calls.append(seat)
        return rules.moves(state, seat)[-1]

    at = Table(rules("yatzy"), [Seat("P", "program", "mine")], Seeded(1), {"mine": program})
    while at.step():
        pass
    assert calls == [0] * 15


def test_a_move_is_taken_back_until_dice_follow() -> None:
    """Undo never passes a roll, or else one could choose one's dice."""
    at = table(Seeded(1), "Aino", "Eino")
    at.roll()
    before = at.state
    say(at, 0, "score chance")
    assert at.pending == Roll(1, 5, (0, 1, 2, 3, 4), waits=True)
    at.undo()
    assert at.state == before
    assert at.events[-1] == Undone(2)
    say(at, 0, "score ones")
    at.roll()
    for number in (4, 5, 1):
        with pytest.raises(IllegalMove) as caught:
            at.undo(number)
        assert caught.value.code == "undo-past-chance"
    with pytest.raises(IllegalMove) as caught:
        at.undo(2)  # already undone
    assert caught.value.code == "step-unknown"


def test_nothing_is_undone_before_anything_was_done() -> None:
    """The start of a game is not a step."""
    for number in (None, 0, -1, 99):
        with pytest.raises(IllegalMove):
            table(RealDice()).undo(number)


def test_a_finished_game_of_noppas_dice_stays_finished() -> None:
    """Its seed may be public: undo would allow play with known dice."""
    at = Table(rules("yatzy"), [Seat("One", "bot", "simple")], Seeded(1), BOTS)
    while at.step():
        pass
    with pytest.raises(IllegalMove) as caught:
        at.undo()
    assert caught.value.code == "table-ended"


def real_game() -> Table:
    """Return two people with real dice after two rounds, with only final dice entered."""
    at = table(RealDice(), "Aino", "Eino")
    for dice, row in [
        ((6, 6, 6, 5, 5), "sixes"),
        ((1, 1, 2, 3, 4), "ones"),
        ((2, 2, 2, 3, 4), "twos"),
        ((5, 5, 1, 2, 3), "fives"),
    ]:
        pending = at.pending
        assert isinstance(pending, Roll)
        at.enter(dice)
        say(at, pending.seat, f"score {row}")
    return at


def test_with_real_dice_the_final_dice_and_the_row_are_enough() -> None:
    """It counts as a first roll that is kept."""
    at = real_game()
    assert [sheet.total for sheet in at.rules.sheet(at.state)] == [24, 12]


def test_real_dice_come_from_people_only() -> None:
    """The table never rolls them."""
    at = table(RealDice())
    assert at.step() is None
    with pytest.raises(ImpossibleChance) as caught:
        at.roll()
    assert caught.value.code == "real-dice"


def test_with_real_dice_even_a_roll_is_taken_back() -> None:
    """People mistype."""
    at = real_game()
    at.undo(5)
    assert len(at.history) == 4
    at.enter((3, 3, 3, 3, 3))
    assert isinstance(at.pending, Choose)


def test_an_older_roll_is_corrected_and_the_rest_replayed() -> None:
    """The rows stay chosen, the points follow the dice."""
    at = real_game()
    assert at.amend(1, "roll 6 6 6 6 5") is None
    assert [sheet.total for sheet in at.rules.sheet(at.state)] == [30, 12]
    assert at.events[-1] == Amended(1, "roll 6 6 6 6 5")
    assert at.amend(1, "roll 1 1 1 1 1") is None
    assert [sheet.total for sheet in at.rules.sheet(at.state)] == [6, 12]


def test_an_older_row_is_corrected() -> None:
    """Another row may be chosen."""
    at = real_game()
    assert at.amend(2, "score full_house") is None
    assert at.rules.sheet(at.state)[0].value("full_house") == 28
    assert at.rules.sheet(at.state)[0].value("sixes") is None


def test_a_correction_stops_at_the_first_entry_that_no_longer_fits() -> None:
    """Aino used twos later: that entry and the following ones have to be made again."""
    at = real_game()
    conflict = at.amend(2, "score twos")
    assert conflict is not None
    assert (conflict.number, conflict.step, conflict.error.code) == (6, Moved(0, "score twos"), "yatzy-row-filled")
    assert at.pending == Choose((0,))
    assert at.history[-1].number == 5
    say(at, 0, "score sixes")
    replayed = Record.of(at).replay(at.rules)
    assert replayed.state == at.state
    assert [entry.number for entry in replayed.history] == [entry.number for entry in at.history]


@pytest.mark.parametrize(
    ("number", "text", "code"),
    [
        (1, "roll 1 2 3 4 7", "roll-face"),
        (1, "roll 1 2 3 4", "roll-count"),
        (1, "roll x", "event-unreadable"),
        (1, "score ones", "amend-other-kind"),
        (2, "roll 1 1 1 1 1", "amend-other-kind"),
        (2, "draw ace", "amend-other-kind"),
        (2, "score nothing", "move-unreadable"),
        (2, "keep 1 1", "yatzy-keep-not-there"),
        (0, "roll 1 1 1 1 1", "step-unknown"),
        (99, "roll 1 1 1 1 1", "step-unknown"),
    ],
)
def test_a_correction_that_is_wrong_itself_changes_nothing(number: int, text: str, code: str) -> None:
    """The error says what is wrong; the game is unchanged."""
    at = real_game()
    state, events, history = at.state, list(at.events), list(at.history)
    with pytest.raises(NoppaError) as caught:
        at.amend(number, text)
    assert caught.value.code == code
    assert (at.state, at.events, at.history) == (state, events, history)


def test_noppas_own_dice_are_never_corrected() -> None:
    """A roll that nobody typed cannot be amended."""
    at = table(Seeded(1))
    at.roll()
    with pytest.raises(IllegalMove) as caught:
        at.amend(1, "roll 6 6 6 6 6")
    assert caught.value.code == "amend-needs-real-dice"


def test_a_finished_real_game_can_still_be_corrected() -> None:
    """The slip is found when the points are added up."""
    at = table(RealDice())
    for row in [item.id for item in at.rules.sheet(at.state)[0].items if item.id != "bonus"]:
        at.enter((6, 6, 6, 5, 5))
        say(at, 0, f"score {row}")
    assert at.ended == Ended("over")
    assert at.amend(1, "roll 1 1 1 1 1") is None
    assert at.ended == Ended("over")
    assert at.rules.sheet(at.state)[0].value("ones") == 5
    assert [str(event) for event in at.events[-3:]] == ["end over", "amend 1 roll 1 1 1 1 1", "end over"]
    assert Record.of(at).replay(at.rules).state == at.state


def test_a_seat_is_given_to_a_bot_and_taken_back() -> None:
    """A player leaves for a while."""
    at = table(Seeded(1), "Aino", "Eino")
    at.give(0, "bot", "simple")
    for _ in range(20):
        if at.step() is None:
            break
    assert at.pending == Roll(1, 5, (0, 1, 2, 3, 4), waits=True)
    at.give(0, "person")
    assert at.seats[0] == Seat("Aino")
    assert at.players[0] == Seat("Aino")
    assert at.events[-1] == Seated(0, "person")
    with pytest.raises(IllegalMove) as caught:
        at.give(0, "bot", "grandmaster")
    assert caught.value.params["legal"] == tuple(BOTS)
    with pytest.raises(IllegalMove) as caught:
        at.give(7, "person")
    assert caught.value.code == "seat-unknown"


def test_people_may_stop_before_the_end() -> None:
    """The record says so."""
    at = table(Seeded(1))
    at.stop()
    assert at.ended == Ended("stopped")
    assert at.step() is None


@pytest.mark.parametrize("event", [Started(), Ended("over"), Rolled((1, 2)), Drawn("ace"), Moved(0, "score ones")])
def test_an_event_that_does_not_fit_is_refused(event: Any) -> None:
    """Replayed events are validated like everything else; a bad one is not added."""
    at = table(Seeded(1))
    with pytest.raises(NoppaError):
        at.apply(event)
    assert at.events == [Started()]


def test_the_same_dice_can_be_played_again() -> None:
    """A recorded game is a source of chance like any other."""
    at = Table(rules("yatzy"), [Seat("One", "bot", "simple")], Seeded(5), BOTS)
    while at.step():
        pass
    again = Table(rules("yatzy"), [Seat("Two", "bot", "simple")], chances_of(Record.of(at), at.rules), BOTS)
    while again.step():
        pass
    assert again.events == at.events


def test_recorded_chance_runs_out() -> None:
    """Playing on gives an error, not an invented roll."""
    at = table(Replay([(1, 2, 3, 4, 5)]))
    at.roll()
    say(at, 0, "keep 1 2")
    with pytest.raises(ImpossibleChance) as caught:
        at.step()
    assert caught.value.code == "replay-over"


def test_there_is_nothing_to_roll_while_somebody_chooses() -> None:
    """Rolling out of turn is refused."""
    at = table(Seeded(1))
    at.roll()
    with pytest.raises(IllegalMove) as caught:
        at.roll()
    assert caught.value.code == "table-no-chance"
