"""Dice drawn with pips, and as numbers."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rich.text import Text

from noppa.terminal.scene import Die

PIPS = {
    None: ("       ", "   ·   ", "       "),
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}


class DieFrame(NamedTuple):
    """The characters that a die is framed with."""

    corners: str
    across: str
    down: str


LIGHT, HEAVY = DieFrame("╭╮╰╯", "─", "│"), DieFrame("┏┓┗┛", "━", "┃")
BIG_WIDTH, SMALL_WIDTH = 10, 8


def draw_dice(dice: Sequence[int | None], styles: Sequence[str] = ()) -> Text:
    """Return dice side by side, five lines high, each in its style; None is a die still to be rolled."""
    lines = [Text() for _ in range(5)]
    for place, die in enumerate(dice):
        style = styles[place] if styles else ""
        if die is None:
            style = "dim"
        drawn = ("╭───────╮", *(f"│{row}│" for row in PIPS[die]), "╰───────╯")
        for line, part in zip(lines, drawn, strict=True):
            line.append(part, style)
            line.append(" ")
    return Text("\n").join(lines)


def big_dice(dice: Sequence[Die], held: Collection[int], *, keys: bool) -> list[Text]:
    """Return dice five lines high for the full screen, with the key of each and a heavy frame where it is held."""
    lines = [Text() for _ in range(5)]
    for place, die in enumerate(dice):
        frame = HEAVY if place in held else LIGHT
        style = f"{die.style} bold".strip() if place in held else die.style
        key = str(place + 1) if keys and die.free and die.face is not None else frame.across
        note = die.note.center(7, frame.across)[:7] if die.note else frame.across * 7
        drawn = (
            f"{frame.corners[0]}{frame.across}{key}{frame.across * 5}{frame.corners[1]}",
            *(f"{frame.down}{row}{frame.down}" for row in PIPS[die.face]),
            f"{frame.corners[2]}{note}{frame.corners[3]}",
        )
        for line, part in zip(lines, drawn, strict=True):
            line.append(part, style if die.free else f"{style} dim".strip())
            line.append(" ")
    return lines


def small_dice(dice: Sequence[Die], held: Collection[int], *, keys: bool) -> list[Text]:
    """Return dice three lines high, with a number for the face."""
    lines = [Text() for _ in range(3)]
    for place, die in enumerate(dice):
        frame = HEAVY if place in held else LIGHT
        style = f"{die.style} bold".strip() if place in held else die.style
        key = str(place + 1) if keys and die.free and die.face is not None else frame.across
        drawn = (
            f"{frame.corners[0]}{frame.across}{key}{frame.across * 3}{frame.corners[1]}",
            f"{frame.down}  {die.face or '·'}  {frame.down}",
            f"{frame.corners[2]}{(die.note or frame.across).center(5, frame.across)[:5]}{frame.corners[3]}",
        )
        for line, part in zip(lines, drawn, strict=True):
            line.append(part, style if die.free else f"{style} dim".strip())
            line.append(" ")
    return lines


def dice_text(dice: Sequence[int]) -> str:
    """Return dice as they stand in a sentence: 1 4 4 6 6."""
    return " ".join(map(str, dice))
