"""Measures how soon the screen responds to a tap: milliseconds from the event to the next paint, on a phone.

    python bench/taps.py [taps]

Chromium's event timing is read while a game against a bot is played by taps, at full speed and with the processor
slowed down four times. The figures are the median, the 90th percentile and the maximum of all taps (the browser does
not report those shorter than 16 ms; they count as 16), and the time from pressing Roll to dice that can be chosen, the
server included. The maximum depends on the machine as much as on the app; on a busy one it means little.
"""

import re
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Error, Page

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))  # before this folder, which has a `web` of its own

from noppa.games import games  # noqa: E402 - after the path to tests
from noppa.locale import Messages  # noqa: E402 - the same
from server.running import running  # noqa: E402 - the same
from web.browser import SHARED, browse  # noqa: E402 - the same

TAPS = 24
WANTED = 100
SHORTEST = 16
OBSERVE = f"""
window.taps = [];
new PerformanceObserver((list) => {{
  for (const {{ name, duration }} of list.getEntries()) if (name === "click") taps.push(duration);
}}).observe({{ type: "event", durationThreshold: {SHORTEST} }});
"""
IDLE = "main[aria-busy=false]"
OFFERS = (
    f"{IDLE} [data-place][aria-pressed=false]:enabled",
    f"{IDLE} :is(.chip[aria-pressed=false], .card.open:not(.ready)):enabled",
    f"{IDLE} .act .btn.main:enabled",
    f"{IDLE} button[data-move]:enabled:visible, {IDLE} [role=button][data-move]",
)


def tap_through(page: Page, taps: int) -> tuple[list[float], list[float]]:
    """Play by taps; return the response time of each tap, and the time of each roll to dice."""
    rolled: list[float] = []
    done = 0
    while done < taps:
        offers = [page.locator(offer) for offer in OFFERS]
        any_of = offers[0].or_(offers[1]).or_(offers[2]).or_(offers[3])
        any_of.first.wait_for()
        offer = next((offers[(done + at) % 4] for at in range(4) if offers[(done + at) % 4].count()), None)
        if offer is None:
            continue
        first = offer.first
        try:
            rolls = re.match(r"Roll|Draw", first.text_content(timeout=1000) or "") is not None
            began = time.perf_counter()
            first.click(timeout=2000)
        except Error:  # the bot has moved meanwhile, or the button is gone
            continue
        done += 1
        if rolls:
            page.locator(f"{IDLE} :is([data-place], [data-move]):enabled").first.wait_for()
            rolled.append((time.perf_counter() - began) * 1000)
    page.wait_for_timeout(200)
    answered: list[float] = page.evaluate("taps")
    return answered + [float(SHORTEST)] * max(0, done - len(answered)), rolled


def measure(browser: Browser, url: str, name: str, slow: int) -> tuple[list[float], list[float]]:
    """Open a table against a bot on a phone and tap through some turns."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.add_init_script(OBSERVE)
    page = context.new_page()
    page.goto(url)
    page.get_by_role("button", name=f"Play {name} against a bot").click()
    page.get_by_role("heading", level=1, name=name).wait_for()
    page.evaluate("taps.length = 0")
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    found = tap_through(page, int(sys.argv[1]) if len(sys.argv) > 1 else TAPS)
    context.close()
    return found


def main() -> None:
    """Print the table."""
    say = Messages()
    head = f"{'':12}{'taps':>6}{'median':>8}{'9 in 10':>9}{'largest':>9}{'roll to dice':>14}"
    print(f"{head}   (ms; slowed four times below)")

    def act(browser: Browser) -> None:
        with TemporaryDirectory() as folder, running(Path(folder), bot_pause=0.05) as (url, _):
            for slow in (1, 4):
                for game in games():
                    name = say(f"{game}-name")
                    answered, rolled = measure(browser, url, name, slow)
                    most = sorted(answered)[len(answered) * 9 // 10]
                    figures = f"{median(answered):8.0f}{most:9.0f}{max(answered):9.0f}{median(rolled):14.0f}"
                    late = "" if most <= WANTED else f"   more than {WANTED}"
                    print(f"{name:12}{len(answered):6}{figures}{late}", flush=True)

    browse(act)
    SHARED.close()


if __name__ == "__main__":
    main()
