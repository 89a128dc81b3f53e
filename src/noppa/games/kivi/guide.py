"""The short rules of KIVI, with figures from the rules that are played."""

from noppa.core.dice import Dice, multiset
from noppa.core.errors import Plain
from noppa.core.guide import Guide, Line, Picture, Scored, Term, drawn, places_of, questions
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.targets import EXAMPLES, TARGETS, Target, Wild, targets_met

FIRST, KEPT, LAST = (2, 4, 5, 2, 4, 6), (2, 2, 4, 4), (2, 2, 2, 4, 4, 6)
LINE = ("b4", "c4", "d4")
STONES = ("b2", "c2", "d2", "c3", "g7")
"""On the published board: squares of all three values, and two lines with a stone in both and one alone."""
WILD: dict[str, Dice] = {"five": (4, 4, 4, 4, 4, 6), "run": (1, 2, 3, 4, 5, 6), "six": (3,) * 6}


def guide(rules: Kivi) -> Guide:
    """Return the short rules."""
    names = LINE if set(LINE) <= set(rules.board.names) else rules.board.names[: min(3, rules.board.columns)]
    squares = [rules.board.numbers[name] for name in names]
    points = rules.tally(frozenset(squares)).total
    values = [rules.board.values[square] for square in squares]
    met = next(target for target in TARGETS if target in targets_met(LAST))
    return Guide(
        goal=Picture(
            Line("kivi-goal", {"sum": sum(values), "stones": len(values), "points": points}),
            symbols=tuple(_square(rules, square, stone=True) for square in squares),
        ),
        turn=(
            Picture(Line("kivi-step-roll"), FIRST),
            Picture(Line("kivi-step-keep"), FIRST, places_of(FIRST, KEPT)),
            Picture(Line("kivi-step-place"), symbols=(_asking(rules, met),)),
        ),
        scores=(*(_target(rules, target) for target in TARGETS if target in rules.board.targets), *_wild(rules)),
        examples=tuple(example for example in (_roll(), _score(rules)) if example),
        questions=questions("kivi", "all-dice", "nothing", "twice", "after", "tie"),
    )


def _square(rules: Kivi, square: int, *, stone: bool = False) -> dict[str, Plain]:
    board = rules.board
    return {
        "kind": "square",
        "square": board.names[square],
        "target": board.targets[square],
        "value": board.values[square],
        "stone": stone,
    }


def _asking(rules: Kivi, target: Target) -> dict[str, Plain]:
    """Return the first square that asks for a target; on a board without one, its first square."""
    targets = rules.board.targets
    return _square(rules, targets.index(target) if target in targets else 0)


def _target(rules: Kivi, target: Target) -> Scored:
    line = Line(f"kivi-needs-{target.replace('_', '-')}")
    square = _asking(rules, target)
    return Scored(
        target, Term("target", target), line, EXAMPLES[target], (square,), rules.board.values[_first(rules, target)]
    )


def _first(rules: Kivi, target: Target) -> int:
    return rules.board.targets.index(target)


def _wild(rules: Kivi) -> list[Scored]:
    """Return the rolls that may go anywhere under these rules."""
    rolls = {name: (dice, rules.reach.wild(dice)) for name, dice in WILD.items()}
    return [
        Scored(f"wild_{name}", Term("item", name), Line(f"kivi-wild-{wild.replace('_', '-')}"), dice)
        for name, (dice, wild) in rolls.items()
        if wild is not Wild.NONE
    ]


def _roll() -> tuple[Picture, ...]:
    """Return a turn in which one target is given up for two others."""
    one, other = (target for target in TARGETS if target in targets_met(LAST))
    (before,) = targets_met(multiset(FIRST))
    return (
        Picture(Line("kivi-example-first", {}, {"target": Term("target", before)}), FIRST),
        Picture(Line("kivi-example-keep", {"kept": drawn(KEPT)}), FIRST, places_of(FIRST, KEPT)),
        Picture(Line("kivi-example-last", {}, {"one": Term("target", one), "other": Term("target", other)}), LAST),
    )


def _score(rules: Kivi) -> tuple[Picture, ...]:
    """Return what five stones count, line by line; empty on a board without these squares."""
    board = rules.board
    if not set(STONES) <= set(board.names):
        return ()
    counted = rules.tally(frozenset(board.numbers[name] for name in STONES))
    steps = []
    for line in counted.lines:
        values = [board.values[square] for square in line.squares]
        params = {"sum": sum(values), "stones": len(values), "points": line.points}
        symbols = tuple(_square(rules, square, stone=True) for square in line.squares)
        steps.append(Picture(Line("kivi-example-line", params), symbols=symbols))
    alone = tuple(_square(rules, square, stone=True) for square in counted.singles)
    steps.append(Picture(Line("kivi-example-alone", {"points": counted.single_points}), symbols=alone))
    steps.append(Picture(Line("kivi-example-total", {"points": counted.total})))
    return tuple(steps)
