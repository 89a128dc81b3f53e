"""Why a move of Tutto is worth what it is, and what sort of choice it was."""

from typing import TYPE_CHECKING

from noppa.core.dice import MOST_DICE
from noppa.core.errors import Plain
from noppa.core.reason import Reason
from noppa.core.rules import Move
from noppa.games.tutto.cards import CLOVER, DOUBLE, FIREWORK, PLUS_MINUS, STRAIGHT, gift
from noppa.games.tutto.moves import Go, Set, Stop
from noppa.games.tutto.odds import firework_points, put_aside_chance, straight_chance
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import null_ways
from noppa.games.tutto.state import State, Turned, card_in_force
from noppa.games.tutto.turn_values import turn_values
from noppa.games.tutto.view import go_view

if TYPE_CHECKING:
    from noppa.games.tutto.evaluator import Evaluator


def reason(evaluator: "Evaluator", state: State, seat: int, move: Move) -> Reason:
    """Return what a legal move puts at risk and what it may bring, in points and odds."""
    rules = evaluator.rules
    match move:
        case Stop():
            return _stop(rules, state, seat)
        case Go():
            return _go(rules, state, seat, move)
        case Set(dice):
            after = rules.put_aside(state, dice)
            now = card_in_force(after)
            return _rolls(after, now) if 0 in after.taken else _tutto(rules, after, now)
        case _:
            raise TypeError(move)


def decision_kind(rules: Tutto, state: State, seat: int, move: Move, best: Move) -> str:
    """Return whether it was a choice of another card, of stopping, or of dice."""
    del rules, seat
    if 0 not in state.taken:
        return "next-card"
    return "stop" if isinstance(move, Stop) or isinstance(best, Stop) else "set"


def _go(rules: Tutto, state: State, seat: int, move: Go) -> Reason:
    params: dict[str, Plain] = {
        "points": state.collected,
        "percent": _percent(go_view(rules, state, move)["loses"]),
        "mean": round(turn_values(rules, state, seat)[move]),
    }
    return Reason("tutto-reason-go", params)


def _stop(rules: Tutto, state: State, seat: int) -> Reason:
    banked = rules.stopped(state)
    total = state.totals[seat] + banked.collected
    params: dict[str, Plain] = {"points": banked.collected, "total": total, "taken": sum(rules.takings(banked))}
    if total >= rules.target:
        return Reason("tutto-reason-stop-wins" if rules.at_once else "tutto-reason-stop-reaches", params)
    return Reason("tutto-reason-stop", params)


def _rolls(after: State, now: Turned) -> Reason:
    """Return the reason for a set after which some dice are rolled again."""
    left = after.taken.count(0)
    null = null_ways(left, straight=now.card == STRAIGHT) / 6**left
    params: dict[str, Plain] = {"points": after.collected, "dice": left, "percent": _percent(null)}
    if now.card == FIREWORK:
        return Reason("tutto-reason-firework", params | {"more": round(firework_points(left))})
    if now.card == STRAIGHT:
        return Reason("tutto-reason-straight", params | {"made": _percent(straight_chance(left))})
    if now.card == CLOVER:
        made = put_aside_chance(left) * put_aside_chance(MOST_DICE) ** (1 - now.tuttos)
        return Reason("tutto-reason-clover", params | {"made": _percent(made)})
    made = _percent(put_aside_chance(left))
    if now.card == PLUS_MINUS:
        return Reason("tutto-reason-plus-minus", params | {"made": made})
    if now.card == DOUBLE:
        return Reason("tutto-reason-double", params | {"made": made})
    return Reason("tutto-reason-bonus", params | {"made": made, "gift": gift(now.card, after.collected)})


def _tutto(rules: Tutto, after: State, now: Turned) -> Reason:
    """Return the reason for a set that puts all six dice aside."""
    params: dict[str, Plain] = {"points": after.collected, "gift": now.gift}
    if now.card == CLOVER:
        made = _percent(put_aside_chance(MOST_DICE))
        return Reason("tutto-reason-wins" if now.tuttos == 2 else "tutto-reason-clover-half", params | {"made": made})
    if now.card == FIREWORK:
        return Reason("tutto-reason-firework", params | {"more": round(firework_points(MOST_DICE))})
    if now.card == PLUS_MINUS:
        return Reason("tutto-reason-plus-minus-made", params | {"taken": sum(rules.takings(after))})
    if now.card == STRAIGHT and not rules.straight_is_tutto:
        return Reason("tutto-reason-straight-ends", params)
    return Reason("tutto-reason-tutto", params)


def _percent(chance: float) -> int:
    return round(100 * chance)
