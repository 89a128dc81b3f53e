"""The learned guess and its replacement."""

import math
import random
from array import array
from hashlib import sha256
from struct import pack

import numpy as np
import pytest

from games.dicetrip.brute import recoloured, trip_rules
from games.dicetrip.example import example_map
from games.dicetrip.guess_tables import arrays_of
from games.dicetrip.test_evaluator import best, known
from noppa import Over, Roll
from noppa.bots.simple import simple
from noppa.games.dicetrip import weights
from noppa.games.dicetrip.computed import computed, places
from noppa.games.dicetrip.evaluator import Evaluator
from noppa.games.dicetrip.guess import table_sizes
from noppa.games.dicetrip.map import Map, belgium, load
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.weights import HEAD, INNER, MAGIC, VERSION, learned, map_hash, read

SIZE = sum(table_sizes(len(belgium().pairs), INNER).values())


def file_of(numbers: "array[float]", version: int = VERSION, map_: Map | None = None) -> bytes:
    """Return a file with these numbers for our map or another one, with a valid hash."""
    own = map_ or belgium()
    body = HEAD.pack(MAGIC, version, len(own.pairs), map_hash(own)) + pack(f"<{len(numbers)}e", *numbers)
    return body + sha256(body).digest()


def zeros() -> "array[float]":
    """Return the count of zeros that a file for our map must have."""
    return array("f", bytes(4 * SIZE))


def test_our_map_has_a_learned_guess_and_no_other_map_has() -> None:
    """A guess is for the map it was learned on."""
    assert learned(belgium()) is not None
    assert learned(load(recoloured())) is None
    assert known("learned").learned
    assert not known("computed").learned


def test_a_whole_file_is_read() -> None:
    """The tables have the shapes that planning needs, including the values that links add."""
    numbers = zeros()
    sizes = table_sizes(len(belgium().pairs), INNER)
    at = SIZE - sizes["mix"] - sizes["high"] - sizes["low"]
    numbers[at], numbers[SIZE - sizes["mix"]] = 0.5, 0.25
    found = read(file_of(numbers), belgium())
    assert found is not None
    tables = arrays_of(found)
    shapes = [tables[name].shape[1:] for name in ("base", "out", "city", "link")]
    assert shapes == [(32,), (32,), (38, 32), (38, 38, 32)]
    assert (tables["link"][0, 0, :, 0] == 0.125).all()
    assert tables["link"].sum() == 38 * 0.125


@pytest.mark.parametrize("fault", ["version", "map", "size", "nan", "short", "none", "text", "changed"])
def test_a_bad_file_is_as_good_as_none(fault: str) -> None:
    """A fault in the file raises no error."""
    numbers = zeros()
    if fault == "nan":
        numbers[3000] = math.nan
    whole = file_of(numbers)
    data = {
        "version": file_of(numbers, VERSION + 1),
        "map": file_of(numbers, map_=load(recoloured())),
        "size": file_of(numbers[:-1]),
        "nan": whole,
        "short": whole[:-2000],
        "none": b"",
        "text": b"no weights",
        "changed": whole[:1000] + b"\1" + whole[1001:],
    }[fault]
    assert read(data, belgium()) is None


def test_a_missing_file_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The map then gets a computed guess."""
    monkeypatch.setattr(weights, "FILE", "nowhere.bin")
    learned.cache_clear()
    assert learned(belgium()) is None
    learned.cache_clear()


def test_places_where_west_and_east_are_alike_begin_in_the_south() -> None:
    """Otherwise the arbitrary sign of an eigenvector would be that of a rounding error."""
    found = places(load(example_map()))
    assert found == [at / 24 for at in range(24, -1, -1)]


def test_linked_cities_are_near_each_other_in_the_computed_order() -> None:
    """The order has all cities, and a link spans much less than two random cities do."""
    found = places(belgium())
    assert sorted(found) == pytest.approx([at / 24 for at in range(25)])
    spans = [abs(found[city] - found[to]) for city, links in enumerate(belgium().links) for to in links]
    assert np.mean(spans) < 0.5 * np.mean([abs(one - other) for one in found for other in found])
    assert arrays_of(computed(belgium()))["road"][-1].max() == 0


def solo(rules: DiceTrip, evaluator: Evaluator | None, seed: int) -> int:
    """Return the score of a solo game, played by an evaluator or by the simple bot."""
    draw, state = random.Random(seed), rules.start(1)
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Roll):
            state = rules.roll(state, [draw.randint(1, 6) for _ in pending.places])
        else:
            state = rules.play(
                state, 0, simple(rules, state, 0) if evaluator is None else best(evaluator.move_values(state, 0))
            )
    return pending.scores[0]


@pytest.mark.parametrize("games", [8, pytest.param(24, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("kind", ["learned", "computed", "tens"])
def test_it_plays_better_than_the_simple_bot(kind: str, games: int) -> None:
    """On the same dice it is better by more than three standard errors."""
    evaluator = known(kind)
    ahead = [solo(evaluator.rules, evaluator, seed) - solo(evaluator.rules, None, seed) for seed in range(games)]
    assert np.mean(ahead) > 3 * np.std(ahead, ddof=1) / len(ahead) ** 0.5


@pytest.mark.exhaustive
def test_the_guess_is_right_on_average() -> None:
    """The revisions from round to round add up to nothing over many games."""
    evaluator = known("learned")
    rules, draw, revised = trip_rules(), random.Random(2), []
    for _ in range(1000):
        state, total, expected = rules.start(1), 0.0, None
        while not isinstance(pending := rules.pending(state), Over):
            if isinstance(pending, Roll):
                if expected is not None and not state.settled:
                    total += evaluator.value(state, 0) - expected
                state = rules.roll(state, [draw.randint(1, 6) for _ in pending.places])
            else:
                values = evaluator.move_values(state, 0)
                expected = max(values.values())
                state = rules.play(state, 0, best(values))
        revised.append(total)
    assert abs(np.mean(revised)) < 2 * np.std(revised) / len(revised) ** 0.5
