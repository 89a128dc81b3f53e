import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from noppa.kernels.places import lay_dice, roll_places, to_roll
from noppa.kernels.streams import streams

LINES = st.lists(st.integers(0, 6), min_size=3, max_size=12)


@settings(deadline=None)  # the first call compiles
@given(LINES)
def test_only_the_places_to_be_rolled_change(line: list[int]) -> None:
    """Given dice go there in their order, rolled ones come up with some face, and everything else stays."""
    first, end = 1, len(line) - 1
    free = [place for place in range(first, end) if line[place] == 0]
    game = np.array(line)
    assert to_roll(game, first, end) == len(free)
    lay_dice(game, first, end, np.arange(11, 11 + len(free)))
    wanted = dict(zip(free, range(11, 11 + len(free)), strict=True))
    assert game.tolist() == [wanted.get(place, number) for place, number in enumerate(line)]
    rolled = np.array(line)
    roll_places(rolled, first, end, streams(1, 1), 0)
    assert to_roll(rolled, first, end) == 0
    for place, number in enumerate(line):
        assert 1 <= rolled[place] <= 6 if place in free else rolled[place] == number
