"""The log of a started game: its table, and what a host tracks for each seat.

For each seat that is the event at which it got its current question, and how often in a row its clock
ran out. Both follow from the events alone, so all processes that replay them agree.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from noppa.core.errors import IllegalMove
from noppa.core.events import Amended, Drawn, Ended, Event, Moved, Rolled, Seated, Started, Step, Undone, read_event
from noppa.core.final_dice import rolls_between
from noppa.core.record import Record
from noppa.core.rules import Choose, Draw, Over, Pending, Roll, Rules
from noppa.core.sources import RealDice, Recorded
from noppa.core.table import Seat, Table
from noppa.host.choices import Status
from noppa.host.storage import StoredEvent

MOST_TIMEOUTS = 2
"""Timeouts in a row after which a seat stays with the bot."""

T = TypeVar("T")


class GameLog:
    """A started game: its table, the time of each event, and each seat's question."""

    def __init__(self, rules: Rules[Any], seats: Iterable[Seat], source: Recorded, started_at: float) -> None:
        self.table = Table(rules, tuple(seats), source)
        self.times = [started_at]
        self.since = [0] * len(self.table.seats)
        self.timeouts = [0] * len(self.table.seats)
        self.revealed: set[int] = set()
        """The numbers of events that used to be hidden."""
        self.first_conflict: int | None = None
        """The first entry that no longer fits after the amendment just made."""

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.table.events) - 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.ended is not None

    @property
    def status(self) -> Status:
        """The status of the game."""
        return "over" if self.over else "playing"

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat, as everybody may know it."""
        return public_scores(self.table)

    def copy(self) -> "GameLog":
        """Return a copy for a trial run."""
        other = object.__new__(GameLog)
        other.table = self.table.copy()
        other.times, other.since, other.timeouts = list(self.times), list(self.since), list(self.timeouts)
        other.revealed = set(self.revealed)
        other.first_conflict = None
        return other

    def replay(self, events: Iterable[StoredEvent], now: float) -> None:
        """Replay and validate stored events; raise the rules' error if one is illegal.

        An event from the future, written before the machine's clock was set back, counts as happening now:
        otherwise bots and clocks would wait until then.
        """
        for stored in events:
            event = read_event(stored.text)
            self.perform(lambda event=event: self.table.apply(event), min(stored.at, now))  # type: ignore[misc]

    def perform(self, action: Callable[[], T], at: float) -> T:
        """Run an action on the table, record its effects on each seat, and return its result.

        An action that raises may leave the log half changed: work on a copy.
        """
        due, state = self.due(), self.table.state
        first = len(self.table.events)
        kinds = [seat.kind for seat in self.table.seats]
        pending = self.table.pending
        hidden = set(self.table.hidden)
        result = action()
        self.revealed |= hidden - set(self.table.hidden)
        for number in range(first, len(self.table.events)):
            self.times.append(at)
            self._track_seats(number, self.table.events[number], (due, state), kinds, pending)
        return result

    def settle(self, at: float) -> None:
        """Roll or draw whatever waits for no seat."""
        if self.table.chance_is_due:
            self.perform(self.table.answer_chance, at)

    def due(self) -> tuple[int, ...]:
        """Return the seats that have to act now."""
        match self.table.pending:
            case _ if self.over:
                return ()
            case Choose(seats):
                return seats
            case Roll(seat) | Draw(seat):
                return (seat,)
        return ()

    @property
    def final_dice_only(self) -> bool:
        """Whether the dice are real and only the final ones of a turn are entered."""
        return isinstance(self.table.source, RealDice) and not self.table.source.every_roll

    @property
    def shown(self) -> Any:
        """The position to show; where only final dice are entered, the one after the rolls before them."""
        return self.rolls_not_entered()[1]

    def rolls_not_entered(self) -> tuple[list[Step], Any]:
        """Return the rolls that were made at a real table and not entered, and the position after them."""
        table, due = self.table, self.due()
        if not self.final_dice_only or not isinstance(table.pending, Choose) or table.seats[due[0]].kind != "person":
            return [], table.state
        return rolls_between(table.rules, table.state, due[0])

    def asked_at(self, seat: int) -> float:
        """Return when a seat got its current question."""
        return self.times[self.since[seat]]

    def record(self) -> Record:
        """Return the record of the game, its secret seed included: only for a game that is over."""
        return Record.of(self.table)

    def refuse_over(self) -> None:
        """Raise `IllegalMove` if the game has ended."""
        if self.over:
            raise IllegalMove("table-ended", legal=())

    def _has_new_question(self, seat: int, due: tuple[int, ...], state: Any) -> bool:
        """Return whether a seat's question differs from before, when the seats in `due` had to act in `state`."""
        if seat in due and seat in self.due():
            rules = self.table.rules
            return rules.moves(state, seat) != rules.moves(self.table.state, seat)
        return (seat in due) != (seat in self.due())

    def _track_seats(
        self,
        number: int,
        event: Event,
        before: tuple[tuple[int, ...], Any],
        kinds: Sequence[str],
        pending: Pending,
    ) -> None:
        match event:
            case Rolled() | Drawn():
                self.since = [number] * len(self.since)
                if isinstance(pending, Roll | Draw) and pending.waits and kinds[pending.seat] == "person":
                    self.timeouts[pending.seat] = 0
            case Undone() | Amended():
                self.since = [number] * len(self.since)
            case Moved(seat, _):
                for other in range(len(self.since)):
                    if other == seat or self._has_new_question(other, *before):
                        self.since[other] = number
                if kinds[seat] == "person":
                    self.timeouts[seat] = 0
            case Seated(seat, kind, _):
                self.since[seat] = number
                if kind == "person":
                    self.timeouts[seat] %= MOST_TIMEOUTS
                elif kinds[seat] == "person":
                    self.timeouts[seat] += 1
            case Ended() | Started():
                pass


def public_scores(table: Table) -> tuple[int, ...]:
    """Return the score of each seat at a table, as everybody may know it."""
    observed = table.rules.observed(table.state, None)
    pending = table.rules.pending(observed)
    return pending.scores if isinstance(pending, Over) else tuple(sheet.total for sheet in table.rules.sheet(observed))


Act: TypeAlias = Callable[[GameLog, float], None]
"""Changes a trial at a given time; raises to refuse, and does nothing if it comes too late."""
