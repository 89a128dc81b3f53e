"""Write a software bill of materials (CycloneDX 1.6, JSON) of a server with PostgreSQL and Redis.

    python build_hooks/sbom.py --out dist/noppa.cdx.json

It lists every Python package that such a server installs, as found in this environment, and all third-party packages
bundled in the browser app. It fails if a licence is not on the list.
"""

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from build_hooks.notices import read_bundled  # noqa: E402 - after the path to it

EXTRAS = ("postgres", "redis")
ALLOWED = frozenset(
    {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Unlicense"}
)
"""Licences that require attribution only; MPL-2.0 also covers changes, of which there are none."""
SPELLINGS = {
    "apache 2": "Apache-2.0",
    "apache license 2.0": "Apache-2.0",
    "apache license, version 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "bsd": "BSD-3-Clause",
    "bsd 3-clause license": "BSD-3-Clause",
    "bsd license": "BSD-3-Clause",
    "bsd-3-clause license": "BSD-3-Clause",
    "isc license (iscl)": "ISC",
    "mit license": "MIT",
    "python software foundation license": "PSF-2.0",
}
"""How packages without an SPDX expression name their licence, in lower case."""


def installed(name: str) -> Distribution | None:
    """Return an installed package, or None if it is not here, such as those for other systems only."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def project() -> dict[str, Any]:
    """Return the project table of pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["project"]
    return table


def requirements(extras: Iterable[str] = EXTRAS) -> list[Requirement]:
    """Return the requirements of a server."""
    table = project()
    texts = [*table["dependencies"], *(text for extra in extras for text in table["optional-dependencies"][extra])]
    return [Requirement(text) for text in texts]


def closure(wanted: Iterable[Requirement]) -> dict[str, Distribution]:
    """Return all packages that these requirements install on this system, by name."""
    found: dict[str, Distribution] = {}
    waiting = [(requirement.name, frozenset(requirement.extras)) for requirement in wanted]
    seen = set()
    while waiting:
        current, extras = waiting.pop()
        key = canonicalize_name(current)
        package = installed(current)
        if (key, extras) in seen or package is None:
            continue
        seen.add((key, extras))
        found[key] = package
        for text in package.requires or ():
            needed = Requirement(text)
            if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
                waiting.append((needed.name, frozenset(needed.extras)))
    return dict(sorted(found.items()))


def version() -> str:
    """Return the version of Noppa."""
    text = (ROOT / "src" / "noppa" / "__init__.py").read_text(encoding="utf-8")
    return str(re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)[0])


def licence_of(package: Distribution) -> str:
    """Return the SPDX expression of a package's licence, or the package's own wording if it is unknown."""

    def values(field: str) -> list[str]:
        return [str(value) for value in package.metadata.get_all(field) or ()]

    for expression in values("License-Expression"):
        return expression
    classified = [text.rpartition(" :: ")[2] for text in values("Classifier") if "License ::" in text]
    for words in (*values("License"), *classified):
        if words in ALLOWED or words.lower() in SPELLINGS:
            return SPELLINGS.get(words.lower(), words)
    return " ".join([*values("License"), *classified]).strip()[:80] or "unknown"


def is_allowed(expression: str) -> bool:
    """Return whether a licence may be used: every part of an AND, any part of an OR."""
    plain = re.sub(r"[()]", "", expression)
    return any(all(part.strip() in ALLOWED for part in choice.split(" AND ")) for choice in plain.split(" OR "))


def component(name: str, version: str, licence: str, address: str, kind: str = "library") -> dict[str, Any]:
    """Return an entry of the bill."""
    choice = {"expression": licence} if " " in licence else {"license": {"id": licence}}
    return {
        "type": kind,
        "bom-ref": address,
        "name": name,
        "version": version,
        "licenses": [choice],
        "purl": address,
    }


def bill() -> dict[str, Any]:
    """Return the bill of materials; it has no time or random number, so the same parts give the same file."""
    python = [
        component(package.name, package.version, licence_of(package), f"pkg:pypi/{name}@{package.version}")
        for name, package in closure(requirements()).items()
    ]
    ours = component("noppa", version(), project()["license"], f"pkg:pypi/noppa@{version()}", "application")
    browser = [
        component(
            package.name,
            package.version,
            package.license,
            f"pkg:npm/{package.name.replace('@', '%40')}@{package.version}",
        )
        for package in read_bundled()
    ]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": ours},
        "components": [*python, *browser],
    }


def licence_in(entry: dict[str, Any]) -> str:
    """Return the licence of an entry."""
    choice = entry["licenses"][0]
    return str(choice.get("expression") or choice["license"]["id"])


def main() -> None:
    """Write the bill; exit with 1 if a licence is not allowed."""
    parser = argparse.ArgumentParser(description="Write a software bill of materials.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "noppa.cdx.json", help="the file to write")
    arguments = parser.parse_args()
    bom = bill()
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps(bom, indent=2) + "\n", encoding="utf-8")
    refused = [
        f"{entry['name']}: {licence_in(entry)}" for entry in bom["components"] if not is_allowed(licence_in(entry))
    ]
    print(f"{len(bom['components'])} components in {arguments.out}", *refused, sep="\n")  # noqa: T201 - a script
    sys.exit(bool(refused))


if __name__ == "__main__":
    main()
