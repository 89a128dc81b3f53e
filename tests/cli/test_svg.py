"""Pictures of curves."""

import xml.etree.ElementTree as ET
from itertools import pairwise
from math import log10
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.test_simulate import noppa
from noppa.cli.output.svg import WIDTH, round_steps, svg_curves

NUMBERS = st.floats(-1e6, 1e6, allow_nan=False)


@given(NUMBERS, st.floats(1e-3, 1e6), st.integers(1, 12))
def test_steps_are_round_and_hold_the_range(low: float, span: float, most: int) -> None:
    """Steps of 1, 2 or 5 with zeros contain both ends, and are not many more than requested."""
    steps = round_steps(low, low + span, most)
    assert steps[0] <= low + 1e-6
    assert low + span <= steps[-1] + 1e-6
    assert 2 <= len(steps) <= most + 2
    step = steps[1] - steps[0]
    assert all(later - one == pytest.approx(step, abs=1e-6) for one, later in pairwise(steps))
    digits = step / 10 ** round(log10(step / 2))
    assert min(abs(digits - digit) for digit in (0.5, 1, 2, 5, 10)) < 1e-3 * digits


def test_a_range_of_one_number_has_steps_too() -> None:
    """A constant curve can be drawn."""
    assert round_steps(3, 3, 5)[0] <= 3 <= round_steps(3, 3, 5)[-1]
    ET.fromstring(svg_curves(["a"], [[3.0]], "one", across=(3, 3)))  # noqa: S314 - our own


def test_many_names_stay_in_the_picture_and_are_not_read_as_marks() -> None:
    """They continue on another line; special characters are escaped."""
    names = [f"<{number}> & co" for number in range(9)]
    drawn = ET.fromstring(svg_curves(names, [[0.0, 1.0]] * 9, "t", across=(0, 10)))  # noqa: S314 - our own
    texts = drawn.findall("{*}text")
    assert [text.text for text in texts if (text.text or "").startswith("<")] == names
    height = float(drawn.attrib["viewBox"].split()[3])
    for mark in [*texts, *drawn.findall("{*}rect")]:
        assert 0 <= float(mark.get("x", 0)) <= WIDTH
        assert 0 <= float(mark.get("y", 0)) <= height


def test_scores_in_steps_of_fifty_make_no_comb(tmp_path: Path) -> None:
    """In Tutto every point of the picture covers equally many possible scores, so the curve has no teeth."""
    picture = tmp_path / "scores.svg"
    done = noppa("tutto", "--players", "random", "--games", "4e4", "--workers", "1", "--option", "target=1500",
                 "--svg", str(picture))  # fmt: skip
    assert done.returncode == 0, done.stderr
    line = ET.fromstring(picture.read_text(encoding="utf-8")).find("{*}polyline")  # noqa: S314 - our own
    assert line is not None
    heights = [float(point.split(",")[1]) for point in line.attrib["points"].split()]
    turns = sum((b - a) * (c - b) < 0 for a, b, c in zip(heights, heights[1:], heights[2:], strict=False))
    assert len(heights) > 8
    assert turns < len(heights) / 2
