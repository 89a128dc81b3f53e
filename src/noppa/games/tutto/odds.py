"""Chances and means of rolls that are the same in every position, each computed once."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import comb

from noppa.core.dice import MOST_DICE, Dice, multisets, ways
from noppa.games.tutto.sets import points, sets_of, whole


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a roll offers: the points of all that counts, and the most points of a set of each size.

    Rolls that offer the same are one outcome. `sets` are pairs of size and points, empty for a null.
    """

    valid: int
    uses_up: bool
    sets: tuple[tuple[int, int], ...]


@cache
def outcomes(dice: int) -> tuple[tuple[Outcome, float], ...]:
    """Return every outcome of a roll of that many dice, with its chance."""
    found: Counter[Outcome] = Counter()
    for rolled in multisets(dice):
        found[_outcome(rolled)] += ways(rolled)
    return tuple((outcome, number / 6**dice) for outcome, number in found.items())


def _outcome(rolled: Dice) -> Outcome:
    best: dict[int, int] = {}
    for dice in sets_of(rolled):
        best[len(dice)] = max(best.get(len(dice), 0), points(dice))
    valid = whole(rolled)
    return Outcome(points(valid), len(valid) == len(rolled), tuple(best.items()))


@cache
def put_aside_chance(dice: int) -> float:
    """Return the chance to put all of that many dice aside, with the best sets for that alone."""
    if dice == 0:
        return 1.0
    return sum(
        chance * max(put_aside_chance(dice - size) for size, _ in outcome.sets)
        for outcome, chance in outcomes(dice)
        if outcome.sets
    )


@cache
def straight_chance(missing: int) -> float:
    """Return the chance to complete a straight that lacks that many faces, with as many dice."""
    if missing == 0:
        return 1.0
    return sum(
        new_faces_chance(missing, new) * max(straight_chance(missing - size) for size in range(1, new + 1))
        for new in range(1, missing + 1)
    )


@cache
def new_faces_chance(missing: int, new: int) -> float:
    """Return the chance that `missing` dice show exactly `new` of as many missing faces."""
    # Inclusion-exclusion over the new faces that do not come up.
    others = MOST_DICE - missing
    showing = sum((-1) ** out * comb(new, out) * (others + new - out) ** missing for out in range(new + 1))
    return float(comb(missing, new) * showing / 6**missing)


def firework_points(dice: int) -> float:
    """Return the mean points that a firework still brings when that many dice are rolled next."""
    brings, tuttos = _until_tutto(MOST_DICE)
    every_six = brings / (1 - tuttos)
    brings, tuttos = _until_tutto(dice)
    return brings + tuttos * every_six


@cache
def _until_tutto(dice: int) -> tuple[float, float]:
    """Return the mean points of a firework before its next Tutto or its null, and the chance of the Tutto."""
    if dice == 0:
        return 0.0, 1.0
    brings = tuttos = 0.0
    for rolled in multisets(dice):
        valid = whole(rolled)
        if valid:
            chance = ways(rolled) / 6**dice
            later, tutto = _until_tutto(dice - len(valid))
            brings += chance * (points(valid) + later)
            tuttos += chance * tutto
    return brings, tuttos
