"""The documentation is correct: every path named in the guides exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUIDES = ("README.md", "CONTRIBUTING.md", "docs/architecture.md")
QUOTED = re.compile(r"`([\w./<>*{},-]+)`")
BASES = ("", "src/noppa", "web", "web/src", "tests")
"""Folders that a path in a guide may be relative to."""


def named_paths(text: str) -> set[str]:
    """Return everything in backticks that looks like a path: with a slash, or a file name with a known ending."""
    found = {
        quoted
        for quoted in QUOTED.findall(text)
        if "/" in quoted.strip("/") or re.search(r"\.(py|ts|svelte|toml|md|ftl)$", quoted)
    }
    return {path for path in found if not path.startswith((".", "/", "<")) and "NAME" not in path}


def exists(path: str) -> bool:
    """Return whether a path, which may have placeholders such as `<game>`, exists in the tree."""
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    if "/" not in pattern:
        return (
            any(True for base in ("src", "web", "tests", "bench") for _ in (ROOT / base).rglob(pattern))
            or (ROOT / pattern).exists()
        )
    return any(any(True for _ in (ROOT / base).glob(pattern)) for base in BASES)


@pytest.mark.parametrize("guide", GUIDES)
def test_every_path_in_a_guide_is_there(guide: str) -> None:
    """Files that are renamed or deleted are renamed or deleted in the guides too."""
    missing = sorted(path for path in named_paths((ROOT / guide).read_text(encoding="utf-8")) if not exists(path))
    assert not missing
