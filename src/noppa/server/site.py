"""Writes Noppa as a static site: a folder for any web server, with the visitor's browser as the host of its games."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason
from noppa.games import games
from noppa.locale.choosing import FALLBACK
from noppa.locale.files import languages
from noppa.server.api.words import GUIDE, HOST, START, STUDY, first_words, part_words
from noppa.server.network.static_files import BUILT, first_page, is_built

NOT_SERVED = ("index.html", "parts.json", "bundled.json", "sources.sha256")
"""Files of the built app that a site leaves out or changes."""
ON_DEVICE = ("<html ", '<html data-host="device" ')
"""The replacement that tells the app that there is no server."""


@dataclass(frozen=True)
class Site:
    """The number of files that were written, and their size in bytes."""

    files: int
    size: int


def write_site(folder: Path) -> Site:
    """Write the site into a folder that is empty or not there yet.

    Raises BadOption if the folder has something in it, if it cannot be written, or if the app is not built.
    """
    if not is_built():
        raise BadOption("site-not-built")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption("site-not-empty", path=str(folder))
    size = count = 0
    try:
        for name, content in site_files():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            size, count = size + len(content), count + 1
    except OSError as error:
        raise BadOption("site-failed", path=str(folder), why=system_reason(error)) from None
    return Site(count, size)


def site_files() -> Iterator[tuple[str, bytes]]:
    """Yield each file of the site by its name in the folder."""
    page = first_page(languages(), FALLBACK, first_words(FALLBACK)).decode()
    yield "index.html", page.replace(*ON_DEVICE, 1).encode()
    yield from _built(BUILT)
    parts = [START, STUDY, HOST, *games(), *(f"{game}{GUIDE}" for game in games())]
    for language in languages():
        for part in parts:
            yield f"words/{language}/{part}.ftl", part_words(language, part).encode()


def _built(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    """Yield the files of the built app, including those in subfolders."""
    for entry in sorted(folder.iterdir(), key=lambda path: path.name):
        if entry.is_dir():
            yield from _built(entry, f"{above}{entry.name}/")
        elif above or entry.name not in NOT_SERVED:
            yield f"{above}{entry.name}", entry.read_bytes()
