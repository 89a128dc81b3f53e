"""The learned guess and what stands in for it."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from games.dicetrip.brute import recoloured, trip_rules
from games.dicetrip.test_evaluator import best, known
from noppa import Over, Roll
from noppa.bots.simple import simple
from noppa.games.dicetrip.compiled.computed import computed, places
from noppa.games.dicetrip.compiled.weights import VERSION, learned, mark, shapes
from noppa.games.dicetrip.evaluator import Evaluator
from noppa.games.dicetrip.map import belgium, load
from noppa.games.dicetrip.rules import DiceTrip


@pytest.fixture
def parts() -> dict[str, Any]:
    """Everything a file must hold, for our map."""
    made: dict[str, Any] = {
        name: np.zeros(shape, dtype=np.float16) for name, shape in shapes(len(belgium().pairs)).items()
    }
    return made | {"version": np.array(VERSION), "map": np.array(mark(belgium()))}


def test_our_map_has_a_learned_guess_and_no_other_map_has() -> None:
    """A guess is for the map it was learned on."""
    assert learned(belgium()) is not None
    assert learned(load(recoloured())) is None
    assert known("learned").learned
    assert not known("computed").learned


def test_a_whole_file_is_read(parts: dict[str, Any], tmp_path: Path) -> None:
    """The tables come out in the shapes that planning wants."""
    np.savez(tmp_path / "weights.npz", **parts)
    found = learned(belgium(), tmp_path / "weights.npz")
    assert found is not None
    assert [table.shape[1:] for table in found[:4]] == [(32,), (32,), (38, 32), (38, 38, 32)]


@pytest.mark.parametrize("fault", ["version", "map", "shape", "missing", "nan", "short", "none", "text"])
def test_a_bad_file_is_as_good_as_none(fault: str, parts: dict[str, Any], tmp_path: Path) -> None:
    """Whatever is wrong with it, nobody crashes."""
    path = tmp_path / "weights.npz"
    if fault == "version":
        parts["version"] = np.array(VERSION + 1)
    elif fault == "map":
        parts["map"] = np.array(mark(load(recoloured())))
    elif fault == "shape":
        parts["city"] = parts["city"][:-1]
    elif fault == "missing":
        del parts["out"]
    elif fault == "nan":
        parts["out"][3, 3] = np.nan
    np.savez(path, **parts)
    if fault == "short":
        path.write_bytes(path.read_bytes()[:-2000])
    elif fault == "none":
        path.unlink()
    elif fault == "text":
        path.write_text("no weights")
    assert learned(belgium(), path) is None


def test_linked_cities_are_near_each_other_in_the_computed_order() -> None:
    """The places run over all numbers, and a link spans much less than two cities drawn at random."""
    found = places(belgium())
    assert sorted(found) == pytest.approx([at / 24 for at in range(25)])
    spans = [abs(found[city] - found[to]) for city, links in enumerate(belgium().links) for to in links]
    assert np.mean(spans) < 0.5 * np.mean(np.abs(found[:, None] - found[None, :]))
    assert computed(belgium()).road[-1].max() == 0


def solo(rules: DiceTrip, worth: Evaluator | None, seed: int) -> int:
    """The score of a solo game, by the worth of moves or by the simple bot."""
    draw, state = random.Random(seed), rules.start(1)
    while not isinstance(asked := rules.pending(state), Over):
        if isinstance(asked, Roll):
            state = rules.roll(state, [draw.randint(1, 6) for _ in asked.places])
        else:
            state = rules.play(
                state, 0, simple(rules, state, 0) if worth is None else best(worth.move_values(state, 0))
            )
    return asked.scores[0]


@pytest.mark.parametrize("kind", ["learned", "computed", "tens"])
def test_it_plays_better_than_the_simple_bot(kind: str) -> None:
    """On the same dice, by more than three standard errors."""
    worth = known(kind)
    ahead = [solo(worth.rules, worth, seed) - solo(worth.rules, None, seed) for seed in range(12)]
    assert np.mean(ahead) > 3 * np.std(ahead, ddof=1) / len(ahead) ** 0.5


@pytest.mark.exhaustive
def test_the_guess_is_right_on_average() -> None:
    """What is revised from one round to the next adds up to nothing over many games."""
    worth = known("learned")
    rules, draw, revised = trip_rules(), random.Random(2), []
    for _ in range(1000):
        state, total, expected = rules.start(1), 0.0, None
        while not isinstance(asked := rules.pending(state), Over):
            if isinstance(asked, Roll):
                if expected is not None and not state.settled:
                    total += worth.value(state, 0) - expected
                state = rules.roll(state, [draw.randint(1, 6) for _ in asked.places])
            else:
                values = worth.move_values(state, 0)
                expected = max(values.values())
                state = rules.play(state, 0, best(values))
        revised.append(total)
    assert abs(np.mean(revised)) < 2 * np.std(revised) / len(revised) ** 0.5
