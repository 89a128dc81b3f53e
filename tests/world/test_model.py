"""The model of append, publish and acknowledge keeps its promises in every order of steps, and detects mistakes."""

import pytest

from world.model import Mistake, explore


def test_no_order_of_steps_breaks_a_promise() -> None:
    """With two processes, a lost answer, a lost note and a crash, nothing is lost, doubled or unseen."""
    found, states = explore()
    assert found is None, found
    assert states > 1_000


@pytest.mark.parametrize(
    ("mistake", "promise"),
    [
        ("no unique number", "numbers have no gap"),
        ("no command ids", "a command takes effect once"),
        ("show before commit", "shown is stored"),
        ("acknowledge before commit", "acknowledged is stored"),
    ],
)
def test_the_model_notices_a_mistake(mistake: Mistake, promise: str) -> None:
    """Leaving out any precaution breaks the expected promise."""
    found, _ = explore(mistake)
    assert found is not None
    assert found.promise == promise
    assert found.steps
