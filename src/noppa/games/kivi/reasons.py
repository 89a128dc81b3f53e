"""Explains moves of KIVI: how the coach says them, the reasons for their values, and the kinds of decisions."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from noppa.core.dice import drawn, multiset, multisets, turn
from noppa.core.errors import Plain
from noppa.core.keeps import Keep, all_lie
from noppa.core.reason import Reason, instead, whole_percent
from noppa.core.rules import Move
from noppa.games.kivi.moves import DICE, Box, Place, TakeOver
from noppa.games.kivi.odds import takes
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import ROLLS, State, squares_of
from noppa.games.kivi.targets import Target, Wild, wild, wild_roll

if TYPE_CHECKING:
    from noppa.games.kivi.evaluator import Evaluator

KINDS = ("keep", "roll-on", "square", "block", "take-over")
RARE = 0.005
"""Chances below this are not mentioned."""


def instruction(rules: Kivi, state: State, seat: int, move: Move) -> Reason:
    """Return a legal move as the coach says it: "Place on b4 (3+2)"."""
    del state, seat
    match move:
        case Keep(dice):
            params: dict[str, Plain] = {"dice": drawn(dice), "count": len(dice), "left": DICE - len(dice)}
            return Reason("kivi-advice-keep", params)
        case Place(square):
            return Reason("kivi-advice-place", {"square": square, "target": _target(rules, square)})
        case TakeOver(square, to):
            return Reason("kivi-advice-take-over", {"square": square, "to": to})
        case Box():
            return Reason("kivi-advice-box", {})
        case _:
            raise TypeError(move)


def reasons(evaluator: "Evaluator", state: State, seat: int, move: Move) -> tuple[Reason, ...]:
    """Return what a legal move adds, keeps from others, or aims at. Raises `IllegalMove` for a seat not due."""
    rules, values = evaluator.rules, evaluator.move_values(state, seat)
    match move:
        case Keep():
            found = _keep(rules, state, evaluator.turn_ends(state, seat, move))
        case Place(square):
            found = _place(rules, state, move, rules.board.numbers[square])
        case TakeOver():
            (_, gain), (_, change) = rules.gains(state, state.seat, move).items()
            found = [Reason("kivi-why-gain", {"amount": gain}), Reason("kivi-why-take-over", {"amount": -change})]
        case Box():
            return (Reason("kivi-why-box", {}),)
        case _:
            raise TypeError(move)
    return (*found, *_instead(evaluator, move, values))


def decision_kind(rules: Kivi, state: State, seat: int, move: Move, best: Move) -> str:
    """Return the kind of a decision: dice to keep, rolling on, a square, a square to block, or a take-over."""
    del seat
    if isinstance(move, Keep) != isinstance(best, Keep):
        return "roll-on"
    if isinstance(move, Keep):
        return "keep"
    if TakeOver in (type(move), type(best)):
        return "take-over"
    squares = [rules.board.numbers[chosen.square] for chosen in (move, best) if isinstance(chosen, Place)]
    blocks = [_most_for_others(rules, state, square) > _own_gain(rules, state, square) for square in squares]
    return "block" if any(blocks) else "square"


def _place(rules: Kivi, state: State, move: Place, square: int) -> list[Reason]:
    """Return why a wild roll fits, what a stone adds, its longest line, and what a rival could score there."""
    gain = rules.gains(state, state.seat, move)[state.seat]
    lines = rules.tally(squares_of(state.stones, state.seat) | {square}).lines
    longest = max((len(line.squares) for line in lines if square in line.squares), default=0)
    params: dict[str, Plain] = {"amount": gain, "stones": longest}
    assert all_lie(state.dice)
    dice = multiset(state.dice)
    found = [] if rules.reach.wild(dice) is Wild.NONE else [Reason("kivi-wild-fits", {"roll": str(wild_roll(dice))})]
    found.append(Reason("kivi-why-line" if longest else "kivi-why-gain", params))
    target, block = rules.board.targets[square], _most_for_others(rules, state, square)
    if block > rules.board.values[square]:
        found.append(Reason("kivi-why-block", {"amount": block}))
    if target is not None:
        chance = chance_in_a_turn(target, alike_is_wild=rules.reach.alike_is_wild)
        params = {"target": str(target), "percent": whole_percent(chance)}
        found.append(Reason("kivi-why-rare", params))
    return found[:2]


def _keep(rules: Kivi, state: State, chances: Sequence[float]) -> list[Reason]:
    """Return the two likeliest squares, the chance of the box, and the mean of what the turn adds."""
    board, box = rules.board, len(state.stones)
    by_chance = sorted(range(box), key=lambda square: -chances[square])
    likely = [square for square in by_chance[:2] if chances[square] >= RARE]
    if not likely:
        return [Reason("kivi-why-keep-nothing", {})]
    params: dict[str, Plain] = {}
    for prefix, square in zip(("", "other_"), likely, strict=False):
        params |= {
            f"{prefix}square": board.names[square],
            f"{prefix}target": str(board.targets[square]),
            f"{prefix}percent": whole_percent(chances[square]),
        }
    gain = round(sum(chance * _own_gain(rules, state, at) for at, chance in enumerate(chances) if chance), 1)
    return [
        Reason("kivi-why-keep" if len(likely) == 2 else "kivi-why-keep-one", params),
        Reason("kivi-why-turn", {"amount": gain, "percent": whole_percent(chances[box])}),
    ]


def _instead(evaluator: "Evaluator", move: Move, values: Mapping[Move, float]) -> list[Reason]:
    """Return the value of rolling on instead of placing, or of the best square instead of rolling on."""
    others = {other: value for other, value in values.items() if isinstance(other, Keep) != isinstance(move, Keep)}
    if not others:
        return []
    best = max(others, key=others.__getitem__)
    difference = others[best] - values[move]
    if isinstance(best, Keep):
        return [instead("kivi-why-roll-instead", difference, evaluator.unit)]
    if not isinstance(best, Place | TakeOver):
        return []
    target = _target(evaluator.rules, best.square)
    return [instead("kivi-why-place-instead", difference, evaluator.unit, square=best.square, target=target)]


@cache
def chance_in_a_turn(target: Target, *, alike_is_wild: bool = True) -> float:
    """Return the chance that a whole turn can take a square of a target, when aiming at nothing else."""
    wanted = takes(target, partial(wild, alike_is_wild=alike_is_wild))
    return turn({dice: float(wanted(dice)) for dice in multisets(DICE)}, ROLLS)[ROLLS][()]


def _target(rules: Kivi, square: str) -> str:
    return str(rules.board.targets[rules.board.numbers[square]])


def _own_gain(rules: Kivi, state: State, square: int) -> int:
    """Return what a stone on a square adds, 0 for the box."""
    if square == len(state.stones):
        return 0
    mine = squares_of(state.stones, state.seat)
    return rules.tally(mine | {square}).total - rules.tally(mine).total


def _most_for_others(rules: Kivi, state: State, square: int) -> int:
    """Return the most that another seat's stone on a square would have added."""
    stones = [squares_of(state.stones, seat) for seat in range(len(state.hands)) if seat != state.seat]
    return max(rules.tally(theirs | {square}).total - rules.tally(theirs).total for theirs in stones)
