"""Write THIRD-PARTY.txt: the licences of all third-party code and fonts in a wheel.

    cd web && npm ci && npm run build && cd .. && python build_hooks/notices.py

The build of the browser app lists the packages whose code, styles or fonts it contains in `bundled.json`.
"""

import json
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUNDLED = ROOT / "src" / "noppa" / "server" / "built" / "bundled.json"
NOTICES = ROOT / "THIRD-PARTY.txt"
LICENCES = Path(__file__).parent / "licences"
"""Licence texts, for packages that name a licence without including its text."""
NOT_INSIDE = "\n# Licenses of bundled dependencies"
"""Marks where a tool's licence file continues with those of its own dependencies, none of which are in the app."""
RULE = "=" * 80
HEAD = f"""{RULE}
Noppa itself is under the licence in LICENSE. A wheel also holds the browser app,
in which there is code and fonts by others. Their names and licences follow.
Made by build_hooks/notices.py.
"""


@dataclass(frozen=True)
class Bundled:
    """A package bundled in the browser app."""

    name: str
    version: str
    license: str

    @property
    def title(self) -> str:
        """Its heading, without the version, which changes more often than the licence."""
        return f"{self.name} ({self.license})"


def read_bundled(file: Path = BUNDLED) -> list[Bundled]:
    """Return the packages bundled in the built app."""
    return [Bundled(**entry) for entry in json.loads(file.read_text(encoding="utf-8"))]


def licence_text(package: Bundled, modules: Path) -> str:
    """Return the text of a package's licence.

    Raises RuntimeError if there is none.
    """
    folder = modules / package.name
    own = sorted(file for file in folder.iterdir() if file.stem.lower() in {"license", "licence", "copying"})
    known = [file for name in (package.name, package.license) if (file := LICENCES / f"{name}.txt").is_file()]
    if not own and not known:
        message = f"{package.title} has no text of its licence"
        raise RuntimeError(message)
    text = (own or known)[0].read_text(encoding="utf-8").partition(NOT_INSIDE)[0]
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def notices(packages: list[Bundled], modules: Path) -> str:
    """Return the whole file."""
    parts = [f"{RULE}\n{package.title}\n{RULE}\n\n{licence_text(package, modules)}\n" for package in packages]
    return "\n".join([HEAD, *parts])


def titles(text: str) -> list[str]:
    """Return the headings in a file of notices."""
    lines = text.splitlines()
    return [
        title
        for before, title, after in zip(lines, lines[1:], lines[2:], strict=False)
        if before == RULE and after == RULE
    ]


if __name__ == "__main__":
    NOTICES.write_text(notices(read_bundled(), ROOT / "web" / "node_modules"), encoding="utf-8")
