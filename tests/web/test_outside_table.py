"""A game from outside with its own browser table, in a real browser against the real server."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from games.outside import packages_in
from server.running import running
from web.browser import Watched, browse
from web.tables import Game

MODULE = """
export const room = {
  drawTable(target, { table }) {
    const update = () => { target.textContent = `A table of its own, ${table.view.rolls_left} rolls left`; };
    update();
    return { update, destroy() {} };
  },
};
"""


def test_a_table_that_a_game_brings_along_is_drawn_and_updated(tmp_path: Path) -> None:
    """The module draws the table, and is notified of events in the game."""
    folder = tmp_path / "packages"
    folder.mkdir()
    with packages_in(folder) as site:
        site.add("dicey", "dicey_package", en="dicey-name = Dicey\n")
        site.write("dicey_package", "web/table.js", MODULE)
        with running(tmp_path) as (url, _):
            browse(lambda browser: watch(browser, url))


def watch(browser: Browser, url: str) -> None:
    """Open the table and roll."""
    watched = Watched(browser)
    game = Game(watched.page, url, "dicey", "Aino")
    game.sit()
    expect(watched.page.get_by_text("A table of its own, 3 rolls left")).to_be_visible()
    game.act("roll")
    expect(watched.page.get_by_text("A table of its own, 2 rolls left")).to_be_visible()
    assert watched.errors == []
