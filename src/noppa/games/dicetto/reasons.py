"""Why a move of Dicetto is worth what it is, and what sort of choice it was."""

from functools import cache
from typing import TYPE_CHECKING

from noppa.core.dice import Dice, multisets, turn
from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.reason import Reason
from noppa.core.rules import Move
from noppa.games.dicetto.cards import EXTRA_ROLL, Kind, fitting
from noppa.games.dicetto.moves import Place
from noppa.games.dicetto.odds import DICE, ROLLS
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import EXTRA, SLOTS, State

if TYPE_CHECKING:
    from noppa.games.dicetto.evaluator import Evaluator


def reason(evaluator: "Evaluator", state: State, seat: int, move: Move) -> Reason:
    """Return what a legal move plays for, and at what risk."""
    match move:
        case Keep(dice):
            return _keep(state, dice)
        case Place():
            return _place(evaluator, state, move)
        case _:
            return _done(state, seat)


def decision_kind(rules: Dicetto, state: State, seat: int, move: Move, best: Move) -> str:
    """Return whether it was a choice of dice, of a free card, of dice to send back, of a battle, or to end the turn."""
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


def _keep(state: State, dice: Dice) -> Reason:
    """Return the two cards that the kept dice promise most of."""
    promised = []
    for slot in range(EXTRA):
        kind = state.kind_at(slot)
        if kind is not None and state.is_open(slot):
            chance = chances_to_lay(kind, state.least_at(slot))[state.rolls_left][dice]
            promised.append((chance * state.points_at(slot), chance, kind))
    promised.sort(key=lambda found: -found[0])
    params: dict[str, Plain] = {"count": len(dice), "dice": list(dice)}
    for prefix, (_, chance, kind) in zip(("", "other_"), promised, strict=False):
        params |= {f"{prefix}card": str(kind), f"{prefix}percent": round(100 * chance)}
    if len(promised) > 1:
        return Reason("dicetto-reason-keep", params)
    return Reason("dicetto-reason-keep-one" if promised else "dicetto-reason-keep-none", params)


def _place(evaluator: "Evaluator", state: State, move: Place) -> Reason:
    """Return the points, and how easily a rival takes the card away; or the even chances of a battle."""
    slot, total, lying = move.slot, sum(move.dice), state.lying[move.slot]
    kind = state.kind_at(slot) or Kind.CHANCE
    beaten = evaluator.chance_to_beat(kind, total)
    params: dict[str, Plain] = {
        "card": EXTRA_ROLL if slot == EXTRA else str(kind),
        "points": state.points_at(slot),
        "sum": total,
        "percent": round(100 * beaten),
    }
    if lying is None:
        return Reason("dicetto-reason-roll" if slot == EXTRA else "dicetto-reason-lay", params)
    params["lying"] = sum(lying.dice)
    if total == sum(lying.dice):
        return Reason("dicetto-reason-battle", params)
    return Reason("dicetto-reason-send-back", params)


def _done(state: State, seat: int) -> Reason:
    """Return what lies on the table for this seat when the turn ends."""
    mine = [slot for slot in range(len(SLOTS)) if _is_laid(state, slot, seat)]
    cards = sum(slot != EXTRA for slot in mine)
    points = sum(state.points_at(slot) for slot in mine)
    if not mine:
        return Reason("dicetto-reason-nothing", {})
    return Reason("dicetto-reason-done", {"cards": cards, "points": points, "left": len(state.hand)})


def _is_laid(state: State, slot: int, seat: int) -> bool:
    lying = state.lying[slot]
    return slot in state.challenges or (lying is not None and lying.owner == seat)


@cache
def chances_to_lay(kind: Kind, least: int) -> list[dict[Dice, float]]:
    """Return the chance to get dice that may lie there, by rolls to come and dice kept, going for nothing else."""
    final = {roll: float(any(sum(dice) >= least for dice in fitting(kind, roll))) for roll in multisets(DICE)}
    return turn(final, ROLLS + 1)
