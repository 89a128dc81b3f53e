"""What a face draws: the row with the dice on it, the hand, and who has won what."""

from functools import cache
from typing import TYPE_CHECKING

from noppa.core.dice import multisets
from noppa.core.errors import Plain
from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.games.dicetto.bonus import counted, holder
from noppa.games.dicetto.cards import EXTRA_ROLL, DiceCard, Kind, fits
from noppa.games.dicetto.moves import Place
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.state import EXTRA, LOST, SLOTS, State

if TYPE_CHECKING:
    from noppa.games.dicetto.rules import Dicetto

COLOURS = ("red", "yellow", "green", "blue")


def facts_of(rules: "Dicetto", state: State) -> dict[str, Plain]:
    """Everything beside sheets and moves."""
    return {
        "turn": None if rules.is_over(state) else state.seat,
        "colours": list(COLOURS[: len(state.won)]),
        "deck": "built-in" if rules.content is None else "own",
        "cards_to_win": rules.cards_to_win,
        "row": [_slot(state, slot) for slot in range(len(SLOTS))],
        "pile": sum(state.pile),
        "pile_cards": {str(card): count for card, count in rules.pile_of(state).items()},
        "dice": list(state.dice),
        "laid": [None if at is None else _where(at) for at in state.laid],
        "hand": list(state.hand),
        "rolls": state.rolls,
        "rolls_left": state.rolls_left,
        "extra_roll": state.extra,
        "battle": battle_of(rules, state),
        "won": [[_card(card) for card in cards] for cards in state.won],
        "bonus": [
            {
                "kind": str(card.kind),
                "points": card.points,
                "counts": list(counted(card.kind, state.won)),
                "holder": holder(card.kind, state.won),
            }
            for card in state.bonus
        ],
    }


def outlook_of(state: State, move: Move) -> dict[str, Plain]:
    """What a legal move is made of; for a placing, the points it plays for and against whom."""
    match move:
        case Keep(dice):
            return {"kind": "keep", "dice": list(dice)}
        case Place(slot, dice):
            lying = state.lying[slot]
            against = lying.owner if lying else None
            effect = "takes" if lying is None else "battle" if sum(dice) == sum(lying.dice) else "sends_back"
            return {
                "kind": "place",
                **_card_at(state, slot),
                "dice": list(dice),
                "sum": sum(dice),
                "effect": effect,
                "against": against,
            }
        case _:
            return {"kind": "done"}


def _slot(state: State, slot: int) -> dict[str, Plain]:
    """A card of the table, the dice on it, and the sums that would tie or beat them."""
    kind = state.kind_at(slot)
    if kind is None:
        return _card_at(state, slot)
    lying = state.lying[slot]
    total = state.least_at(slot)
    challenged = slot in state.challenges
    return {
        **_card_at(state, slot),
        "owner": lying.owner if lying else None,
        "dice": list(lying.dice) if lying else [],
        "sum": total if lying else None,
        "tied_by": total if lying else None,
        "beaten_by": next((higher for higher in _sums(kind) if higher > total), None) if lying else None,
        "challenger": state.seat if challenged else None,
        "challenge": list(state.laid_on(slot)) if challenged else [],
        "open": state.is_open(slot),
    }


def _card_at(state: State, slot: int) -> dict[str, Plain]:
    """The card in a slot; None for its parts where no card lies."""
    told: dict[str, Plain] = {"slot": SLOTS[slot]}
    if slot == EXTRA:
        return told | {"card": EXTRA_ROLL, "asks": EXTRA_ROLL, "points": 0, "logo": False}
    card = state.row[slot]
    return told | (_card(card) if card else {"card": None, "asks": None, "points": None, "logo": None})


def _card(card: DiceCard) -> dict[str, Plain]:
    return {"card": str(card), "asks": str(card.kind), "points": card.points, "logo": card.logo}


def battle_of(rules: "Dicetto", state: State) -> dict[str, Plain] | None:
    """Who is to fight for which card now."""
    if not rules.battle_is_due(state):
        return None
    slot = state.challenges[0]
    lying = state.lying[slot]
    return {"slot": SLOTS[slot], "challenger": state.seat, "owner": lying.owner if lying else None}


def _where(at: int) -> str:
    return "lost" if at == LOST else SLOTS[at]


@cache
def _sums(kind: Kind) -> tuple[int, ...]:
    """Every sum that dice on a card of that kind can have, ascending."""
    every = (dice for size in range(1, DICE + 1) for dice in multisets(size))
    return tuple(sorted({sum(dice) for dice in every if fits(kind, dice)}))
