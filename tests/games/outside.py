"""Games from outside for tests: packages with entry points in a folder that this process can find too."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from noppa import locale
from noppa.bots import offered

registry = import_module("noppa.games")
METADATA = """
game = "{name}"
version = 1
players = {{ least = 1, most = 2 }}
[options.dice]
meaning = "{name}-option-dice"
values = [1, 2]
default = 1
[editions.two_dice]
dice = 2
"""
PACKAGE = """
from noppa.games.yatzy.rules import Yatzy
class RULES(Yatzy):
    def __init__(self, game, edition, options):
        settled = {"declare": "after", "chance": "free", "bonus_from": 63, "yatzy": "fifty"}
        super().__init__(game, edition, settled | dict(options))
        self.options = options
"""


def forget() -> None:
    """Let the registry look for games again."""
    for module in (registry, locale, offered):
        for found in vars(module).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()


class Site:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(
        self, name: str, package: str, code: str = PACKAGE, metadata: str | None = None, /, **messages: str
    ) -> None:
        """Install a package with an entry point; without code it has the entry point only."""
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[noppa.games]\n{name} = {package}\n", encoding="utf-8")
        if code:
            (self.folder / package).mkdir()
            (self.folder / package / "__init__.py").write_text(code, encoding="utf-8")
            toml = METADATA.format(name=name) if metadata is None else metadata
            (self.folder / package / "game.toml").write_text(toml, encoding="utf-8")
        for language, text in messages.items():
            (self.folder / package / "locale" / language).mkdir(parents=True)
            (self.folder / package / "locale" / language / "any.ftl").write_bytes(text.encode("latin-1"))

    def write(self, package: str, path: str, content: str) -> None:
        """Add a file to a package."""
        file = self.folder / package / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")


@contextmanager
def packages_in(folder: Path) -> Iterator[Site]:
    """Yield a folder of packages that this process finds, and forgets afterwards."""
    before = set(sys.modules)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(str(folder))
            forget()
            yield Site(folder)
    finally:
        for name in set(sys.modules) - before:
            if str(folder) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]
        forget()
