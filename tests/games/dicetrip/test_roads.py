import random
from itertools import pairwise

import pytest

from games.dicetrip.brute import ALL, all_roads, random_numbers, small_map
from noppa.games.dicetrip.roads import longest_road, longest_series, reach, through
from noppa.games.dicetrip.trip import series_points


def check_roads(seed: int) -> None:
    """Compare one random small map, full and with one number more, with all possible roads."""
    draw = random.Random(seed)
    cities = draw.randint(1, 9)
    map_ = small_map(draw, cities)
    numbers = random_numbers(draw, cities)
    slugs = list(map_.cities)
    for consecutive, walked, length in (
        (False, longest_road(map_, numbers), reach(map_, numbers).road),
        (True, longest_series(map_, numbers), reach(map_, numbers).series),
    ):
        roads = set(all_roads(map_, numbers, consecutive=consecutive))
        named = tuple(slugs[city] for city in walked)
        assert length == len(named) == max(map(len, roads), default=0)
        assert not named or named in roads
    for city, written in enumerate(numbers):
        if written is None:
            for number in draw.sample([one for one in ALL if one not in numbers], 3):
                after = (*numbers[:city], number, *numbers[city + 1 :])
                longest = (
                    max(len(road) for road in all_roads(map_, after, consecutive=consecutive) if slugs[city] in road)
                    for consecutive in (False, True)
                )
                assert through(map_, numbers, city, number) == tuple(longest)


def test_road_and_series_are_the_longest_of_all() -> None:
    """Two thousand random small maps are compared with all possible roads."""
    for seed in range(2000):
        check_roads(seed)


@pytest.mark.exhaustive
def test_road_and_series_are_the_longest_of_all_on_many_maps() -> None:
    """A hundred thousand random small maps are compared."""
    for seed in range(2000, 102_000):
        check_roads(seed)


def test_a_series_goes_on_over_the_tens() -> None:
    """16 and 21 are consecutive, 17 is not a number at all."""
    draw = random.Random(1)
    path = small_map(draw, 1)
    assert reach(path, (None,)).road == 0
    assert reach(path, (0,)).road == 0
    assert reach(path, (16,)).road == 1
    assert [after for before, after in pairwise(ALL) if before == 16] == [21]


def test_series_score_by_their_length() -> None:
    """Less than four cities score nothing, ten or more score 9."""
    scores = [series_points(cities) for cities in range(27)]
    assert scores[:11] == [0, 0, 0, 0, 2, 3, 4, 6, 6, 6, 9]
    assert set(scores[10:]) == {9}
