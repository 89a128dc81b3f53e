"""Positions for the tests, set up by the names of squares."""

from collections.abc import Mapping, Sequence
from typing import Any

from noppa import NoppaError, rules
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State
from noppa.locale import Messages

GREEN = ["a1", "c1", "f1", "f2", "g2", "g3", "b4", "c4", "d4", "g4"]
"""The stones of the booklet's example."""


def kivi(edition: str | None = None, **options: Any) -> Kivi:
    """Return the rules, typed."""
    variant = rules("kivi", edition, **options)
    assert isinstance(variant, Kivi)
    return variant


def small_board(*rows: str, value: int = 1) -> dict[str, Any]:
    """Return a custom board from its targets, a row per text, all squares with the same value."""
    targets = [row.split() for row in rows]
    return {
        "size": {"rows": len(targets), "columns": len(targets[0])},
        "targets": targets,
        "values": [[value] * len(row) for row in targets],
    }


def position(
    rules: Kivi,
    dice: Sequence[int],
    stones: Mapping[int, Sequence[str]] | None = None,
    *,
    rolls: int = 3,
    seat: int = 0,
    players: int = 2,
) -> State:
    """Return a position after this roll; `stones` has the stones of each seat, the rest are in the hands."""
    lying: list[int | None] = [None] * len(rules.board.names)
    for owner, squares in (stones or {}).items():
        for square in squares:
            lying[rules.board.names.index(square)] = owner
    return State(tuple(lying), (5,) * players, seat, tuple(dice), rolls)


def sentence(error: NoppaError) -> str:
    """Return the sentence for an error, with every parameter filled in."""
    sentence = Messages().error(error, "kivi")
    assert error.code not in sentence
    return sentence


def legal(rules: Kivi, state: State) -> list[str]:
    """Return the texts of the legal moves of the seat in turn."""
    return [str(move) for move in rules.moves(state, state.seat)]
