"""Straight lines on the drawn map: whether two of them meet where they should not, computed exactly."""

from typing import TypeAlias

Place: TypeAlias = tuple[int, int]
Line: TypeAlias = tuple[Place, Place]


def meet(one: Line, other: Line) -> bool:
    """Return whether two lines have a point in common that is not an end of both.

    >>> meet(((0, 0), (2, 2)), ((0, 2), (2, 0)))
    True
    >>> meet(((0, 0), (2, 2)), ((2, 2), (2, 0)))
    False
    """
    (a, b), (c, d) = one, other
    if (_side(a, b, c) * _side(a, b, d) < 0) and (_side(c, d, a) * _side(c, d, b) < 0):
        return True
    shared = {a, b} & {c, d}
    return any(_on(one, end) for end in {c, d} - shared) or any(_on(other, end) for end in {a, b} - shared)


def _side(a: Place, b: Place, c: Place) -> int:
    """Return on which side of the line from a to b the place c is: left positive, right negative, 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _on(line: Line, place: Place) -> bool:
    (a, b) = line
    return (
        _side(a, b, place) == 0
        and min(a[0], b[0]) <= place[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= place[1] <= max(a[1], b[1])
    )
