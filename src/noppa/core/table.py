"""One game in progress: rules, seats, a source of chance, and the list of events.

Every change goes through `apply`, live or from a record, so a replayed game is checked exactly like
a played one. `hidden` holds the events of an open round that only their seat may see. Undo
never goes past a roll or a card, and an older event is never amended, unless the dice are real:
then people correct what they typed.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from noppa.core.dice import Dice
from noppa.core.errors import IllegalMove, NoppaError
from noppa.core.events import (
    Amended,
    Drawn,
    Ended,
    Event,
    Kind,
    Moved,
    Rolled,
    Seated,
    Started,
    Step,
    Undone,
    read_step,
)
from noppa.core.fair import FairDice
from noppa.core.rules import Card, Choose, Draw, Move, Over, Pending, Roll, Rules
from noppa.core.sources import RealDice, Source

TURN = 65536
"""The step between the chance numbers of two turns when all seats get the same dice."""

Policy: TypeAlias = Callable[[Rules[Any], Any, int], Move]
"""A bot or a program: returns a seat's move in a state that shows only what the seat may know."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The player at a seat: a person, or a bot or program by its name."""

    name: str
    kind: Kind = "person"
    player: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A step in effect: its number in the list of events, the step itself, and the state before it.

    `chances` counts the rolls and cards up to and including this step.
    """

    number: int
    step: Step
    before: Any
    chances: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """Where a replay after an amendment stopped: the first step that no longer fits, and why."""

    number: int
    step: Step
    error: NoppaError


class Table:
    """A game in progress; `events` is all that happened, `history` the steps still in effect."""

    def __init__(
        self,
        rules: Rules[Any],
        seats: Sequence[Seat],
        source: Source,
        policies: Mapping[str, Policy] | None = None,
    ) -> None:
        self.rules = rules
        self.state = rules.start(len(seats))
        self.players = tuple(seats)
        self.seats = list(seats)
        self.source = source
        self.policies = dict(policies or {})
        self.events: list[Event] = [Started()]
        self.history: list[Entry] = []
        self.hidden: dict[int, int] = {}
        """Events that only one seat may see yet: event number to seat."""
        self.ended: Ended | None = None

    def copy(self) -> "Table":
        """Return a copy for a trial run: its changes do not reach this table."""
        other = copy(self)
        other.seats, other.events, other.history = list(self.seats), list(self.events), list(self.history)
        other.hidden = dict(self.hidden)
        return other

    @property
    def pending(self) -> Pending:
        """What happens next."""
        return self.rules.pending(self.state)

    @property
    def real(self) -> bool:
        """Whether people enter the dice."""
        return isinstance(self.source, RealDice)

    @property
    def _chances(self) -> int:
        return self.history[-1].chances if self.history else 0

    @property
    def chance_number(self) -> int:
        """The number by which the source identifies the pending chance event."""
        pending = self.pending
        if not (isinstance(self.source, FairDice) and self.source.same and isinstance(pending, Roll | Draw)):
            return self._chances
        before = [self.rules.pending(entry.before) for entry in self.history if not isinstance(entry.step, Moved)]
        waits = [
            chance.waits
            for chance in (*before, pending)
            if isinstance(chance, Roll | Draw) and chance.seat == pending.seat
        ]
        turns = [number for number, first in enumerate(waits) if first] or [0]
        return (len(turns) - 1) * TURN + len(waits) - 1 - turns[-1]

    def played_by_bot(self, seat: int, number: int) -> bool:
        """Return whether a bot or program played a seat when the event of that number happened."""
        given = [event.kind for event in self.events[:number] if isinstance(event, Seated) and event.seat == seat]
        return (given or [self.players[seat].kind])[-1] != "person"

    def last_of_people(self) -> Entry:
        """Return the last entry that no bot chose, which undo removes. Raises `IllegalMove` if there is none."""
        for entry in reversed(self.history):
            if not (isinstance(entry.step, Moved) and self.played_by_bot(entry.step.seat, entry.number)):
                return entry
        raise IllegalMove("undo-nothing", legal=())

    # Actions, each one recorded as an event --------------------------------------------------

    def roll(self) -> Event:
        """Ask the source for the pending dice or card. Raises `IllegalMove` if none are pending."""
        pending, number = self.pending, self.chance_number
        if isinstance(pending, Draw):
            return self.draw(self.source.draw(pending, number))
        if isinstance(pending, Roll):
            return self.enter(self.source.roll(pending, number))
        raise IllegalMove("table-no-chance", asked=type(pending).__name__.lower(), legal=())

    @property
    def chance_is_due(self) -> bool:
        """Whether the next roll or draw waits for nobody and is not entered by people."""
        pending = self.pending
        return not self.real and isinstance(pending, Roll | Draw) and not pending.waits

    def answer_chance(self) -> None:
        """Roll and draw until a seat has to choose, has to ask for its first roll, or the game is over."""
        while self.chance_is_due:
            self.roll()

    def enter(self, dice: Dice) -> Event:
        """Enter the dice that lie on the table."""
        self._refuse_after_end()
        rolled = tuple(dice)
        return self._step(Rolled(rolled), self.rules.roll(self.state, rolled))

    def draw(self, card: Card) -> Event:
        """Enter the card that came up."""
        self._refuse_after_end()
        return self._step(Drawn(str(card)), self.rules.draw(self.state, card))

    def play(self, seat: int, move: Move) -> Event:
        """Play a seat's move."""
        self._refuse_after_end()
        return self._step(Moved(seat, str(move)), self.rules.play(self.state, seat, move))

    def undo(self, number: int | None = None) -> Event:
        """Undo the last step, or that one and all after it. Raises `IllegalMove` past a roll or card."""
        if number is None and self.history:
            number = self.history[-1].number
        return self._live(Undone(-1 if number is None else number))

    def amend(self, number: int, text: str) -> Conflict | None:
        """Correct an older step; return the first later step that no longer fits, if there is one.

        Raises `IllegalMove` unless the dice are real.
        """
        conflict = self.apply(Amended(number, text))
        self._end_if_over()
        return conflict

    def give(self, seat: int, kind: Kind, player: str = "") -> Event:
        """Give a seat to a bot or program, or back to a person. Raises `IllegalMove` if there is no such bot."""
        if kind != "person":
            self._policy(player)
        return self._live(Seated(seat, kind, player))

    def stop(self) -> Event:
        """End the game early."""
        return self._live(Ended("stopped"))

    def step(self) -> Event | None:
        """Make the next roll, draw or bot's move that needs no person; return None if there is none."""
        pending = self.pending
        if self.ended or isinstance(pending, Over):
            return None
        if isinstance(pending, Choose):
            return self._bot_move(pending)
        if self.real or (pending.waits and self.seats[pending.seat].kind == "person"):
            return None
        return self.roll()

    def _bot_move(self, pending: Choose) -> Event | None:
        for seat in pending.seats:
            if self.seats[seat].kind != "person":
                choose = self._policy(self.seats[seat].player)
                return self.play(seat, choose(self.rules, self.rules.observed(self.state, seat), seat))
        return None

    def _policy(self, player: str) -> Policy:
        if player not in self.policies:
            raise IllegalMove("bot-unknown", bot=player, legal=tuple(self.policies))
        return self.policies[player]

    def _step(self, step: Step, after: Any) -> Event:
        """Apply a step whose resulting state the rules have just computed."""
        self._enter_step(step, after)
        self._add(step)
        self._end_if_over()
        return step

    def _live(self, event: Event) -> Event:
        self.apply(event)
        self._end_if_over()
        return event

    def _end_if_over(self) -> None:
        if not self.ended and isinstance(self.pending, Over):
            self.apply(Ended("over"))

    # The effect of an event -----------------------------------------------------------------

    def apply(self, event: Event) -> Conflict | None:
        """Check an event, apply it and append it; return the conflict of an amendment, if there is one.

        Raises `NoppaError` and changes nothing if the event does not fit.
        """
        conflict = None
        match event:
            case Rolled() | Drawn() | Moved():
                self._refuse_after_end()
                self._enter_step(event, self._after(self.state, event))
            case Undone(number):
                self._undo(number)
            case Amended(number, text):
                conflict = self._amend(number, text)
            case Seated(seat, kind, player):
                self._refuse_after_end()
                self._seat(seat, kind, player)
            case Ended(reason):
                self._refuse_after_end()
                if reason == "over" and not isinstance(self.pending, Over):
                    raise IllegalMove("table-not-over", legal=())
                self.ended = event
            case Started():
                raise IllegalMove("table-started", legal=())
        self._add(event)
        return conflict

    def _enter_step(self, step: Step, after: Any) -> None:
        chances = self._chances + (not isinstance(step, Moved))
        self.history.append(Entry(len(self.events), step, self.state, chances))
        self.state = after

    def _add(self, event: Event) -> None:
        self._hide(event)
        self.events.append(event)

    def _hide(self, event: Event) -> None:
        """Hide a choice of an open round from the other seats, also when it is undone or amended.

        A public move neither hides nor reveals anything.
        """
        match event:
            case Amended(number, _):
                owner = self.hidden.get(number, self._owner_of_hidden(number))
                if owner is not None:
                    self.hidden[len(self.events)] = owner
            case Moved(seat, move):
                is_open = self.rules.observed(self.state, None) != self.state
                if (is_open or self.hidden) and self.rules.is_public(self.rules.parse(move)):
                    return
                if is_open:
                    self.hidden[len(self.events)] = seat
                else:
                    self.hidden.clear()
            case Rolled() | Drawn() | Ended():
                self.hidden.clear()

    def _owner_of_hidden(self, number: int) -> int | None:
        """Return the seat of a step that is hidden now that it is amended; None for what everybody may see."""
        at = self._find(number)
        step = self.history[at].step
        is_open = all(isinstance(entry.step, Moved) for entry in self.history[at:])
        if not isinstance(step, Moved) or not is_open or self.rules.observed(self.state, None) == self.state:
            return None
        return None if self.rules.is_public(self.rules.parse(step.move)) else step.seat

    def _after(self, state: Any, step: Step) -> Any:
        match step:
            case Rolled(dice):
                return self.rules.roll(state, dice)
            case Drawn(card):
                return self.rules.draw(state, self.rules.card(card))
            case Moved(seat, move):
                return self.rules.play(state, seat, self.rules.parse(move))

    def _undo(self, number: int) -> None:
        at = self._find(number)
        if not self.real:
            self._refuse_after_end()
            if any(not isinstance(entry.step, Moved) for entry in self.history[at:]):
                raise IllegalMove("undo-past-chance", number=number, legal=())
        self.state = self.history[at].before
        del self.history[at:]
        self.ended = None

    def _amend(self, number: int, text: str) -> Conflict | None:
        if not self.real:
            raise IllegalMove("amend-needs-real-dice", legal=())
        at = self._find(number)
        old = self.history[at].step
        new = read_step(text, old.seat if isinstance(old, Moved) else 0)
        if type(new) is not type(old):
            raise IllegalMove("amend-other-kind", number=number, was=str(old), text=text, legal=())
        state = self._after(self.history[at].before, new)
        later = self.history[at + 1 :]
        self.history[at:] = [replace(self.history[at], step=new)]
        self.state = state
        self.ended = None
        for entry in later:
            try:
                state = self._after(self.state, entry.step)
            except NoppaError as error:
                return Conflict(entry.number, entry.step, error)
            self.history.append(replace(entry, before=self.state))
            self.state = state
        return None

    def _find(self, number: int) -> int:
        for at, entry in enumerate(self.history):
            if entry.number == number:
                return at
        raise IllegalMove("step-unknown", number=number, legal=tuple(str(entry.number) for entry in self.history))

    def _seat(self, seat: int, kind: Kind, player: str) -> None:
        if not 0 <= seat < len(self.seats):
            raise IllegalMove("seat-unknown", seat=seat, legal=tuple(str(known) for known in range(len(self.seats))))
        self.seats[seat] = Seat(self.seats[seat].name, kind, player)

    def _refuse_after_end(self) -> None:
        if self.ended:
            raise IllegalMove("table-ended", legal=())
