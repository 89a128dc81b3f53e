"""Finds what does not fit: on every page, in any language, on a phone or a television."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import cycle, islice

from playwright.sync_api import Page

from messages import LANGUAGES
from web.pages import GAMES, PAGES, Visit, over

PHONE = (390, 844)
TELEVISION = (1920, 1080)
SAMPLE = 1
"""How many languages an ordinary run tries on each page; they rotate, so that every language is tried."""
SPEAK = """async (tag) => {
  const found = () => document.querySelector("select:has(option[lang])");
  if (!found()) {  // what is in the preferences, or in a table's menu, may be made only when somebody looks
    const menu = () => [...document.querySelectorAll("header nav .btn, header.bar button[aria-haspopup]")].at(-1);
    while (!menu()) await new Promise((again) => setTimeout(again, 10));
    menu().click();
    while (!found()?.closest("dialog[open]")) await new Promise((again) => setTimeout(again, 10));
    found().closest("dialog").close();
  }
  const choice = found();
  choice.value = tag;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  while (document.documentElement.lang !== tag) await new Promise((again) => setTimeout(again, 10));
  await new Promise((again) => requestAnimationFrame(() => requestAnimationFrame(again)));
}"""
TOO_WIDE = """() => {
  const texts = (each) => [...each.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
  const sides = (node) => {
    if (node.parentElement instanceof SVGElement) return node.parentElement.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const beyond = (text, room) => text.left < room.left - 1 || text.right > room.right + 1;
  const flow = (each) => getComputedStyle(each).overflowX;
  const scrolls = (each) => ["auto", "scroll"].includes(flow(each));
  const cuts = (each) => each instanceof SVGSVGElement || ["hidden", "clip"].includes(flow(each));
  const around = (each) => {  // where a text must stay: in its own box, and in every box that would cut it off
    const found = each instanceof SVGElement ? [] : [each];
    for (let one = each.parentElement; one && !scrolls(one); one = one.parentElement) if (cuts(one)) found.push(one);
    return found;
  };
  const spills = (each) => {
    const rooms = texts(each).length ? around(each).map((one) => one.getBoundingClientRect()) : [];
    return texts(each).map(sides).some((text) => rooms.some((room) => beyond(text, room)));
  };
  const clipped = (each) => each && (getComputedStyle(each).clipPath === "inset(50%)" || clipped(each.parentElement));
  const unseen = (each) => each.closest("svg title") || !each.checkVisibility() || clipped(each);
  const LETTERS = /(?<!\\d)[\\p{L}\\p{M}’\\u00ad]{2,}(?!\\d)/gu;  // letters of a hash stand beside digits
  const broken = (node) => [...node.textContent.matchAll(LETTERS)].filter(({ 0: word, index }) => {
    if (word.includes("\\u00ad")) return false;  // it may break, with a hyphen
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) > 4;
  });
  const named = (each) => `${each.localName}.${each.getAttribute("class")}: ${each.textContent.trim().slice(0, 60)}`;
  const all = [...document.body.querySelectorAll("*:not(select, option, input)")];
  const found = all.filter((each) => !scrolls(each) && !unseen(each) && spills(each)).map(named);
  const readable = all.filter((each) => !each.closest("svg") && !unseen(each));
  const words = readable.flatMap((each) => texts(each).flatMap(broken));
  found.push(...words.map(({ 0: word }) => `the word ${word} is broken in two`));
  const pen = document.createElement("canvas").getContext("2d");
  const ARROW = 20;  // what Chromium keeps for the arrow of a choice
  for (const each of document.querySelectorAll("select, input:is([type=text], [type=number]):not([readonly])")) {
    if (unseen(each)) continue;  // a link to be copied is longer than any screen
    const style = getComputedStyle(each);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const choice = each.localName === "select";
    const shown = choice ? [...each.options].map(({ text }) => text) : [each.value, each.placeholder];
    const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + (choice ? ARROW : 0);
    const long = shown.filter((text) => pen.measureText(text).width > each.clientWidth - sides + 1);
    found.push(...long.map((text) => `${each.localName}: ${text}`));
  }
  const room = document.documentElement;
  return room.scrollWidth > room.clientWidth ? [`the page is ${room.scrollWidth} wide`, ...found] : found;
}"""


CUT_OFF = """() => {
  const { bottom, right } = document.querySelector(".screen").getBoundingClientRect();
  const inside = document.querySelector(".stage").getBoundingClientRect();
  return Math.max(0, Math.round(Math.max(inside.bottom - bottom, inside.right - right)));
}"""


def with_rules(visit: Visit, game: str) -> None:
    """Open the rules page above a table."""
    visit.go(f"#game={visit.played(game, 1)}")
    visit.page.locator("header.bar .rules").click()
    visit.page.locator("dialog[open] table").first.wait_for()


def with_answer(visit: Visit, game: str) -> None:
    """Answer a practice question."""
    visit.go(f"#practice={game}")
    visit.page.locator("button[data-move]:enabled, .act .btn.main:enabled").first.click()
    visit.page.locator(".answer li.own").first.wait_for()


def with_luck(visit: Visit) -> None:
    """Open a finished game and wait for its luck and skill."""
    over(visit, "yatzy")
    visit.page.locator(".sums b").first.wait_for()


MORE: dict[str, Callable[[Visit], object]] = {
    **{f"rules-{game}": partial(with_rules, game=game) for game in GAMES},
    "answer": partial(with_answer, game="yatzy"),
    "luck": with_luck,
}
"""Pages that differ from others only in their words."""
SEEN = {**PAGES, **MORE}


def sample(name: str) -> list[str]:
    """Return the languages that an ordinary run tries on a page."""
    first = list(SEEN).index(name) * SAMPLE
    return list(islice(cycle(LANGUAGES), first, first + SAMPLE))


def speak(page: Page, language: str) -> None:
    """Switch the page's language by script, as a television and a new game have no menu."""
    address = page.evaluate("location.hash")
    if address.startswith(("#tv", "#new")):
        page.evaluate("location.hash = 'home'")
        page.locator("header nav .btn").last.wait_for()
    page.evaluate(SPEAK, language)
    if address.startswith("#new"):
        page.evaluate("(address) => { location.hash = address; }", address)
        page.locator(".foot .btn").wait_for()
        page.evaluate("for (const each of document.querySelectorAll('main details')) each.open = true")
    if address.startswith("#tv"):
        page.evaluate("(address) => { location.hash = address; }", address)
        page.locator(".stage .tray").wait_for()
        page.locator("header img").wait_for()


def too_wide(visit: Visit, name: str, languages: Iterable[str]) -> list[str]:
    """Return what does not fit on the open page, language by language."""
    television = name.startswith("tv")
    width, height = TELEVISION if television else PHONE
    visit.page.set_viewport_size({"width": width, "height": height})
    found = []
    for language in languages:
        speak(visit.page, language)
        found += [f"{language}: {wide}" for wide in visit.page.evaluate(TOO_WIDE)]
        if television and (cut := visit.page.evaluate(CUT_OFF)):
            found.append(f"{language}: {cut} pixels are cut off")
    return found
