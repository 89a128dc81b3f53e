import random

import numpy as np

from games.yatzy.random_turn import turn_ends
from noppa.core.dice import FACES
from noppa.core.keeps import keeps_of
from noppa.games.yatzy.state import DICE, ROLLS


def test_a_random_turn_ends_as_rolling_it_out_does() -> None:
    """The chances of a turn's ends add up, and agree with turns played with the rules' own keeps."""
    draw = random.Random(8)
    for rows in (1, 7, 15):
        ends = turn_ends(rows)
        assert abs(ends.sum() - 1) < 1e-12
        counts = np.zeros(ROLLS)
        turns = 20_000
        for _ in range(turns):
            dice = tuple(sorted(draw.choices(FACES, k=DICE)))
            rolled = 1
            while rolled < ROLLS and (choice := draw.randrange(len(keeps_of(dice)) + rows)) < len(keeps_of(dice)):
                kept = keeps_of(dice)[choice].dice
                dice = tuple(sorted((*kept, *draw.choices(FACES, k=DICE - len(kept)))))
                rolled += 1
            counts[rolled - 1] += 1
        error = np.sqrt(ends.sum(axis=1) / turns)
        assert (abs(counts / turns - ends.sum(axis=1)) < 4 * error).all()
