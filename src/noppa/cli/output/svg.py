"""Draws curves as an SVG picture, with round numbers on the axes."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10

WIDTH, LEFT, RIGHT, TOP, PLOT = 760, 56, 24, 44, 260
LEGEND, NAME_WIDTH = 24, 170
"""The height of a legend row, and the width of a name in it."""
PAPER, INK, FAINT, RULE = "#fbf7ef", "#2b2118", "#6b5d4d", "#e3d9c6"
COLOURS = ("#0e7490", "#b45309", "#9d174d", "#3f6212", "#4338ca", "#b91c1c", "#52525b", "#0f766e")
UP, ACROSS = 5, 10
"""The most steps on each axis."""


def svg_curves(
    names: Sequence[str],
    series: Sequence[Sequence[float]],
    title: str,
    *,
    across: tuple[float, float] | None = None,
    tell: Callable[[float], str] = "{:g}".format,
) -> str:
    """Return an SVG picture of several curves; with `across`, the range of the x axis, they are filled."""
    steps = round_steps(min(map(min, series)), max(map(max, series)), UP)
    low, high = steps[0], steps[-1]
    right = WIDTH - RIGHT
    per_row = WIDTH // NAME_WIDTH
    height = TOP + PLOT + 30 + LEGEND * -(-len(names) // per_row)

    def up(value: float) -> float:
        return TOP + PLOT * (1 - (value - low) / (high - low))

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        _text(LEFT, 24, title, INK, 'font-size="16"'),
    ]
    for value in steps:
        parts.append(f'<line x1="{LEFT}" y1="{up(value):.1f}" x2="{right}" y2="{up(value):.1f}" stroke="{RULE}"/>')
        parts.append(_text(LEFT - 8, up(value) + 4, tell(value), FAINT, 'text-anchor="end"'))
    if across is not None:
        first, last = across
        for value in round_steps(first, last, ACROSS):
            if first <= value <= last:
                x = LEFT + (right - LEFT) * (value - first) / ((last - first) or 1)
                parts.append(
                    f'<line x1="{x:.1f}" y1="{TOP + PLOT}" x2="{x:.1f}" y2="{TOP + PLOT + 5}" stroke="{FAINT}"/>'
                )
                parts.append(_text(x, TOP + PLOT + 18, tell(value), FAINT, 'text-anchor="middle"'))
    for number, (name, line) in enumerate(zip(names, series, strict=True)):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(
            f"{LEFT + (right - LEFT) * at / max(1, len(line) - 1):.1f},{up(value):.1f}" for at, value in enumerate(line)
        )
        if across is not None:
            baseline = f"{right},{up(low):.1f} {LEFT},{up(low):.1f}"
            parts.append(f'<polygon points="{points} {baseline}" fill="{colour}" fill-opacity="0.12"/>')
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, y = LEFT + number % per_row * NAME_WIDTH, TOP + PLOT + 30 + LEGEND * (number // per_row)
        parts.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{colour}"/>')
        parts.append(_text(x + 18, y + 11, name, INK))
    return "\n".join([*parts, "</svg>", ""])


def round_steps(low: float, high: float, most: int) -> list[float]:
    """Return round numbers at equal steps that cover a range, at most `most` steps.

    >>> round_steps(3, 27, 4)
    [0, 10, 20, 30]
    """
    span = high - low or 1
    power = 10.0 ** floor(log10(span / most))
    step = next(digit * power for digit in (1, 2, 5, 10) if digit * power * most >= span)
    first = floor(low / step)
    values = [round(number * step, 9) for number in range(first, max(first + 1, ceil(high / step)) + 1)]
    return [int(value) if value == int(value) else value for value in values]


def _text(x: float, y: float, text: str, colour: str, more: str = "") -> str:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" {more}>{escaped}</text>'
