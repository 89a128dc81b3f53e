"""Scenes: a table on the full screen, as lines of text with places to choose on them.

A game's `scene.py` makes them from the view alone:

    scene(view, seats, say, frame)   the table without its dice, in at most the frame's lines and columns
    dice(view)                       the dice on the table, by place
    options(view, say)               how each legal move is chosen: by dice, by a place in the scene, or by a key
    status(view, say)                where the game stands, in one line
    topic(view, spot)                the entry of the short rules that a place of the scene is about

A game without them is shown by `noppa.terminal.generic`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text


class Spot(NamedTuple):
    """A place in a scene that can be chosen: its first column and line, its width and height."""

    x: int
    y: int
    width: int
    height: int = 1

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre, in columns and lines."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: int, y: int) -> bool:
        """Return whether a cell belongs to it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True, slots=True)
class Frame:
    """The size of a scene, and the tag of the options it should show, such as a number to write.

    With `zoom` a scene may be larger than that: the part around the cursor is shown.
    """

    width: int
    height: int
    tag: str = ""
    zoom: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """Lines of text, and their places by name."""

    lines: Sequence[Text]
    spots: Mapping[str, Spot] = field(default_factory=dict)

    def at(self, x: int, y: int) -> str:
        """Return the name of the place at a cell; empty if there is none."""
        return next((name for name, spot in self.spots.items() if spot.contains(x, y)), "")


@dataclass(frozen=True, slots=True)
class Die:
    """A die on the table: its face, its style, a word below it, and whether it can be chosen."""

    face: int | None
    style: str = ""
    note: str = ""
    free: bool = True


@dataclass(frozen=True, slots=True)
class Option:
    """A legal move and how it is chosen.

    `dice` are the faces of the dice to choose, `places` the dice themselves where a move names those. `spot` is the
    place in the scene, `key` a key of its own with its label. `tag` groups the options of many spots, such as a number.
    """

    move: str
    label: str
    spot: str = ""
    dice: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None
    key: str = ""
    key_label: str = ""
    tag: str = ""

    def fits(self, faces: Sequence[int | None], chosen: Iterable[int]) -> bool:
        """Return whether the chosen dice, given by their places, are those of this move."""
        held = sorted(chosen)
        if self.places is not None:
            return list(self.places) == held
        return self.dice is not None and Counter(self.dice) == Counter(faces[place] for place in held)


def pad(text: Text | str, width: int, style: str = "", *, right: bool = False) -> Text:
    """Return a text of exactly that width: cut with an ellipsis, or filled up with spaces."""
    shown = Text(text, style) if isinstance(text, str) else text.copy()
    shown.truncate(width, overflow="ellipsis")
    gap = width - shown.cell_len
    if right:
        shown.pad_left(gap)
    else:
        shown.pad_right(gap)
    return shown


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Return two blocks of lines side by side, the left one that wide."""
    lines = []
    for at in range(max(len(left), len(right))):
        line = pad(left[at] if at < len(left) else "", width)
        line.append(" " * gap)
        line.append_text(right[at] if at < len(right) else Text())
        lines.append(line)
    return lines


def rendered(drawing: RenderableType, width: int) -> list[Text]:
    """Return anything that Rich draws as lines of at most that width."""
    console = Console(width=width, color_system="truecolor", force_terminal=True, legacy_windows=False)
    lines = console.render_lines(drawing, pad=False)
    return [Text.assemble(*((part.text, part.style or "") for part in line)) for line in lines]


def wrapped(text: str, width: int, style: str = "") -> list[Text]:
    """Return a text in lines of at most that width, broken between words."""
    lines: list[str] = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return [Text(line, style) for line in lines]


def latest(texts: Sequence[str], width: int, height: int, style: str = "") -> list[Text]:
    """Return the last texts that fit into so many lines, each whole; of one that is longer alone, its end."""
    lines: list[Text] = []
    for text in reversed(texts):
        block = wrapped(text, width, style)
        if lines and len(block) + len(lines) > height:
            break
        lines = [*block, *lines]
    return lines[-height:] if height else []
