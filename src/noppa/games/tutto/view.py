"""The view of Tutto: the turn card by card, the pile, the risk, and what each move would do."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from noppa.core.dice import MOST_DICE, places_of
from noppa.core.rules import Choose, Move, Over, Roll
from noppa.core.view import NoDetail, View
from noppa.games.tutto.cards import CARDS, CLOVER, DICE_SCORE, FIREWORK, STRAIGHT, TuttoCard, left_in, next_pile
from noppa.games.tutto.leaders import leaders
from noppa.games.tutto.moves import Go, Set, Stop
from noppa.games.tutto.sets import null_ways, points
from noppa.games.tutto.state import Ending, Past, State, Turned, card_in_force

if TYPE_CHECKING:
    from noppa.games.tutto.rules import Tutto


class SheetItem(TypedDict):
    """What a seat banked, or what plus/minus took of it."""

    id: Literal["banked", "lost"]
    value: int
    detail: NoDetail


class NullView(TypedDict):
    """The exact chance that none of the dice to be rolled counts."""

    dice: int
    ways: int
    of: int
    chance: float


class SetView(TypedDict):
    """Set dice aside: their points, the turn's points after them, and the null of the dice rolled next."""

    move: str
    kind: Literal["set"]
    dice: list[int]
    points: int
    gift: int
    tutto: bool
    ends: bool
    collected: int
    left: int
    null: NullView | None
    wins: bool


class StopView(TypedDict):
    """Stop: what is banked, the total it makes, and what plus/minus takes from each seat."""

    move: str
    kind: Literal["stop"]
    banks: int
    tutto: bool
    total: int
    reaches: bool
    takes: list[int]


class GoView(TypedDict):
    """Draw the next card: the points at risk, how many cards end the turn, and the chance to lose it at once."""

    move: str
    kind: Literal["go"]
    at_risk: int
    ends: int
    of: int
    loses: float


MoveView: TypeAlias = SetView | StopView | GoView


class TurnedView(TypedDict):
    """A card of a turn: the points of the dice under it, what it gave itself, and its Tuttos."""

    card: str
    dice: int
    gift: int
    points: int
    tuttos: int


class AsideView(TypedDict):
    """A set that lies aside, with the places of its dice."""

    dice: list[int]
    places: list[int]
    points: int


class PastView(TypedDict):
    """The last turn of a seat; `dice` did not count in its last roll."""

    seat: int
    ending: Ending
    cards: list[TurnedView]
    dice: list[int]
    points: int
    banked: int
    took: list[int]


class PositionView(TypedDict):
    """The game and the turn so far.

    `valid` are the places of the dice that count, `null` the risk of the roll that comes next, `would_bank` what
    stopping now would bank, `would_take` what plus/minus would then take from each seat.
    """

    turn: int | None
    turns: list[int]
    round: int
    target: int
    last_round: bool
    leaders: list[int]
    card: str | None
    cards: list[TurnedView]
    tuttos: int
    points: int
    would_bank: int | None
    would_take: list[int]
    dice: list[int | None]
    aside: list[AsideView]
    valid: list[int]
    null: NullView | None
    pile: dict[str, int]
    pile_left: int
    past: list[PastView]
    clover: int | None
    pays: list[int]


class TuttoView(View[SheetItem, MoveView], PositionView):
    """Everything a face draws of Tutto."""


