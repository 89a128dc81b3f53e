"""An independent implementation of Yatzy that looks at all choices of dice."""

from functools import cache
from itertools import combinations, permutations

NAMES = ["ones", "twos", "threes", "fours", "fives", "sixes"]


@cache
def brute_score(row: str, dice: tuple[int, ...], *, sum_plus_fifty: bool) -> int:
    """Return a row's score: the best sum among all choices of dice that have the row's pattern."""
    if row in NAMES:
        return sum(die for die in dice if die == NAMES.index(row) + 1)
    best = 0
    for size in range(1, 6):
        for some in combinations(dice, size):
            if _has_pattern(row, some):
                best = max(best, sum(some))
    if row == "yatzy" and best:
        return best + 50 if sum_plus_fifty else 50
    return best


def _has_pattern(row: str, some: tuple[int, ...]) -> bool:
    match row:
        case "one_pair":
            return len(some) == 2 and some[0] == some[1]
        case "two_pairs":
            return len(some) == 4 and any(a == b != c == d for a, b, c, d in permutations(some))
        case "three_of_a_kind":
            return len(some) == 3 and some == some[:1] * 3
        case "four_of_a_kind":
            return len(some) == 4 and some == some[:1] * 4
        case "small_straight":
            return sorted(some) == [1, 2, 3, 4, 5]
        case "large_straight":
            return sorted(some) == [2, 3, 4, 5, 6]
        case "full_house":
            return len(some) == 5 and any(a == b == c != d == e for a, b, c, d, e in permutations(some))
        case "chance":
            return len(some) == 5
        case _:
            return len(some) == 5 and some == some[:1] * 5
