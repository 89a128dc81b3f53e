"""The conformance kit finds the faults of a game and describes them; each fault here is deliberate."""

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from noppa.core.dice import Dice
from noppa.core.errors import BadOption
from noppa.core.lesson import LessonGame, read_lesson
from noppa.core.rules import Choose, Item, Move, Over, Pending, Roll, Sheet
from noppa.games import games, metadata_of
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import State
from noppa.testing import conformance, game_checks, random_play
from noppa.testing.conformance import Case, cases, check_game, check_rules


class TooManyDice(Yatzy):
    """Requests more dice than it has places."""

    def pending(self, state: State) -> Pending:
        """Return a roll of six dice at five places."""
        found = super().pending(state)
        return replace(found, dice=6) if isinstance(found, Roll) else found


class NobodyDue(Yatzy):
    """Requests a choice from nobody."""

    def pending(self, state: State) -> Pending:
        """Return a choice of no seat."""
        found = super().pending(state)
        return Choose(()) if isinstance(found, Choose) else found


class OtherScores(Yatzy):
    """Ends with scores other than those of its sheets."""

    def pending(self, state: State) -> Pending:
        """Return an end at which everybody has 0."""
        found = super().pending(state)
        return replace(found, scores=(0,) * len(found.scores)) if isinstance(found, Over) else found


class NoQuestion(Yatzy):
    """Returns no pending decision."""

    def pending(self, state: State) -> Any:
        """Return nothing where somebody chooses."""
        found = super().pending(state)
        return None if isinstance(found, Choose) else found


class TwiceOffered(Yatzy):
    """Lists a move twice."""

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        legal = super()._moves(state, seat)
        return legal + legal[:1]


class ForEverybody(Yatzy):
    """Lists the moves of one seat for all."""

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        del seat
        return super()._moves(state, state.seat)


class Accepting(Yatzy):
    """Plays any move."""

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return a state after any move."""
        return replace(state, rolls=state.rolls + 1) if seat == state.seat else super().play(state, seat, move)


class Idle(Yatzy):
    """Has moves without an effect."""

    def _play(self, state: State, seat: int, move: Move) -> State:
        del seat, move
        return state


class AnySeat(Yatzy):
    """Accepts things that resemble seats."""

    def moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Return legal moves for `"0"` too."""
        return self._moves(state, seat)


class AnyDice(Yatzy):
    """Accepts any dice."""

    def roll(self, state: State, dice: Any) -> State:
        """Return a state after impossible dice."""
        return self._roll(state, dice) if None in state.dice and len(dice) == state.dice.count(None) else state


class ForgetfulSheet(Yatzy):
    """Lacks one sheet."""

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """Return the sheets of all seats but the last."""
        return super().sheet(state)[:-1]


class UnlikeSheets(Yatzy):
    """Has different lines for different seats."""

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """Return sheets of which the last has an extra line."""
        *sheets, last = super().sheet(state)
        return (*sheets, Sheet((*last.items, Item("gift", None))))


class NotPlain(Yatzy):
    """Has a view that is not valid JSON."""

    def _position_view(self, state: State, seat: int | None) -> Any:
        return {**super()._position_view(state, seat), "dice": state.dice}


class Secretive(Yatzy):
    """Hides the dice from spectators, but shows them in the view."""

    def observed(self, state: State, seat: int | None) -> State:
        """Return a state without dice for seats that are not due."""
        return state if seat == state.seat else replace(state, dice=(None,) * 5)

    def view(self, state: State, seat: int | None = None, *, revealed: bool = False) -> dict[str, Any]:
        """Return the view with nothing hidden."""
        del revealed
        return super().view(state, seat, revealed=True)


class Announcing(Yatzy):
    """Calls every move public, but hides the end of a turn from spectators."""

    def observed(self, state: State, seat: int | None) -> State:
        """Return a state in which spectators see the start of a turn."""
        return replace(state, rolls=1) if seat is None and None not in state.dice else state

    def is_public(self, move: Move) -> bool:
        """Return True."""
        del move
        return True


class Unkind(Yatzy):
    """Omits the kind of a move, and does not declare its view."""

    view_type = dict[str, object]

    def _move_view(self, state: State, seat: int, move: Move) -> Any:
        return {**super()._move_view(state, seat, move), "kind": ""}


class Undeclared(Yatzy):
    """Shows more than it declares."""

    def _position_view(self, state: State, seat: int | None) -> Any:
        return {**super()._position_view(state, seat), "weather": "fine"}


class Unreadable(Yatzy):
    """Cannot parse moves."""

    def parse(self, text: str) -> Move:
        """Return the first move, whatever the text."""
        del text
        return self.actions[0]


class AnyNumber(Yatzy):
    """Starts with any number of players."""

    def start(self, players: Any) -> State:
        """Return a state for two."""
        del players
        return self._start(2)


class Moody(Yatzy):
    """Plays differently each time."""

    rolled = 0

    def _roll(self, state: State, dice: Dice) -> State:
        Moody.rolled += 1
        return super()._roll(state, (Moody.rolled % 6 + 1,) * len(dice))


class Endless(Yatzy):
    """Never fills a row."""

    def _play(self, state: State, seat: int, move: Move) -> State:
        del seat, move
        return State(state.columns, rolls=state.rolls % 2 + 1)


class Failing(Yatzy):
    """Has a bug."""

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """Raise an unexpected kind of error."""
        raise ZeroDivisionError(state)


class OtherActions(Yatzy):
    """Numbers its moves depending on its edition."""

    @property
    def actions(self) -> tuple[Move, ...]:
        """Return the moves in another order."""
        return super().actions[::-1]


