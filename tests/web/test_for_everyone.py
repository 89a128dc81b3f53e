"""Accessibility: axe, touch targets, narrow screens, visible focus, and announcements."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from server.running import running
from web.browser import Watched, browse, faint, serious
from web.fitting import sample, too_wide
from web.pages import GAMES, PAGES, Visit

GROUPS = {
    "before": ("start", "preferences", "setup", "join", "gone", "device", "wait"),
    "tables": (*GAMES, "menu", "rules", "practice"),
    "after": ("host", "day", "over", "fair", "review", "replay", "history"),
}
"""Pages tested together: those of a group can share the games that they need."""
SMALL_TARGETS = """() => {
  const open = document.querySelector("dialog[open]") ?? document;
  const wanted = open.querySelectorAll("button, a[href], input, select, summary, [role=button]");
  const found = [];
  for (const one of wanted) {
    const drawn = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (!drawn.width || style.visibility === "hidden" || one.disabled || one.closest("[inert]")) continue;
    if (style.display === "inline" && one.closest("p")) continue;  // a link inside a sentence
    if (one instanceof SVGElement && one.closest("figure")) continue;  // a point of a curve: a list below has it too
    const label = one.closest("label")?.getBoundingClientRect();
    const reach = getComputedStyle(one, "::after");  // a pad's row reaches beyond the figure that is drawn
    const beyond = reach.position === "absolute" ? -parseFloat(reach.top) : 0;
    const aside = reach.position === "absolute" ? -parseFloat(reach.left) : 0;
    const width = Math.max(drawn.width + 2 * aside, label?.width ?? 0);
    const height = Math.max(drawn.height + 2 * beyond, label?.height ?? 0);
    const name = (one.ariaLabel ?? one.textContent).trim().slice(0, 40);
    const size = [width, height].map(Math.round);
    if (Math.min(...size) < 44) found.push(`${size.join("x")} ${name}`);
  }
  return found;
}"""
UNSEEN_FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one);
  const drawn = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const stroked = one instanceof SVGElement && style.stroke !== "none" && parseFloat(style.strokeWidth) >= 2;
  return drawn || stroked ? "" : one.outerHTML.slice(0, 120);
}"""
LISTEN = """
window.said = [];
new MutationObserver((records) => {
  for (const { addedNodes, target, type } of records) {
    for (const node of type === "characterData" ? [target] : addedNodes) {
      const live = node.parentElement?.closest("[role=log], [role=status], [role=alert], [aria-live]");
      if (live && node.textContent.trim()) said.push(node.textContent.trim());
    }
  }
}).observe(document, { childList: true, characterData: true, subtree: true });
"""


def unseen_focus(page: Page, most: int = 40) -> list[str]:
    """Return the elements that Tab reaches without a visible focus."""
    found: list[str] = []
    reached = 0
    for _ in range(most):
        page.keyboard.press("Tab")
        unseen = page.evaluate(UNSEEN_FOCUS)
        if unseen is None:
            if reached:
                break
            continue  # the browser's own bar comes after the last one, then the first
        reached += 1
        if unseen and unseen not in found:
            found.append(unseen)
    return found if reached else ["there is nothing that Tab finds"]


def wrong_with(page: Page) -> list[str]:
    """Return all accessibility faults of the page as it is now; in the dark only the colours are checked again."""
    found = serious(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    return found + [f"dark: {problem}" for problem in faint(page)]


def in_group(group: str) -> list[str]:
    """Return the pages of a group."""
    return [name for name in PAGES if name.startswith(GROUPS[group])]


def test_every_page_is_in_a_group() -> None:
    """Each is in one group only; the television's pages are tested elsewhere."""
    grouped = [name for group in GROUPS for name in in_group(group)]
    assert sorted(grouped) == sorted(name for name in PAGES if not name.startswith("tv-"))


def wrong_on_a_phone(page: Page) -> list[str]:
    """Return touch targets that are too small, and what does not fit a narrow screen."""
    page.set_viewport_size({"width": 390, "height": 844})
    found = [f"small: {target}" for target in page.evaluate(SMALL_TARGETS)]
    page.set_viewport_size({"width": 360, "height": 740})
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found + ([f"{wide} pixels too wide"] if wide > 0 else [])


@pytest.mark.parametrize("group", GROUPS)
def test_every_page_is_for_everyone(group: str, url: str) -> None:
    """Axe finds nothing serious in both themes, targets have 44 pixels, 360 are wide enough, focus shows, text fits."""

    def act(browser: Browser) -> None:
        wrong = {}
        for name in in_group(group):
            watched = Watched(browser)
            with Visit(watched.page, url) as visit:
                PAGES[name](visit)
                found = wrong_with(watched.page)
                found += wrong_on_a_phone(watched.page)
                found += [f"focus: {one}" for one in unseen_focus(watched.page)]
                found += too_wide(visit, name, sample(name))
            watched.context.close()
            if found:
                wrong[name] = found
        assert wrong == {}

    browse(act)


def test_what_happens_is_said_once(tmp_path: Path) -> None:
    """A roll, the coach's advice, a scored row and the next turn are each announced in words, once."""

    def act(browser: Browser) -> None:
        with running(tmp_path, bot_pause=0.2) as (url, _):
            page = Watched(browser).page
            page.add_init_script(LISTEN)
            page.goto(url)
            page.get_by_role("button", name="Play Yatzy against a bot").click()
            page.get_by_role("button", name="Roll 5 dice").click()
            page.get_by_role("button", name="Ask the coach").click()
            page.get_by_role("button", name="Do this").wait_for()
            page.get_by_role("button", name=re.compile(" in Chance$")).click()
            page.get_by_role("button", name="Roll 5 dice").wait_for()
            page.wait_for_function("() => said.at(-1) === 'Your turn'")
            said: list[str] = page.evaluate("said")
            assert _times(said, r"^You rolled \d \d \d \d \d\.$") == 1, said
            assert _times(said, r"^(Keep|Roll|Write) ") == 1, said
            assert _times(said, r"exact$") == 1, said
            assert _times(said, r"^You scored ") == 1, said
            assert _times(said, r"^You: \d+ points?\.$") == 1, said
            assert _times(said, r"^Repo’s turn$") == 1, said
            assert _times(said, r"^Your turn$") == 2, said
            own = [text for text in said if not text.startswith(("Repo ", "Your turn"))]
            assert len(own) == len(set(own)), said

    browse(act)


def _times(said: list[str], pattern: str) -> int:
    return sum(bool(re.search(pattern, text)) for text in said)
