"""Fixed sets of values that describe seats and games."""

from typing import Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "brown", "grey"]
Shape: TypeAlias = Literal[
    "circle", "square", "triangle", "diamond", "star", "heart", "hexagon", "drop", "cross", "moon"
]
SeatKind: TypeAlias = Literal["here", "link", "bot"]
"""Who a seat is for: a person at the creator's browser, a person by link, or a bot."""
Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
Start: TypeAlias = Literal["chosen", "drawn", "loser"]
"""How the first player is chosen."""
DiceKind: TypeAlias = Literal["fair", "real"]
Topic: TypeAlias = Literal[
    "undo",
    "stop",
    "remove-0",
    "remove-1",
    "remove-2",
    "remove-3",
    "remove-4",
    "remove-5",
    "remove-6",
    "remove-7",
    "remove-8",
    "remove-9",
    "remove-10",
    "remove-11",
    "remove-12",
    "remove-13",
    "remove-14",
    "remove-15",
    "remove-16",
    "remove-17",
    "remove-18",
    "remove-19",
]
"""Actions that need the others' consent; `remove-N` takes seat N away from its player."""
PaceName: TypeAlias = Literal["slow", "normal", "at_once"]
Reaction: TypeAlias = Literal["applause", "luck", "wow", "laugh", "ouch", "thanks"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
SHAPES: tuple[Shape, ...] = get_args(Shape)
TOPICS: tuple[Topic, ...] = get_args(Topic)
