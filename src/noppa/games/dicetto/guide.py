"""The short rules of Dicetto, with figures from the rules and the deck that are played."""

from noppa.core.dice import Dice
from noppa.core.errors import Plain
from noppa.core.guide import Guide, Line, Picture, Scored, Term, drawn, places_of, questions
from noppa.games.dicetto.cards import EXTRA_ROLL, NUMBERS, BonusCard, DiceCard, Kind, fits
from noppa.games.dicetto.rules import Dicetto

EXAMPLES: dict[Kind, Dice] = {
    Kind.PAIR: (4, 4),
    Kind.TWO_PAIRS: (3, 3, 5, 5),
    Kind.THREE_OF_A_KIND: (2, 2, 2),
    Kind.FOUR_OF_A_KIND: (6, 6, 6, 6),
    Kind.SMALL_STRAIGHT: (3, 4, 5),
    Kind.LARGE_STRAIGHT: (2, 3, 4, 5),
    Kind.CHANCE: (5, 6),
}
"""Dice that may lie on each kind of card except those of one number."""
ROLLED, LAID = (4, 1, 4, 5), (4, 4)
WEAKER, HIGHER = (3, 3), (5, 5)


def guide(rules: Dicetto) -> Guide:
    """Return the short rules."""
    battle = str(rules.options["battle"]).replace("_", "-")
    names = ["twice", "four-alike", f"battle-{battle}", "lost", "end", *(["bonus"] if rules.bonus_cards else [])]
    return Guide(
        goal=Picture(
            Line("dicetto-goal", {"cards": rules.cards_to_win}),
            symbols=tuple(_card(rules, kind) for kind in (Kind.FOURS, Kind.PAIR, Kind.LARGE_STRAIGHT)),
        ),
        turn=(
            Picture(Line("dicetto-step-roll"), ROLLED, places_of(ROLLED, LAID)),
            Picture(Line("dicetto-step-lay"), symbols=(_card(rules, Kind.PAIR, LAID),)),
            Picture(Line("dicetto-step-keep"), symbols=({**_card(rules, Kind.PAIR, LAID), "won": True},)),
        ),
        scores=(
            *(_kind(rules, kind) for kind in Kind if any(card.kind is kind for card in rules.deck.dice)),
            _extra_roll(),
            *(_bonus(card) for card in rules.deck.bonus if rules.bonus_cards),
        ),
        examples=(_laid(rules), _fought(rules)),
        questions=questions("dicetto", *names, cards=rules.cards_to_win),
    )


def _dice_for(kind: Kind) -> Dice:
    dice = (NUMBERS.index(kind) + 1,) * 2 if kind in NUMBERS else EXAMPLES[kind]
    assert fits(kind, dice), (kind, dice)
    return dice


def _of_kind(rules: Dicetto, kind: Kind) -> list[DiceCard]:
    return [card for card in rules.deck.dice if card.kind is kind]


def _card(rules: Dicetto, kind: Kind, dice: Dice = (), tint: str = "") -> dict[str, Plain]:
    """Return a card of a kind as a symbol, with the dice on it."""
    cards = _of_kind(rules, kind)
    points = cards[0].points if cards else 0
    return {"kind": "card", "card": kind, "points": points, "dice": list(dice), "tint": tint}


def _kind(rules: Dicetto, kind: Kind) -> Scored:
    """Return a kind of card, with its points in this deck: the least and the most where its cards differ."""
    points = [card.points for card in _of_kind(rules, kind)]
    asks, dice, card = {"asks": Term("asks", kind)}, _dice_for(kind), _card(rules, kind)
    if min(points) == max(points):
        return Scored(kind, Term("card", kind), Line("dicetto-needs", {}, asks), dice, (card,), points[0])
    line = Line("dicetto-needs-range", {"least": min(points), "most": max(points)}, asks)
    return Scored(kind, Term("card", kind), line, dice, (card,))


def _extra_roll() -> Scored:
    card: dict[str, Plain] = {"kind": "card", "card": EXTRA_ROLL, "points": 0, "dice": [], "tint": ""}
    return Scored(EXTRA_ROLL, Term("card", EXTRA_ROLL), Line("dicetto-needs-extra-roll"), symbols=(card,))


def _bonus(card: BonusCard) -> Scored:
    line = Line(f"dicetto-needs-{str(card).replace('_', '-')}")
    return Scored(
        str(card), Term("card", str(card)), line, symbols=({"kind": "bonus", "card": str(card)},), points=card.points
    )


def _laid(rules: Dicetto) -> tuple[Picture, ...]:
    """Return dice that are laid and sent home by a higher sum."""
    pair = {"pair": Term("card", Kind.PAIR)}
    params: dict[str, int | str] = {"dice": drawn(WEAKER), "sum": sum(WEAKER)}
    return (
        Picture(Line("dicetto-example-lies", params, pair), symbols=(_card(rules, Kind.PAIR, WEAKER, "blue"),)),
        Picture(Line("dicetto-example-rolled", {"dice": drawn(LAID)}), ROLLED, places_of(ROLLED, LAID)),
        Picture(
            Line("dicetto-example-beats", {"sum": sum(LAID), "other": sum(WEAKER)}),
            symbols=(_card(rules, Kind.PAIR, LAID, "orange"),),
        ),
    )


def _fought(rules: Dicetto) -> tuple[Picture, ...]:
    """Return an equal sum, and the battle about it."""
    return (
        Picture(
            Line("dicetto-example-equal", {"sum": sum(HIGHER)}), symbols=(_card(rules, Kind.PAIR, HIGHER, "blue"),)
        ),
        Picture(Line("dicetto-example-battle", {"one": drawn((6,)), "other": drawn((2,))}), (6, 2)),
    )
