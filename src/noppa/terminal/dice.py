"""Dice drawn with pips, and as numbers."""

from collections.abc import Sequence

from rich.text import Text

PIPS = {
    None: ("       ", "   ·   ", "       "),
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}


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


def dice_text(dice: Sequence[int]) -> str:
    """Return dice as they stand in a sentence: 1 4 4 6 6."""
    return " ".join(map(str, dice))
