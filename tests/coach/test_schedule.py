"""The scheduler of practice: a missed position returns soon and then at growing gaps, and independently of others."""

import json
import random
from collections import Counter
from typing import Any

from noppa.coach.schedule import GAPS, MOST_POSITIONS, TOP, Card, Progress, read_progress

KINDS = ("keep", "row", "strike", "bonus")


def random_progress(seed: int, answers: int = 60) -> Progress:
    """Return the progress after random answers."""
    draw, progress = random.Random(seed), Progress()
    for _ in range(answers):
        progress = progress.answered(str(draw.randrange(30)), draw.choice(KINDS), good=draw.random() < 0.6)
    return progress


def test_a_missed_position_comes_back_after_each_gap_and_is_then_forgotten() -> None:
    """Other questions in between count; a waiting position is never due early."""
    progress = Progress().answered("p", "keep", good=False)
    for gap in GAPS:
        for _ in range(gap):
            assert progress.due() is None
            progress = progress.answered("other", "row", good=True)
        assert progress.due() == "p"
        progress = progress.answered("p", "keep", good=True)
    assert "p" not in progress.positions


def test_a_wrong_answer_always_leads_back_to_the_first_box() -> None:
    """This holds whatever was answered before, for the position and for its kind."""
    for seed in range(40):
        before = random_progress(seed)
        after = before.answered("x", "row", good=False)
        assert after.positions["x"] == Card(0, after.asked + GAPS[0])
        assert after.weight("row") == max(after.weight(kind) for kind in KINDS)
        assert {kind: after.kinds.get(kind) for kind in KINDS if kind != "row"} == {
            kind: before.kinds.get(kind) for kind in KINDS if kind != "row"
        }


def test_a_right_answer_never_makes_its_kind_more_frequent() -> None:
    """It halves the weight, but not below one."""
    for seed in range(40):
        before = random_progress(seed)
        for kind in KINDS:
            after = before.answered("y", kind, good=True)
            assert after.weight(kind) == max(1, before.weight(kind) // 2)


def test_kinds_are_drawn_as_often_as_they_weigh() -> None:
    """A kind in the first box is drawn sixteen times as often as one in the last."""
    progress, draw = Progress(kinds={"keep": 0, "row": TOP}), random.Random(1)
    drawn = Counter(progress.draw_kind(("keep", "row"), draw) for _ in range(17_000))
    assert 15_700 < drawn["keep"] < 16_300


def test_somebody_who_gets_one_kind_wrong_meets_it_more_often() -> None:
    """A player who always misses strikes gets them most; due positions never crowd out the other kinds."""
    progress, draw, counts = Progress(), random.Random(2), Counter[str]()
    for at in range(300):
        due = progress.due()
        kind = "strike" if due else progress.draw_kind(KINDS, draw)
        counts[kind] += 1
        progress = progress.answered(due or str(at), kind, good=kind != "strike")
    assert counts["strike"] > sum(counts.values()) / 2
    assert set(counts) == set(KINDS)  # the others still occur


def test_progress_survives_being_stored_and_damage_starts_it_anew() -> None:
    """Progress survives JSON; invalid data gives empty progress; its size is limited."""
    progress = random_progress(3)
    assert read_progress(json.loads(json.dumps(progress.plain()))) == progress
    broken: list[Any] = [None, [], {"asked": "x"}, {"asked": 1, "kinds": [], "positions": {}}]
    for damaged in (*broken, {**progress.plain(), "kinds": 3}):
        assert read_progress(damaged) == Progress()
    for at in range(MOST_POSITIONS + 50):
        progress = progress.missed(f"{at}")
    assert len(progress.positions) == MOST_POSITIONS
