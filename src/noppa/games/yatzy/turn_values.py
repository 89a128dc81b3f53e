"""Values moves of Yatzy for this turn alone: rows by their points now, keeps by the lattice."""

from collections.abc import Mapping
from dataclasses import replace

from noppa.core.dice import Dice, multisets, turn
from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.games.yatzy.moves import Declare, Score
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import DICE, ROLLS, State


def turn_values(rules: Yatzy, state: State, seat: int) -> Mapping[Move, float]:
    """Return the points that each legal move makes in this turn, on average and with best keeping."""
    values: dict[Move, float] = {}
    left = ROLLS - state.rolls
    stages = None
    for move in rules.moves(state, seat):
        match move:
            case Score(row):
                values[move] = rules.entries(state)[row]
            case Keep(dice):
                stages = stages or turn(_final_values(rules, state), left)
                values[move] = stages[left][dice]
            case Declare(row):
                declared = replace(state, declared=row)
                values[move] = turn(_final_values(rules, declared), ROLLS)[ROLLS][()]
    return values


def _final_values(rules: Yatzy, state: State) -> Mapping[Dice, float]:
    """Return the most points that each final roll can write down."""
    return {dice: max(rules.entries(replace(state, dice=dice)).values()) for dice in multisets(DICE)}
