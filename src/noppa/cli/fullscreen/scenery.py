"""Finds the full-screen scene of a game: its `scene.py`, or the generic one."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from noppa.core.table import Seat
from noppa.games import part
from noppa.locale import Messages
from noppa.terminal.generic import GenericDrawing
from noppa.terminal.scene import Die, Frame, Option, Scene


class Scenery(Protocol):
    """The functions of a game's `scene.py`; see `noppa.terminal.scene`."""

    SCENE_HEIGHT: int
    """Lines that the scene needs; with fewer, the dice are drawn small."""

    def scene(self, view: Mapping[str, Any], seats: Sequence[Seat], say: Messages, frame: Frame) -> Scene:
        """Return the table without its dice."""

    def dice(self, view: Mapping[str, Any]) -> list[Die]:
        """Return the dice on the table in order of place."""

    def options(self, view: Mapping[str, Any], say: Messages) -> list[Option]:
        """Return how each legal move is chosen."""

    def status(self, view: Mapping[str, Any], say: Messages) -> str:
        """Return where the game stands, in one line."""

    def topic(self, view: Mapping[str, Any], spot: str) -> str:
        """Return the entry of the short rules about a place of the scene."""


def scenery(game: str) -> Scenery:
    """Return the scenery of a game."""
    return cast("Scenery", part(game, "scene") or GenericDrawing(game))
