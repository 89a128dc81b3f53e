import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from noppa import rules
from noppa.rl.episode import Episode

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "rl"


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Load the tutorial's program."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield import_module("yatzy")
    del sys.modules["yatzy"]


def test_afterstates_are_what_the_rules_say_follows(lesson: ModuleType) -> None:
    """They have the points, free rows and distance to the bonus after each row that may be filled."""
    episode, random = Episode(rules("yatzy"), 1, "score"), np.random.default_rng(1)
    episode.begin(random)
    parts = dict(episode.layout.slices)
    while episode.due is not None:
        mask = episode.mask(0)
        moves = lesson.legal_moves(episode.observe(0)[None], mask[None], parts)
        assert sorted(moves.action) == sorted(np.flatnonzero(mask))
        before = episode.rules.sheet(episode.state)[0].total
        for action, points, after in zip(moves.action, moves.points, moves.after, strict=True):
            state = episode.rules.play(episode.state, 0, episode.rules.actions[action])
            assert episode.rules.sheet(state)[0].total - before == points
            seen = episode.layout.observe(state, 0)
            np.testing.assert_array_equal(after[:15], seen[parts["free"]])
            lacking = seen[parts["to_bonus"]][0]
            assert after[15 : 15 + 22].argmax() == lacking // 3
        episode.play(int(random.choice(np.flatnonzero(mask))), random)


def test_a_short_lesson_teaches_something(
    lesson: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A few thousand games make a far better player; its picture is valid XML."""
    monkeypatch.setattr(lesson, "GAMES", 64)
    network, curve = lesson.train(2500, told_every=1000)
    (before, _), (after, _) = (lesson.mean_score(player, 300) for player in (lesson.Network(1), network))
    assert after > before + 20
    assert "points" in capsys.readouterr().out
    picture = ET.fromstring(lesson.drawn(curve, {"random": 50.0, "best": 248.4}))  # noqa: S314 - our own picture
    assert picture.tag.endswith("svg")
