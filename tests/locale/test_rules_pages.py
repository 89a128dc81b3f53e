"""Every example on a rules page is what the rules say; and the pages of all languages are built alike."""

import pytest

from messages import LANGUAGES, blocks, dice_in, differences, numbers_in, tables
from noppa import rules
from noppa.games import games
from noppa.games.dicetrip.map import belgium
from noppa.games.dicetrip.numbers import makes
from noppa.games.dicetrip.roads import reach
from noppa.games.dicetrip.trip import SERIES_POINTS, ZONE_POINTS
from noppa.games.dicetto.cards import Bonus, Kind, fits
from noppa.games.dicetto.deck import load_deck
from noppa.games.kivi.board import published_board
from noppa.games.kivi.scoring import tally
from noppa.games.kivi.targets import TARGETS, Wild, targets_met, wild
from noppa.games.tutto.cards import DECK
from noppa.games.tutto.sets import points as worth
from noppa.games.tutto.sets import sets_of, straight_sets_of, whole
from noppa.games.yatzy.rows import Row, points


def paragraph(game: str, beginning: str) -> str:
    """The English paragraph that begins so."""
    (found,) = (block for block in blocks("en", game) if block.startswith(f"__{beginning}"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games()))
def test_pages_of_all_languages_are_built_alike(language: str, game: str) -> None:
    """The same paragraphs and tables, with the same dice and figures: an example holds in all languages or in none."""
    english, there = blocks("en", game), blocks(language, game)
    assert len(there) == len(english)
    assert [differences(*pair) for pair in zip(english, there, strict=True) if differences(*pair)] == []


def test_yatzys_rows_score_what_the_table_says() -> None:
    """Each row of the table, the first one for the fours."""
    (table,) = tables("en", "yatzy")
    listed = [Row.FOURS, *list(Row)[6:]]
    for row, cells in zip(listed, table, strict=True):
        (dice,), (scored,) = dice_in(cells[2]), numbers_in(cells[2])
        assert points(row, dice) == scored, cells


def test_yatzys_examples_hold() -> None:
    """A turn and what it could be, four alike, and five in the Danish edition."""
    first, kept, rolled, kept_again, rolled_again, last, other, other_last = dice_in(paragraph("yatzy", "An example"))
    assert set(kept) <= set(first)
    assert sorted((*kept, *rolled)) == sorted((*kept_again, 1, 3))
    assert (last, other_last) == (tuple(sorted(kept_again + rolled_again)), tuple(sorted(kept_again + other)))
    assert points(Row.FULL_HOUSE, last) == 21
    others = [points(row, other_last) for row in (Row.FIVES, Row.THREE_OF_A_KIND, Row.ONE_PAIR, Row.CHANCE)]
    assert others == [15, 15, 10, 22]
    assert (points(Row.THREE_OF_A_KIND, (1, 4, 4, 4, 4)), points(Row.ONE_PAIR, (1, 4, 4, 4, 4))) == (12, 8)
    assert points(Row.TWO_PAIRS, (1, 4, 4, 4, 4)) == points(Row.FULL_HOUSE, (4,) * 5) == 0
    (five,), danish = dice_in(paragraph("yatzy", "Danish")), rules("yatzy", "danish")
    assert points(Row.YATZY, five, sum_plus_fifty=danish.options["yatzy"] == "sum_plus_fifty") == 80


def test_the_nordic_example_names_every_row_that_scores() -> None:
    """Ones, threes, fours, sixes and one pair, and no other row but chance."""
    (dice,) = dice_in(paragraph("yatzy", "Nordic"))
    scoring = {row for row in Row if points(row, dice)}
    assert scoring == {Row.ONES, Row.THREES, Row.FOURS, Row.SIXES, Row.ONE_PAIR, Row.CHANCE}


def test_what_counts_in_tutto() -> None:
    """Singles and triples of the table, the roll below it, and all cards of the pile."""
    counting, cards = tables("en", "tutto")
    told = {dice_in(row[at])[0]: numbers_in(row[at + 1])[0] for row in counting for at in (0, 2)}
    assert told == {dice: worth(dice) for dice in [(1,), (5,), *((face,) * 3 for face in range(1, 7))]}
    (roll,) = (dice for block in blocks("en", "tutto") if block.startswith("So ") for dice in dice_in(block)[:1])
    assert worth(whole(roll)) == 350
    assert [numbers_in(row[1]) for row in cards] == [[5], [5], [10], [5], [5], [5], [1]]
    assert sum(DECK.values()) == 5 * 5 + 5 + 10 + 5 + 5 + 5 + 1 == 56


def test_tuttos_examples_hold() -> None:
    """A Tutto of 500 with its bonus, the roll that loses it, and a straight that lacks one face."""
    first, set_one, second, set_two, third, lost = dice_in(paragraph("tutto", "An example"))
    assert set_one in sets_of(first)
    assert set_two in sets_of(second)
    assert third in sets_of(third)
    assert [worth(each) for each in (set_one, set_two, third)] == [300, 50, 150]
    assert len(set_one + set_two + third) == 6
    assert sets_of(lost) == ()
    straight, aside, missing = dice_in(paragraph("tutto", "Straight"))
    assert aside in straight_sets_of(straight, frozenset())
    assert sorted(aside + missing) == [1, 2, 3, 4, 5, 6]


