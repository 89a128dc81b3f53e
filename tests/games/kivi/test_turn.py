"""A turn worked out by compiled code, beside the plain lattice and beside real dice."""

import random

import numpy as np
import pytest

from games.kivi.tables import kivi
from noppa.core.dice import multisets, submultisets, turn, ways
from noppa.games.kivi.compiled.tables import roll_tables, steps
from noppa.games.kivi.compiled.turn import NEVER, USE, new_stages, new_walk, work_out

KNOWN = [some for size in range(7) for some in multisets(size)]
KIND = roll_tables(kivi().reach).kind


def test_one_seat_by_the_plain_lattice() -> None:
    """Where every roll may be used at once, the turn is that of `core.dice`."""
    draw = np.random.default_rng(1)
    final = draw.random((KIND.max() + 1, 1))
    stages = new_stages(1)
    work_out(new_walk(), KIND, final, final, stages)
    plain = turn({roll: float(final[KIND[at], 0]) for at, roll in enumerate(multisets(6))}, 3)
    for left in (1, 2):
        assert stages.kept[left - 1, :, 0] == pytest.approx([plain[left][keep] for keep in KNOWN[:462]], abs=1e-12)
    assert stages.start[0] == pytest.approx(plain[3][()], abs=1e-12)


def test_others_follow_the_choice_of_the_seat_in_turn() -> None:
    """By brute force over every keep of every roll, for three seats, some rolls not to be used at once."""
    draw = np.random.default_rng(2)
    final = draw.random((KIND.max() + 1, 3))
    used = np.where(draw.random((len(final), 1)) < 0.4, NEVER, final)
    stages = new_stages(3)
    work_out(new_walk(), KIND, final, used, stages)
    number, chance = {some: at for at, some in enumerate(KNOWN)}, steps().chance
    worth = final[KIND]
    for stage in (0, 1):
        kept = chance @ worth
        assert stages.kept[stage] == pytest.approx(kept, abs=1e-12)
        best = []
        for at, roll in enumerate(multisets(6)):
            keeps = [number[some] for some in submultisets(roll) if len(some) < 6]
            options = {USE: used[KIND[at]]} | {keep: kept[keep] for keep in keeps}
            chosen = options[stages.choice[stage, at]]
            assert chosen[0] == pytest.approx(max(option[0] for option in options.values()), abs=1e-12)
            best.append(chosen)
        worth = np.array(best)
        assert stages.best[stage] == pytest.approx(worth, abs=1e-12)
    mean = sum(ways(roll) / 6**6 * worth[at] for at, roll in enumerate(multisets(6)))
    assert stages.start == pytest.approx(mean, abs=1e-12)


def test_played_with_dice_a_turn_brings_what_it_promises() -> None:
    """The mean of twenty thousand turns, within four standard errors."""
    final = np.random.default_rng(3).random((KIND.max() + 1, 1))
    stages, dice = new_stages(1), random.Random(3)
    work_out(new_walk(), KIND, final, final, stages)
    number = {some: at for at, some in enumerate(KNOWN)}
    ends = []
    for _ in range(20000):
        keep: tuple[int, ...] = ()
        roll: tuple[int, ...] = ()
        for left in (2, 1, 0):
            roll = tuple(sorted((*keep, *(dice.randint(1, 6) for _ in range(6 - len(keep))))))
            choice = stages.choice[left - 1, number[roll] - 462] if left else USE
            if choice == USE:
                break
            keep = KNOWN[choice]
        ends.append(final[KIND[number[roll] - 462], 0])
    assert abs(np.mean(ends) - stages.start[0]) < 4 * np.std(ends) / len(ends) ** 0.5
