"""The list of events that table, record and server share.

An event's number is its index in the list. Undo and amend point at an older event; nothing is
ever erased. Each event is written as one line and read back from it:

    start                       the game begins
    roll 1 4 4 6 6              dice came up
    draw bonus_600              a card came up
    0: keep 6 6                 seat 0 plays a move
    undo 7                      event 7 and all later ones are undone
    amend 7 roll 1 4 4 6 5      event 7 is corrected; the events after it are checked again
    amend 8 score chance        the same for a move, whose seat stays
    seat 1 bot simple           seat 1 is given to a bot, to a program, or back to a person
    end over                    the game is over by its rules, or was stopped early
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from noppa.core.dice import Dice
from noppa.core.errors import BadRecord

Kind: TypeAlias = Literal["person", "bot", "program"]
Reason: TypeAlias = Literal["over", "stopped"]
KINDS: tuple[Kind, ...] = get_args(Kind)
REASONS: tuple[Reason, ...] = get_args(Reason)


@dataclass(frozen=True, slots=True)
class Started:
    """The game begins."""

    def __str__(self) -> str:
        return "start"


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice came up, in the order of the places that `Roll` asked for."""

    dice: Dice

    def __str__(self) -> str:
        return " ".join(map(str, ("roll", *self.dice)))


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card came up, given by its text."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat played a move, given by its text."""

    seat: int
    move: str

    def __str__(self) -> str:
        return f"{self.seat}: {self.move}"


@dataclass(frozen=True, slots=True)
class Undone:
    """That event and all later ones are undone."""

    number: int

    def __str__(self) -> str:
        return f"undo {self.number}"


@dataclass(frozen=True, slots=True)
class Amended:
    """That event is corrected: its new dice, card or move, as text."""

    number: int
    text: str

    def __str__(self) -> str:
        return f"amend {self.number} {self.text}"


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat is given to a bot or a program, or taken back by a person."""

    seat: int
    kind: Kind
    player: str = ""

    def __str__(self) -> str:
        return f"seat {self.seat} {self.kind} {self.player}".rstrip()


@dataclass(frozen=True, slots=True)
class Ended:
    """The game has ended: by its rules, or because people stopped it."""

    reason: Reason

    def __str__(self) -> str:
        return f"end {self.reason}"


Step: TypeAlias = Rolled | Drawn | Moved
"""The events that change the state."""
Event: TypeAlias = Started | Step | Undone | Amended | Seated | Ended


def read_event(text: str) -> Event:
    """Return the event of a line. Raises `BadRecord` for any line that no event writes."""
    event = _read_event(text)
    if str(event) != text:
        raise BadRecord("event-unreadable", text=text[:80])
    return event


def _read_event(text: str) -> Event:
    match text.split(" "):
        case ["start"]:
            return Started()
        case ["roll" | "draw", *_]:
            return read_step(text, seat=0)
        case ["undo", number] if _is_number(number):
            return Undone(int(number))
        case ["amend", number, *rest] if _is_number(number) and rest:
            return Amended(int(number), " ".join(rest))
        case ["seat", seat, kind, *rest] if _is_number(seat) and len(rest) < 2:
            for known in KINDS:
                if known == kind:
                    return Seated(int(seat), known, *rest)
        case ["end", reason]:
            for why in REASONS:
                if why == reason:
                    return Ended(why)
        case [seat, *rest] if seat.endswith(":") and _is_number(seat[:-1]) and rest:
            return Moved(int(seat[:-1]), " ".join(rest))
    raise BadRecord("event-unreadable", text=text[:80])


def read_step(text: str, seat: int) -> Step:
    """Return the roll, card or move that an amendment puts in place of an older one.

    A text that is neither a roll nor a card is a move of that seat. Raises `BadRecord` for a malformed roll or card.
    """
    match text.split(" "):
        case ["roll", *dice] if all(_is_number(die) for die in dice):
            return Rolled(tuple(int(die) for die in dice))
        case ["draw", card] if card:
            return Drawn(card)
        case ["roll" | "draw", *_]:
            raise BadRecord("event-unreadable", text=text[:80])
    return Moved(seat, text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
