"""Every example on the rules page agrees with the rules."""

from messages import dice_in, paragraph, tables
from noppa.games.dicetto.cards import Bonus, Kind, fits
from noppa.games.dicetto.deck import load_deck


def test_the_cards_take_what_the_table_says() -> None:
    """Each kind of card has fitting dice and its points in our deck; each bonus card has its points."""
    cards, bonus = tables("en", "dicetto")
    listed = [Kind.FOURS, *list(Kind)[6:]]
    deck = load_deck(None, 3)
    printed = {card.kind: card.points for card in deck.dice}
    for kind, (_, _, dice, scored) in zip(listed, cards, strict=False):
        assert fits(kind, dice_in(dice)[0]), (kind, dice)
        assert printed[kind] == int(scored)
    assert cards[-1][-1] == "0"
    figures = [int(row[at]) for row in bonus for at in (1, 3)]
    assert figures == [{card.kind: card.points for card in deck.bonus}[kind] for kind in Bonus]
    assert sum(deck.counts) == 46


def test_the_example_holds() -> None:
    """A pair sends a lower one back, then come an equal six and a three."""
    roll, theirs, mine, their_six, my_six, three = dice_in(paragraph("dicetto", "An example"))
    assert sorted(mine + my_six + three) == sorted(roll)
    assert fits(Kind.PAIR, theirs)
    assert fits(Kind.PAIR, mine)
    assert (sum(mine), sum(theirs)) == (10, 8)
    assert their_six == my_six == (6,)
    assert fits(Kind.THREES, three)
