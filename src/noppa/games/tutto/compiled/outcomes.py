"""What rolls and cards can bring, as arrays for compiled code, computed from the readable rules.

Points are counted in cells of 50: every score of the game is a number of them. Of a roll only one
thing matters: which pairs of dice put aside and points its sets offer. Rolls that offer the same are
one outcome.
"""

from collections import Counter
from functools import cache
from typing import NamedTuple

import numpy as np

from noppa.core.dice import MOST_DICE, Dice, multisets, ways
from noppa.games.tutto.cards import BONUS, CARDS, CLOVER, DOUBLE, FIREWORK, PLACE, PLUS_MINUS, STOP_CARD, STRAIGHT
from noppa.games.tutto.cards import PLUS_MINUS_POINTS as PM_POINTS
from noppa.games.tutto.cards import STRAIGHT_POINTS as STRAIGHT_GIFT
from noppa.games.tutto.odds import new_faces_chance, put_aside_chance, straight_chance
from noppa.games.tutto.sets import points, sets_of, whole
from noppa.kernels.lanes import WIDTH
from noppa.kernels.lattice import Array, Indices

CELL = 50
PM_CELLS = PM_POINTS // CELL
STRAIGHT_CELLS = STRAIGHT_GIFT // CELL
LANE_CARDS = (DOUBLE, *BONUS)
"""The cards under which one may stop: each has a lane, and the lanes left over repeat the last."""
LANE_PLACES = np.array([PLACE[card] for card in LANE_CARDS])
LANES = len(LANE_CARDS)
LEAST_TUTTO = min(points((5,)), points((1,))) * MOST_DICE // CELL
"""The fewest cells that six dice put aside are worth."""
MOST_TUTTO = max(points(dice) for dice in multisets(MOST_DICE)) // CELL
LEAST_CARD = LEAST_TUTTO + min(BONUS.values()) // CELL
"""The fewest cells by which a turn grows with each Tutto."""
CLOVER_PLACE, FIREWORK_PLACE, STOP_PLACE = PLACE[CLOVER], PLACE[FIREWORK], PLACE[STOP_CARD]
STRAIGHT_PLACE, PM_PLACE = PLACE[STRAIGHT], PLACE[PLUS_MINUS]
KINDS = len(CARDS)
NO_STOP = -1
FIRE_TAIL = 1e-18


class Chart(NamedTuple):
    """Outcomes `first[n]` to `first[n + 1]` are those of n dice, a null apart.

    `valid` are the cells that stopping counts, NO_STOP where all dice are used up. `left` and `more` from
    `option[o]` to `option[o + 1]` are the dice left and the cells gained by the sets of an outcome. `aside` and
    `straight` are the highest and the lowest chance to put n dice aside or to complete a straight;
    `fire[n]` is how likely a firework brings how many cells; `reach[n]` are the most
    cells of n dice put aside; `times` and `gift` say what a Tutto
    under the card of a lane makes of p cells: times · p + gift.
    """

    first: Indices
    chance: Array
    valid: Indices
    option: Indices
    left: Indices
    more: Indices
    null: Array
    aside: Array
    straight: Array
    fire: Array
    reach: Indices
    times: Indices
    gift: Indices


@cache
def chart() -> Chart:
    """The one chart there is."""
    first, option = [0, 0], [0]
    chance, valid, left, more, null = [], [], [], [], [1.0]
    for dice in range(1, MOST_DICE + 1):
        found = outcomes(dice)
        null.append(found.pop((0, ())) / 6**dice)
        for (counts, sets), number in found.items():
            chance.append(number / 6**dice)
            valid.append(NO_STOP if any(size == dice for size, _ in sets) else counts // CELL)
            left += [dice - size for size, _ in sets]
            more += [brings // CELL for _, brings in sets]
            option.append(len(left))
        first.append(len(chance))
    spare = WIDTH - LANES
    gifts = [BONUS.get(card, 0) // CELL for card in LANE_CARDS]
    return Chart(
        first=np.array(first),
        chance=np.array(chance),
        valid=np.array(valid),
        option=np.array(option),
        left=np.array(left),
        more=np.array(more),
        null=np.array(null),
        aside=np.array([[put_aside_chance(n), _least_aside(n)] for n in range(MOST_DICE + 1)]),
        straight=np.array([[straight_chance(n), _least_straight(n)] for n in range(MOST_DICE + 1)]),
        fire=_fire(),
        reach=np.array([_reach(n) // CELL for n in range(MOST_DICE + 1)]),
        times=np.array([2 if card == DOUBLE else 1 for card in LANE_CARDS] + [1] * spare),
        gift=np.array(gifts + gifts[-1:] * spare),
    )


def outcomes(dice: int) -> Counter[tuple[int, tuple[tuple[int, int], ...]]]:
    """What so many dice may offer, all that counts and every (size, points) of a set, and in how many rolls."""
    found: Counter[tuple[int, tuple[tuple[int, int], ...]]] = Counter()
    for rolled in multisets(dice):
        sets = sorted({(len(some), points(some)) for some in sets_of(rolled)})
        found[points(whole(rolled)), tuple(sets)] += ways(rolled)
    return found


@cache
def _least_aside(dice: int) -> float:
    """The chance to put all of so many dice aside when one would rather not."""
    if dice == 0:
        return 1.0
    return sum(
        float(number / 6**dice) * min(_least_aside(dice - size) for size, _ in sets)
        for (_, sets), number in outcomes(dice).items()
        if sets
    )


@cache
def _least_straight(missing: int) -> float:
    """The chance to complete a straight when one would rather not."""
    if missing == 0:
        return 1.0
    return sum(
        new_faces_chance(missing, new) * min(_least_straight(missing - size) for size in range(1, new + 1))
        for new in range(1, missing + 1)
    )


@cache
def _reach(dice: int) -> int:
    """The most points of so many dice put aside, over one or several rolls."""
    one_roll = max(points(some) for some in multisets(dice) if whole(some) == some)
    return max([one_roll, *(_reach(size) + _reach(dice - size) for size in range(1, dice))])


def _fire() -> Array:
    """How likely a firework still brings so many cells when n dice are rolled next, up to where it hardly ever gets."""
    rolls = {dice: _fire_rolls(dice) for dice in range(1, MOST_DICE + 1)}
    # Six dice again after each Tutto: the number of cells grows, so shorter sums come first.
    lines: list[list[float]] = [[] for _ in range(MOST_DICE + 1)]
    cells, tail = 0, 1.0
    while tail > FIRE_TAIL:
        for dice in range(1, MOST_DICE + 1):
            chance = rolls[dice].get((0, 0), 0.0) if cells == 0 else 0.0
            for (size, brings), share in rolls[dice].items():
                if size and brings <= cells:
                    chance += share * lines[dice - size or MOST_DICE][cells - brings]
            lines[dice].append(chance)
        lines[0].append(lines[MOST_DICE][cells])
        cells += 1
        tail = max(lines[dice][-1] for dice in range(1, MOST_DICE + 1)) if cells > 2 * MOST_TUTTO else 1.0
    return np.array(lines)


def _fire_rolls(dice: int) -> dict[tuple[int, int], float]:
    """How likely a roll of a firework puts so many dice aside for so many cells."""
    found: Counter[tuple[int, int]] = Counter()
    for rolled in multisets(dice):
        valid: Dice = whole(rolled)
        found[len(valid), points(valid) // CELL] += ways(rolled)
    return {what: number / 6**dice for what, number in found.items()}
