"""Every page of the app, each opened in a typical state: for tests, and for pictures."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import Page

from noppa.games import games
from server.running import Person, next_act

GAMES = tuple(games())
NAMES = ("Venla", "Eino", "Helmi", "Otso")
HOST = "host"
"""The admin token that a server needs for the page of that name."""
MIDDLE = 11
"""The number of a person's actions until the middle of a game."""
FINISHED: dict[tuple[str, str], tuple[dict[str, str], str]] = {}
"""By server and game: the cookies of a person who has finished a game, and its id."""


class Visit:
    """A browser page, the same person over HTTP, and any other people; all of them disconnect at the end."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self._leaving = ExitStack()
        self.person = self.somebody()
        self._become(dict(self.person.http.cookies.items()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()

    def somebody(self) -> Person:
        """Return another person."""
        came = Person(self.url)
        self._leaving.callback(came.http.close)
        return came

    def go(self, address: str) -> None:
        """Load an address of the app."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}/{address}")

    def finished(self, game: str) -> str:
        """Return the id of a finished game against a bot; it is played once, and later visits use the same person."""
        if (self.url, game) not in FINISHED:
            game_id = self.played(game, 400)
            FINISHED[self.url, game] = dict(self.person.http.cookies.items()), game_id
        cookies, game_id = FINISHED[self.url, game]
        self._become(cookies)
        return game_id

    def _become(self, cookies: dict[str, str]) -> None:
        """Use these cookies in the browser and over HTTP."""
        self.person.http.cookies = cookies
        self.page.context.add_cookies(
            [{"name": name, "value": value, "url": self.url} for name, value in cookies.items()]
        )

    def played(self, game: str, steps: int, others: int = 1) -> str:
        """Return the id of a game against at least so many bots in which this person has acted `steps` times."""
        bots = ["bot"] * max(others, games()[game].least_players - 1)
        people = zip(["here", *bots], NAMES, strict=False)
        seats = [{"who": who, "name": name, "level": "simple"} for who, name in people]
        created = self.person.ask("POST", "/api/games", 201, game=game, seats=seats)
        return play(self.person, created["game"]["id"], steps)


def play(person: Person, game_id: str, steps: int) -> str:
    """Play seat 0 of a game with varied moves, at most `steps` of them; return the game's id."""
    for step in range(steps):
        response = person.look(game_id)
        while response["game"]["status"] == "playing" and next_act(response, 0) is None:
            time.sleep(0.02)  # polling without a pause keeps the bot from thinking
            response = person.look(game_id)
        if response["game"]["status"] != "playing":
            break
        kind, fields = next_act(response, 0) or ("", {})
        if kind == "play":
            fields = {"moves": [chosen(response["views"][0]["view"]["moves"], step)]}
        person.act(game_id, kind, **fields)
    return game_id


def chosen(moves: list[Any], step: int) -> str:
    """Return a move: every third time any, else one that gains something now."""
    gains = [move.get("gain") or move.get("points") or 0 for move in moves]
    best = max(range(len(moves)), key=gains.__getitem__)
    return str(moves[step * 5 % len(moves) if step % 3 == 0 else best]["move"])


def start(visit: Visit) -> None:
    """Open the start page with its five tables."""
    visit.go("")
    visit.page.get_by_text("1 to 20 players").wait_for()


def host(visit: Visit) -> None:
    """The same for the person who started the server, with a running game and a finished one."""
    visit.finished("kivi")
    visit.played("tutto", 3)
    visit.go(f"#start={HOST}")
    visit.page.get_by_role("button", name="Let phones join").wait_for()


def preferences(visit: Visit) -> None:
    """Open the preferences."""
    start(visit)
    visit.page.get_by_role("button", name="Preferences").click()
    visit.page.get_by_role("button", name="Continue on another device").click()
    visit.page.get_by_role("textbox", name="Link").wait_for()


def setup(visit: Visit, game: str) -> None:
    """Open the setup of a new game."""
    visit.go(f"#new={game}")
    visit.page.get_by_role("button", name="Start game").wait_for()


def join(visit: Visit) -> None:
    """Open an invitation."""
    created = visit.somebody().make("kivi", "here", "link")
    visit.go(f"#join={created['invites'][0]['invite']}")
    visit.page.get_by_role("button", name="Join game").wait_for()


def gone(visit: Visit) -> None:
    """Open a dead link."""
    visit.go("#join=nothing")
    visit.page.get_by_role("alert").wait_for()


def device(visit: Visit) -> None:
    """Open the page for continuing on another device."""
    link = visit.somebody().ask("POST", "/api/me/link")["url"]
    visit.go(f"#{urlsplit(link).fragment}")
    visit.page.get_by_role("button", name="Yes, that’s me").wait_for()


