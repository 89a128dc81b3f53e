"""Values moves of KIVI for this turn alone: placements by the points they add, keeps by the lattice."""

from collections.abc import Mapping

from noppa.core.dice import Dice, multisets, turn
from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import ROLLS, State, squares_of


def turn_values(rules: Kivi, state: State, seat: int) -> Mapping[Move, float]:
    """Return the points that each legal move adds to the seat's total, on average and with best keeping.

    Of placements with equal values, those that cost another player most come first.
    """
    left = ROLLS - state.rolls
    stages = turn(final_values(rules, state), left)
    values: dict[Move, float] = {}
    costs: dict[Move, int] = {}
    for move in rules.moves(state, seat):
        if isinstance(move, Keep):
            values[move] = stages[left][move.dice]
        else:
            changes = rules.gains(state, seat, move)
            values[move] = float(changes.pop(seat))
            costs[move] = sum(changes.values())
    return {move: values[move] for move in sorted(costs, key=costs.__getitem__)} | values


def final_values(rules: Kivi, state: State) -> dict[Dice, float]:
    """Return the most that each final roll can add, 0 if the stone can only go into the box."""
    reach, stones, seat = rules.reach, state.stones, state.seat
    mine = squares_of(stones, seat)
    now = rules.tally(mine).total
    gain = [rules.tally(mine | {square}).total - now for square in range(len(stones))]
    values = {}
    for dice in multisets(DICE):
        squares = reach.vacant(stones, dice) + reach.foreign(stones, seat, dice)
        values[dice] = float(max((gain[square] for square in squares), default=0))
    return values
