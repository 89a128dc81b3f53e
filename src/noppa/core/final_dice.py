"""Real dice where only the final ones are typed: the rolls before are filled in.

The rules count rolls, and some moves have to wait for the last one. People who type only the dice they
stopped on made the earlier rolls at the table: each is filled in as one die that was rolled and fell as it lies.
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
        asked = rules.pending(state)
        if not isinstance(asked, Roll):
            raise TypeError(asked)
        fell = tuple(view["dice"][place] for place in asked.places)
        state = rules.roll(state, fell)
        steps += [Moved(seat, one_die_rolled["move"]), Rolled(fell)]
