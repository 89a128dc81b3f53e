"""What a game screen needs from a game, wherever it is played."""

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
    """Something that happened: its kind, whose it was, the dice that rolled, and a line for the log.

    The line is empty while the move is hidden from the person at the screen.
    """

    kind: Kind
    seat: int | None = None
    places: tuple[int, ...] = ()
    line: str = ""
    own: bool = False
    """Whether the person at this screen chose it."""


Show: TypeAlias = Callable[[Change], Awaitable[None]]


class Session(Protocol):
    """One game as the screen sees it."""

    rules: Rules[Any]
    pace: float
    """Seconds between the steps of bots."""
    paused: bool
    log: list[str]
    """What happened, oldest first, as far as the person at the screen may know it."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""

    @property
    def pending(self) -> Pending:
        """What happens next."""

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""

    @property
    def asked(self) -> int | None:
        """The seat of somebody at this screen that is asked something now."""

    @property
    def real_dice(self) -> bool:
        """Whether people enter what their own dice show."""

    @property
    def watching(self) -> bool:
        """Whether nobody at this screen plays."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see; None is somebody who watches."""

    def hides_from(self, seat: int) -> bool:
        """Return whether there is something on the table that a seat may not see yet."""

    async def run(self, show: Show) -> None:
        """Let happen what needs nobody at this screen, and show it, until the game is over or the session closes."""

    def wake(self) -> None:
        """Look again whether something is to be done, after `pace` or `paused` changed."""

    def step_once(self) -> None:
        """While paused, let one step happen."""

    def parse(self, seat: int, typed: str) -> str:
        """Return the notation of a typed move, read generously. Raises `NoppaError` if it is none."""

    async def roll(self, seat: int) -> None:
        """Roll the dice or turn the card that wait for a seat."""

    async def play(self, seat: int, move: str) -> None:
        """Play a move, given by its text. Raises `NoppaError` if it is refused."""

    async def enter(self, text: str) -> None:
        """Enter real dice or a real card as somebody typed them."""

    async def undo(self, seat: int) -> None:
        """Undo the last move, if it may be undone."""

    async def amend(self, number: int, text: str) -> None:
        """Correct an older entry of a game with real dice."""

    async def advice(self, seat: int) -> Sequence[Advice]:
        """Return what every choice of a seat is worth, best first."""

    async def chances(self) -> Sequence[Chance]:
        """Return everybody's chance to win."""

    def record(self) -> Record | None:
        """Return the record of the game; None where it is not to be had."""

    def rematch(self) -> "Session | None":
        """Return a new game with the same rules and players; None where there is none to be had."""

    def close(self) -> object:
        """Let go of everything, because somebody left the screen."""
