"""Every page of the app, each opened in a state that shows what it is: for tests, and for pictures."""

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
"""The token that a server must be given as its host's for the page of that name."""
MIDDLE = 11
"""What a person has done in the middle of a game."""
FINISHED: dict[tuple[str, str], tuple[dict[str, str], str]] = {}
"""By server and game: the cookies of a person who has finished a game, and its id."""


class Visit:
    """A browser page, the same person by HTTP, and whoever else is needed; all of them leave at the end."""

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
        """Another person."""
        came = Person(self.url)
        self._leaving.callback(came.http.close)
        return came

    def go(self, address: str) -> None:
        """Open an address of the app anew."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}/{address}")

    def finished(self, game: str) -> str:
        """Return the id of a finished game against a bot. It is played once; whoever comes later is the same person."""
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
        """The id of a game against at least so many bots in which this person has done so many things."""
        bots = ["bot"] * max(others, games()[game].least_players - 1)
        people = zip(["here", *bots], NAMES, strict=False)
        seats = [{"who": who, "name": name, "level": "simple"} for who, name in people]
        created = self.person.ask("POST", "/api/games", 201, game=game, seats=seats)
        return play(self.person, created["game"]["id"], steps)


def play(person: Person, game_id: str, steps: int) -> str:
    """Play seat 0 of a game, now one move, now another; at most so many steps. The id of the game."""
    for step in range(steps):
        response = person.look(game_id)
        while response["game"]["status"] == "playing" and next_act(response, 0) is None:
            time.sleep(0.02)  # whoever asks without pause keeps the bot from thinking
            response = person.look(game_id)
        if response["game"]["status"] != "playing":
            break
        kind, fields = next_act(response, 0) or ("", {})
        if kind == "play":
            fields = {"moves": [chosen(response["views"][0]["view"]["moves"], step)]}
        person.act(game_id, kind, **fields)
    return game_id


def chosen(moves: list[Any], step: int) -> str:
    """A move: every third time whichever comes, else one that brings something now."""
    gains = [move.get("gain") or move.get("points") or 0 for move in moves]
    best = max(range(len(moves)), key=gains.__getitem__)
    return str(moves[step * 5 % len(moves) if step % 3 == 0 else best]["move"])


def start(visit: Visit) -> None:
    """The five tables."""
    visit.go("")
    visit.page.get_by_text("1 to 20 players").wait_for()


def host(visit: Visit) -> None:
    """The same for whoever started the server, with a game to go on with and one that is over."""
    visit.finished("kivi")
    visit.played("tutto", 3)
    visit.go(f"#start={HOST}")
    visit.page.get_by_role("button", name="Let phones join").wait_for()


def preferences(visit: Visit) -> None:
    """What a person likes."""
    start(visit)
    visit.page.get_by_role("button", name="Preferences").click()
    visit.page.get_by_role("button", name="Continue on another device").click()
    visit.page.get_by_role("textbox", name="Link").wait_for()


def setup(visit: Visit, game: str) -> None:
    """What can be agreed on."""
    visit.go(f"#new={game}")
    visit.page.get_by_role("button", name="Start game").wait_for()


def join(visit: Visit) -> None:
    """An invitation."""
    created = visit.somebody().make("kivi", "here", "link")
    visit.go(f"#join={created['invites'][0]['invite']}")
    visit.page.get_by_role("button", name="Join game").wait_for()


def gone(visit: Visit) -> None:
    """A link that opens nothing."""
    visit.go("#join=nothing")
    visit.page.get_by_role("alert").wait_for()


def device(visit: Visit) -> None:
    """Going on with another device."""
    link = visit.somebody().ask("POST", "/api/me/link")["url"]
    visit.go(f"#{urlsplit(link).fragment}")
    visit.page.get_by_role("button", name="Yes, that’s me").wait_for()


def day(visit: Visit) -> None:
    """The dice of the day, with a result."""
    other = visit.somebody()
    play(other, other.ask("POST", "/api/days/yatzy", 201, name="Venla")["game"]["id"], 100)
    visit.go("#day=yatzy")
    visit.page.get_by_text("Venla").first.wait_for()


def wait(visit: Visit) -> None:
    """Friends are awaited."""
    created = visit.person.make("tutto", "here", "link")
    visit.go(f"#game={created['game']['id']}")
    visit.page.get_by_role("img", name="QR code with the link").wait_for()


def table(visit: Visit, game: str) -> None:
    """The middle of a game, with something to choose."""
    game_id = visit.played(game, MIDDLE)
    while (next_act(response := visit.person.look(game_id), 0) or ("roll", {}))[0] == "roll":
        if response["game"]["status"] == "playing":
            play(visit.person, game_id, 1)
        else:  # a clover won it early
            game_id = visit.played(game, MIDDLE)
    visit.go(f"#game={game_id}")
    visit.page.locator("main[aria-busy=false] .tray").wait_for()


def menu(visit: Visit) -> None:
    """The menu of a game."""
    visit.go(f"#game={visit.played('kivi', 1)}")
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.get_by_role("dialog", name="KIVI").wait_for()


def rules(visit: Visit) -> None:
    """The rules of a table, house rules first."""
    visit.go(f"#game={visit.played('tutto', 1)}")
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    visit.page.get_by_text("You play to 6,000 points").wait_for()


def over(visit: Visit, game: str = "kivi") -> str:
    """A game that is over; its id."""
    game_id = visit.finished(game)
    visit.go(f"#game={game_id}")
    visit.page.get_by_role("button", name="Play again").wait_for()
    return game_id


def fair(visit: Visit) -> None:
    """The dice, checked."""
    visit.go(f"#fair={over(visit)}")
    visit.page.get_by_role("button", name="Check all").click()
    visit.page.get_by_text("are exactly as promised").wait_for()


def review(visit: Visit) -> None:
    """Luck and skill."""
    visit.go(f"#review={visit.finished('yatzy')}")
    visit.page.locator("figure").first.wait_for()


def replay(visit: Visit) -> None:
    """A game step by step."""
    visit.go(f"#replay={visit.finished('kivi')}")
    visit.page.get_by_role("slider").wait_for()


def practice(visit: Visit) -> None:
    """A position to choose in."""
    visit.go("#practice=kivi")
    visit.page.locator(".tray").wait_for()


def history(visit: Visit) -> None:
    """One's own games."""
    visit.finished("yatzy")
    visit.go("#history")
    visit.page.locator("main section").first.wait_for()


def television(visit: Visit, game: str, steps: int = MIDDLE, others: int = 1) -> None:
    """A game for a room full of people."""
    game_id = visit.played(game, steps, others)
    visit.go(f"#tv={game_id}")
    visit.page.locator(".stage .table").wait_for()
    visit.page.get_by_role("img", name="QR code with the link").wait_for()


def television_before(visit: Visit) -> None:
    """The same while somebody is awaited."""
    visit.go(f"#tv={visit.person.make('yatzy', 'here', 'link')['game']['id']}")
    visit.page.get_by_role("img", name="QR code with the link").first.wait_for()


def offline(visit: Visit) -> None:
    """The app without its server."""
    visit.page.route("**/api/**", lambda route: route.abort())
    visit.go("")
    visit.page.get_by_role("alert").wait_for()


def picking(visit: Visit) -> None:
    """Dice Trip with a number in hand."""
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
"""Further states of them, to be looked at."""
