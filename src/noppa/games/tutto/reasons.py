"""Why a choice in Tutto is worth what it is: points at risk, odds, and what a Tutto would bring."""

from typing import NamedTuple

from noppa.core.dice import MOST_DICE
from noppa.core.errors import Plain
from noppa.core.rules import Move
from noppa.games.tutto import view
from noppa.games.tutto.cards import CLOVER, DOUBLE, FIREWORK, PLUS_MINUS, STRAIGHT, gift
from noppa.games.tutto.moves import Go, Set, Stop
from noppa.games.tutto.odds import firework_points, put_aside_chance, straight_chance
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import null_ways
from noppa.games.tutto.state import State, Turned
from noppa.games.tutto.turn_values import turn_values


class Reason(NamedTuple):
    """The code and parameters of a sentence."""

    code: str
    params: dict[str, Plain]


def reason_for(rules: Tutto, state: State, seat: int, move: Move) -> Reason:
    """What a move puts at risk and what it may bring."""
    match move:
        case Stop():
            return _stop(rules, state, seat)
        case Go():
            told = view.outlook(rules, state, seat, move)
            return Reason(
                "tutto-reason-go",
                {
                    "points": state.collected,
                    "percent": _percent(told["loses"]),
                    "mean": round(turn_values(rules, state, seat)[move]),
                },
            )
        case Set(dice):
            after = rules.put_aside(state, dice)
            if after.now is None:
                raise TypeError(after)
            return _rolls(after, after.now) if 0 in after.taken else _tutto(rules, after, after.now)
        case _:
            raise TypeError(move)


def kind_of(state: State, move: Move, best: Move) -> str:
    """The kind of a choice: of another card, of stopping, or of dice."""
    if 0 not in state.taken:
        return "next-card"
    return "stop" if isinstance(move, Stop) or isinstance(best, Stop) else "set"


def _stop(rules: Tutto, state: State, seat: int) -> Reason:
    banked = rules.stopped(state)
    total = state.totals[seat] + banked.collected
    told: dict[str, Plain] = {"points": banked.collected, "total": total, "taken": sum(rules.takings(banked))}
    if total >= rules.target:
        return Reason("tutto-reason-stop-wins" if rules.at_once else "tutto-reason-stop-reaches", told)
    return Reason("tutto-reason-stop", told)


def _rolls(after: State, now: Turned) -> Reason:
    """Some dice are rolled again."""
    left = after.taken.count(0)
    null = null_ways(left, straight=now.card == STRAIGHT) / 6**left
    told: dict[str, Plain] = {"points": after.collected, "dice": left, "percent": _percent(null)}
    if now.card == FIREWORK:
        return Reason("tutto-reason-firework", told | {"more": round(firework_points(left))})
    if now.card == STRAIGHT:
        return Reason("tutto-reason-straight", told | {"made": _percent(straight_chance(left))})
    if now.card == CLOVER:
        made = put_aside_chance(left) * put_aside_chance(MOST_DICE) ** (1 - now.tuttos)
        return Reason("tutto-reason-clover", told | {"made": _percent(made)})
    made = _percent(put_aside_chance(left))
    if now.card == PLUS_MINUS:
        return Reason("tutto-reason-plus-minus", told | {"made": made})
    if now.card == DOUBLE:
        return Reason("tutto-reason-double", told | {"made": made})
    return Reason("tutto-reason-bonus", told | {"made": made, "gift": gift(now.card, after.collected)})


def _tutto(rules: Tutto, after: State, now: Turned) -> Reason:
    """All six dice are aside."""
    told: dict[str, Plain] = {"points": after.collected, "gift": now.gift}
    if now.card == CLOVER:
        made = _percent(put_aside_chance(MOST_DICE))
        return Reason("tutto-reason-wins" if now.tuttos == 2 else "tutto-reason-clover-half", told | {"made": made})
    if now.card == FIREWORK:
        return Reason("tutto-reason-firework", told | {"more": round(firework_points(MOST_DICE))})
    if now.card == PLUS_MINUS:
        return Reason("tutto-reason-plus-minus-made", told | {"taken": sum(rules.takings(after))})
    if now.card == STRAIGHT and not rules.straight_is_tutto:
        return Reason("tutto-reason-straight-ends", told)
    return Reason("tutto-reason-tutto", told)


def _percent(chance: object) -> int:
    return round(100 * float(str(chance)))
