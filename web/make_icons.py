"""Draws the app's icon in the sizes and shapes that devices install, from `public/icon.svg`.

    python web/make_icons.py

writes `public/icon-192.png`, `icon-512.png` and `icon-maskable.png`; the last one fills its square,
because the device cuts its own shape out of it.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
ROUNDED = 'rx="96"'
"""The rounded corners of the background, which a maskable icon leaves to the device."""


def main() -> None:
    """Write the icons."""
    whole = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    assert ROUNDED in whole
    wanted = {"icon-192": (192, whole), "icon-512": (512, whole), "icon-maskable": (512, whole.replace(ROUNDED, ""))}
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, picture) in wanted.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{picture}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
