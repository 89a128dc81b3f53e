"""The table of a game on this computer: the host's game log, the events in words, and the saved file."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from noppa.cli.fullscreen.saved_games import finish
from noppa.cli.fullscreen.session import Change, Show
from noppa.cli.fullscreen.steps import recent_lines
from noppa.cli.play.event_lines import EventLines
from noppa.core.events import Drawn, Moved, Rolled
from noppa.core.fair import FairDice
from noppa.core.record import Record
from noppa.core.rules import Choose, Draw, Over, Pending, Roll
from noppa.core.sources import RealDice, Seeded
from noppa.core.system_errors import system_reason
from noppa.core.table import Seat, Table
from noppa.host.game_log import GameLog
from noppa.host.storage import StoredEvent
from noppa.locale import Messages

REMEMBERED = 12
"""Events of a resumed game that its log starts with."""


class LocalTable:
    """The state of a local game for the screen; steps are tried on a copy, saved, and then shown."""

    has_coach = True

    def __init__(
        self, table: Table, say: Messages, *, save_to: Path | None = None, pace: float = 0.4, coach: bool = False
    ) -> None:
        now = time.time()
        self.rules, self.say, self.save_to = table.rules, say, save_to
        self.policies = table.policies
        self.lines = EventLines(table.rules, say)
        if not isinstance(table.source, FairDice | Seeded | RealDice):
            raise TypeError(table.source)
        self.game = GameLog(table.rules, table.players, table.source, now)
        self.game.replay([StoredEvent(str(event), now) for event in table.events[1:]], now)
        self.pace, self.paused, self.coach = pace, False, coach
        self.log: list[str] = []
        self._hidden: dict[int, str] = {}
        self._show: Show | None = None
        self._wake_event = asyncio.Event()
        self._action_lock = asyncio.Lock()
        self._single_step = False
        if len(table.events) > 1:
            self._fill_log()
        self._save()

    def _fill_log(self) -> None:
        """Put the last events of a resumed game into the log, except those still hidden."""
        for number, line in recent_lines(self.record(), REMEMBERED).items():
            if number in self.game.table.hidden:
                self._hidden[number] = line
            else:
                self.log.append(line)

    # View ----------------------------------------------------------------------------------

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats with their players."""
        return self.game.table.seats

    @property
    def pending(self) -> Pending:
        """What happens next."""
        return self.game.table.pending

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def due_seat(self) -> int | None:
        """The seat of the first person who must act; with real dice, also any seat whose dice must be entered."""
        pending = self.pending
        if self.over or isinstance(pending, Over):
            return None
        if isinstance(pending, Choose):
            return next((seat for seat in pending.seats if self.is_person(seat)), None)
        if self.real_dice:
            return pending.seat
        return pending.seat if pending.waits and self.is_person(pending.seat) else None

    @property
    def real_dice(self) -> bool:
        """Whether people roll their own dice and enter them."""
        return self.game.table.real

    @property
    def watching(self) -> bool:
        """Whether only bots play."""
        return not any(self.is_person(seat) for seat in range(len(self.seats)))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat; with final dice only, as after the earlier rolls."""
        return self.rules.view(self.game.shown, seat)

    def hides_from(self, seat: int) -> bool:
        """Return whether the table has secrets from a seat."""
        state = self.game.table.state
        return bool(self.rules.observed(state, seat) != state)

    def record(self) -> Record:
        """Return the record of the game so far."""
        return self.game.record()

    def is_person(self, seat: int) -> bool:
        """Return whether a person plays a seat."""
        return self.seats[seat].kind == "person"

    def commit(self, trial: GameLog) -> None:
        """Replace the game with a trial and save it; a finished game goes into the history."""
        self.game = trial
        self._save()
        if self.over and isinstance(self.pending, Over):
            finish(self.record(), self.save_to)

    def _save(self) -> None:
        if self.save_to is None:
            return
        try:
            self.record().save(self.save_to)
        except OSError as error:
            self.log.append(self.say("told-not-saved", path=str(self.save_to), why=system_reason(error)))
            self.save_to = None

    async def report(self, change: Change) -> None:
        """Add a change and newly revealed events to the log, and show them."""
        if change.line:
            self.log.append(change.line)
        in_effect = {entry.number for entry in self.game.table.history}
        for number in [number for number in self._hidden if number not in self.game.table.hidden]:
            line = self._hidden.pop(number)
            if number in in_effect:
                self.log.append(line)
        if self._show is not None:
            await self._show(change)

    def describe_change(self, before: Any, trial: Table, *, own: bool) -> Change:
        """Return the change made by the last step of a trial; the line of a hidden step is held back."""
        pending, entry = self.rules.pending(before), trial.history[-1]
        line = " ".join(self.lines.step(before, entry.step, trial.state, self.seats))
        match entry.step:
            case Rolled():
                assert isinstance(pending, Roll)
                return Change("roll", pending.seat, tuple(pending.places), line, own)
            case Drawn():
                assert isinstance(pending, Draw)
                return Change("draw", pending.seat, (), line, own)
            case Moved(seat, _):
                if entry.number in trial.hidden:
                    self._hidden[entry.number] = line
                    line = ""
                return Change("move", seat, (), line, own)