def day(visit: Visit) -> None:
    """Open the dice of the day, with a result."""
    other = visit.somebody()
    play(other, other.ask("POST", "/api/days/yatzy", 201, name="Venla")["game"]["id"], 100)
    visit.go("#day=yatzy")
    visit.page.get_by_text("Venla").first.wait_for()


def wait(visit: Visit) -> None:
    """Open a game that waits for friends."""
    created = visit.person.make("tutto", "here", "link")
    visit.go(f"#game={created['game']['id']}")
    visit.page.get_by_role("img", name="QR code with the link").wait_for()


def table(visit: Visit, game: str) -> None:
    """Open the middle of a game, with a choice to make."""
    game_id = visit.played(game, MIDDLE)
    while (next_act(response := visit.person.look(game_id), 0) or ("roll", {}))[0] == "roll":
        if response["game"]["status"] == "playing":
            play(visit.person, game_id, 1)
        else:  # a clover won it early
            game_id = visit.played(game, MIDDLE)
    visit.go(f"#game={game_id}")
    visit.page.locator("main[aria-busy=false] .tray").wait_for()


def menu(visit: Visit) -> None:
    """Open the menu of a game."""
    visit.go(f"#game={visit.played('kivi', 1)}")
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.get_by_role("dialog", name="KIVI").wait_for()


def rules(visit: Visit) -> None:
    """Open the rules of a table, house rules first."""
    visit.go(f"#game={visit.played('tutto', 1)}")
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    visit.page.get_by_text("You play to 6,000 points").wait_for()


def over(visit: Visit, game: str = "kivi") -> str:
    """Open a finished game; return its id."""
    game_id = visit.finished(game)
    visit.go(f"#game={game_id}")
    visit.page.get_by_role("button", name="Play again").wait_for()
    return game_id


def fair(visit: Visit) -> None:
    """Open the check of the dice."""
    visit.go(f"#fair={over(visit)}")
    visit.page.get_by_role("button", name="Check all").click()
    visit.page.get_by_text("are exactly as promised").wait_for()


def review(visit: Visit) -> None:
    """Open a review."""
    visit.go(f"#review={visit.finished('yatzy')}")
    visit.page.locator("figure").first.wait_for()


def replay(visit: Visit) -> None:
    """Open a replay."""
    visit.go(f"#replay={visit.finished('kivi')}")
    visit.page.get_by_role("slider").wait_for()


def practice(visit: Visit) -> None:
    """Open a practice question."""
    visit.go("#practice=kivi")
    visit.page.locator(".tray").wait_for()


def history(visit: Visit) -> None:
    """Open one's own history."""
    visit.finished("yatzy")
    visit.go("#history")
    visit.page.locator("main section").first.wait_for()


def television(visit: Visit, game: str, steps: int = MIDDLE, others: int = 1) -> None:
    """Open a game on a television."""
    game_id = visit.played(game, steps, others)
    visit.go(f"#tv={game_id}")
    visit.page.locator(".stage .table").wait_for()
    visit.page.get_by_role("img", name="QR code with the link").wait_for()


def television_before(visit: Visit) -> None:
    """Open a waiting game on a television."""
    visit.go(f"#tv={visit.person.make('yatzy', 'here', 'link')['game']['id']}")
    visit.page.get_by_role("img", name="QR code with the link").first.wait_for()


def offline(visit: Visit) -> None:
    """Open the app without its server."""
    visit.page.route("**/api/**", lambda route: route.abort())
    visit.go("")
    visit.page.get_by_role("alert").wait_for()


def picking(visit: Visit) -> None:
    """Open Dice Trip with a number in hand."""
    table(visit, "dicetrip")
    visit.page.locator(".chip").first.click()


PAGES: dict[str, Callable[[Visit], object]] = {
    "start": start,
    "host": host,
    "preferences": preferences,
    **{f"setup-{game}": partial(setup, game=game) for game in GAMES},
    "join": join,
    "gone": gone,
    "device": device,
    "day": day,
    "wait": wait,
    **{game: partial(table, game=game) for game in GAMES},
    "menu": menu,
    "rules": rules,
    "over": over,
    "fair": fair,
    "review": review,
    "replay": replay,
    "practice": practice,
    "history": history,
    **{f"tv-{game}": partial(television, game=game) for game in GAMES},
}
MORE: dict[str, Callable[[Visit], object]] = {
    **{f"over-{game}": partial(over, game=game) for game in GAMES},
    **{f"tv-over-{game}": partial(television, game=game, steps=400) for game in GAMES},
    **{f"tv-four-{game}": partial(television, game=game, others=3) for game in GAMES},
    "tv-wait": television_before,
    "offline": offline,
    "dicetrip-number": picking,
}
"""Further states of these pages."""
