"""The computed value, compared with a slow version of its docstring."""

from math import sqrt

import pytest

from games.kivi.outlooks import look
from games.kivi.positions import met
from games.kivi.tables import kivi, small_board
from noppa import Roll
from noppa.games.kivi.odds import odds, takes
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State, squares_of

RULES = {
    "published": kivi(),
    "small": kivi(board=small_board("two_pairs run_of_4 all_odd two_pairs", "three_pairs at_most_12 all_odd all_even")),
    "wide": kivi("italian", board=small_board("two_pairs all_even run_of_5 " * 4, "all_odd run_of_4 three_pairs " * 4)),
}
PART = 0.35
"""The share of its prospect that a seat with stones left may expect."""


def reach(rules: Kivi) -> list[float]:
    """Return the root of the odds that a turn takes each square, from exact fractions."""
    by_target = {target: sqrt(odds(takes(target, rules.reach.wild)).turn) for target in set(rules.board.targets)}
    return [by_target[target] for target in rules.board.targets]


def expected(rules: Kivi, chances: list[float], mine: frozenset[int], vacant: set[int], left: int) -> float:
    """Return the score and part of the prospect."""
    lines = rules.tally(mine).line_points
    prospect = sum(chances[square] * (rules.tally(mine | {square}).line_points - lines) for square in vacant)
    return rules.tally(mine).total + (PART if left else 0.0) * prospect


def lead(points: list[float]) -> list[float]:
    """Return each seat's points minus those of its strongest rival."""
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_placements_take_overs_and_the_box(name: str, players: int) -> None:
    """All of them are compared at the beginning of turns in random games."""
    rules = RULES[name]
    turns = [state for state in met(rules, players, players, 1) if isinstance(rules.pending(state), Roll)]
    chances = reach(rules)
    for state in [state for state in turns if state.rolls == 0][3::5]:
        _compare(rules, chances, state)


def _compare(rules: Kivi, chances: list[float], state: State) -> None:
    players, squares = len(state.hands), range(len(state.stones))
    order = [(state.seat + later) % players for later in range(players)]
    seats = [squares_of(state.stones, seat) for seat in order]
    left = [state.hands[seat] - (seat == state.seat) for seat in order]
    vacant = {square for square in squares if state.stones[square] is None}
    placed = look(rules, state, computed=True).placed
    points = [expected(rules, chances, seats[at], vacant, left[at]) for at in range(players)]
    assert placed[len(squares)] == pytest.approx(lead(points), abs=1e-9)
    for square in set(squares) - seats[0]:
        owner = next((at for at in range(players) if square in seats[at]), None)
        after = [seats[0] | {square}, *(theirs - {square} for theirs in seats[1:])]
        points = [expected(rules, chances, after[at], vacant - {square}, left[at]) for at in range(players)]
        if owner is not None and vacant:
            now = rules.tally(after[owner]).total
            points[owner] += min(rules.tally(after[owner] | {to}).total - now for to in vacant)
        assert placed[square] == pytest.approx(lead(points), abs=1e-9)
