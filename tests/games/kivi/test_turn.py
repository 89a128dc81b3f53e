"""The core's computation of a turn, compared with brute force over every keep and with played dice."""

import random
from array import array

import numpy as np
import pytest

from games.kivi.outlooks import USE, Outlook, look
from games.kivi.positions import met
from games.kivi.tables import kivi, small_board
from noppa import Choose, Roll
from noppa.core.dice import chance, multiset, multisets, submultisets
from noppa.games.kivi.evaluator import Evaluator
from noppa.games.kivi.packing import numbers
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State

RULES = {
    "learned": kivi("italian"),
    "computed": kivi(
        board=small_board("two_pairs run_of_4 all_odd two_pairs", "three_pairs at_most_12 all_odd all_even")
    ),
}
KEEPS = [some for size in range(6) for some in multisets(size)]


def turns(rules: Kivi, players: int, seed: int) -> list[State]:
    """Return positions before the first roll of a turn."""
    states = met(rules, players, seed, 1)
    return [state for state in states if isinstance(rules.pending(state), Roll) and state.rolls == 0]


def chances() -> np.ndarray:
    """Return the chance of every roll from every keep."""
    found = np.zeros((462, 462))
    for keep in KEEPS:
        for rest in multisets(6 - len(keep)):
            found[numbers()[keep], numbers()[multiset(keep + rest)] - 462] = float(chance(rest))
    return found


def final_of(rules: Kivi, state: State, turn: Outlook) -> tuple[np.ndarray, np.ndarray]:
    """Return each roll's value as the last for every seat, and whether it may be used earlier."""
    box, final, usable = len(state.stones), [], []
    for dice in multisets(6):
        ends = rules.reach.vacant(state.stones, dice) + rules.reach.foreign(state.stones, state.seat, dice)
        end = max(ends, key=lambda square: turn.placed[square, 0], default=box)
        final.append(turn.placed[end])
        usable.append(end < box or None not in state.stones)
    return np.array(final), np.array(usable)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [2, 3])
def test_others_follow_the_choice_of_the_seat_in_turn(name: str, players: int) -> None:
    """Brute force over every keep of every roll agrees, with some rolls that may not be used at once."""
    rules, rolling = RULES[name], chances()
    for state in turns(rules, players, 4)[2::9]:
        turn = look(rules, state, computed=False)
        values, usable = final_of(rules, state, turn)
        final = values
        for stage in (0, 1):
            kept = rolling @ values
            assert turn.kept[stage] == pytest.approx(kept, abs=1e-11)
            best = []
            for at, roll in enumerate(multisets(6)):
                options = {numbers()[some]: kept[numbers()[some]] for some in submultisets(roll) if len(some) < 6}
                if usable[at]:
                    options[USE] = final[at]
                chosen = options[turn.choice[stage, at]]
                assert chosen[0] == pytest.approx(max(option[0] for option in options.values()), abs=1e-11)
                best.append(chosen)
            values = np.array(best)
        first = np.array([float(chance(roll)) for roll in multisets(6)])
        assert turn.start == pytest.approx(first @ values, abs=1e-11)


def test_played_with_dice_a_turn_brings_what_it_promises() -> None:
    """The mean of two thousand turns of best moves is within four standard errors."""
    rules, dice, ends = RULES["learned"], random.Random(3), array("d")
    known = Evaluator(rules)
    begun = turns(rules, 2, 3)[8]
    for _ in range(2000):
        state = begun
        while state.seat == begun.seat:
            pending = rules.pending(state)
            if isinstance(pending, Roll):
                state = rules.roll(state, tuple(dice.randint(1, 6) for _ in range(pending.dice)))
            elif isinstance(pending, Choose):
                values = known.move_values(state, state.seat)
                move = max(values, key=values.__getitem__)
                ends.extend([values[move]] if str(move)[:4] != "keep" else [])
                state = rules.play(state, state.seat, move)
    assert abs(np.mean(ends) - known.value(begun, begun.seat)) < 4 * np.std(ends) / len(ends) ** 0.5
