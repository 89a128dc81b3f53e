"""Shows how long to go on in Tutto, and what it is worth to go first.

Prints the chance of the seat that goes first, for every edition, and up to how many points of a turn it is right to go
on: after a Tutto with all 56 cards in the pile, by both totals; and under a bonus card of 400, by the dice left.
`--svg FILE` draws the first of these.
"""

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table

import noppa
from noppa.games.tutto.cards import BONUS, FULL, without
from noppa.games.tutto.evaluator import Evaluator
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import CELL, FIRST, solved
from noppa.games.tutto.state import State, Turned

OWN = (0, 1500, 3000, 4500, 5500)
RIVAL = (0, 1000, 2000, 3000, 4000, 4500, 5000, 5500, 5800)
SITUATIONS = (("level, at the start", 0, 0), ("2500 behind", 3000, 5500), ("2500 ahead", 5500, 3000))
CARD = next(card for card, points in BONUS.items() if points == 400)
COLOURS = ("#0072b2", "#009e73", "#e69f00", "#d55e00", "#cc79a7")
WIDTH, HEIGHT, EDGE = 640, 360, 50


def rules_of(edition: str) -> Tutto:
    """Return the rules of an edition."""
    variant = noppa.rules("tutto", edition)
    assert isinstance(variant, Tutto)
    return variant


def most_points(evaluator: Evaluator, own: int, rival: int, dice: int) -> int:
    """Return the most points with which it is right to roll these dice, or to draw another card if none are left."""
    start, right = State((own, rival), (0, 0)), [0]
    for cells in range(1, (evaluator.rules.target - own) // CELL):
        turned = Turned(CARD, cells * CELL, 0, 0 if dice else 1)
        aside = (*(None,) * dice, *(1,) * (6 - dice)) if dice else (None,) * 6
        going_on = State(
            (own, rival),
            (0, 0),
            without(FULL, CARD),
            behind=() if dice else (turned,),
            now=turned if dice else None,
            dice=aside,
            taken=tuple(int(die is not None) for die in aside),
        )
        if evaluator.value(going_on, 0) > evaluator.end_value(start, 0, 0, cells):
            right.append(cells)
    return right[-1] * CELL


def draw(found: dict[int, list[int]], target: int) -> str:
    """Return an SVG chart by the rival's total, with a line for each own total."""
    most = max(max(line) for line in found.values())
    step = 1000

    def at(rival: int, points: int) -> str:
        x = EDGE + rival / target * (WIDTH - 2 * EDGE)
        return f"{x:.1f},{HEIGHT - EDGE - points / most * (HEIGHT - 2 * EDGE):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for points in range(0, most + 1, step):
        left, right = at(0, points), at(target, points)
        y = left.split(",")[1]
        parts.append(f'<polyline points="{left} {right}" stroke="#ddd"/><text x="8" y="{y}">{points}</text>')
    for rival in range(0, target + 1, step):
        x = at(rival, 0).split(",")[0]
        parts.append(f'<text x="{x}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{rival}</text>')
    for (own, line), colour in zip(found.items(), COLOURS, strict=False):
        path = " ".join(at(rival, points) for rival, points in zip(RIVAL, line, strict=True))
        x, y = at(RIVAL[-1], line[-1]).split(",")
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{float(x) + 4:.1f}" y="{y}" fill="{colour}">{own}</text>')
    middle = WIDTH / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 12}" text-anchor="middle">total of the rival</text>')
    parts.append(f'<text x="{middle}" y="24" text-anchor="middle">go on up to so many points; lines: own total</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Print the tables, and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--svg", type=Path, help="draw the thresholds after a Tutto into this file")
    arguments = parser.parse_args()
    console = Console()
    begins = Table("edition", "chance of the seat that begins", title="two players, 6000")
    for edition in noppa.all_games()["tutto"].editions:
        rules = rules_of(edition)
        need = rules.target // CELL
        begins.add_row(edition, f"{100 * solved(rules).chance(FIRST, need, need):.2f} %")
    console.print(begins)

    rules = rules_of("booklet")
    evaluator = Evaluator(rules)
    found = {own: [most_points(evaluator, own, rival, 0) for rival in RIVAL] for own in OWN}
    table = Table("own total", *map(str, RIVAL), title="booklet: after a Tutto go on up to, by the rival's total")
    for own, thresholds in found.items():
        table.add_row(str(own), *map(str, thresholds))
    console.print(table)

    table = Table("dice left", *(name for name, _, _ in SITUATIONS), title=f"booklet, {CARD}: roll on up to")
    for dice in range(1, 6):
        table.add_row(str(dice), *(str(most_points(evaluator, own, rival, dice)) for _, own, rival in SITUATIONS))
    console.print(table)
    if arguments.svg is not None:
        arguments.svg.write_text(draw(found, rules.target), encoding="utf-8")


if __name__ == "__main__":
    main()