FAULTS: list[tuple[type[Yatzy], str, str]] = [
    (TooManyDice, "check_pending", "does not name a place for each of its dice"),
    (NobodyDue, "check_pending", "names no seat"),
    (OtherScores, "check_pending", "does not agree with the totals"),
    (NoQuestion, "check_pending", "none of Roll, Draw, Choose and Over"),
    (TwiceOffered, "check_moves", "is offered a move twice"),
    (ForEverybody, "check_moves", "seat -1 has the moves"),
    (Accepting, "check_moves", "is accepted; it should raise IllegalMove"),
    (Idle, "check_moves", "changes nothing"),
    (AnySeat, "check_seats", "moves for the seat None is accepted"),
    (AnyDice, "check_chance", "is accepted; it should raise ImpossibleChance"),
    (ForgetfulSheet, "check_sheets", "there are 0 sheets for 1 players"),
    (UnlikeSheets, "check_sheets", "has other lines than that of seat 0"),
    (NotPlain, "check_views", "is not plain data"),
    (Secretive, "check_views", "tells more than the seat may know"),
    (Announcing, "check_public_moves", "is not shown what it changes"),
    (Unkind, "check_views", "has no kind"),
    (Undeclared, "check_views", "is not as declared"),
    (Unreadable, "check_notation", "does not read back from its text"),
    (AnyNumber, "check_players", "a start for 0 players is accepted"),
    (Moody, "check_records", "the record does not replay"),
    (Endless, "check_records", "random play does not come to an end"),
    (Failing, "check_sheets", "the game raises ZeroDivisionError"),
    (OtherActions, "check_actions", "not the same as in the default edition"),
]


def faulty(kind: type[Yatzy]) -> Yatzy:
    """Return the rules of a game with a fault."""
    game = metadata_of("yatzy")
    edition = game.edition(None)
    return kind(game, edition, game.settle(edition, {}))


@pytest.mark.parametrize(("kind", "check", "sentence"), FAULTS, ids=[kind.__name__ for kind, *_ in FAULTS])
def test_a_fault_is_found_and_told(
    kind: type[Yatzy], check: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentence names the variant, the check, and the fault."""
    monkeypatch.setattr(random_play, "MOST_EVENTS", 5000)
    (found,) = (one for one in conformance.CHECKS if one.__name__ == check)
    with pytest.raises(AssertionError) as caught:
        Case(faulty(kind), found).run()
    assert str(caught.value).startswith("<yatzy international")
    assert check in str(caught.value)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("role", "module", "check", "sentence"),
    [
        ("turn_values", {"turn_values": lambda *_: {}}, "check_turn_values", "turn_values has {} where"),
        (
            "observation",
            {"parts": lambda *_: [], "observe": lambda *_: [1]},
            "check_observation",
            "1 numbers instead of 0",
        ),
    ],
)
def test_the_other_modules_of_a_game_are_checked(
    monkeypatch: pytest.MonkeyPatch, role: str, module: Mapping[str, Any], check: str, sentence: str
) -> None:
    """They are optional."""
    (found,) = (one for one in conformance.CHECKS if one.__name__ == check)
    monkeypatch.setattr(game_checks, "part", lambda _, wanted: SimpleNamespace(**module) if wanted == role else None)
    with pytest.raises(AssertionError) as caught:
        Case(faulty(Yatzy), found).run()
    assert sentence in str(caught.value)
    monkeypatch.setattr(game_checks, "part", lambda *_: None)
    Case(faulty(Yatzy), found).run()


@pytest.mark.parametrize(
    ("start", "sentence"),
    [
        ('["roll 1 2 3 4 5", "0: score ones"]', "not the learner's to play at 'try'"),
        ("[]", "ends before the game does"),
    ],
)
def test_a_lesson_is_checked(monkeypatch: pytest.MonkeyPatch, start: str, sentence: str) -> None:
    """Each step must be possible for the learner, and the lesson a whole game."""
    step = 'id = "try"\ndo = "roll"\nthen = ["roll 1 2 3 4 5"]'
    lesson = read_lesson(f'rivals = ["Jussi"]\nstart = {start}\n[[steps]]\n{step}')
    monkeypatch.setattr(game_checks, "lesson_game", lambda _: LessonGame(lesson, faulty(Yatzy)))
    with pytest.raises(AssertionError, match=sentence):
        game_checks.check_lesson(faulty(Yatzy))


def test_every_check_of_every_variant_is_a_case_with_a_name_of_its_own() -> None:
    """A test suite can show each."""
    for game in games().values():
        names = [str(case) for case in cases(game.name, options=2)]
        assert len(set(names)) == len(names) == (len(game.editions) + 2) * len(conformance.CHECKS)
    assert str(cases("yatzy")[0]) == "yatzy-0-international-actions"
    with pytest.raises(BadOption):
        cases("ludo")


def test_all_checks_run_at_once_on_a_game_or_on_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first fault ends the run."""
    run: list[str] = []

    def check_nothing(rules: Any) -> None:
        run.append(rules.edition)

    monkeypatch.setattr(conformance, "CHECKS", (check_nothing,))
    check_game("tutto", options=1)
    assert run == ["booklet", "later", "booklet"]
    check_rules(faulty(Yatzy))
    assert run[3:] == ["international"]
    monkeypatch.undo()
    with pytest.raises(AssertionError, match="check_actions"):
        check_rules(faulty(OtherActions))


def test_the_kit_needs_no_test_framework() -> None:
    """It needs nothing that is not installed with Noppa."""
    program = "import sys; from noppa.testing import conformance; print('pytest' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, encoding="utf-8")
    assert done.stdout == "False\n"
