"""What each game's table shows and does, in a real browser against the real server."""

import re

from playwright.sync_api import Browser, Page, expect

from web.browser import Watched, browse
from web.fitting import SPEAK
from web.tables import Game, drag


def number_in(page: Page, city: str) -> str:
    """Return the number in a city of the large map."""
    return str(page.locator(f"[data-city={city}] .number").text_content())


def open_trip(page: Page, url: str, *names: str) -> Game:
    """Start a round of Dice Trip in which everybody has to write."""
    game = Game(page, url, "dicetrip", *names, dice="real")
    game.act("dice", dice=[1, 2, 3, 4])
    game.act("play", moves=["stand"])
    game.sit()
    return game


FRONT = """all => all.map((die) => {
  const turned = (node) => new DOMMatrix(getComputedStyle(node).transform);
  const cube = turned(die.querySelector(".cube"));
  const sides = [...die.querySelectorAll(".side")].map((side) => [cube.multiply(turned(side)).m43, side]);
  const nearest = sides.sort(([one], [other]) => other - one)[0][1];
  return Number([...nearest.classList].find((name) => /^s[1-6]$/.test(name)).slice(1));
})"""
"""The side of each die that faces the viewer."""


def test_dice_land_on_what_the_server_said_however_fast_it_came(url: str) -> None:
    """Three rolls in quick succession, all animated, end with the dice of the position on top."""

    def play(browser: Browser) -> None:
        page = Watched(browser).page
        page.emulate_media(reduced_motion="no-preference")
        game = Game(page, url, "yatzy", "Ann")
        game.sit()
        page.get_by_role("button", name="Roll 5 dice").wait_for()
        game.act("roll")
        for _ in range(2):
            first_die = game.look()["views"][0]["view"]["dice"][0]
            game.act("play", moves=[f"keep {first_die}"])
        expect(page.get_by_text("no rolls left")).to_be_visible()
        page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
        assert page.locator("[data-place]").evaluate_all(FRONT) == game.look()["views"][0]["view"]["dice"]

    browse(play)


def test_dice_trip_by_dragging_and_by_tapping(url: str) -> None:
    """A die dropped on another makes a number, the number dropped on a city is written; two taps do the same."""

    def play(browser: Browser) -> None:
        watched = Watched(browser, height=1000)
        page = watched.page
        game = open_trip(page, url, "Ann")
        die = page.locator("[data-place]")
        drag(page, die.nth(1), die.nth(0))
        chosen = page.locator(".chip[aria-pressed=true]")
        expect(chosen).to_have_text("21")
        drag(page, chosen, page.locator("[data-city=gent] .city"))
        expect(page.locator("[data-city=gent] .number")).to_have_text("21")
        drag(page, die.nth(2), page.locator("[data-city=mons] .city"))
        expect(page.locator("[data-city=mons] .number")).to_have_count(0)
        die.nth(2).click()
        die.nth(3).click()
        expect(chosen).to_have_text("34")
        page.locator("[data-city=aalst] [role=button]").click()
        page.get_by_role("button", name="Write 34 in Aalst").click()
        expect(page.get_by_text("Round 2 of 13")).to_be_visible()
        trip = game.look()["views"][0]["view"]["trips"][0]
        assert (trip["numbers"]["gent"], trip["numbers"]["aalst"]) == (21, 34)
        assert (number_in(page, "gent"), number_in(page, "aalst")) == ("21", "34")
        assert watched.errors == []

    browse(play)


def test_a_thumb_finds_the_cities_of_dice_trip(url: str) -> None:
    """On a phone a tap beside a city counts for it, and every city to choose is a target of 44 pixels."""

    def play(browser: Browser) -> None:
        watched = Watched(browser, width=390, height=844)
        page = watched.page
        game = open_trip(page, url, "Ann")
        page.locator("[data-place]").nth(1).click()
        page.locator("[data-place]").nth(0).click()
        offered = page.locator("[data-city] [data-move]")
        moves = game.look()["views"][0]["view"]["moves"]
        assert offered.count() == sum(move.get("number") == 21 for move in moves)
        for button in offered.all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        city = page.locator("[data-city=turnhout] .city").bounding_box()
        assert city is not None
        page.mouse.click(city["x"] + city["width"] / 2, city["y"] + city["height"] / 2 - 22)
        page.get_by_role("button", name="Write 21 in Turnhout").click()
        expect(page.locator("main[aria-busy=false] [data-city=turnhout] .number")).to_have_text("21")
        page.locator("[data-place]").nth(2).click()
        page.locator("[data-place]").nth(3).click()
        page.locator("[data-city=gent] [data-move]").dblclick()
        expect(page.locator("[data-city=gent] .number")).to_have_text("34")
        assert watched.errors == []

    browse(play)


