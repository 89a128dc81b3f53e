"""The promises of a table's layout: everything needed is on the screen, and nothing is covered."""

from playwright.sync_api import Page

SIZES = {
    "320": (320, 568),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "lying": (844, 390),
    "zoomed": (720, 450),
    "desktop": (1440, 900),
}
SCROLLS = ("320",)
"""Sizes at which the page may scroll: nothing is lost, but not everything is visible at once."""
WRONG = """(scrolls) => {
  const text = (each) => (each.ariaLabel ?? each.textContent).trim().slice(0, 40);
  const name = (each) => `${each.localName}.${each.getAttribute("class")}: ${text(each)}`;
  const box = (each) => each.getBoundingClientRect();
  const visible = (each) => each.checkVisibility() && box(each).width > 1;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const found = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  if (!scrolls && page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high`);
  const frame = ".game .bar, .game .bar :is(a, button), .turn, .dice button, .slot, .slot button, .act .btn";
  for (const each of shown(`${frame}, .board :is(button, [role=button])[data-move]`)) {
    const { left, right, top, bottom } = box(each);
    if (each.closest(".chips, .numbers")) continue;  // many players, or many numbers, scroll sideways
    if (left < -1 || right > innerWidth + 1) found.push(`beside the screen: ${name(each)}`);
    if (!scrolls && (top < -1 || bottom > innerHeight + 1)) found.push(`below the screen: ${name(each)}`);
  }
  const disjoint = (group) => {
    group.forEach((one, at) => group.slice(at + 1).forEach((other) => {
      const [a, b] = [box(one), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push(`${name(one)} overlaps ${name(other)}`);
    }));
  };
  disjoint(shown(".game > .bar, .table > .board, .table > .tray, .game > .rail"));
  disjoint(shown(".tray > .turn, .tray > .place, .tray > .slot, .tray > .act, .tray > .more"));
  disjoint(shown(".act .btn"));
  const ring = (each) => {
    const [{ left, right, top, bottom }, style] = [box(each), getComputedStyle(each, "::before")];
    const out = (side) => -parseFloat(style[side]);
    const [beside, below] = [{ left: left - out("left"), right: right + out("right") }, bottom + out("bottom")];
    return { ...beside, top: top - out("top"), bottom: below };
  };
  for (const each of shown(".dice .ring button")) {
    const around = ring(each);
    for (const other of shown(".dice button").filter((die) => die !== each)) {
      const near = other.closest(".ring") ? ring(other) : box(other);
      const wide = Math.min(around.right, near.right) - Math.max(around.left, near.left);
      const high = Math.min(around.bottom, near.bottom) - Math.max(around.top, near.top);
      if (wide > 0.5 && high > 0.5) found.push(`the ring of ${name(each)} touches ${name(other)}`);
    }
  }
  disjoint(shown(".dice button"));
  for (const each of shown(".act .btn:enabled, .dice button:enabled, .slot button:enabled")) {
    if (scrolls) each.scrollIntoView({ block: "center" });
    const { left, top, width, height } = box(each);
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!seen) found.push(`off the screen: ${name(each)}`);
    else if (!each.contains(seen) && !seen.contains(each)) found.push(`covered: ${name(each)} by ${name(seen)}`);
  }
  return found;
}"""


def wrong_at(page: Page, size: str) -> list[str]:
    """Return what breaks a promise on a screen of this size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")
    return [f"{size}: {wrong}" for wrong in page.evaluate(WRONG, size in SCROLLS)]
