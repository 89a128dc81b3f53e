"""The view of Dicetto: the row with the dice on it, the hand, who has won what, and the story of a battle."""

from functools import cache
from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

from noppa.core.dice import Dice, multisets
from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.core.view import KeepView, NoStory, View
from noppa.games.dicetto.bonus import counted, holder
from noppa.games.dicetto.cards import EXTRA_ROLL, Bonus, DiceCard, Kind, fits
from noppa.games.dicetto.moves import Place
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.state import EXTRA, LOST, SLOTS, Lying, Slot, State

if TYPE_CHECKING:
    from noppa.games.dicetto.rules import Dicetto

Colour: TypeAlias = Literal["red", "yellow", "green", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "blue")


class CardsDetail(TypedDict):
    """How many cards a seat has collected, and how many end the game."""

    cards: int
    to_win: int


class CardsItem(TypedDict):
    """The points of the cards collected."""

    id: Literal["cards"]
    value: int
    detail: CardsDetail


class BonusDetail(TypedDict):
    """The bonus cards that a seat was given, once the game is over."""

    cards: NotRequired[list[str]]


class BonusItem(TypedDict):
    """The points of the bonus cards; None until the game is over."""

    id: Literal["bonus"]
    value: int | None
    detail: BonusDetail


class CardView(TypedDict):
    """A dice card: its text, what it asks for, its points, and whether it has the logo."""

    card: str
    asks: Kind | Literal["extra_roll"]
    points: int
    logo: bool


class PlaceView(CardView):
    """Place dice on a card: their sum, what comes of it, and against whom."""

    move: str
    kind: Literal["place"]
    slot: Slot
    dice: list[int]
    sum: int
    effect: Literal["takes", "battle", "sends_back"]
    against: int | None


class DoneView(TypedDict):
    """End the turn."""

    move: str
    kind: Literal["done"]


MoveView: TypeAlias = KeepView | PlaceView | DoneView


class EmptySlot(TypedDict):
    """A slot where no card lies."""

    slot: Slot
    card: None
    asks: None
    points: None
    logo: None


class CardSlot(CardView):
    """A slot with a card: whose dice lie there, the sums that would tie or beat them, and a challenge."""

    slot: Slot
    owner: int | None
    dice: list[int]
    sum: int | None
    tied_by: int | None
    beaten_by: int | None
    challenger: int | None
    challenge: list[int]
    open: bool


class BattleView(TypedDict):
    """Who is to fight for which card now."""

    slot: Slot
    challenger: int
    owner: int


class BonusView(TypedDict):
    """A bonus card: what each seat has of what it counts, and who would get it now."""

    kind: Bonus
    points: int
    counts: list[int]
    holder: int | None


class PositionView(TypedDict):
    """The table and the turn in progress.

    `laid` says where each die of the seat in turn lies, None for one in hand; `pile` is how many dice cards are left,
    `pile_cards` which.
    """

    turn: int | None
    colours: list[Colour]
    deck: Literal["built-in", "own"]
    cards_to_win: int
    row: list[CardSlot | EmptySlot]
    pile: int
    pile_cards: dict[str, int]
    dice: list[int | None]
    laid: list[Slot | Literal["lost"] | None]
    hand: list[int]
    rolls: int
    rolls_left: int
    extra_roll: bool
    battle: BattleView | None
    won: list[list[CardView]]
    bonus: list[BonusView]


class DicettoView(View[CardsItem | BonusItem, MoveView], PositionView):
    """Everything a face draws of Dicetto."""


class DicettoStory(BattleView):
    """A battle: the dice that challenged, one die each, and who holds the card now; nobody after a tie."""

    challenge: list[int]
    dice: list[int]
    winner: int | None


class PlaceStory(TypedDict):
    """The card that dice were placed on; later another lies there."""

    asks: Kind | Literal["extra_roll"]