def test_the_device_is_passed_on_before_anybody_writes_unseen(url: str) -> None:
    """Between two people the screen shows neither map nor words; afterwards it shows everybody's."""

    def write(page: Page, *cities: str) -> None:
        for city in cities:
            page.locator("main[aria-busy=false] .chip[aria-pressed=false]").first.click()
            page.locator(f"[data-city={city}] [role=button]").click()
            page.locator(".act .btn.main[data-move]").click()

    def play(browser: Browser) -> None:
        page = Watched(browser).page
        open_trip(page, url, "Ann", "Bo")
        page.get_by_role("heading", name="Pass the device to Ann").wait_for()
        expect(page.locator("[data-city]")).to_have_count(0)
        page.get_by_role("button", name="I’m Ann").click()
        write(page, "gent", "mons")
        page.get_by_role("heading", name="Pass the device to Bo").wait_for()
        for _ in range(2):
            expect(page.locator("main")).not_to_contain_text("12 in Ghent")
            expect(page.locator("[data-city=gent] .number")).to_have_count(0)
            if page.get_by_role("button", name="I’m Bo").is_visible():
                expect(page.locator("svg[aria-label^=Map]")).to_have_count(0)
                page.get_by_role("button", name="I’m Bo").click()
                page.locator("[data-city]").first.wait_for()
        write(page, "brugge", "liege")
        expect(page.locator("main")).to_contain_text("12 in Ghent")
        page.get_by_role("complementary").get_by_role("button", name="Ann").click()
        expect(page.get_by_role("img", name="Map of Ann").locator(".number")).to_have_count(2)
        page.get_by_role("button", name="Ann Back").click()
        expect(page.get_by_role("group", name="Map of Bo")).to_be_visible()

    browse(play)


def test_kivis_lines_are_drawn_and_add_up_to_the_score(url: str) -> None:
    """The end shows all of them; a line shows its points; in between, a tap shows what a stone would make."""

    def play(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        real = Game(page, url, "kivi", "Ann", "Bo", dice="real")
        real.act("dice", dice=[1, 1, 2, 2, 5, 6], moves=["place a1"])
        real.act("dice", 1, dice=[1, 1, 2, 2, 5, 6], moves=["place f4"])
        real.sit()
        page.get_by_role("button", name=re.compile("^B1,")).click()
        expect(page.locator(".key:visible")).to_contain_text("line of 2 = 6")
        fair = Game(page, url, "kivi", "Ann", "Bo")
        view = fair.play_out()["views"][0]["view"]
        fair.sit()
        page.get_by_role("button", name="Play again").wait_for()
        page.keyboard.press("Escape")
        points = page.locator("[data-points]").evaluate_all("all => all.map((each) => each.dataset.points)")
        lines = [line for sheet in view["sheets"] for line in sheet["items"][0]["detail"]["lines"]]
        assert len(points) == len(lines) > 3
        singles = sum(sheet["items"][1]["value"] for sheet in view["sheets"])
        assert sum(map(int, points)) + singles == sum(sheet["total"] for sheet in view["sheets"])
        page.locator(".line:visible").first.hover()
        first = view["sheets"][0]["items"][0]["detail"]["lines"][0]
        expect(page.locator("[data-points]")).to_have_text(f"{first['sum']} × {first['stones']} = {first['points']}")
        assert watched.errors == []

    browse(play)


def test_dicettos_battles_are_played_out(url: str) -> None:
    """Both dice are shown, ties again, and who holds the card; the card shows what would beat its dice."""

    def play(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        game = Game(page, url, "dicetto", "Ann", "Bo", edition="polish", dice="real")
        for dealt in ("sixes:2", "pair:1", "chance:1", "three_of_a_kind:4"):
            game.act("card", card=dealt)
        game.act("dice", dice=[5, 5, 1, 2], moves=["place 2 5 5", "done"])
        game.act("dice", 1, dice=[5, 5, 3, 4])
        game.sit()
        card = page.locator("[data-slot-card='2']")
        expect(card).to_contain_text("12 beats it, 10 ties")
        card.click()
        expect(page.locator("[data-place][aria-pressed=true]")).to_have_count(2)
        card.click()
        for one, other in ((4, 4), (2, 6)):
            for face in (one, other):
                page.get_by_role("button", name=f"Add a {face}").click()
            page.get_by_role("button", name="Use these dice").click()
            if one == other:
                expect(page.locator(".battle")).to_contain_text("Both rolled 4. Rolling again.")
        expect(page.locator(".battle")).to_contain_text("2 against 6. Ann won the battle.")
        expect(card).to_contain_text("Ann")
        assert watched.errors == []

    browse(play)


def test_cities_to_choose_from_stand_in_the_order_of_the_alphabet(url: str) -> None:
    """Where a writing is corrected, Liège comes before Louvain in French, Namur between Mons and Nivelles."""

    def play(browser: Browser) -> None:
        page = Watched(browser).page
        game = open_trip(page, url, "Ann")
        game.act("play", moves=["gent=12"])
        game.act("play", moves=["brugge=34"])
        page.evaluate(SPEAK, "fr")
        page.get_by_role("button", name="Corriger une entrée").click()
        page.locator("dialog[open] .entries button").first.click()
        page.locator("[data-amend]").first.wait_for()
        moves = page.locator("[data-amend]").evaluate_all("all => all.map((one) => one.dataset.amend)")
        cities = list(dict.fromkeys(move.split("=")[0] for move in moves if "=" in move))
        assert cities[:4] == ["aalst", "antwerpen", "arlon", "bastogne"]
        assert cities[cities.index("liege") :][:6] == ["liege", "leuven", "mechelen", "marche", "mons", "namur"]

    browse(play)
