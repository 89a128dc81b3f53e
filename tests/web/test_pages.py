"""Pages in a real browser: a lost connection, the dice check, missing browser features, another device."""

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from web.browser import Watched, browse


def _break_once(line: WebSocketRoute, cut: list[str]) -> None:
    """Pass messages on, but close the connection as soon as the first roll has gone through."""
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        server.send(message)
        if '"roll"' in str(message):
            cut.append(str(message))
            if len(cut) == 1:
                line.close()

    line.on_message(pass_on)
    server.on_message(lambda message: None if len(cut) == 1 else line.send(message))


def test_two_browsers_and_a_connection_that_breaks(url: str) -> None:
    """A friend sits down by link; a roll whose response was lost is sent again, and made once."""

    def act(browser: Browser) -> None:
        one, two = Watched(browser).page, Watched(browser).page
        cut: list[str] = []
        one.route_web_socket("**/socket*", lambda line: _break_once(line, cut))
        one.goto(f"{url}/#new=yatzy/link")
        one.get_by_role("button", name="Start game").click()
        link = one.get_by_role("textbox", name="Link").input_value()
        two.goto(link)
        two.get_by_role("textbox", name="Your name").fill("Ann")
        two.get_by_role("button", name="Join game").click()
        one.get_by_role("button", name="Roll 5 dice").wait_for()
        expect(two.get_by_role("heading", name="Player 1’s turn")).to_be_visible()
        one.get_by_role("button", name="Roll 5 dice").click()
        one.locator("[data-move]:enabled").first.wait_for()
        assert len(set(cut)) == 1, "the roll was sent again as it was, with the same id"
        assert len(cut) == 2
        expect(two.get_by_text("2 rolls left")).to_be_visible()
        shown = one.locator("[data-place]").evaluate_all("dice => dice.map((die) => die.ariaLabel)")
        seen = two.locator("[data-place]").evaluate_all("dice => dice.map((die) => die.ariaLabel)")
        assert shown == seen

    browse(act)


def test_the_dice_are_checked_in_the_browser_and_an_altered_byte_is_found(url: str) -> None:
    """The revealed seed gives every roll; a roll that was altered on the way is named."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        page.goto(url)
        page.get_by_role("button", name="Play KIVI against a bot").click()
        page.get_by_role("button", name="Roll 6 dice").click()
        page.locator("[data-place]:enabled").first.wait_for()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="End the game").click()
        page.get_by_role("button", name="End the game").click()
        page.get_by_role("link", name="Are the dice fair?").first.click()
        page.get_by_role("button", name="Check the roll").click()
        expect(page.get_by_text("Checked in this browser. The roll is exactly as promised.")).to_be_visible()

        def alter(route: Route) -> None:
            answer = route.fetch()
            first = answer.json()["chances"][0]["text"].split()[1]
            other = "2" if first == "1" else "1"
            route.fulfill(response=answer, body=answer.text().replace(f'"roll {first}', f'"roll {other}'))

        page.route("**/chances", alter)
        page.reload()
        page.get_by_role("button", name="Check the roll").click()
        expect(page.get_by_text("isn’t what was promised")).to_be_visible()

    browse(act)


WITHOUT = """
for (const [where, name] of [[Navigator, 'share'], [Navigator, 'clipboard'], [Navigator, 'serviceWorker'],
                             [Navigator, 'vibrate'], [Navigator, 'wakeLock'],
                             [Crypto, 'subtle'], [Crypto, 'randomUUID'], [Window, 'AudioContext']])
  for (const owner of [where.prototype, window]) try { delete owner[name]; } catch {}
