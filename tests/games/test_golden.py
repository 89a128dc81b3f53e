"""The rules have not changed since the golden files were written."""

import random
from itertools import takewhile

import pytest

from games import golden
from noppa import rules
from noppa.games import games


@pytest.mark.parametrize(("game", "edition", "players"), golden.cases())
def test_playthrough_is_as_it_was(game: str, edition: str, players: int) -> None:
    """The same seed plays the same game, move for move and point for point."""
    seed = random.Random(game + edition).randrange(1000)
    recorded = golden.golden_file(game, edition, players).read_text(encoding="utf-8")
    assert golden.playthrough(rules(game, edition), players, seed) == recorded


@pytest.mark.parametrize("most", [8_000, pytest.param(golden.MOST_POSITIONS, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize(
    ("game", "edition"), [(game.name, edition) for game in games().values() for edition in game.editions]
)
def test_reference_counts_are_as_they_were(game: str, edition: str, most: int) -> None:
    """The tree of positions has the same size, step by step as long as it is not too large."""
    recorded = list(takewhile(lambda count: count <= most, golden.recorded_counts(game)[edition]))
    assert len(recorded) > 2
    assert golden.counts_of(game, edition, most) == recorded
