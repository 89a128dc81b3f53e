"""The licences of third-party parts are named in the package, and on the list of allowed ones."""

import json
import re
import sys
import tomllib

import pytest

from deploy.tools import ROOT

sys.path.insert(0, str(ROOT))

from build_hooks import notices, sbom

LOCKED = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
IMPORTED = re.compile(r"""(?:from|import)\s*\(?["']((?:@[\w.-]+/)?[\w-][\w.-]*)""")


@pytest.fixture(scope="module")
def bundled() -> list[notices.Bundled]:
    """Return the packages in the built app."""
    if not notices.BUNDLED.is_file():
        pytest.skip("the browser app has not been built")
    return notices.read_bundled()


def test_every_bundled_package_is_in_the_notices(bundled: list[notices.Bundled]) -> None:
    """There are no others: a package that leaves the app leaves the file too."""
    listed = notices.titles(notices.NOTICES.read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(package.title for package in bundled)


def test_every_package_that_the_app_imports_is_in_the_notices() -> None:
    """This holds without the built app: the packages that its sources import are listed."""
    files = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    texts = [file.read_text(encoding="utf-8") for file in files if not file.name.endswith(".test.ts")]
    imported = {name for text in texts for name in IMPORTED.findall(text)}
    packages = {name for name in imported if f"node_modules/{name}" in LOCKED}
    assert {"svelte", "@fluent/bundle"} <= packages
    listed = {title.split(" ")[0] for title in notices.titles(notices.NOTICES.read_text(encoding="utf-8"))}
    assert packages <= listed


def test_each_notice_has_its_licence(bundled: list[notices.Bundled]) -> None:
    """The named licence is the one in the lock file, and its text follows."""
    text = notices.NOTICES.read_text(encoding="utf-8")
    for package in bundled:
        assert LOCKED[f"node_modules/{package.name}"].get("license", package.license) == package.license
        after = text.partition(f"{package.title}\n{notices.RULE}")[2].partition(notices.RULE)[0]
        assert len(after) > 500
        assert re.search(r"copyright|apache license", after, re.IGNORECASE)


def test_the_fonts_of_the_app_come_with_their_licence(bundled: list[notices.Bundled]) -> None:
    """Every built font file belongs to a package under the Open Font License."""
    fonts = [file.name for file in (notices.BUNDLED.parent / "assets").glob("*.woff2")]
    families = [part.name.rpartition("/")[2] for part in bundled if part.license == "OFL-1.1"]
    assert fonts
    assert [font for font in fonts if not font.startswith(tuple(families))] == []


def test_the_package_declares_both_files() -> None:
    """Wheels and sdists include them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["license-files"] == ["LICENSE", "THIRD-PARTY.txt"]


def test_every_licence_is_allowed(bundled: list[notices.Bundled]) -> None:
    """A server with PostgreSQL and Redis installs only packages whose licences require just attribution."""
    bill = sbom.bill()
    refused = {entry["name"]: sbom.licence_in(entry) for entry in bill["components"]}
    assert {name: licence for name, licence in refused.items() if not sbom.is_allowed(licence)} == {}
    names = set(refused)
    assert {"fastapi", "pydantic", "asyncpg", "redis", "starlette", "anyio"} <= names
    assert {package.name for package in bundled} <= names
    assert not {"numpy", "pytest", "mypy", "vitest"} & names


@pytest.mark.parametrize(
    ("expression", "allowed"),
    [
        ("MIT", True),
        ("MIT AND PSF-2.0", True),
        ("GPL-3.0-only OR MIT", True),
        ("MIT AND GPL-3.0-only", False),
        ("AGPL-3.0-or-later", False),
        ("unknown", False),
    ],
)
def test_a_licence_is_read_as_it_is_written(expression: str, allowed: bool) -> None:  # noqa: FBT001 - a row of the table
    """With OR one licence may be chosen, with AND all apply."""
    assert sbom.is_allowed(expression) is allowed


def test_a_bill_names_each_part_once(bundled: list[notices.Bundled]) -> None:
    """The same parts give the same file, and every reference is unique."""
    del bundled
    first, again = json.dumps(sbom.bill()), json.dumps(sbom.bill())
    assert first == again
    references = [entry["bom-ref"] for entry in sbom.bill()["components"]]
    assert len(set(references)) == len(references)
