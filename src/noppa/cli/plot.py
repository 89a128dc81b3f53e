"""Numbers as pictures in the terminal: bars of a distribution, curves over a game."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

BLOCKS = " ▏▎▍▌▋▊▉█"
MARKS = "●▲■◆○△□◇"
STYLES = ("cyan", "yellow", "magenta", "green", "blue", "red", "white", "bright_black")


def bars(labels: Sequence[str], values: Sequence[float], *, tell: Callable[[float], str], width: int = 48) -> Text:
    """A bar for each value, the longest as wide as the width, with what it says."""
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
    """Lines over the same course, each with a mark of its own; the scale is on the left."""
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


def svg_curves(
    names: Sequence[str], series: Sequence[Sequence[float]], title: str, ends: tuple[str, str] = ("", "")
) -> str:
    """The same curves as an SVG picture; `ends` stand below where they begin and end."""
    width, height, left, top = 760, 360, 56, 44
    low = min(min(line) for line in series)
    high = max(max(line) for line in series)
    span = (high - low) or 1.0
    colours = ("#0e7490", "#b45309", "#9d174d", "#3f6212", "#4338ca", "#b91c1c", "#52525b", "#0f766e")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fbf7ef"/>',
        f'<text x="{left}" y="24" font-size="16" fill="#2b2118">{_escaped(title)}</text>',
    ]
    plot_width, plot_height = width - left - 24, height - top - 56
    for end, x, anchor in zip(ends, (left, left + plot_width), ("start", "end"), strict=True):
        if end:
            below = top + plot_height + 18
            parts.append(f'<text x="{x}" y="{below}" text-anchor="{anchor}" fill="#6b5d4d">{_escaped(end)}</text>')
    for step in range(5):
        value = low + span * step / 4
        y = top + plot_height * (1 - step / 4)
        parts.append(f'<line x1="{left}" y1="{y:.1f}" x2="{left + plot_width}" y2="{y:.1f}" stroke="#e3d9c6"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#6b5d4d">{value:.0f}</text>')
    for number, (name, line) in enumerate(zip(names, series, strict=True)):
        colour = colours[number % len(colours)]
        points = " ".join(
            f"{left + plot_width * at / max(1, len(line) - 1):.1f},{top + plot_height * (1 - (value - low) / span):.1f}"
            for at, value in enumerate(line)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x = left + number * 160
        parts.append(f'<rect x="{x}" y="{height - 28}" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18}" y="{height - 17}" fill="#2b2118">{_escaped(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
