"""The table of a game on this computer: the host's log of it, what happened in words, and the file it is saved to."""

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
"""How many events of a resumed game are in its log at first."""


class LocalTable:
    """What is seen of a game here; a step that was tried on a copy is saved and then shown."""

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
        self._woken = asyncio.Event()
        self._acting = asyncio.Lock()
        self._once = False
        if len(table.events) > 1:
            self._remember()
        self._save()

    def _remember(self) -> None:
        """Put the last events of a resumed game into the log; those that are still hidden wait."""
        for number, line in recent_lines(self.record(), REMEMBERED).items():
            if number in self.game.table.hidden:
                self._hidden[number] = line
            else:
                self.log.append(line)

    # What is seen --------------------------------------------------------------------------

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self.game.table.seats

    @property
    def pending(self) -> Pending:
        """What happens next."""
        return self.game.table.pending

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""
        return self.game.over

    @property
    def asked(self) -> int | None:
        """The first person who is asked something now; with real dice that is also whoever enters them."""
        asked = self.pending
        if self.over or isinstance(asked, Over):
            return None
        if isinstance(asked, Choose):
            return next((seat for seat in asked.seats if self.is_person(seat)), None)
        if self.real_dice:
            return asked.seat
        return asked.seat if asked.waits and self.is_person(asked.seat) else None

    @property
    def real_dice(self) -> bool:
        """Whether people enter what their own dice show."""
        return self.game.table.real

    @property
    def watching(self) -> bool:
        """Whether only bots play."""
        return not any(self.is_person(seat) for seat in range(len(self.seats)))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see, where only final dice are typed after the rolls before them."""
        return self.rules.view(self.game.shown, seat)

    def hides_from(self, seat: int) -> bool:
        """Return whether there is something on the table that a seat may not see yet."""
        state = self.game.table.state
        return bool(self.rules.observed(state, seat) != state)

    def record(self) -> Record:
        """Return the record of the game so far."""
        return self.game.record()

    def is_person(self, seat: int) -> bool:
        """Return whether a person plays a seat."""
        return self.seats[seat].kind == "person"

    def settle(self, trial: GameLog) -> None:
        """Let a trial take the place of the game and save it; a finished game goes into the history."""
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

    async def tell(self, change: Change) -> None:
        """Put a change into the log as far as it may be known, and show it."""
        if change.line:
            self.log.append(change.line)
        in_effect = {entry.number for entry in self.game.table.history}
        for number in [number for number in self._hidden if number not in self.game.table.hidden]:
            line = self._hidden.pop(number)
            if number in in_effect:
                self.log.append(line)
        if self._show is not None:
            await self._show(change)

    def changed(self, before: Any, trial: Table, *, own: bool) -> Change:
        """Return the change of the last step of a trial; the line of a hidden one waits."""
        asked, entry = self.rules.pending(before), trial.history[-1]
        line = " ".join(self.lines.step(before, entry.step, trial.state, self.seats))
        match entry.step:
            case Rolled():
                assert isinstance(asked, Roll)
                return Change("roll", asked.seat, tuple(asked.places), line, own)
            case Drawn():
                assert isinstance(asked, Draw)
                return Change("draw", asked.seat, (), line, own)
            case Moved(seat, _):
                if entry.number in trial.hidden:
                    self._hidden[entry.number] = line
                    line = ""
                return Change("move", seat, (), line, own)
