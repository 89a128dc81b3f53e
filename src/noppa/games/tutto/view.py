"""What a face draws: the turn card by card, the pile, the risk, and what each move would do."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from noppa.core.dice import MOST_DICE, places_of
from noppa.core.errors import Plain
from noppa.core.rules import Choose, Move, Over, Roll
from noppa.games.tutto.cards import CARDS, CLOVER, DICE_SCORE, FIREWORK, STRAIGHT, TuttoCard, left_in, next_pile
from noppa.games.tutto.leaders import leaders
from noppa.games.tutto.moves import Go, Set, Stop
from noppa.games.tutto.sets import null_ways, points
from noppa.games.tutto.state import Past, State, Turned

if TYPE_CHECKING:
    from noppa.games.tutto.rules import Tutto


def facts(rules: "Tutto", state: State) -> dict[str, Plain]:
    """Everything about the table that is not the choice of one seat."""
    asked = rules.pending(state)
    over = asked if isinstance(asked, Over) else None
    seat, players = state.seat, len(state.banked)
    legal = rules.moves(state, seat)
    return {
        "turn": None if over else seat,
        "turns": [(state.turns + players - 1 - each) // players for each in range(players)],
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
        "valid": _valid(state, legal) if isinstance(asked, Choose) else [],
        "null": null(state, asked.dice) if isinstance(asked, Roll) else None,
        "pile": {str(card): count for card, count in zip(CARDS, next_pile(state.pile), strict=True)},
        "pile_left": sum(state.pile),
        "past": [_past(turn) for turn in state.past],
        "clover": state.clover,
        "pays": [] if over is None else pays(over),
    }


def outlook(rules: "Tutto", state: State, seat: int, move: Move) -> dict[str, Plain]:
    """What one legal move is made of, what it would score, and the risk after it."""
    match move:
        case Set(dice):
            return {"kind": "set", "dice": list(dice), **_after_set(rules, state, move)}
        case Stop():
            banked = rules.stopped(state)
            total = state.totals[seat] + banked.collected
            return {
                "kind": "stop",
                "banks": banked.collected,
                "tutto": 0 not in banked.taken,
                "total": total,
                "reaches": total >= rules.target,
                "takes": list(rules.takings(banked)),
            }
        case Go():
            return {"kind": "go", "at_risk": state.collected, **_next_card(rules, state)}
        case _:
            raise TypeError(move)


def pays(over: Over) -> list[Plain]:
    """Who buys the round: the lowest of those who have not won, nobody where all have."""
    losers = [seat for seat in range(len(over.scores)) if seat not in over.winners]
    return [seat for seat in losers if over.scores[seat] == min(over.scores[loser] for loser in losers)]


def null(state: State, dice: int) -> dict[str, Plain]:
    """The exact chance that none of so many dice counts under the card in force."""
    straight = state.now is not None and state.now.card == STRAIGHT
    ways = null_ways(dice, straight=straight)
    return {"dice": dice, "ways": ways, "of": 6**dice, "chance": ways / 6**dice}


def _after_set(rules: "Tutto", state: State, move: Set) -> dict[str, Plain]:
    """The points of the dice, the turn's points after them, and the null of the dice rolled next."""
    set_aside = rules.put_aside(state, move.dice)
    now = set_aside.now
    if now is None or state.now is None:
        raise TypeError(state)
    all_aside = 0 not in set_aside.taken
    tutto = all_aside and (now.card != STRAIGHT or rules.straight_is_tutto)
    rolled_again = tutto and (now.card == FIREWORK or (now.card == CLOVER and now.tuttos == 1))
    left = set_aside.taken.count(0) or (MOST_DICE if rolled_again else 0)
    return {
        "points": now.dice - state.now.dice,
        "gift": now.gift,
        "tutto": tutto,
        "ends": all_aside and not tutto,
        "collected": set_aside.collected,
        "left": left,
        "null": null(set_aside, left) if left else None,
        "wins": now.card == CLOVER and now.tuttos == 2,
    }


def _next_card(rules: "Tutto", state: State) -> dict[str, Plain]:
    """How many of the cards left would end the turn, and the chance that the card or its first roll loses it."""
    pile = left_in(next_pile(state.pile))
    of = sum(pile.values())
    ending = sum(count for card, count in pile.items() if _ends(rules, state, card))
    six = Fraction(null_ways(MOST_DICE, straight=False), 6**MOST_DICE)
    rolled = sum(
        count for card, count in pile.items() if not _ends(rules, state, card) and card not in (FIREWORK, STRAIGHT)
    )
    return {"ends": ending, "of": of, "loses": float((ending + rolled * six) / of)}


def _ends(rules: "Tutto", state: State, card: object) -> bool:
    return isinstance(card, TuttoCard) and rules.ends_turn(state, card) is not None


def _cards(cards: Sequence[Turned]) -> list[Plain]:
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


def _aside(state: State) -> list[Plain]:
    """The sets in the order they were taken, with the places of their dice."""
    scores = state.now is not None and state.now.card in DICE_SCORE
    return [
        {
            "dice": list(dice),
            "places": [place for place, by in enumerate(state.taken) if by == number],
            "points": points(dice) if scores else 0,
        }
        for number, dice in enumerate(state.aside, 1)
    ]


def _valid(state: State, legal: Sequence[Move]) -> list[Plain]:
    """The places of the dice that count in the roll on the table."""
    largest = max((move.dice for move in legal if isinstance(move, Set)), key=len, default=())
    return list(places_of(largest, state.open))


def _past(past: Past) -> dict[str, Plain]:
    return {
        "seat": past.seat,
        "ending": str(past.ending),
        "cards": _cards(past.cards),
        "dice": list(past.dice),
        "points": sum(turned.points for turned in past.cards),
        "banked": past.banked,
        "took": list(past.took),
    }
