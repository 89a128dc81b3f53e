"""The five rooms have the same structure: the same role has the same file and the same functions in each."""

import ast
from pathlib import Path
from typing import is_typeddict

import pytest

from noppa.games import rules

ROOMS = sorted(path.parent for path in Path(__file__).parents[2].glob("src/noppa/games/*/game.toml"))
FUNCTIONS = {
    "view": {
        "position_view": ["rules", "state", "seat"],
        "move_view": ["rules", "state", "seat", "move"],
    },
    "refusals": {"why_not": ["rules", "state", "seat", "move"]},
    "reasons": {
        "instruction": ["rules", "state", "seat", "move"],
        "reasons": ["evaluator", "state", "seat", "move"],
        "decision_kind": ["rules", "state", "seat", "move", "best"],
    },
    "turn_values": {"turn_values": ["rules", "state", "seat"]},
    "observation": {"parts": ["rules", "players"], "observe": ["rules", "state", "seat"]},
    "terminal": {"draw": ["view", "seats", "say"], "label": ["move", "say"]},
}
CLASSES = {"state": {"State"}, "evaluator": {"Evaluator"}, "view": {"PositionView"}}
FILES = {"rules", "moves", "usage", *FUNCTIONS, *CLASSES}


def tree(room: Path, role: str) -> ast.Module:
    """Return a role's file, parsed and not imported."""
    return ast.parse((room / f"{role}.py").read_text(encoding="utf-8"))


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_role_has_its_file(room: Path) -> None:
    """A newcomer who knows one room finds the same file in any other."""
    assert {role for role in FILES if not (room / f"{role}.py").is_file()} == set()


@pytest.mark.parametrize("role", sorted(FUNCTIONS))
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_role_offers_the_same_functions(room: Path, role: str) -> None:
    """They have the same names and the same parameters."""
    found = {
        node.name: [argument.arg for argument in node.args.args]
        for node in tree(room, role).body
        if isinstance(node, ast.FunctionDef)
    }
    assert {name: found.get(name) for name in FUNCTIONS[role]} == FUNCTIONS[role]


@pytest.mark.parametrize("role", sorted(CLASSES))
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_role_declares_the_same_classes(room: Path, role: str) -> None:
    """A state is a State, an evaluator an Evaluator."""
    assert {node.name for node in tree(room, role).body if isinstance(node, ast.ClassDef)} >= CLASSES[role]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_game_declares_its_view(room: Path) -> None:
    """Its rules name the typed dictionary, so every view is checked key by key."""
    assert is_typeddict(rules(room.name).view_type)
