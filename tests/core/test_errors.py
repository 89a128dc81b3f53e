import pickle

import pytest

import noppa


@pytest.mark.parametrize("kind", ["UnreadableMove", "IllegalMove", "ImpossibleChance", "BadOption", "BadRecord"])
def test_every_error_stands_under_one_root_and_survives_pickling(kind: str) -> None:
    """All errors have one base class, a stable code and parameters that survive pickling."""
    error = getattr(noppa, kind)("some-code", legal=("a", "b"), number=3)
    assert isinstance(error, noppa.NoppaError)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(again), again.code, again.params) == (type(error), "some-code", {"legal": ("a", "b"), "number": 3})
    assert str(error) == "some-code (legal=[a, b], number=3)"


def test_a_long_list_is_cut_in_a_traceback() -> None:
    """A page of legal moves helps nobody."""
    assert str(noppa.IllegalMove("x", legal=tuple(range(40)))).endswith("… 40 in all])")
    assert str(noppa.IllegalMove("x")) == "x"
