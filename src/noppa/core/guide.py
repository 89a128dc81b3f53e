"""The short rules of a game as data: its goal, a turn in pictures, what scores, worked examples, and questions.

A game's `guide.py` makes it from the rules that are played, so every figure in it is the engine's. It holds no
sentences: a `Line` is the id of a message with its parameters. Dice in parameters are written ⚀ to ⚅.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Symbol: TypeAlias = Mapping[str, object]
"""Something that only this game draws: its `kind`, and what the kind needs to be drawn."""
DRAWN = "⚀⚁⚂⚃⚄⚅"


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, as faces look it up: a row, a card, a target."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Line:
    """A message: its id, its parameters, and those of its parameters that are terms of the game."""

    id: str
    params: Mapping[str, int | str] = field(default_factory=dict)
    terms: Mapping[str, Term] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Picture:
    """Dice, of which some are kept, and symbols of the game, with a line below."""

    line: Line
    dice: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    """The places of the kept dice."""
    colours: tuple[str, ...] = ()
    symbols: tuple[Symbol, ...] = ()


@dataclass(frozen=True, slots=True)
class Scored:
    """Something that scores: its id and name, what it needs, an example in dice or symbols, and its points there."""

    id: str
    name: Term
    line: Line
    dice: tuple[int, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """Something that people ask, and its answer."""

    ask: Line
    answer: Line


@dataclass(frozen=True, slots=True)
class Guide:
    """The short rules of a game."""

    goal: Picture
    turn: tuple[Picture, ...]
    scores: tuple[Scored, ...]
    examples: tuple[tuple[Picture, ...], ...]
    questions: tuple[Question, ...]


def drawn(dice: Iterable[int]) -> str:
    """Return dice as characters, ⚀ to ⚅.

    >>> drawn((6, 6, 1))
    '⚅⚅⚀'
    """
    return "".join(DRAWN[die - 1] for die in dice)


def places_of(dice: Sequence[int], kept: Iterable[int]) -> tuple[int, ...]:
    """Return the places of kept values among dice, of equal dice the lowest.

    >>> places_of((2, 5, 3, 5), (5, 5))
    (1, 3)
    """
    found: list[int] = []
    for value in kept:
        found.append(next(at for at, die in enumerate(dice) if die == value and at not in found))
    return tuple(sorted(found))


def questions(game: str, *names: str, **params: int | str) -> tuple[Question, ...]:
    """Return the question who begins, then those of these names: messages `GAME-ask-…` and `GAME-answer-…`."""
    begins = Question(Line("guide-ask-begins"), Line(f"{game}-begins"))
    others = (Question(Line(f"{game}-ask-{name}"), Line(f"{game}-answer-{name}", params)) for name in names)
    return (begins, *others)
