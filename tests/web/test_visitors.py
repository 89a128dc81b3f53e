"""Links and who opens them: one's own invitation, a third person, a spectator, and the dice of the day."""

import re

from playwright.sync_api import Browser, ConsoleMessage, expect

from web.browser import NOT_OFFLINE, Watched, browse, wait_until
from web.pages import Visit, play, start

LANGUAGE_READY = """async () => {
  await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((name) => name.startsWith("noppa-"));
  if (names.length !== 1 || !navigator.serviceWorker.controller) return false;
  const cached = (await (await caches.open(names[0])).keys()).map(({ url }) => url);
  return cached.length >= 20 && cached.some((url) => url.includes("/words/fi/start"));
}"""


def test_ones_own_invitation_leads_back_to_ones_seat(url: str) -> None:
    """It does so in the browser that used it; a third person may watch."""

    def act(browser: Browser) -> None:
        two, three = Watched(browser, 390, 844).page, Watched(browser, 390, 844).page
        with Visit(two, url) as visit, Visit(three, url) as other:
            created = visit.somebody().make("yatzy", "here", "link")
            invite = created["invites"][0]["invite"]
            visit.go(f"#join={invite}")
            two.get_by_role("textbox", name="Your name").fill("Bo")
            two.get_by_role("button", name="Join game").click()
            two.get_by_role("region", name="Dice").wait_for()
            visit.go(f"#join={invite}")
            two.get_by_role("region", name="Dice").wait_for()
            assert two.url.endswith(f"#game={created['game']['id']}")
            assert visit.person.look(created["game"]["id"])["you"]["seats"] == [1]
            other.go(f"#join={invite}")
            expect(three.get_by_role("heading", name="That seat in Yatzy is taken")).to_be_visible()
            three.get_by_role("link", name="Just watch").click()
            three.get_by_role("region", name="Dice").wait_for()

    browse(act)


def test_a_spectator_reads_a_name_where_the_player_reads_you(url: str) -> None:
    """A player without a name is "You" on their own screen only."""

    def act(browser: Browser) -> None:
        one, two = Watched(browser, 390, 844).page, Watched(browser, 390, 844).page
        with Visit(one, url) as visit, Visit(two, url) as other:
            start(visit)
            one.get_by_role("button", name="Play Yatzy against a bot").click()
            expect(one.get_by_role("list", name="Players")).to_contain_text("You")
            expect(one.get_by_role("heading", name="Your turn")).to_be_visible()
            other.go(one.url.rpartition("/")[2])
            expect(two.get_by_role("heading", name="Player 1’s turn")).to_be_visible()
            expect(two.get_by_text(re.compile(r"\bYou\b"))).to_have_count(0)

    browse(act)


def test_the_dice_of_the_day_cannot_be_spied_out(url: str) -> None:
    """Before one has played, results have no links, and a shared link opens nothing."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        with Visit(page, url) as visit:
            friend = visit.somebody()
            theirs = friend.ask("POST", "/api/days/tutto", 201, name="Aino")["game"]["id"]
            friend.act(theirs, "roll")
            friend.act(theirs, "stop")
            visit.go("#day=tutto")
            expect(page.get_by_text("Aino")).to_be_visible()
            expect(page.get_by_role("link", name="Aino")).to_have_count(0)
            for address in (f"#game={theirs}", f"#replay={theirs}", f"#fair={theirs}", f"#tv={theirs}"):
                visit.go(address)
                expect(page.get_by_text("These are today’s dice.")).to_be_visible()
            own = visit.person.ask("POST", "/api/days/tutto", 201, name="Venla")["game"]["id"]
            play(visit.person, own, 2)
            visit.person.act(own, "stop")
            visit.go("#day=tutto")
            page.get_by_role("link", name="Aino").click()
            expect(page.get_by_role("button", name="Menu")).to_be_visible()

    browse(act)


def test_the_shell_opens_offline_in_another_language(url: str) -> None:
    """The stored page is used whatever language the browser requests."""

    def act(browser: Browser) -> None:
        context = browser.new_context(locale="fi-FI", reduced_motion="reduce")
        page = context.new_page()
        page.add_init_script(NOT_OFFLINE)
        page.goto(url)
        wait_until(page, LANGUAGE_READY)
        heading = page.get_by_role("heading", level=1)
        expect(heading).not_to_have_text("Pull up a chair.")
        words = heading.inner_text()
        context.set_extra_http_headers({"accept-language": "sv"})
        context.set_offline(True)
        page.reload()
        expect(page.get_by_role("alert")).to_be_visible()
        expect(heading).to_have_text(words)

    browse(act)


def test_nothing_is_preloaded_in_vain(url: str) -> None:
    """A table opened by its address requests its files once, and Chromium warns of none."""

    def act(browser: Browser) -> None:
        page = Watched(browser, has_worker=True).page
        warnings: list[str] = []

        def note(message: ConsoleMessage) -> None:
            if message.type == "warning":
                warnings.append(message.text)

        page.on("console", note)
        with Visit(page, url) as visit:
            visit.go(f"#game={visit.played('yatzy', 3)}")
            page.get_by_role("region", name="Dice").wait_for()
            page.wait_for_timeout(5000)  # the warning comes some seconds after the page has loaded
        assert warnings == []

    browse(act)
