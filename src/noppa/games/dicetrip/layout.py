"""Where the cities of a map stand on a screen of characters: as on the map, but moved apart where it is crowded."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import TypeAlias

from noppa.games.dicetrip.drawing import meet

Place: TypeAlias = tuple[int, int]
Cities: TypeAlias = tuple[tuple[str, int, int], ...]
Links: TypeAlias = tuple[tuple[str, str], ...]

SPREADS = (0.0, 0.3, 0.5, 0.7)
"""How far coordinates may go from those of the map, 0, towards equal distances, 1."""
CELL = 5
"""The width of a city."""
ROOM = 9
"""The width that a city and its name want in two rows."""


@lru_cache(maxsize=16)
def places(cities: Cities, links: Links, width: int, height: int) -> Mapping[str, Place]:
    """Return the middle of each city, given by name and coordinates, so that they and their names have space.

    Links that do not meet on the map do not meet here either, if that is possible.
    """
    layouts = [_spread(cities, width, height, across, down) for across, down in product(SPREADS, SPREADS)]
    return min(layouts, key=lambda at: _crowded(at, links))


def _spread(cities: Cities, width: int, height: int, spread_across: float, spread_down: float) -> dict[str, Place]:
    across = _moved([x for _, x, _ in cities], spread_across)
    down = _moved([y for _, _, y in cities], spread_down)
    return {name: (2 + round(across[x] * (width - CELL - 2)), round(down[y] * (height - 1))) for name, x, y in cities}


def _moved(values: Sequence[int], spread: float) -> dict[int, float]:
    """Return each coordinate between 0 and 1, moved towards its rank among the others; their order stays."""
    lowest, size, last = min(values), max(values) - min(values) or 1, max(1, len(values) - 1)
    ranks = {value: sum(other < value for other in values) + (values.count(value) - 1) / 2 for value in values}
    return {value: (1 - spread) * (value - lowest) / size + spread * rank / last for value, rank in ranks.items()}


def _crowded(at: Mapping[str, Place], links: Links) -> tuple[int, int]:
    """Return how bad a layout is: links that meet, then cities too close to each other."""
    lines = [(at[one], at[other]) for one, other in links]
    crossings = sum(meet(one, other) for one, other in combinations(lines, 2))
    near = 0
    for (x, y), (other_x, other_y) in combinations(at.values(), 2):
        if abs(y - other_y) <= 1 and abs(x - other_x) < ROOM:
            near += 1 if y != other_y else 4
    return crossings, near
