"""Measures offline play in Chromium on a slow phone: download size, seconds to the first roll, taps, bots and advice.

    python bench/offline.py [--slow 4] [--games 1]

A static site is served at 10 Mbit/s and shown at 390 pixels. Chromium can slow down a page but not its workers, so its
renderers are stopped and continued instead: with --slow 4 they run a quarter of the time, in short slices, because
each message between processes waits for one. How slow they are then is measured and printed. The figures mean little
on a busy machine, so the load is printed, too.
"""

import argparse
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))  # before bench/web.py

from noppa.games import games  # noqa: E402 - after the path to tests
from noppa.server.site import write_site  # noqa: E402 - the same
from web.browser import SHARED, browse, wait_until  # noqa: E402 - the same
from web.sites import HOST, WHERE, Quiet, worker_name  # noqa: E402 - the same

BYTES_A_SECOND = 10_000_000 / 8
PIECE = 16_384
SLICE = 0.001
"""Seconds that a slowed renderer runs in one go."""
PREPARED = "async () => Boolean(await caches.match(new URL('offline/complete', document.baseURI)))"
LOOP = """() => {
  const began = performance.now();
  for (let at = 0, sum = 0; at < 1e8; at++) sum = (sum * 31 + at) | 0;
  return performance.now() - began;
}"""
FIRST_ROLL = """async () => {
  const nameOf = (part) => part.ariaLabel ?? part.textContent.trim();
  const all = (part) => [...document.querySelectorAll(`${part}:enabled`)];
  const shown = async (part, name = /./) => {
    for (;;) {
      const found = all(part).find((each) => name.test(nameOf(each)) && each.checkVisibility());
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
  };
  (await shown("button", /against a bot$/)).click();
  (await shown("button", /^Roll/)).click();
  await shown("[data-move]:not([data-move=roll])");
}"""
"""Starts a game and rolls, each as soon as the page offers it: Playwright's own clicks are up to half a second late."""
TAPS = """async (taps) => {
  const times = [];
  const idle = "main[aria-busy=false]";
  const find = (part) => document.querySelector(`${idle} ${part}:enabled`);
  const next = () => find(".act .btn.main") ?? find("[data-move]");
  const until = async (found) => { while (!found()) await new Promise((again) => setTimeout(again, 2)); };
  while (times.length < taps) {
    await until(next);
    const roll = find(".act .btn.main:not([data-move])");
    const button = times.length % 2 ? find("[data-move]") ?? roll : roll ?? next();
    const before = performance.now();
    button.click();
    await until(() => document.querySelector("main[aria-busy=true]") || !button.isConnected || button.disabled);
    await until(() => document.querySelector(idle));
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - before);
  }
  return times;
}"""
"""Alternates rolls and moves; returns the milliseconds from each click to the new view on the screen."""
DECIDE = """async (game) => {
  const seats = [{ who: "here" }, { who: "bot", level: "hard" }];
  const created = await host.request("POST", "/api/games", { game, seats });
  const id = created.body.game.id;
  const bots = [], advice = [];
  let view = null, seen = -1, since = 0, due = false;
  await new Promise((over) => {
    const step = async () => {
      if (view.pending.kind === "over") return over();
      due = view.moves.length > 0 || view.pending.seat === 0;
      if (!due) { since = performance.now(); return; }
      const command = { id: crypto.randomUUID(), seat: 0, seen };
      if (!view.moves.length) return host.send("s", { type: "roll", ...command });
      let move = view.moves[0].move;
      const before = performance.now();
      const response = await host.request("GET", `/api/games/${id}/advice?seat=0`);
      advice.push(performance.now() - before);
      move = response.body.choices?.[0]?.move ?? response.body.best?.move ?? move;
      host.send("s", { type: "play", moves: [move], ...command });
    };
    host.connect("s", `/api/games/${id}/socket`, (message) => {
      if (message.views?.length) view = message.views.find(({ seat }) => seat === 0).view;
      if (message.number !== undefined) seen = message.number;
      if (message.type === "snapshot") { host.send("s", { type: "pace", pace: "at_once" }); void step(); }
      if (message.type === "events" && !due) { bots.push(performance.now() - since); void step(); }
      if (message.type === "done") void step();
    });
  });
  return { bots, advice };
}"""
"""Plays a game against `hard` without pauses, with advice for every choice; returns the milliseconds of each advice and
each step of the bot."""


