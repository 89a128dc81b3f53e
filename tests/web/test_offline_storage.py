"""Games on this device are safe: a killed tab loses no acknowledged move, and failures are reported."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from web.browser import PATIENCE, browse
from web.sites import HOST, site, worker_name

PLAY = """async (id) => {
  let seen = -1, view = null;
  const act = () => {
    const command = { id: crypto.randomUUID(), seat: 0, seen };
    const moves = view.moves;
    const chosen = moves.length && moves[Math.floor(Math.random() * moves.length)].move;
    host.send("s", chosen ? { type: "play", moves: [chosen], ...command } : { type: "roll", ...command });
  };
  host.connect("s", `/api/games/${id}/socket`, (message) => {
    if (message.views?.length) view = message.views[0].view;
    if (message.number !== undefined) seen = message.number;
    if (message.type === "snapshot") act();
    if (message.type === "refused") refused(message.code);
    if (message.type === "done") {
      acknowledged(seen, JSON.stringify(view.sheets));
      if (view.pending.kind !== "over") act();
    }
  });
}"""
"""Plays as fast as the host responds; each acknowledged command is reported at once."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Serve a site; yield its address and the name of its host's script."""
    folder = tmp_path_factory.mktemp("site")
    with site(folder) as url:
        yield url, url + worker_name(folder)


def open_host(context: BrowserContext, url: str, script: str) -> Page:
    """Open a page that runs nothing but the host."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{url}icon.svg")
    page.evaluate(HOST, script)
    return page


def ask(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Return the host's response, which must not be a refusal."""
    answer = page.evaluate("([method, path, body]) => host.request(method, path, body)", [method, path, body])
    assert answer["status"] < 300, answer
    return answer["body"]


def kill_and_look(kills: int, place: tuple[str, str]) -> None:
    """Play and kill the tab at random moments; after each kill the game must have all acknowledged moves."""
    url, script = place
    chance = random.Random(kills)

    def act(browser: Browser) -> None:
        context = browser.new_context()
        page = open_host(context, url, script)
        reported: list[tuple[int, str]] = []
        refused: list[str] = []
        new = {"game": "yatzy", "seats": [{"who": "here"}]}
        game_id = ask(page, "POST", "/api/games", new)["game"]["id"]
        for _ in range(kills):
            page.expose_function("acknowledged", lambda number, sheets: reported.append((number, sheets)))
            page.expose_function("refused", lambda code: refused.extend([code]))
            before = len(reported)
            page.evaluate(PLAY, game_id)
            while len(reported) == before:
                page.wait_for_timeout(5)
            page.wait_for_timeout(chance.uniform(5, 400))
            with suppress(Error):  # a closed page does not respond
                page.goto("chrome://crash", timeout=10_000)
            page = open_host(context, url, script)
            game = ask(page, "GET", f"/api/games/{game_id}")["game"]
            assert game["number"] >= reported[-1][0]
            if game["status"] == "over":
                game_id = ask(page, "POST", "/api/games", new)["game"]["id"]
        assert refused == []
        context.close()

    browse(act)


def test_a_killed_tab_loses_no_acknowledged_move(place: tuple[str, str]) -> None:
    """The tab is killed a few times at random moments."""
    kill_and_look(3, place)


@pytest.mark.exhaustive
def test_a_tab_killed_often_loses_no_acknowledged_move(place: tuple[str, str]) -> None:
    """The tab is killed sixty times."""
    kill_and_look(60, place)
