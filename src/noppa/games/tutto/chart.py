"""What rolls can bring, as the core reads it: outcomes with their chances, chances to succeed, and fireworks.

Points are counted in cells of 50.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache

from noppa.core.dice import FACES, MOST_DICE, multisets, ways
from noppa.games.tutto.sets import points, sets_of, whole

CELL = 50
FIRE_CELLS = 408
"""A firework brings more less often than once in 10^18."""

Pairs = tuple[tuple[int, int], ...]


@cache
def outcomes() -> Mapping[tuple[int, Pairs], float]:
    """Return the chances of all outcomes by how many dice are rolled and what they offer, no pairs for a null.

    Only this about a roll matters to its value: which pairs of dice put aside and cells its sets offer, ascending.
    """
    found = defaultdict[tuple[int, Pairs], float](float)
    for dice in range(1, MOST_DICE + 1):
        for rolled in multisets(dice):
            pairs = tuple(sorted({(len(some), points(some) // CELL) for some in sets_of(rolled)}))
            found[dice, pairs] += ways(rolled) / 6**dice
    return found


def chances() -> Iterator[float]:
    """Yield what the core has in `struct odds`."""
    yield from (chance for (_, pairs), chance in outcomes().items() if pairs)
    yield from (1.0, *(outcomes()[dice, ()] for dice in range(1, MOST_DICE + 1)))
    yield from _success(_sizes_aside)
    yield from _success(_sizes_new)
    yield from _firework()


def _sizes_aside(dice: int) -> Iterator[tuple[float, Collection[int]]]:
    """Yield the outcomes of a roll: their chance, and how many dice may be put aside."""
    return ((chance, {size for size, _ in pairs}) for (rolled, pairs), chance in outcomes().items() if rolled == dice)


def _sizes_new(missing: int) -> Iterator[tuple[float, Collection[int]]]:
    """Yield the same for a straight that lacks as many faces as dice are rolled, the lowest ones."""
    for rolled in multisets(missing):
        yield ways(rolled) / 6**missing, range(1, len({*rolled} & {*FACES[:missing]}) + 1)


def _success(rolls: Callable[[int], Iterable[tuple[float, Collection[int]]]]) -> Iterator[float]:
    """Yield the highest and the lowest chance to put 0 to 6 dice aside."""
    found = [(1.0, 1.0)]
    for dice in range(1, MOST_DICE + 1):
        highest = lowest = 0.0
        for chance, sizes in rolls(dice):
            if sizes:
                highest += chance * max(found[dice - size][0] for size in sizes)
                lowest += chance * min(found[dice - size][1] for size in sizes)
        found.append((highest, lowest))
    return (chance for both in found for chance in both)


def _firework() -> Iterator[float]:
    """Yield how likely a firework still brings each number of cells when 0 to 6 dice are rolled next, 0 for a Tutto.

    Six dice are rolled again after a Tutto. Every roll adds cells, so smaller numbers are found first.
    """
    found: list[list[float]] = [[] for _ in range(MOST_DICE + 1)]
    rolls = [defaultdict[tuple[int, int], float](float) for _ in range(MOST_DICE + 1)]
    for dice in range(1, MOST_DICE + 1):
        for rolled in multisets(dice):
            rolls[dice][len(whole(rolled)), points(whole(rolled)) // CELL] += ways(rolled) / 6**dice
    steps = [
        [(more, share, found[dice - size or MOST_DICE]) for (size, more), share in sorted(roll.items()) if size]
        for dice, roll in enumerate(rolls)
    ]
    for cells in range(FIRE_CELLS):
        for dice in range(1, MOST_DICE + 1):
            chance = rolls[dice][0, 0] if cells == 0 else 0.0
            for more, share, after in steps[dice]:
                if more <= cells:
                    chance += share * after[cells - more]
            found[dice].append(chance)
    found[0] = found[MOST_DICE]
    return (chance for brings in found for chance in brings)
