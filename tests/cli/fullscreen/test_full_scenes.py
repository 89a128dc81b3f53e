"""Scenes without a screen: they fit, and everything that can be chosen is on them."""

from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len

from noppa.bots import BOTS
from noppa.cli.fullscreen.scenery import scenery
from noppa.core.rules import Choose
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games, rules
from noppa.locale import Messages
from noppa.locale.files import languages
from noppa.terminal.scene import Frame

SEATS = [Seat("Aino", "bot", "simple"), Seat("Maximiliane von Hohenstein", "bot", "simple")]
FRAMES = [Frame(80, 16), Frame(80, 33), Frame(120, 16)]


@cache
def choices(game: str) -> list[dict[str, Any]]:
    """Return views of seats that have to choose, from the first steps of a game."""
    table = Table(rules(game), SEATS, Seeded(3), BOTS)
    found: list[dict[str, Any]] = []
    while table.step() and len(found) < 8:
        pending = table.pending
        if isinstance(pending, Choose):
            found.append(table.rules.view(table.state, pending.seats[0]))
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", list(games()))
def test_a_scene_is_no_wider_than_its_frame(game: str, language: str) -> None:
    """This holds in every language, with a long name at the table."""
    say, looks = Messages(language), scenery(game)
    for view in choices(game)[::4]:
        scene = looks.scene(view, SEATS, say, FRAMES[0])
        assert max(cell_len(line.plain) for line in scene.lines) <= FRAMES[0].width
        assert looks.status(view, say)


@pytest.mark.parametrize("game", list(games()))
def test_a_full_table_fits_a_small_screen(game: str) -> None:
    """With the most players, everything that can be chosen fits in 80 × 15."""
    variant, looks = rules(game), scenery(game)
    seats = [Seat(f"Player {number}", "bot", "simple") for number in range(variant.game.most_players)]
    table = Table(variant, seats, Seeded(5), BOTS)
    while table.step() and len(table.events) < 250:
        pending = table.pending
        if isinstance(pending, Choose) and len(table.events) % 10 == 0:
            view = variant.view(table.state, pending.seats[0])
            scene = looks.scene(view, seats, Messages(), Frame(80, 15))
            assert all(spot.y + spot.height <= 15 for spot in scene.spots.values())
            assert max(cell_len(line.plain) for line in scene.lines) <= 80


@pytest.mark.parametrize("game", list(games()))
def test_a_tiny_screen_shows_what_it_can(game: str) -> None:
    """Nothing fails in a very small window."""
    looks = scenery(game)
    for frame in (Frame(30, 2), Frame(12, 1), Frame(30, 2, zoom=True)):
        for view in choices(game)[::3]:
            assert looks.scene(view, SEATS, Messages(), frame).lines


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: f"{frame.width}x{frame.height}")
@pytest.mark.parametrize("game", list(games()))
def test_every_legal_move_can_be_chosen(game: str, frame: Frame) -> None:
    """Each has an option; places of options are inside the scene and do not overlap."""
    say, looks = Messages(), scenery(game)
    for view in choices(game):
        scene, options = looks.scene(view, SEATS, say, frame), looks.options(view, say)
        assert {option.move for option in options} == {move["move"] for move in view["moves"]}
        for option in options:
            assert option.spot or option.key or option.dice is not None or option.places is not None
        cells = [
            (x, y)
            for spot in scene.spots.values()
            for x in range(spot.x, spot.x + spot.width)
            for y in range(spot.y, spot.y + spot.height)
        ]
        assert len(cells) == len(set(cells))
        assert all(0 <= x < frame.width and 0 <= y < len(scene.lines) for x, y in cells)
        by_place = {option.spot for option in options if option.spot}
        reachable = {option.move for option in options if not option.spot}
        hidden = {option.move for option in options if option.spot in by_place - set(scene.spots)}
        assert hidden <= reachable, "a move whose place is not shown is chosen in another way"


def test_yatzy_shows_everybody() -> None:
    """A tall screen has a column for each of four players, a small one everybody's total; rows can be clicked."""
    seats = [Seat(name) for name in ("Aino", "Eino", "Venla", "Oiva")]
    variant, drawing, say = rules("yatzy"), scenery("yatzy"), Messages()
    view = variant.view(variant.roll(variant.start(4), (1, 2, 2, 5, 6)), 0)
    small = drawing.scene(view, seats, say, Frame(80, 16))
    assert "Aino 0 · Eino 0 · Venla 0 · Oiva 0" in small.lines[-1].plain
    tall = drawing.scene(view, seats, say, Frame(80, 31))
    assert all(name in tall.lines[0].plain for name in ("Aino", "Eino", "Venla", "Oiva"))
    for row, spot in tall.spots.items():
        assert tall.lines[spot.y].plain.startswith(say.term("yatzy", "item", row))
