import random

import numpy as np
import pytest

from noppa.core.dice import best_keeps, keep_values, multisets, turn
from noppa.kernels.lanes import WIDTH
from noppa.kernels.lattice import best, best_mean, keeping, lanes_matrix, lattice


@pytest.mark.parametrize("dice", [2, 4, 5, 6])
def test_the_compiled_lattice_agrees_with_the_plain_one(dice: int) -> None:
    """Eight random games at once: V, B and the mean of a roll, lane by lane."""
    draw = random.Random(dice)
    steps = lattice(dice)
    known = [some for size in range(dice + 1) for some in multisets(size)]
    final = [{roll: draw.uniform(0, 100) for roll in multisets(dice)} for _ in range(WIDTH)]
    worth, into = lanes_matrix(len(known)), lanes_matrix(1)
    for lane in range(WIDTH):
        for line, roll in enumerate(multisets(dice), len(known) - len(multisets(dice))):
            worth[line, lane] = final[lane][roll]
    keeping(steps, worth)
    for lane in range(WIDTH):
        plain = keep_values(final[lane])
        np.testing.assert_allclose(worth[:, lane], [plain[some] for some in known], rtol=1e-12)
    best(steps, worth)
    for lane in range(WIDTH):
        found = best_keeps(keep_values(final[lane]))
        np.testing.assert_allclose(worth[:, lane], [found[some][0] for some in known], rtol=1e-12)
    keeping(steps, worth)
    best_mean(steps, worth, into)
    for lane in range(WIDTH):
        assert into[0, lane] == pytest.approx(turn(final[lane], 3)[3][()], rel=1e-12)


def test_matrices_begin_on_a_cache_line() -> None:
    """So that no load of eight numbers straddles two lines."""
    for lines in (1, 7, 462):
        matrix = lanes_matrix(lines)
        assert matrix.shape == (lines, WIDTH)
        assert matrix.ctypes.data % 64 == 0
