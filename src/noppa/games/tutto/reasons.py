"""Explains moves of Tutto: how the coach says them, the reasons for their values, and the kinds of decisions."""

from typing import TYPE_CHECKING

from noppa.core.dice import MOST_DICE, drawn
from noppa.core.errors import Plain
from noppa.core.reason import Reason, instead, whole_percent
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

KINDS = ("stop", "set", "next-card")


def instruction(rules: Tutto, state: State, seat: int, move: Move) -> Reason:
    """Return a legal move as the coach says it: "Set aside ⚀⚀ and roll 4"."""
    del seat
    match move:
        case Stop():
            return Reason("tutto-advice-stop", {"points": rules.stopped(state).collected})
        case Go():
            return Reason("tutto-advice-go", {})
        case Set(dice):
            after = rules.put_aside(state, dice)
            left = after.taken.count(0)
            straight = card_in_force(after).card == STRAIGHT
            what = "roll" if left else "straight" if straight else "tutto"
            return Reason("tutto-advice-set", {"dice": drawn(dice), "left": left, "what": what})
        case _:
            raise TypeError(move)


def reasons(evaluator: "Evaluator", state: State, seat: int, move: Move) -> tuple[Reason, ...]:
    """Return what a legal move puts at risk, what it may bring, and the value of banking or going on instead."""
    rules = evaluator.rules
    match move:
        case Stop():
            found = _stop(rules, state, seat)
        case Go():
            found = _go(rules, state, seat, move)
        case Set(dice):
            after = rules.put_aside(state, dice)
            now = card_in_force(after)
            found = _rolls(after, now) if 0 in after.taken else _tutto(rules, after, now)
        case _:
            raise TypeError(move)
    return (*found, *_instead(evaluator, state, seat, move))


def decision_kind(rules: Tutto, state: State, seat: int, move: Move, best: Move) -> str:
    """Return the kind of a decision: another card, stopping, or dice to put aside."""
    del rules, seat
    if 0 not in state.taken:
        return "next-card"
    return "stop" if isinstance(move, Stop) or isinstance(best, Stop) else "set"


def _go(rules: Tutto, state: State, seat: int, move: Go) -> list[Reason]:
    params: dict[str, Plain] = {
        "points": state.collected,
        "percent": whole_percent(go_view(rules, state, move)["loses"]),
        "mean": round(turn_values(rules, state, seat)[move]),
    }
    return [Reason("tutto-why-go", params)]


def _stop(rules: Tutto, state: State, seat: int) -> list[Reason]:
    banked = rules.stopped(state)
    total, taken = state.totals[seat] + banked.collected, sum(rules.takings(banked))
    params: dict[str, Plain] = {"points": banked.collected, "total": total}
    found = [Reason("tutto-why-takes", {"taken": taken})] if taken else []
    if total >= rules.target:
        return [Reason("tutto-why-stop-wins" if rules.at_once else "tutto-why-stop-reaches", params), *found]
    return [Reason("tutto-why-stop", params), *found]


def _rolls(after: State, now: Turned) -> list[Reason]:
    """Return the risk of rolling the dice that are left, and what the card may bring."""
    left = after.taken.count(0)
    null = null_ways(left, straight=now.card == STRAIGHT) / 6**left
    params: dict[str, Plain] = {"points": after.collected, "dice": left, "percent": whole_percent(null)}
    if now.card == FIREWORK:
        return [Reason("tutto-why-firework", params | {"more": round(firework_points(left))})]
    risk = Reason("tutto-why-null-straight" if now.card == STRAIGHT else "tutto-why-null", params)
    if now.card == STRAIGHT:
        return [risk, Reason("tutto-why-straight", {"percent": whole_percent(straight_chance(left))})]
    if now.card == CLOVER:
        made = put_aside_chance(left) * put_aside_chance(MOST_DICE) ** (1 - now.tuttos)
        return [risk, Reason("tutto-why-clover", {"percent": whole_percent(made)})]
    hoped: dict[str, Plain] = {"percent": whole_percent(put_aside_chance(left))}
    if now.card == PLUS_MINUS:
        return [risk, Reason("tutto-why-plus-minus", hoped)]
    if now.card == DOUBLE:
        return [risk, Reason("tutto-why-double", hoped)]
    return [risk, Reason("tutto-why-bonus", hoped | {"gift": gift(now.card, after.collected)})]


def _tutto(rules: Tutto, after: State, now: Turned) -> list[Reason]:
    """Return what a set that puts all six dice aside brings."""
    params: dict[str, Plain] = {"points": after.collected, "gift": now.gift}
    if now.card == CLOVER:
        if now.tuttos == 2:
            return [Reason("tutto-why-clover-wins", {})]
        return [Reason("tutto-why-clover-half", params | {"percent": whole_percent(put_aside_chance(MOST_DICE))})]
    if now.card == FIREWORK:
        return [Reason("tutto-why-firework", params | {"more": round(firework_points(MOST_DICE))})]
    if now.card == PLUS_MINUS:
        return [Reason("tutto-why-tutto", params), Reason("tutto-why-takes", {"taken": sum(rules.takings(after))})]
    if now.card == STRAIGHT and not rules.straight_is_tutto:
        return [Reason("tutto-why-straight-ends", params)]
    return [Reason("tutto-why-tutto", params)]


def _instead(evaluator: "Evaluator", state: State, seat: int, move: Move) -> list[Reason]:
    """Return the value of stopping instead of going on, or of going on instead of stopping."""
    values, stop = evaluator.move_values(state, seat), Stop()
    if stop not in values or len(values) == 1:
        return []
    if move != stop:
        points = evaluator.rules.stopped(state).collected
        return [instead("tutto-why-stop-instead", values[stop] - values[move], evaluator.unit, points=points)]
    best = max((other for other in values if other != stop), key=values.__getitem__)
    difference = values[best] - values[stop]
    if isinstance(best, Go):
        return [instead("tutto-why-go-instead", difference, evaluator.unit)]
    assert isinstance(best, Set)
    left = evaluator.rules.put_aside(state, best.dice).taken.count(0)
    null = null_ways(left, straight=False) / 6**left if left else 0.0
    params: dict[str, Plain] = {"dice": drawn(best.dice), "left": left, "percent": whole_percent(null)}
    return [instead("tutto-why-set-instead", difference, evaluator.unit, **params)]
