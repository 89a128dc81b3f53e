"""A session with a single state and feedback on choices: a step of a lesson, or a practice question."""

import asyncio
from collections.abc import Sequence
from typing import Any

from noppa.cli.fullscreen.session import Change, Show
from noppa.cli.play.drawings import drawing
from noppa.cli.play.parse_input import parse_move
from noppa.coach.advice import Advice, advise
from noppa.coach.chances import Chance, chances
from noppa.core.errors import IllegalMove
from noppa.core.record import Record
from noppa.core.rules import Pending, Rules
from noppa.core.table import Seat
from noppa.locale import Messages

CHANCES = 2000


class StateSession:
    """Shows one state to one seat until another state replaces it."""

    real_dice = False
    watching = False
    has_coach = True
    over = False

    def __init__(self, rules: Rules[Any], state: Any, seats: Sequence[Seat], seat: int, say: Messages) -> None:
        self.rules, self.state, self.seats, self.seat, self.say = rules, state, seats, seat, say
        self.pace, self.paused = 0.0, False
        self.log: list[str] = []
        self._show: Show | None = None

    @property
    def pending(self) -> Pending:
        """What happens next."""
        return self.rules.pending(self.state)

    @property
    def due_seat(self) -> int | None:
        """The seat at this screen."""
        return self.seat

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of the seat."""
        del seat
        return self.rules.view(self.state, self.seat)

    def hides_from(self, seat: int) -> bool:
        """Return False: only one person is at the screen."""
        del seat
        return False

    async def run(self, show: Show) -> None:
        """Wait: there are no automatic steps."""
        self._show = show
        await asyncio.Event().wait()

    def wake(self) -> None:
        """Do nothing: there are no automatic steps."""

    def step_once(self) -> None:
        """Do nothing: there are no automatic steps."""

    def parse(self, seat: int, typed: str) -> str:
        """Return the notation of a typed move."""
        entries, game_drawing = self.view(seat)["moves"], drawing(self.rules.game.name)
        labels = {self.rules.parse(entry["move"]): game_drawing.label(entry, self.say) for entry in entries}
        return str(parse_move(self.rules, self.state, seat, labels, typed))

    async def show(self, change: Change) -> None:
        """Show a change of the state."""
        if self._show is not None:
            await self._show(change)

    async def roll(self, seat: int) -> None:
        """Raise `IllegalMove`: the dice are prepared."""
        raise IllegalMove("table-no-chance", asked="choose", seat=seat, legal=())

    async def play(self, seat: int, move: str) -> None:
        """Evaluate a move."""
        raise NotImplementedError

    async def enter(self, text: str) -> None:
        """Raise `IllegalMove`: dice are not entered here."""
        raise IllegalMove("table-no-chance", asked="choose", text=text, legal=())

    async def undo(self, seat: int) -> None:
        """Raise `IllegalMove`: there is nothing to undo."""
        raise IllegalMove("undo-nothing", seat=seat, legal=())

    async def amend(self, number: int, text: str) -> None:
        """Raise `IllegalMove`: there is nothing to correct."""
        raise IllegalMove("undo-nothing", number=number, text=text, legal=())

    async def advice(self, seat: int) -> Sequence[Advice]:
        """Return every choice with its value, best first."""
        return await asyncio.to_thread(advise, self.rules, self.state, seat)

    async def chances(self) -> Sequence[Chance]:
        """Return everybody's chance to win."""
        return await asyncio.to_thread(chances, self.rules, self.state, CHANCES)

    def record(self) -> Record | None:
        """Return None: this is not a game."""
        return None

    def rematch(self) -> None:
        """Return None: this is not a game."""

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
