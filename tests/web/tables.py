"""Games that the browser under test brings to a position over HTTP."""

from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page

IDS = count()


def ask(page: Page, method: str, address: str, **body: Any) -> Any:
    """Send a request as that browser; return the response's body."""
    answer = page.request.fetch(address, method=method, data=body or None)
    assert answer.ok, answer.text()
    return answer.json()


class Game:
    """A game that a browser created, and acts in without its table."""

    def __init__(self, page: Page, url: str, game: str, *names: str, **options: Any) -> None:
        self.page = page
        ask(page, "GET", f"{url}/api/me")
        seats = [{"who": "here", "name": name} for name in names]
        self.id = ask(page, "POST", f"{url}/api/games", game=game, seats=seats, **options)["game"]["id"]
        self._table, self._address = f"{url}/#game={self.id}", f"{url}/api/games/{self.id}"

    def act(self, kind: str, seat: int = 0, **fields: Any) -> None:
        """Send a command."""
        sent = {"type": kind, "id": f"t{next(IDS)}", "seat": seat, "seen": 1_000_000, **fields}
        ask(self.page, "POST", f"{self._address}/commands", **sent)

    def look(self) -> Any:
        """Return the game as this browser sees it."""
        return ask(self.page, "GET", self._address)

    def sit(self) -> None:
        """Open the game's table."""
        self.page.goto(self._table)
        self.page.get_by_role("heading", level=1).wait_for()

    def play_out(self) -> Any:
        """Play to the end, always with the greatest gain; return the final state."""
        while (response := self.look())["game"]["status"] == "playing":
            for entry in response["views"]:
                view, seat = entry["view"], entry["seat"]
                if view["moves"]:
                    self.act("play", seat, moves=[_best(view["moves"])])
                    break
                if view["pending"].get("seat") == seat:
                    self.act("roll", seat)
                    break
        return response


def _best(moves: list[dict[str, Any]]) -> str:
    """Return the move with the greatest gain, preferring it to a mere roll."""
    return str(max(moves, key=lambda move: (move["kind"] != "keep", move.get("gain", 0)))["move"])


def drag(page: Page, one: Locator, other: Locator) -> None:
    """Drag the middle of one element to the middle of another."""
    points = []
    for game in (one, other):
        game.scroll_into_view_if_needed()
    for game in (one, other):
        box = game.bounding_box()
        assert box is not None
        points.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(points[0][0] + 20, points[0][1] + 5)
    page.mouse.move(*points[1])
    page.mouse.up()
