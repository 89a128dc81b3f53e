"""The exact chance of each target, by the lattice of dice, with the best keeps for that target alone."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from noppa.core.dice import Dice, multisets, turn
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.state import ROLLS
from noppa.games.kivi.targets import TARGETS, Target, Wild, targets_met, wild

Wanted = Callable[[Dice], bool]


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance of a roll of some kind: with one roll, and with all three and the best keeps."""

    one_roll: Fraction
    turn: Fraction


def odds(wanted: Wanted) -> Odds:
    """Return the chance that a turn ends with a wanted roll, when aiming at nothing else."""
    stages = turn({dice: Fraction(wanted(dice)) for dice in multisets(DICE)}, ROLLS)
    return Odds(stages[1][()], stages[ROLLS][()])


def meets(target: Target) -> Wanted:
    """Return a function that tells whether a roll meets the target by itself."""
    return lambda dice: target in targets_met(dice)


def takes(target: Target, wild: Callable[[Dice], Wild] = wild) -> Wanted:
    """Return a function that tells whether a roll takes a vacant square of the target: it meets it or is wild.

    `wild` says which rolls go to any square; by default those of the published rules.
    """
    return lambda dice: target in targets_met(dice) or wild(dice) is not Wild.NONE


def is_wild(dice: Dice) -> bool:
    """Return whether a roll goes to any square: five or six alike, or 1-2-3-4-5-6."""
    return wild(dice) is not Wild.NONE


def six_alike(dice: Dice) -> bool:
    """Return whether a roll takes over a square in every edition."""
    return wild(dice) is Wild.TAKE_OVER


def odds_table() -> str:
    """Return the table of the documentation, as Markdown."""
    lines = [
        "| target | meets it, one roll | meets it, three rolls | takes its square, three rolls |",
        "|---|--:|--:|--:|",
    ]
    for target in TARGETS:
        alone, taking = odds(meets(target)), odds(takes(target))
        lines.append(f"| `{target}` | {_percent(alone.one_roll)} | {_percent(alone.turn)} | {_percent(taking.turn)} |")
    for name, wanted in (("any wild roll", is_wild), ("six alike", six_alike)):
        alone = odds(wanted)
        lines.append(f"| {name} | {_percent(alone.one_roll)} | {_percent(alone.turn)} | |")
    return "\n".join(lines)


def _percent(chance: Fraction) -> str:
    return f"{float(round(chance * 100, 4)):.4f} %"
