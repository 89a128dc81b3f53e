"""Draws charts in the terminal: bars of a distribution, curves over a game."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

BLOCKS = " ▏▎▍▌▋▊▉█"
MARKS = "●▲■◆○△□◇"
STYLES = ("cyan", "yellow", "magenta", "green", "blue", "red", "white", "bright_black")


def bars(labels: Sequence[str], values: Sequence[float], *, tell: Callable[[float], str], width: int = 48) -> Text:
    """Return a labelled bar for each value; the longest has the given width, and `tell` formats the values."""
    most = max(values) or 1.0
    margin = max(9, *map(cell_len, labels))
    drawn = Text()
    for label, value in zip(labels, values, strict=True):
        eighths = round(8 * width * value / most)
        bar = BLOCKS[8] * (eighths // 8) + BLOCKS[eighths % 8].strip()
        drawn.append(" " * (margin - cell_len(label)) + f"{label} ")
        drawn.append(bar, "cyan")
        drawn.append(f" {tell(value)}\n", "dim")
    return drawn


def curves(series: Sequence[Sequence[float]], width: int = 64, height: int = 12) -> Text:
    """Return several curves in one chart, each with its own mark; the scale is on the left."""
    low = min(min(line) for line in series)
    high = max(max(line) for line in series)
    span = (high - low) or 1.0
    cells: dict[tuple[int, int], int] = {}
    for number, line in enumerate(series):
        for column in range(width):
            value = line[round(column * (len(line) - 1) / (width - 1))]
            cells[height - 1 - round((value - low) / span * (height - 1)), column] = number
    drawn = Text()
    for row in range(height):
        level = high - span * row / (height - 1)
        drawn.append(f"{level:7.0f} │", "dim")
        for column in range(width):
            here = cells.get((row, column))
            drawn.append(" ") if here is None else drawn.append(MARKS[here % 8], STYLES[here % 8])
        drawn.append("\n")
    drawn.append(" " * 8 + "└" + "─" * width + "\n", "dim")
    return drawn
