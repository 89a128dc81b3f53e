"""Draws the app's icons for installation from `public/icon.svg`.

    python web/make_icons.py

writes `public/icon-192.png`, `icon-512.png` and `icon-maskable.png`. The maskable icon fills its square,
because each device crops it to its own shape.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
ROUNDED = 'rx="96"'
"""The rounded corners of the background, removed for the maskable icon."""


def main() -> None:
    """Write the icons."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    assert ROUNDED in svg
    icons = {"icon-192": (192, svg), "icon-512": (512, svg), "icon-maskable": (512, svg.replace(ROUNDED, ""))}
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, picture) in icons.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{picture}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
