"""Plays a lesson in a browser by its own hints: taps whatever it points at."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page

POINTED = "[data-pointed]"
STATE = """() => {
  const step = document.querySelector(".dots")?.getAttribute("aria-label");
  const pointed = [...document.querySelectorAll("[data-pointed]")].map((thing) => {
    const { x, y } = thing.getBoundingClientRect();
    return [Math.round(x), Math.round(y), thing.getAttribute("data-move"), thing.getAttribute("aria-pressed")];
  });
  return JSON.stringify([step, pointed]);
}"""
NEXT = f"""(before) => {{
  if (document.querySelector("dialog.lesson[open]")) return true;
  if (document.querySelector("main.learn")?.getAttribute("aria-busy") === "true") return false;
  if (document.querySelector('{POINTED}[aria-pressed="true"], {POINTED}:disabled')) return false;
  const sheet = document.querySelector("dialog[open]");
  if (sheet && !sheet.querySelector("{POINTED}")) return false;  // it has just opened over what was pointed at
  return document.querySelector("{POINTED}") && ({STATE})() !== before;
}}"""
"""Whether the lesson points at something new, or is over."""


def open_lesson(page: Page, url: str, game: str) -> None:
    """Open a lesson and wait for its first hint."""
    page.goto(f"{url}/#learn={game}")
    page.locator(POINTED).first.wait_for(state="attached")


def hints(page: Page, tap: Callable[[Locator], None]) -> Iterator[str]:
    """Tap what the lesson points at until it ends; yield its words before each tap."""
    before = ""
    while True:
        page.wait_for_function(NEXT, arg=before)
        if page.locator("dialog.lesson[open]").count():
            return
        yield str(page.locator(".slot.lesson .words").text_content())
        before = page.evaluate(STATE)
        tap(page.locator(POINTED).first)
