"""Explains moves of Dicetto: how the coach says them, the reasons for their values, and the kinds of decisions."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from noppa.core.dice import Dice, drawn, multisets, turn
from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.reason import Reason, instead, whole_percent
from noppa.core.rules import Move
from noppa.games.dicetto.cards import EXTRA_ROLL, Kind, fitting
from noppa.games.dicetto.moves import Place
from noppa.games.dicetto.odds import DICE, ROLLS, chance_to_beat
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import EXTRA, SLOTS, State

if TYPE_CHECKING:
    from noppa.games.dicetto.evaluator import Evaluator

MOST = 3
"""How many reasons are given for one move."""
KINDS = ("keep", "lay", "send-back", "battle", "end-turn")


def instruction(rules: Dicetto, state: State, seat: int, move: Move) -> Reason:
    """Return a legal move as the coach says it: "Place ⚄⚄ on Pair"."""
    del rules, seat
    match move:
        case Keep(dice):
            params: dict[str, Plain] = {"dice": drawn(dice), "count": len(dice), "left": DICE - len(dice)}
            return Reason("dicetto-advice-keep", params)
        case Place(slot, dice):
            return Reason("dicetto-advice-lay", {"dice": drawn(dice), "card": _card(state, slot)})
        case _:
            return Reason("dicetto-advice-done", {})


def reasons(evaluator: "Evaluator", state: State, seat: int, move: Move) -> tuple[Reason, ...]:
    """Return what a legal move plays for, at what risk, and the value of rolling on or laying instead."""
    match move:
        case Keep(dice):
            found = _keep(state, dice)
        case Place():
            found = _place(state, move)
        case _:
            found = _done(state, seat)
    other = _instead(evaluator, state, move, evaluator.move_values(state, seat))
    return (*found[: MOST - len(other)], *other)


def decision_kind(rules: Dicetto, state: State, seat: int, move: Move, best: Move) -> str:
    """Return the kind of a decision: dice to keep, a free card, dice to send back, a battle, or to end the turn."""
    del rules, seat, best
    match move:
        case Keep():
            return "keep"
        case Place(slot, dice):
            if state.lying[slot] is None:
                return "lay"
            return "battle" if sum(dice) == state.least_at(slot) else "send-back"
        case _:
            return "end-turn"


def _keep(state: State, dice: Dice) -> list[Reason]:
    """Return the two most promising cards for the kept dice."""
    prospects = []
    for slot in range(EXTRA):
        kind = state.kind_at(slot)
        if kind is not None and state.is_open(slot):
            chance = chances_to_lay(kind, state.least_at(slot))[state.rolls_left][dice]
            prospects.append((chance * state.points_at(slot), chance, slot))
    prospects.sort(key=lambda prospect: -prospect[0])
    if not prospects:
        return [Reason("dicetto-why-keep-none", {})]
    return [
        Reason(
            "dicetto-why-keep" if first else "dicetto-why-keep-too",
            {"card": _card(state, slot), "amount": state.points_at(slot), "percent": whole_percent(chance)},
        )
        for first, (_, chance, slot) in zip((True, False), prospects, strict=False)
    ]


def _place(state: State, move: Place) -> list[Reason]:
    """Return the points, and how easily a rival takes the card away; or the even chances of a battle."""
    slot, total, lying = move.slot, sum(move.dice), state.lying[move.slot]
    beaten = chance_to_beat(state.kind_at(slot) or Kind.CHANCE, total)
    params: dict[str, Plain] = {"card": _card(state, slot), "amount": state.points_at(slot), "sum": total}
    risk = Reason("dicetto-why-beaten", {"percent": whole_percent(beaten)})
    prize = Reason("dicetto-why-extra" if slot == EXTRA else "dicetto-why-points", params)
    if lying is None:
        return [prize, risk]
    params["lying"] = sum(lying.dice)
    if total == sum(lying.dice):
        return [prize, Reason("dicetto-why-battle", params)]
    return [prize, Reason("dicetto-why-send-back", params), risk]


def _done(state: State, seat: int) -> list[Reason]:
    """Return what lies on the table for this seat when the turn ends."""
    mine = [slot for slot in range(len(SLOTS)) if _is_laid(state, slot, seat)]
    if not mine:
        return [Reason("dicetto-why-nothing", {})]
    cards = sum(slot != EXTRA for slot in mine)
    points = sum(state.points_at(slot) for slot in mine)
    return [Reason("dicetto-why-done", {"cards": cards, "amount": points})]


def _instead(evaluator: "Evaluator", state: State, move: Move, values: Mapping[Move, float]) -> list[Reason]:
    """Return the value of rolling on instead of laying or ending the turn, or of laying instead of rolling on."""
    keeps = [other for other in values if isinstance(other, Keep)]
    places = [other for other in values if isinstance(other, Place)]
    if not isinstance(move, Keep):
        if not keeps:
            return []
        return [instead("dicetto-why-roll-instead", max(map(values.__getitem__, keeps)) - values[move], evaluator.unit)]
    if not places:
        return []
    best = max(places, key=values.__getitem__)
    params: dict[str, Plain] = {"dice": drawn(best.dice), "card": _card(state, best.slot)}
    return [instead("dicetto-why-lay-instead", values[best] - values[move], evaluator.unit, **params)]


def _card(state: State, slot: int) -> str:
    """Return the card in a slot as messages name it."""
    return EXTRA_ROLL if slot == EXTRA else str(state.kind_at(slot))


def _is_laid(state: State, slot: int, seat: int) -> bool:
    lying = state.lying[slot]
    return slot in state.challenges or (lying is not None and lying.owner == seat)


@cache
def chances_to_lay(kind: Kind, least: int) -> list[dict[Dice, float]]:
    """Return the chance to get dice that may lie there when aiming at nothing else, by rolls to come and dice kept."""
    final = {roll: float(any(sum(dice) >= least for dice in fitting(kind, roll))) for roll in multisets(DICE)}
    return turn(final, ROLLS + 1)