class Slow(Quiet):
    """Serves files at the speed of a phone's connection, shared by all requests."""

    lock = threading.Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file piece by piece."""
        while piece := source.read(PIECE):
            with self.lock:
                time.sleep(len(piece) / BYTES_A_SECOND)
            outputfile.write(piece)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder at 10 Mbit/s; yield the address of the site in it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/{WHERE}/"
    server.shutdown()
    server.server_close()


def renderers() -> list[int]:
    """Return the ids of this program's Chromium processes that run pages and workers."""
    parents: dict[int, int] = {}
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parents[int(entry.name)] = int(entry.joinpath("stat").read_text().rpartition(")")[2].split()[1])
                if b"--type=renderer" in entry.joinpath("cmdline").read_bytes():
                    found.append(int(entry.name))
            except OSError:
                continue

    def is_ours(pid: int) -> bool:
        while pid > 1:
            if pid == os.getpid():
                return True
            pid = parents.get(pid, 0)
        return False

    return [pid for pid in found if is_ours(pid)]


@contextmanager
def slowed(times: float) -> Iterator[None]:
    """Let renderers run only a fraction of the time, within a `with` block."""
    ended = threading.Event()

    def signal_all(number: int, pids: list[int]) -> None:
        for pid in pids:
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                continue

    def work() -> None:
        pids: list[int] = []
        looked = ran = stopped = 0.0
        while not ended.is_set():
            if time.monotonic() - looked > 0.25:
                pids, looked = renderers(), time.monotonic()
            began = time.monotonic()
            signal_all(signal.SIGSTOP, pids)
            time.sleep(max(0, ran * (times - 1) - stopped))
            signal_all(signal.SIGCONT, pids)
            continued = time.monotonic()
            time.sleep(SLICE)
            stopped += continued - began
            ran += time.monotonic() - continued

    thread = threading.Thread(target=work)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        if times > 1:
            thread.join()
            signal_all(signal.SIGCONT, renderers())


def slowness(browser: Browser, slow: float) -> float:
    """Return how many times as long a loop takes when it is slowed down."""
    page = browser.new_page()
    usual = min(page.evaluate(LOOP) for _ in range(3))
    with slowed(slow):
        found = median(page.evaluate(LOOP) for _ in range(5)) / usual
    page.close()
    return float(found)


def first_roll(page: Page, url: str) -> float:
    """Return the seconds from opening the site to dice on the table."""
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.evaluate(FIRST_ROLL)
    return time.perf_counter() - began


def context_of(browser: Browser) -> BrowserContext:
    """Return a browser context of a phone's size."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    context.set_default_timeout(180_000)
    return context


def line(what: str, wanted: str, found: str) -> None:
    """Print a row of the table."""
    print(f"| {what} | {wanted} | {found} |", flush=True)


def spread(times: list[float]) -> str:
    """Return the median, the 95th percentile and the maximum of milliseconds."""
    return f"{median(times):.0f} / {quantiles(times, n=20)[-1]:.0f} / {max(times):.0f} ms (n = {len(times)})"


def measure(browser: Browser, url: str, script: str, size: int, arguments: argparse.Namespace) -> None:
    """Measure everything and print it."""
    slow = arguments.slow
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    print(f"{load}; a loop takes {slowness(browser, slow):.1f} times as long\n")
    print("| what | wanted | found |\n|---|---|---|")
    line("all that is downloaded for offline play", "9 MB", f"{size / 1e6:.2f} MB")
    context = context_of(browser)
    page = context.new_page()
    with slowed(slow):
        line("first visit to first roll", "6 s", f"{first_roll(page, url):.1f} s")
    wait_until(page, PREPARED)
    page.wait_for_timeout(5000)  # what is unpacked is stored last
    page.close()
    page = context.new_page()
    context.set_offline(True)
    with slowed(slow):
        line("second visit, offline, to first roll", "2.5 s", f"{first_roll(page, url):.1f} s")
        line("a tap to the new view, median / 95 % / maximum", "100 / 250 ms", spread(page.evaluate(TAPS, 24)))
    context.close()
    context = context_of(browser)
    page = context.new_page()
    page.goto(f"{url}icon.svg")
    page.evaluate(HOST, script)
    with slowed(slow):
        for game in games():
            bots: list[float] = []
            advice: list[float] = []
            for _ in range(arguments.games):
                found = page.evaluate(DECIDE, game)
                bots += found["bots"]
                advice += found["advice"]
            line(f"{game}: a step of `hard`", "1000 ms at 95 %", spread(bots))
            line(f"{game}: advice", "1000 ms at 95 %", spread(advice))
    context.close()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure offline play.")
    parser.add_argument("--slow", type=float, default=4, help="how many times slower renderers run")
    parser.add_argument("--games", type=int, default=1, help="games against each bot")
    arguments = parser.parse_args()
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        write_site(folder / WHERE)
        packed = sum(file.stat().st_size for file in (folder / WHERE / "offline").rglob("*.bin"))
        with served(folder) as url:
            script = url + worker_name(folder)
            browse(lambda browser: measure(browser, url, script, packed, arguments))
    SHARED.close()


if __name__ == "__main__":
    main()
