"""The part of a view that all games share, declared as typed dictionaries.

A view is what a face draws: plain data, written for one seat. Each game's `view.py` declares the rest and names the
whole as its rules' `view_type`; JSON Schema and the browser's types are generated from these declarations.
"""

from typing import Generic, Literal, TypeAlias, TypedDict, TypeVar

from noppa.core.options import Value

Items = TypeVar("Items")
Moves = TypeVar("Moves")


class RollView(TypedDict):
    """Dice are to be rolled for a seat, at these places."""

    kind: Literal["roll"]
    seat: int
    dice: int
    places: list[int]
    waits: bool


class DrawView(TypedDict):
    """A card is to be turned for a seat, from a pile of known contents: the card's text to its count."""

    kind: Literal["draw"]
    seat: int
    deck: dict[str, int]
    waits: bool


class ChooseView(TypedDict):
    """These seats are due to choose a move."""

    kind: Literal["choose"]
    seats: list[int]


class OverView(TypedDict):
    """The game is over; several seats win when they are tied."""

    kind: Literal["over"]
    scores: list[int]
    winners: list[int]


PendingView: TypeAlias = RollView | DrawView | ChooseView | OverView
"""What happens next."""


class NoDetail(TypedDict):
    """The detail of a line that has none."""


class ItemView(TypedDict):
    """One line of any game's score sheet; the value is None while nothing is written there."""

    id: str
    value: int | None
    detail: dict[str, object]


class SheetView(TypedDict, Generic[Items]):
    """One seat's score sheet."""

    items: list[Items]
    total: int


class MoveView(TypedDict):
    """What every legal move has, whatever the game: its text, and the kind that tells the game's moves apart."""

    move: str
    kind: str


class KeepView(TypedDict):
    """Keep these dice and roll the rest."""

    move: str
    kind: Literal["keep"]
    dice: list[int]


class View(TypedDict, Generic[Items, Moves]):
    """What every game's view has: the variant, the seat it is for, what is pending, the sheets, the legal moves.

    The seat is None for somebody who only watches.
    """

    game: str
    edition: str
    options: dict[str, Value]
    seat: int | None
    pending: PendingView
    sheets: list[SheetView[Items]]
    moves: list[Moves]


class NoStory(TypedDict):
    """The story of a roll or move of which there is nothing to tell."""