def test_kivis_targets_are_met_as_the_table_says() -> None:
    """Each target with its value on the board and a roll that meets it."""
    (table,) = tables("en", "kivi")
    board = published_board()
    values = dict(zip(board.targets, board.values, strict=True))
    for target, (_, counts, roll) in zip(TARGETS, table, strict=True):
        (dice,) = dice_in(roll)
        assert target in targets_met(dice), (target, dice)
        assert wild(dice) is Wild.NONE
        assert int(counts) == values[target]


def test_kivis_examples_hold() -> None:
    """What a roll fits, what is wild, and what five stones count."""
    first, kept, rolled, last = dice_in(paragraph("kivi", "An example"))
    assert targets_met(first) == {"two_pairs"}
    assert tuple(sorted(kept + rolled)) == last
    assert targets_met(last) == {"three_and_two", "all_even"}
    five, run, six = dice_in(paragraph("kivi", "Wild"))
    assert [wild(dice) for dice in (five, run, six)] == [Wild.VACANT, Wild.VACANT, Wild.TAKE_OVER]
    assert wild(run, run_takes_over=rules("kivi", "italian").options["run_of_six"] == "take_over") is Wild.TAKE_OVER
    board = published_board()
    counted = tally(board, frozenset(board.numbers[name] for name in ("b2", "c2", "d2", "c3", "g7")))
    assert [line.points for line in counted.lines] == [21, 6]
    assert (counted.single_points, counted.total) == (1, 28)
    assert "7 × 3 = 21" in paragraph("kivi", "Scoring, an")


def test_dicettos_cards_take_what_the_table_says() -> None:
    """Each kind of card with dice that fit and its points in our deck; each bonus card with its points."""
    cards, bonus = tables("en", "dicetto")
    listed = [Kind.FOURS, *list(Kind)[6:]]
    deck = load_deck(None, 3)
    printed = {card.kind: card.points for card in deck.dice}
    for kind, (_, _, dice, scored) in zip(listed, cards, strict=False):
        assert fits(kind, dice_in(dice)[0]), (kind, dice)
        assert printed[kind] == int(scored)
    assert cards[-1][-1] == "0"
    told = [int(row[at]) for row in bonus for at in (1, 3)]
    assert told == [{card.kind: card.points for card in deck.bonus}[kind] for kind in Bonus]
    assert sum(deck.counts) == 46


def test_dicettos_example_holds() -> None:
    """A pair that sends a lower one back, an equal six, and a three."""
    roll, theirs, mine, their_six, my_six, three = dice_in(paragraph("dicetto", "An example"))
    assert sorted(mine + my_six + three) == sorted(roll)
    assert fits(Kind.PAIR, theirs)
    assert fits(Kind.PAIR, mine)
    assert (sum(mine), sum(theirs)) == (10, 8)
    assert their_six == my_six == (6,)
    assert fits(Kind.THREES, three)


def test_dice_trips_numbers_are_those_that_the_dice_make() -> None:
    """Every pair of numbers of the example, and with a die twice."""
    text = paragraph("dicetrip", "An example")
    dice = tuple(face for group in dice_in(text) for face in group)
    firsts = [14, 25, 12, 45, 15, 24]
    told = [number for number in numbers_in(text) if number > 9][:12]
    assert sorted(told) == sorted(number for first in firsts for number in (first, 10 * (first % 10) + first // 10))
    assert sorted(told) == sorted(makes(dice, None, ()))
    for first, second in ((14, 25), (12, 45), (15, 24)):
        assert sorted(makes(dice, None, (first,))) == sorted({second, 10 * (second % 10) + second // 10})
    assert belgium().colours[0] == "red"
    assert next(city for city in belgium().cities.values() if city.slug == "antwerpen").colour == "red"
    text = paragraph("dicetrip", "A die twice")
    (hand, (doubled,), (dropped,)) = dice_in(text)
    assert set(makes(hand, (doubled, dropped), ())) == {24, 42, 45, 54}


def test_dice_trips_scoring_example_adds_up() -> None:
    """A road of five, a series of four, a double, two crossed off and a clean zone."""
    map_ = belgium()
    slugs = list(map_.cities)
    walked = dict(zip(("leuven", "wavre", "namur", "dinant", "marche"), (15, 16, 21, 22, 34), strict=True))
    found = reach(map_, tuple(walked.get(slug) for slug in slugs))
    assert (found.road, found.series) == (5, 4)
    assert all(map_.cities[slug].colour is None for slug in walked)
    assert found.road + SERIES_POINTS[found.series] + 1 - 2 + ZONE_POINTS[1] == 10
    table = tables("en", "dicetrip")[0]
    assert numbers_in(table[3][1]) == [4, 2, 5, 3, 6, 4, 7, 9, 6, 9]
    assert [SERIES_POINTS[cities] for cities in (4, 5, 6, 7, 9, 10)] == [2, 3, 4, 6, 6, 9]
    assert numbers_in(table[4][1]) == list(ZONE_POINTS[1:])