def position_view(rules: "Tutto", state: State, seat: int | None) -> PositionView:
    """Return everything besides sheets and moves, the same for every seat."""
    del seat
    pending = rules.pending(state)
    over = pending if isinstance(pending, Over) else None
    roller, players = state.seat, len(state.banked)
    legal = rules.moves(state, roller)
    return {
        "turn": None if over else roller,
        "turns": [(state.turns + players - 1 - other) // players for other in range(players)],
        "round": (state.turns - bool(over)) // players + 1,
        "target": rules.target,
        "last_round": state.reached and not over,
        "leaders": list(leaders(state.totals)),
        "card": None if state.now is None else str(state.now.card),
        "cards": _cards(state.cards),
        "tuttos": 0 if state.now is None else state.now.tuttos,
        "points": state.collected,
        "would_bank": rules.stopped(state).collected if any(isinstance(move, Stop) for move in legal) else None,
        "would_take": list(rules.takings(state)),
        "dice": list(state.dice),
        "aside": _aside(state),
        "valid": _valid(state, legal) if isinstance(pending, Choose) else [],
        "null": _null(state, pending.dice) if isinstance(pending, Roll) else None,
        "pile": {str(card): count for card, count in zip(CARDS, next_pile(state.pile), strict=True)},
        "pile_left": sum(state.pile),
        "past": [_past(turn) for turn in state.past],
        "clover": state.clover,
        "pays": [] if over is None else pays(over),
    }


def move_view(rules: "Tutto", state: State, seat: int, move: Move) -> MoveView:
    """Return the parts of a legal move, what it would score, and the risk after it."""
    match move:
        case Set():
            return _set(rules, state, move)
        case Stop():
            banked = rules.stopped(state)
            total = state.totals[seat] + banked.collected
            return {
                "move": str(move),
                "kind": "stop",
                "banks": banked.collected,
                "tutto": 0 not in banked.taken,
                "total": total,
                "reaches": total >= rules.target,
                "takes": list(rules.takings(banked)),
            }
        case Go():
            return go_view(rules, state, move)
        case _:
            raise TypeError(move)


def go_view(rules: "Tutto", state: State, move: Go) -> GoView:
    """Return how many of the cards left would end the turn, and the chance that the card or its first roll loses it."""
    pile = left_in(next_pile(state.pile))
    of = sum(pile.values())
    ending = sum(count for card, count in pile.items() if _ends(rules, state, card))
    six = Fraction(null_ways(MOST_DICE, straight=False), 6**MOST_DICE)
    rolled = sum(
        count for card, count in pile.items() if not _ends(rules, state, card) and card not in (FIREWORK, STRAIGHT)
    )
    return {
        "move": str(move),
        "kind": "go",
        "at_risk": state.collected,
        "ends": ending,
        "of": of,
        "loses": float((ending + rolled * six) / of),
    }


def pays(over: Over) -> list[int]:
    """Return who buys the round: the lowest of those who have not won; empty if all have."""
    losers = [seat for seat in range(len(over.scores)) if seat not in over.winners]
    return [seat for seat in losers if over.scores[seat] == min(over.scores[loser] for loser in losers)]


def _set(rules: "Tutto", state: State, move: Set) -> SetView:
    after = rules.put_aside(state, move.dice)
    now = card_in_force(after)
    all_aside = 0 not in after.taken
    tutto = all_aside and (now.card != STRAIGHT or rules.straight_is_tutto)
    rolled_again = tutto and (now.card == FIREWORK or (now.card == CLOVER and now.tuttos == 1))
    left = after.taken.count(0) or (MOST_DICE if rolled_again else 0)
    return {
        "move": str(move),
        "kind": "set",
        "dice": list(move.dice),
        "points": now.dice - card_in_force(state).dice,
        "gift": now.gift,
        "tutto": tutto,
        "ends": all_aside and not tutto,
        "collected": after.collected,
        "left": left,
        "null": _null(after, left) if left else None,
        "wins": now.card == CLOVER and now.tuttos == 2,
    }


def _null(state: State, dice: int) -> NullView:
    """Return the exact chance that none of a number of dice counts under the card in force."""
    straight = state.now is not None and state.now.card == STRAIGHT
    ways = null_ways(dice, straight=straight)
    return {"dice": dice, "ways": ways, "of": 6**dice, "chance": ways / 6**dice}


def _ends(rules: "Tutto", state: State, card: object) -> bool:
    return isinstance(card, TuttoCard) and rules.ends_turn(state, card) is not None


def _cards(cards: Sequence[Turned]) -> list[TurnedView]:
    return [
        {
            "card": str(turned.card),
            "dice": turned.dice,
            "gift": turned.gift,
            "points": turned.points,
            "tuttos": turned.tuttos,
        }
        for turned in cards
    ]


def _aside(state: State) -> list[AsideView]:
    """Return the sets in the order they were taken, with the places of their dice."""
    scores = state.now is not None and state.now.card in DICE_SCORE
    return [
        {
            "dice": list(dice),
            "places": [place for place, by in enumerate(state.taken) if by == number],
            "points": points(dice) if scores else 0,
        }
        for number, dice in enumerate(state.aside, 1)
    ]


def _valid(state: State, legal: Sequence[Move]) -> list[int]:
    """Return the places of the dice that count in the roll on the table."""
    largest = max((move.dice for move in legal if isinstance(move, Set)), key=len, default=())
    return list(places_of(largest, state.open))


def _past(past: Past) -> PastView:
    return {
        "seat": past.seat,
        "ending": past.ending,
        "cards": _cards(past.cards),
        "dice": list(past.dice),
        "points": sum(turned.points for turned in past.cards),
        "banked": past.banked,
        "took": list(past.took),
    }
