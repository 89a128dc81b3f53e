"""A game as its events leave it, with what the server keeps beside the table.

For each seat: since which event it has had its present question, and how often in a row its
clock ran out. Both follow from the events alone, so any process that replays them agrees.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from noppa.core.errors import IllegalMove
from noppa.core.events import Amended, Drawn, Ended, Event, Moved, Rolled, Seated, Started, Step, Undone, read_event
from noppa.core.final_dice import rolls_between
from noppa.core.record import Record
from noppa.core.rules import Choose, Draw, Over, Pending, Roll, Rules
from noppa.core.sources import RealDice, Recorded
from noppa.core.table import Seat, Table
from noppa.server.appends import Line

LAPSES = 2
"""After so many moves in a row that its clock made, a seat is the bot's."""

Question: TypeAlias = tuple[Any, ...] | None


class Match:
    """A started game: its table, the time of each event, and each seat's question."""

    def __init__(self, rules: Rules[Any], seats: Iterable[Seat], source: Recorded, started_at: float) -> None:
        self.table = Table(rules, tuple(seats), source)
        self.times = [started_at]
        self.since = [0] * len(self.table.seats)
        self.lapses = [0] * len(self.table.seats)
        self.opened: set[int] = set()
        """Events that were withheld once and no longer are."""
        self.misfit: int | None = None
        """The first entry that no longer fitted after the amendment just made; it and the rest are to be made anew."""

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.table.events) - 1

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""
        return self.table.ended is not None

    @property
    def status(self) -> str:
        """What the game's row says of it."""
        return "over" if self.over else "playing"

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has, as everybody may know it."""
        seen = self.table.rules.observed(self.table.state, None)
        asked = self.table.rules.pending(seen)
        return asked.scores if isinstance(asked, Over) else tuple(sheet.total for sheet in self.table.rules.sheet(seen))

    def copy(self) -> "Match":
        """The same once more, to try something on."""
        other = object.__new__(Match)
        other.table = self.table.copy()
        other.times, other.since, other.lapses = list(self.times), list(self.since), list(self.lapses)
        other.opened = set(self.opened)
        other.misfit = None
        return other

    def replay(self, lines: Iterable[Line]) -> None:
        """Let stored events take effect, each one checked."""
        for line in lines:
            self.take(lambda line=line: self.table.apply(read_event(line.text)), line.at)  # type: ignore[misc]

    def take(self, happens: Callable[[], Any], at: float) -> Any:
        """Do something at the table and note what it changes for each seat; all or nothing is the caller's care."""
        questions = self._questions()
        first = len(self.table.events)
        kinds = [seat.kind for seat in self.table.seats]
        asked = self.table.pending
        hidden = set(self.table.hidden)
        result = happens()
        self.opened |= hidden - set(self.table.hidden)
        for number in range(first, len(self.table.events)):
            self.times.append(at)
            self._note(number, self.table.events[number], questions, kinds, asked)
        return result

    def settle(self, at: float) -> None:
        """Let the chance come that waits for nobody."""
        while not self.table.real and isinstance(asked := self.table.pending, Roll | Draw) and not asked.waits:
            self.take(self.table.roll, at)

    def due(self) -> tuple[int, ...]:
        """The seats that are asked something now."""
        match self.table.pending:
            case _ if self.over:
                return ()
            case Choose(seats):
                return seats
            case Roll(seat) | Draw(seat):
                return (seat,)
        return ()

    @property
    def shown(self) -> Any:
        """The position that faces show: where only final dice are entered, the rolls before them are made."""
        return self.between()[1]

    def between(self) -> tuple[list[Step], Any]:
        """The rolls that were made at a real table and not entered, and the position after them."""
        table, due = self.table, self.due()
        final_only = isinstance(table.source, RealDice) and not table.source.every_roll
        if not final_only or not isinstance(table.pending, Choose) or table.seats[due[0]].kind != "person":
            return [], table.state
        return rolls_between(table.rules, table.state, due[0])

    def asked_at(self, seat: int) -> float:
        """Since when a seat has had its question."""
        return self.times[self.since[seat]]

    def record(self) -> Record:
        """The record of the game, its seed included: only for a game that is over."""
        return Record.of(self.table)

    def _questions(self) -> tuple[Question, ...]:
        table, due = self.table, self.due()
        seats = range(len(table.seats))
        if len(due) == 1:
            return tuple((table.pending,) if seat in due else None for seat in seats)
        return tuple(table.rules.moves(table.state, seat) if seat in due else None for seat in seats)

    def _note(
        self, number: int, event: Event, before: tuple[Question, ...], kinds: Sequence[str], asked: Pending
    ) -> None:
        match event:
            case Rolled() | Drawn():
                self.since = [number] * len(self.since)
                if isinstance(asked, Roll | Draw) and asked.waits and kinds[asked.seat] == "person":
                    self.lapses[asked.seat] = 0
            case Undone() | Amended():
                self.since = [number] * len(self.since)
            case Moved(seat, _):
                after = self._questions()
                for other, (was, now) in enumerate(zip(before, after, strict=True)):
                    if other == seat or was != now:
                        self.since[other] = number
                if kinds[seat] == "person":
                    self.lapses[seat] = 0
            case Seated(seat, kind, _):
                self.since[seat] = number
                if kind == "person":
                    self.lapses[seat] %= LAPSES
                elif kinds[seat] == "person":
                    self.lapses[seat] += 1
            case Ended() | Started():
                pass


def refuse_over(match: Match) -> None:
    """Nothing more is done in a finished game."""
    if match.over:
        raise IllegalMove("table-ended", legal=())
