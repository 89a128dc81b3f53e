from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from noppa.native.table_cache import table


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use an own cache folder for this test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "noppa" / "tables"


def maker(calls: list[int]) -> Callable[[], "array[float]"]:
    """Return a function that computes a table and records its calls."""

    def make() -> "array[float]":
        calls.append(1)
        return array("d", range(5))

    return make


def test_a_table_is_made_once(cache: Path) -> None:
    """Later it is read from its file."""
    calls: list[int] = []
    for _ in range(3):
        assert list(table("some", 5, maker(calls))) == [0, 1, 2, 3, 4]
    assert len(calls) == 1
    assert [path.name for path in cache.iterdir()] == ["some.bin"]


@pytest.mark.parametrize("damage", ["cut", "bit", "empty", "format", "size"])
def test_a_damaged_table_is_made_again(cache: Path, damage: str) -> None:
    """Truncated, with one bit changed, empty, of another format, of another size: none is trusted."""
    calls: list[int] = []
    table("some", 5, maker(calls))
    path = cache / "some.bin"
    whole = path.read_bytes()
    damaged = {
        "cut": whole[:-1],
        "bit": whole[:-1] + bytes([whole[-1] ^ 1]),
        "empty": b"",
        "format": whole.replace(b"noppa-table-1", b"noppa-table-0"),
        "size": whole,
    }
    path.write_bytes(damaged[damage])
    size = 6 if damage == "size" else 5
    assert list(table("some", size, maker(calls))) == [0, 1, 2, 3, 4]
    assert len(calls) == 2
    assert path.read_bytes() == whole


def test_a_folder_that_cannot_be_written_spoils_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is computed each time."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    calls: list[int] = []
    for _ in range(2):
        assert len(table("some", 5, maker(calls))) == 5
    assert len(calls) == 2
    assert blocked.read_text(encoding="utf-8") == "not a folder"
