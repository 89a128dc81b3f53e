"""The conformance kit: plays a game to check everything the contract promises.

Random play ends, every offered move is accepted and everything else refused, a record replays to an equal state,
texts and JSON read back, score sheets add up, views are complete and keep secrets, and the same seed gives the same
game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from noppa.core.rules import Rules
from noppa.testing.game_checks import (
    check_actions,
    check_lesson,
    check_notation,
    check_observation,
    check_players,
    check_random_play,
    check_record,
    check_records,
    check_turn_values,
)
from noppa.testing.position_checks import POSITION_CHECKS, PositionCheck, check_position
from noppa.testing.random_play import finished, positions, random_table, variants

__all__ = [
    "CHECKS",
    "Case",
    "cases",
    "check_game",
    "check_notation",
    "check_position",
    "check_record",
    "check_rules",
    "finished",
    "positions",
    "random_table",
    "variants",
]

Check: TypeAlias = Callable[[Rules[Any]], None]
"""Raises `AssertionError` with a sentence if rules break one part of the contract."""


def _in_random_play(check: PositionCheck) -> Check:
    """Return a check of rules that runs a position check on random games."""

    def run(rules: Rules[Any]) -> None:
        check_random_play(rules, check)

    run.__name__, run.__doc__ = check.__name__, check.__doc__
    return run


CHECKS: tuple[Check, ...] = (
    check_actions,
    check_notation,
    check_players,
    check_lesson,
    *map(_in_random_play, POSITION_CHECKS),
    check_records,
    check_turn_values,
    check_observation,
)
"""Every check; each is named after a part of the contract."""


@dataclass(frozen=True, slots=True)
class Case:
    """One check of one variant of a game; its text names both."""

    rules: Rules[Any]
    check: Check
    number: int = 0

    def __str__(self) -> str:
        check = self.check.__name__.removeprefix("check_")
        return f"{self.rules.game.name}-{self.number}-{self.rules.edition}-{check}"

    def run(self) -> None:
        """Run the check. Raises `AssertionError` with a sentence, even if the game itself raises another error."""
        where = f"{self.rules!r}, {self.check.__name__}"
        try:
            self.check(self.rules)
        except AssertionError as error:
            sentence = f"{where}: {error}"
            raise AssertionError(sentence) from error
        except Exception as error:
            sentence = f"{where}: the game raises {error!r}"
            raise AssertionError(sentence) from error


def cases(game: str, options: int = 6) -> list[Case]:
    """Return every check of every edition of a game and of some random combinations of its options.

    Raises `BadOption` if there is no such game.
    """
    numbered = enumerate(variants(game, options))
    return [Case(rules, check, number) for number, rules in numbered for check in CHECKS]


def check_game(game: str, options: int = 6) -> None:
    """Run every check on every edition of a game and on some random combinations of its options.

    Raises `AssertionError` with a sentence at the first violation of the contract.
    """
    for case in cases(game, options):
        case.run()


def check_rules(rules: Rules[Any]) -> None:
    """Run every check on given rules, such as those with a custom board, deck or map.

    Raises `AssertionError` with a sentence at the first violation of the contract.
    """
    for check in CHECKS:
        Case(rules, check).run()
