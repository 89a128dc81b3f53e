"""Takes pictures of every page at 390 and 1440 pixels, light and dark.

    python web/take_pictures.py [page …]

starts its own server and writes `web/screenshots/PAGE-WIDTH-SCHEME.png`. The pages are those of
`tests/web/pages.py`; a name selects every page that starts with it. The television view is taken at
1920 × 1080.
"""

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests"))

from server.running import running  # noqa: E402 - from the tests
from web.browser import FLAGS  # noqa: E402 - from the tests
from web.pages import HOST, MORE, PAGES, Visit  # noqa: E402 - from the tests

OUT = Path(__file__).parent / "screenshots"
SIZES = {390: 844, 1440: 900}
TELEVISION = {1920: 1080}
SCHEMES = ("light", "dark")


def take(browser: Browser, url: str, name: str) -> None:
    """Take all pictures of a page, in the same state of the game."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    with Visit(page, url) as visit:
        (PAGES | MORE)[name](visit)
    for width, height in (TELEVISION if name.startswith("tv") else SIZES).items():
        for scheme in SCHEMES:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            page.wait_for_timeout(200)
            page.screenshot(path=OUT / f"{name}-{width}-{scheme}.png")
    context.close()


def main() -> None:
    """Take the requested pictures, or all of them."""
    OUT.mkdir(exist_ok=True)
    names = tuple(sys.argv[1:]) or ("",)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with TemporaryDirectory() as folder, running(Path(folder)) as (url, here), sync_playwright() as playwright:
        here.host_token = HOST
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name in PAGES | MORE:
            if name.startswith(names):
                take(browser, url, name)
        browser.close()


if __name__ == "__main__":
    main()
