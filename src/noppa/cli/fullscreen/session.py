"""The interface between a game screen and a game, local or on a server."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from noppa.coach.advice import Advice
from noppa.coach.chances import Chance
from noppa.core.record import Record
from noppa.core.rules import Pending, Rules
from noppa.core.table import Seat

Kind: TypeAlias = Literal["roll", "draw", "move", "other"]


@dataclass(frozen=True, slots=True)
class Change:
    """A change in the game: its kind, its seat, the places of rolled dice, and a line for the log.

    The line is empty while the move is hidden from the person at the screen.
    """

    kind: Kind
    seat: int | None = None
    places: tuple[int, ...] = ()
    line: str = ""
    own: bool = False
    """Whether it was made at this screen."""


Show: TypeAlias = Callable[[Change], Awaitable[None]]


class Session(Protocol):
    """One game as a screen uses it."""

    rules: Rules[Any]
    pace: float
    """Seconds between the steps of bots."""
    paused: bool
    has_coach: bool
    """Whether there are advice and chances."""
    log: list[str]
    """Lines about past events, oldest first, without hidden ones."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats with their players."""

    @property
    def pending(self) -> Pending:
        """What happens next."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def due_seat(self) -> int | None:
        """The seat at this screen that must act now, if any."""

    @property
    def real_dice(self) -> bool:
        """Whether people roll their own dice and enter them."""

    @property
    def watching(self) -> bool:
        """Whether nobody at this screen plays."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat, or of a spectator for None."""

    def hides_from(self, seat: int) -> bool:
        """Return whether the table has secrets from a seat."""

    async def run(self, show: Show) -> None:
        """Run the automatic steps and show all changes until the game is over or the session closes."""

    def wake(self) -> None:
        """Check again for pending steps after a change of `pace` or `paused`."""

    def step_once(self) -> None:
        """Allow one step while paused."""

    def parse(self, seat: int, typed: str) -> str:
        """Return the notation of a typed move, parsed leniently. Raises `NoppaError` if it is not a move."""

    async def roll(self, seat: int) -> None:
        """Roll the dice or draw the card of a seat."""

    async def play(self, seat: int, move: str) -> None:
        """Play a move given as text. Raises `NoppaError` if it is refused."""

    async def enter(self, text: str) -> None:
        """Enter typed real dice or a real card."""

    async def undo(self, seat: int) -> None:
        """Undo the last move, if it may be undone."""

    async def amend(self, number: int, text: str) -> None:
        """Correct an older entry of a game with real dice."""

    async def advice(self, seat: int) -> Sequence[Advice]:
        """Return every choice of a seat with its value, best first."""

    async def chances(self) -> Sequence[Chance]:
        """Return everybody's chance to win."""

    def record(self) -> Record | None:
        """Return the record of the game; None if it is not available."""

    def rematch(self) -> "Session | None":
        """Return a new game with the same rules and players; None if that is not possible."""

    def close(self) -> object:
        """Release all resources when the screen closes."""