Object.defineProperty(window, 'localStorage', { get() { throw new Error('not here'); } });
"""


def test_it_plays_where_the_browser_lacks_what_needs_a_secure_page(url: str) -> None:
    """Without sharing, copying, workers, sound, WebCrypto or storage a game is played, and what is missing is said."""

    def act(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        page.add_init_script(WITHOUT)
        page.goto(f"{url}/#new=yatzy/link")
        page.get_by_role("button", name="Start game").click()
        page.get_by_role("button", name="Send the link").click()
        expect(page.get_by_text("Select it above")).to_be_visible()
        page.goto(f"{url}/#home")
        page.get_by_role("button", name="Play Yatzy against a bot").click()
        page.get_by_role("button", name="Roll 5 dice").click()
        page.locator("[data-move]:enabled").first.click()
        page.get_by_role("button", name="Roll 5 dice").wait_for()
        assert watched.errors == []

    browse(act)


def test_another_device_goes_on_as_the_same_person(url: str) -> None:
    """The link from the preferences makes a second browser the same player, who finds the game there."""

    def act(browser: Browser) -> None:
        one, two = Watched(browser).page, Watched(browser).page
        one.goto(url)
        one.get_by_role("button", name="Play Yatzy against a bot").click()
        one.get_by_role("button", name="Roll 5 dice").wait_for()
        one.goto(f"{url}/#home")
        one.get_by_role("button", name="Preferences").click()
        one.get_by_role("button", name="Continue on another device").click()
        two.goto(one.get_by_role("textbox", name="Link").input_value())
        two.get_by_role("button", name="Yes, that’s me").click()
        two.get_by_role("link", name="Continue: Your turn · Yatzy with Repo").click()
        two.get_by_role("button", name="Roll 5 dice").click()
        one.keyboard.press("Escape")
        one.get_by_role("link", name="Continue: Your turn · Yatzy with Repo").click()
        expect(one.get_by_text("2 rolls left")).to_be_visible()

    browse(act)


def test_two_browsers_add_their_seeds_and_remember_what_they_saw(url: str) -> None:
    """Neither sends its seed before both hashes are there; a server that shows another seed later is detected."""

    def act(browser: Browser) -> None:
        one, two = (Watched(browser).page for _ in range(2))
        sent: list[str] = []
        one.on("request", lambda request: sent.append(f"one {request.url.rpartition('/')[2]}"))
        two.on("request", lambda request: sent.append(f"two {request.url.rpartition('/')[2]}"))
        one.goto(f"{url}/#new=yatzy/link")
        one.get_by_role("button", name="Start game").click()
        two.goto(one.get_by_role("textbox", name="Link").input_value())
        two.get_by_role("button", name="Join game").click()
        one.get_by_role("button", name="Roll 5 dice").wait_for()
        steps = [step for step in sent if step.split(" ")[1] in ("games", "sit", "seed_hash", "seed")]
        assert steps[:3] == ["one games", "one seed_hash", "two sit"]
        assert sorted(steps[3:]) == ["one seed", "two seed"]
        one.get_by_role("button", name="Roll 5 dice").click()
        one.locator("[data-move]:enabled").first.wait_for()
        game_id = one.url.rpartition("=")[2]
        for page, seat in ((one, 0), (two, 1)):
            path = f"/api/games/{game_id}/commands"
            command = {"type": "stop", "seat": seat, "id": f"stop-{seat}", "seen": 1000}
            assert page.request.post(url + path, data=command).ok
        one.goto(f"{url}/#fair={game_id}")
        one.get_by_role("button", name="Check the roll").click()
        expect(one.get_by_text("This browser remembers the numbers from before the game")).to_be_visible()
        seed = one.evaluate("(id) => JSON.parse(localStorage.getItem(`noppa-seed-${id}`)).seed", game_id)
        one.route(
            f"**/api/games/{game_id}",
            lambda route: route.fulfill(response=route.fetch(), body=route.fetch().text().replace(seed, "f" * 64)),
        )
        one.reload()
        one.get_by_role("button", name="Check the roll").click()
        expect(one.get_by_text("These aren’t the numbers this browser saw before the game.")).to_be_visible()

    browse(act)


@pytest.mark.parametrize("address", ["#constructor=1", "#__proto__=1", "#toString=", "#nothing=%"])
def test_an_address_that_names_no_page_opens_the_start_page(url: str, address: str) -> None:
    """Names known to JavaScript are no exception."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        page.goto(f"{url}/{address}")
        expect(page.get_by_role("button", name="Play Yatzy against a bot")).to_be_visible()

    browse(act)
