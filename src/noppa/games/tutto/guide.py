"""The short rules of Tutto, with figures from the rules that are played."""

from noppa.core.dice import FACES, MOST_DICE, multiset
from noppa.core.errors import Plain
from noppa.core.guide import Guide, Line, Picture, Scored, Term, drawn, places_of, questions
from noppa.games.tutto.cards import BONUS, CARDS, DECK, STOP_CARD, TuttoCard, gift
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import SINGLE, TRIPLE, points, sets_of

CARD = TuttoCard("bonus_300")
ROLLS = ((1, 2, 3, 3, 3, 6), (2, 4, 5), (1, 5))
ASIDE = ((3, 3, 3), (5,), (1, 5))
"""A turn of three rolls that ends in a Tutto: the rolls, and the dice set aside of each."""
NULL = (2, 2, 3, 4, 6, 6)


def guide(rules: Tutto) -> Guide:
    """Return the short rules."""
    target = int(rules.options["target"])
    leader = str(rules.options["leader_plus_minus"]).replace("_", "-")
    ending = str(rules.options["ending"]).replace("_", "-")
    return Guide(
        goal=Picture(Line("tutto-goal", {"target": target}), symbols=tuple(map(_card, tuple(BONUS)[-3:]))),
        turn=(
            Picture(Line("tutto-step-card"), ROLLS[0], symbols=(_card(CARD),)),
            Picture(Line("tutto-step-set"), ROLLS[0], places_of(ROLLS[0], ASIDE[0])),
            Picture(Line("tutto-step-tutto"), multiset(die for some in ASIDE for die in some), tuple(range(MOST_DICE))),
        ),
        scores=(*_dice(), *map(_scored_card, CARDS)),
        examples=(_tutto(), _null()),
        questions=questions("tutto", "triple", "at-once", "null", f"leader-{leader}", f"end-{ending}", target=target),
    )


def _card(card: TuttoCard) -> dict[str, Plain]:
    return {"kind": "card", "card": str(card)}


def _dice() -> list[Scored]:
    """Return the singles and triples that count."""
    singles = [
        Scored(f"single_{face}", Term("item", "single"), Line("tutto-needs-single"), (face,), points=points((face,)))
        for face in SINGLE
    ]
    triples = [
        Scored(
            f"triple_{face}",
            Term("item", "triple"),
            Line("tutto-needs-triple"),
            (face,) * 3,
            points=points((face,) * 3),
        )
        for face in FACES
        if face in TRIPLE
    ]
    return singles + triples


def _scored_card(card: TuttoCard) -> Scored:
    """Return a card with its effect; the points of a bonus card are what it adds."""
    text = str(card).replace("_", "-")
    line = Line("tutto-needs-stop") if card == STOP_CARD else Line(f"tutto-rule-{text}", {"cards": DECK[card]})
    return Scored(str(card), Term("card", str(card)), line, symbols=(_card(card),), points=BONUS.get(card))


def _tutto() -> tuple[Picture, ...]:
    """Return a turn that ends in a Tutto, roll by roll, and what it is worth."""
    steps, so_far = (
        [Picture(Line("tutto-example-card", {}, {"card": Term("card", str(CARD))}), symbols=(_card(CARD),))],
        0,
    )
    for rolled, aside in zip(ROLLS, ASIDE, strict=True):
        so_far += points(aside)
        params: dict[str, int | str] = {"aside": drawn(aside), "points": points(aside), "total": so_far}
        steps.append(Picture(Line("tutto-example-set", params), rolled, places_of(rolled, aside)))
    added = gift(CARD, so_far)
    steps.append(Picture(Line("tutto-example-tutto", {"dice": so_far, "bonus": added, "points": so_far + added})))
    return tuple(steps)


def _null() -> tuple[Picture, ...]:
    """Return the same turn, taken one card too far."""
    collected = sum(map(points, ASIDE))
    lost = collected + gift(CARD, collected)
    assert not sets_of(NULL), "the roll is a null"
    double = TuttoCard("double")
    return (
        Picture(Line("tutto-example-go", {"points": lost}, {"card": Term("card", "double")}), symbols=(_card(double),)),
        Picture(Line("tutto-example-null", {"points": lost}), NULL),
    )
