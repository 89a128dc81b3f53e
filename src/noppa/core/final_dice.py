"""Fills in the earlier rolls of a turn when people enter only their final dice.

The rules count rolls, and some moves have to wait for the last one. Each roll that was not entered is filled in as
one die rolled again that shows the same face.
"""

from typing import Any

from noppa.core.events import Moved, Rolled, Step
from noppa.core.rules import Roll, Rules


def rolls_between(rules: Rules[Any], state: Any, seat: int) -> tuple[list[Step], Any]:
    """Return the steps that use up the remaining rolls without changing a die, and the state after them."""
    steps: list[Step] = []
    while True:
        view = rules.view(state, seat)
        keeps = [entry for entry in view["moves"] if entry["kind"] == "keep"]
        one_die_rolled = next((keep for keep in keeps if len(keep["dice"]) == len(view["dice"]) - 1), None)
        if one_die_rolled is None:
            return steps, state
        state = rules.play(state, seat, rules.parse(one_die_rolled["move"]))
        pending = rules.pending(state)
        if not isinstance(pending, Roll):
            raise TypeError(pending)
        same = tuple(view["dice"][place] for place in pending.places)
        state = rules.roll(state, same)
        steps += [Moved(seat, one_die_rolled["move"]), Rolled(same)]
