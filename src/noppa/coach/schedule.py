"""What to practise next: spaced repetition over kinds of decisions and over positions, in Leitner boxes.

A good answer moves a kind or position up a box, a bad one moves it back to the first. Each box halves how often a
kind is drawn. A missed position comes back after a few questions, then after more and more, and is dropped above the
last box. Time is counted in questions, so clock changes do not matter.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

GAPS = (3, 8, 20, 50)
"""Questions until a position in each box comes back."""
TOP = 4
"""The highest box of a kind."""
NEW = 2
"""The box of a kind without any answers."""
MOST_POSITIONS = 200


@dataclass(frozen=True, slots=True)
class Card:
    """A missed position: its box, and the question count at which it is due."""

    box: int
    due: int


@dataclass(frozen=True, slots=True)
class Progress:
    """A player's practice in one game; immutable, so every answer returns a new value."""

    asked: int = 0
    kinds: Mapping[str, int] = field(default_factory=dict)
    positions: Mapping[str, Card] = field(default_factory=dict)
    repeated: bool = False
    """Whether the last question was a repeat; a new one follows, so repeats never crowd new ones out."""

    def due(self, fits: Callable[[str], bool] = lambda _key: True) -> str | None:
        """Return the fitting position that has been due longest; None if none is due, or right after a repeat."""
        if self.repeated:
            return None
        waiting = [(card.due, key) for key, card in self.positions.items() if card.due <= self.asked and fits(key)]
        return min(waiting)[1] if waiting else None

    def weight(self, kind: str) -> int:
        """Return the weight of a kind in the draw."""
        return int(2 ** (TOP - self.kinds.get(kind, NEW)))

    def draw_kind(self, kinds: Sequence[str], draw: random.Random) -> str:
        """Draw the kind to ask about next."""
        return draw.choices(kinds, [self.weight(kind) for kind in kinds])[0]

    def answered(self, key: str, kind: str, *, good: bool, own: bool = False) -> "Progress":
        """Return the progress after an answer; a mistake from your own game comes back even after a good answer."""
        asked = self.asked + 1
        box = min(self.kinds.get(kind, NEW) + 1, TOP) if good else 0
        positions = {other: card for other, card in self.positions.items() if other != key}
        known = self.positions.get(key)
        if not good:
            positions[key] = Card(0, asked + GAPS[0])
        elif known is not None or own:
            box_of_key = 1 if known is None else known.box + 1
            if box_of_key < len(GAPS):
                positions[key] = Card(box_of_key, asked + GAPS[box_of_key])
        return Progress(asked, {**self.kinds, kind: box}, _bounded(positions), repeated=known is not None)

    def missed(self, key: str) -> "Progress":
        """Return the progress with a mistake from a real game, due at once."""
        return replace(self, positions=_bounded({**self.positions, key: Card(0, self.asked)}))

    def without(self, key: str) -> "Progress":
        """Return the progress without a position."""
        return replace(self, positions={other: card for other, card in self.positions.items() if other != key})

    def plain(self) -> dict[str, Any]:
        """Return the progress as plain data for JSON."""
        positions = {key: {"box": card.box, "due": card.due} for key, card in self.positions.items()}
        return {"asked": self.asked, "kinds": dict(self.kinds), "positions": positions, "repeated": self.repeated}


def read_progress(data: Any) -> Progress:
    """Return the progress from plain data; empty if the data is damaged."""
    try:
        positions = {
            str(key): Card(min(max(int(card["box"]), 0), len(GAPS) - 1), int(card["due"]))
            for key, card in data["positions"].items()
        }
        kinds = {str(kind): min(max(int(box), 0), TOP) for kind, box in data["kinds"].items()}
        return Progress(max(int(data["asked"]), 0), kinds, positions, repeated=bool(data.get("repeated")))
    except (KeyError, TypeError, ValueError, AttributeError):
        return Progress()


def _bounded(positions: dict[str, Card]) -> dict[str, Card]:
    """Return the positions that are due first, up to a limit."""
    first = sorted(positions, key=lambda key: positions[key].due)[:MOST_POSITIONS]
    return {key: positions[key] for key in first}
