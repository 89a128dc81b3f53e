"""The meaning of a roll of six dice: the targets it meets, and whether it may go anywhere.

Every die counts. Targets of a kind look at how many dice are alike in the whole roll, runs at
the longest run in it, the others at all six dice; so a roll may meet none, one or several.
"""

from enum import StrEnum
from functools import cache
from typing import Literal

from noppa.core.dice import FACES, Dice, counts


class Target(StrEnum):
    """What a square asks of a roll."""

    TWO_PAIRS = "two_pairs"
    THREE_OF_A_KIND = "three_of_a_kind"
    RUN_OF_4 = "run_of_4"
    THREE_AND_TWO = "three_and_two"
    FOUR_OF_A_KIND = "four_of_a_kind"
    RUN_OF_5 = "run_of_5"
    ALL_EVEN = "all_even"
    ALL_ODD = "all_odd"
    AT_MOST_12 = "at_most_12"
    AT_LEAST_30 = "at_least_30"
    THREE_PAIRS = "three_pairs"
    TWO_TRIPLES = "two_triples"
    FOUR_AND_TWO = "four_and_two"


class Wild(StrEnum):
    """Where a roll may go whatever the targets say."""

    NONE = "none"
    VACANT = "vacant"
    TAKE_OVER = "take_over"


TARGETS = tuple(Target)
ALIKE = {
    (2, 2, 1, 1): Target.TWO_PAIRS,
    (3, 1, 1, 1): Target.THREE_OF_A_KIND,
    (3, 2, 1): Target.THREE_AND_TWO,
    (4, 1, 1): Target.FOUR_OF_A_KIND,
    (2, 2, 2): Target.THREE_PAIRS,
    (3, 3): Target.TWO_TRIPLES,
    (4, 2): Target.FOUR_AND_TWO,
}
RUNS = {4: Target.RUN_OF_4, 5: Target.RUN_OF_5}
EXAMPLES: dict[Target, Dice] = {
    Target.TWO_PAIRS: (1, 1, 4, 4, 5, 6),
    Target.THREE_OF_A_KIND: (2, 2, 2, 3, 5, 6),
    Target.RUN_OF_4: (2, 3, 4, 5, 5, 5),
    Target.THREE_AND_TWO: (1, 1, 1, 2, 2, 5),
    Target.FOUR_OF_A_KIND: (1, 3, 3, 3, 3, 5),
    Target.RUN_OF_5: (2, 3, 4, 5, 6, 6),
    Target.ALL_EVEN: (2, 2, 4, 4, 4, 6),
    Target.ALL_ODD: (1, 1, 3, 3, 3, 5),
    Target.AT_MOST_12: (1, 1, 1, 2, 3, 4),
    Target.AT_LEAST_30: (3, 4, 5, 6, 6, 6),
    Target.THREE_PAIRS: (1, 1, 3, 3, 5, 5),
    Target.TWO_TRIPLES: (2, 2, 2, 5, 5, 5),
    Target.FOUR_AND_TWO: (3, 3, 6, 6, 6, 6),
}
"""A roll that meets each target, to show what it asks for."""


@cache
def targets_met(dice: Dice) -> frozenset[Target]:
    """Return every target that six dice, in ascending order, meet by themselves.

    >>> sorted(targets_met((2, 2, 4, 4, 4, 6)))
    [<Target.ALL_EVEN: 'all_even'>, <Target.THREE_AND_TWO: 'three_and_two'>]
    """
    odd = sum(die % 2 for die in dice)
    found = {
        ALIKE.get(_alike(dice)): True,
        RUNS.get(_longest_run(dice)): True,
        Target.ALL_EVEN: odd == 0,
        Target.ALL_ODD: odd == len(dice),
        Target.AT_MOST_12: sum(dice) <= 12,
        Target.AT_LEAST_30: sum(dice) >= 30,
    }
    return frozenset(target for target, met in found.items() if met and target)


@cache
def wild(dice: Dice, *, run_takes_over: bool = False, alike_is_wild: bool = True) -> Wild:
    """Return where a roll may go: five alike and the run of six to any vacant square, six alike also to a taken one."""
    if _longest_run(dice) == 6:
        return Wild.TAKE_OVER if run_takes_over else Wild.VACANT
    most = max(counts(dice)) if alike_is_wild else 0
    if most == 6:
        return Wild.TAKE_OVER
    return Wild.VACANT if most == 5 else Wild.NONE


def wild_roll(dice: Dice) -> Literal["five", "six", "run"] | None:
    """Return the name of a roll that may be wild, depending on the options: five or six alike, or one to six."""
    if _longest_run(dice) == 6:
        return "run"
    most = max(counts(dice))
    return "six" if most == 6 else "five" if most == 5 else None


def _alike(dice: Dice) -> tuple[int, ...]:
    """Return how many dice show each face that came up, most first: 3, 2, 1 for 5-5-5-3-3-2."""
    return tuple(sorted((count for count in counts(dice) if count), reverse=True))


def _longest_run(dice: Dice) -> int:
    longest = run = 0
    for face in FACES:
        run = run + 1 if face in dice else 0
        longest = max(longest, run)
    return longest
