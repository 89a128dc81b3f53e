"""The short rules of Yatzy, with figures from the rules that are played."""

from noppa.core.dice import Dice, multiset
from noppa.core.guide import Guide, Line, Picture, Scored, Term, drawn, places_of, questions
from noppa.games.yatzy.rows import BONUS, PLACE, ROWS, UPPER, Row, row_points
from noppa.games.yatzy.rules import Yatzy

EXAMPLES: dict[Row, Dice] = {
    Row.ONE_PAIR: (2, 2, 4, 5, 5),
    Row.TWO_PAIRS: (2, 2, 3, 6, 6),
    Row.THREE_OF_A_KIND: (1, 3, 4, 4, 4),
    Row.FOUR_OF_A_KIND: (2, 2, 2, 2, 6),
    Row.SMALL_STRAIGHT: (1, 2, 3, 4, 5),
    Row.LARGE_STRAIGHT: (2, 3, 4, 5, 6),
    Row.FULL_HOUSE: (3, 3, 4, 4, 4),
    Row.CHANCE: (1, 3, 4, 6, 6),
    Row.YATZY: (4, 4, 4, 4, 4),
}
"""A roll for each of the lower rows."""
FIRST, KEPT = (2, 3, 5, 5, 6), (5, 5)
SECOND, KEPT_THEN = (5, 5, 1, 3, 5), (5, 5, 5)
GOOD, BAD = (3, 3, 5, 5, 5), (1, 5, 5, 5, 6)
WRITTEN = (Row.FIVES, Row.THREE_OF_A_KIND, Row.ONE_PAIR, Row.CHANCE)
"""The rows for the roll that missed the full house."""


def guide(rules: Yatzy) -> Guide:
    """Return the short rules."""
    before = rules.options["declare"] == "before"
    chance = str(rules.options["chance"]).replace("_", "-")
    return Guide(
        goal=Picture(Line("yatzy-goal"), dice=(6, 6, 6, 6, 6)),
        turn=(
            Picture(Line("yatzy-step-roll"), FIRST),
            Picture(Line("yatzy-step-keep"), FIRST, places_of(FIRST, KEPT)),
            Picture(
                Line("yatzy-step-write-declared" if before else "yatzy-step-write"),
                GOOD,
                symbols=({"kind": "row", "row": Row.FULL_HOUSE, "points": _points(rules, Row.FULL_HOUSE, GOOD)},),
            ),
        ),
        scores=(*(_row(rules, row) for row in UPPER), _bonus(rules), *(_row(rules, row) for row in ROWS[6:])),
        examples=(_full_house(rules), _three_fives(rules)),
        questions=questions(
            "yatzy", "again", "zero", "alike", f"chance-{chance}", *(["declare"] if before else []), "alone"
        ),
    )


def _points(rules: Yatzy, row: Row, dice: Dice) -> int:
    return row_points(multiset(dice), sum_plus_fifty=rules.options["yatzy"] == "sum_plus_fifty")[row]


def _row(rules: Yatzy, row: Row) -> Scored:
    face = PLACE[row] + 1
    if row in UPPER:
        low, high = (1, 6) if face not in (1, 6) else (2, 5)
        dice, line = multiset((face, face, face, low, high)), Line("yatzy-needs-number", {"face": drawn((face,))})
    else:
        dice, line = EXAMPLES[row], Line(f"yatzy-needs-{row.replace('_', '-')}")
    if row is Row.YATZY:
        line = Line(f"yatzy-option-yatzy-{str(rules.options['yatzy']).replace('_', '-')}-more")
    return Scored(row, Term("item", row), line, dice, points=_points(rules, row, dice))


def _bonus(rules: Yatzy) -> Scored:
    reached = int(rules.options["bonus_from"])
    return Scored("bonus", Term("item", "bonus"), Line("yatzy-needs-bonus", {"from": reached}), points=BONUS)


def _full_house(rules: Yatzy) -> tuple[Picture, ...]:
    """Return a turn that ends in a full house."""
    row, points = Row.FULL_HOUSE, _points(rules, Row.FULL_HOUSE, GOOD)
    return (
        Picture(Line("yatzy-example-first", {"kept": drawn(KEPT)}), FIRST, places_of(FIRST, KEPT)),
        Picture(Line("yatzy-example-second", {"kept": drawn(KEPT_THEN)}), SECOND, places_of(SECOND, KEPT_THEN)),
        Picture(Line("yatzy-example-last", {"points": points}, {"row": Term("item", row)}), GOOD),
    )


def _three_fives(rules: Yatzy) -> tuple[Picture, ...]:
    """Return the same turn with bad luck at the end: what each free row would get."""
    written = [Picture(Line("yatzy-example-other"), BAD)]
    for row in WRITTEN:
        line = Line("yatzy-example-or", {"points": _points(rules, row, BAD)}, {"row": Term("item", row)})
        written.append(Picture(line))
    return tuple(written)