def position_view(rules: "Dicetto", state: State, seat: int | None) -> PositionView:
    """Return everything besides sheets and moves, the same for every seat."""
    del seat
    return {
        "turn": None if rules.is_over(state) else state.seat,
        "colours": list(COLOURS[: len(state.won)]),
        "deck": "built-in" if rules.content is None else "own",
        "cards_to_win": rules.cards_to_win,
        "row": [_slot(state, slot) for slot in range(len(SLOTS))],
        "pile": sum(state.pile),
        "pile_cards": {str(card): count for card, count in rules.pile_of(state).items()},
        "dice": list(state.dice),
        "laid": [None if at is None else "lost" if at == LOST else SLOTS[at] for at in state.laid],
        "hand": list(state.hand),
        "rolls": state.rolls,
        "rolls_left": state.rolls_left,
        "extra_roll": state.extra,
        "battle": _battle(rules, state),
        "won": [[_card(card) for card in cards] for cards in state.won],
        "bonus": [
            {
                "kind": card.kind,
                "points": card.points,
                "counts": list(counted(card.kind, state.won)),
                "holder": holder(card.kind, state.won),
            }
            for card in state.bonus
        ],
    }


def move_view(rules: "Dicetto", state: State, seat: int, move: Move) -> MoveView:
    """Return the parts of a legal move; for a placing, the points it plays for and against whom."""
    del rules, seat
    match move:
        case Keep(dice):
            return {"move": str(move), "kind": "keep", "dice": list(dice)}
        case Place():
            return _place(state, move)
        case _:
            return {"move": str(move), "kind": "done"}


def roll_story(rules: "Dicetto", state: State, dice: Dice) -> DicettoStory | NoStory:
    """Return the story of a battle: for which card, whose die is whose, and who wins; nothing for another roll."""
    battle = _battle(rules, state)
    if battle is None:
        return {}
    mine, theirs = dice
    winner = None if mine == theirs else battle["challenger"] if mine > theirs else battle["owner"]
    return {**battle, "challenge": list(state.laid_on(state.challenges[0])), "dice": list(dice), "winner": winner}


def move_story(state: State, move: Move) -> PlaceStory | NoStory:
    """Return the card that dice are placed on; nothing for another move."""
    card = _card_at(state, move.slot) if isinstance(move, Place) else None
    return {"asks": card["asks"]} if card else {}


def _place(state: State, move: Place) -> PlaceView:
    card, lying, total = _card_at(state, move.slot), state.lying[move.slot], sum(move.dice)
    if card is None:
        raise TypeError(move)
    return {
        "move": str(move),
        "kind": "place",
        "slot": SLOTS[move.slot],
        **card,
        "dice": list(move.dice),
        "sum": total,
        "effect": "takes" if lying is None else "battle" if total == sum(lying.dice) else "sends_back",
        "against": lying.owner if lying else None,
    }


def _slot(state: State, slot: int) -> CardSlot | EmptySlot:
    """Return the card of a slot, the dice on it, and the sums that would tie or beat them."""
    kind, card = state.kind_at(slot), _card_at(state, slot)
    if kind is None or card is None:
        return {"slot": SLOTS[slot], "card": None, "asks": None, "points": None, "logo": None}
    lying = state.lying[slot]
    total = state.least_at(slot)
    challenged = slot in state.challenges
    return {
        "slot": SLOTS[slot],
        **card,
        "owner": lying.owner if lying else None,
        "dice": list(lying.dice) if lying else [],
        "sum": total if lying else None,
        "tied_by": total if lying else None,
        "beaten_by": next((higher for higher in _sums(kind) if higher > total), None) if lying else None,
        "challenger": state.seat if challenged else None,
        "challenge": list(state.laid_on(slot)) if challenged else [],
        "open": state.is_open(slot),
    }


def _card_at(state: State, slot: int) -> CardView | None:
    """Return the card in a slot, None where no card lies."""
    if slot == EXTRA:
        return {"card": EXTRA_ROLL, "asks": EXTRA_ROLL, "points": 0, "logo": False}
    card = state.row[slot]
    return _card(card) if card else None


def _card(card: DiceCard) -> CardView:
    return {"card": str(card), "asks": card.kind, "points": card.points, "logo": card.logo}


def _battle(rules: "Dicetto", state: State) -> BattleView | None:
    if not rules.battle_is_due(state):
        return None
    slot = state.challenges[0]
    return {"slot": SLOTS[slot], "challenger": state.seat, "owner": _challenged(state, slot).owner}


def _challenged(state: State, slot: int) -> Lying:
    lying = state.lying[slot]
    if lying is None:
        raise TypeError(state)
    return lying


@cache
def _sums(kind: Kind) -> tuple[int, ...]:
    """Return every sum that dice on a card of that kind can have, ascending."""
    every = (dice for size in range(1, DICE + 1) for dice in multisets(size))
    return tuple(sorted({sum(dice) for dice in every if fits(kind, dice)}))
