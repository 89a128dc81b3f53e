"""The model of append, publish and acknowledge holds in every order of its steps, and notices what it should."""

import pytest

from world.model import Mistake, explore


def test_no_order_of_steps_breaks_a_promise() -> None:
    """With two processes, a lost answer, a lost note and a crash, nothing is lost, doubled or left unseen."""
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
    """Each thing that the order of steps protects from is found when it is left out."""
    found, _ = explore(mistake)
    assert found is not None
    assert found.promise == promise
    assert found.steps
