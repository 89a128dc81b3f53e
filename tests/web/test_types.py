"""The browser's types are those of the server and of the games."""

import runpy
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("name", ["schema.ts", "views.ts"])
def test_types_are_up_to_date(name: str) -> None:
    """What the script would write is what is there."""
    made = runpy.run_path(str(WEB / "make_types.py"))["made"]()
    assert (WEB / "src" / name).read_text(encoding="utf-8") == made[name], "run: python web/make_types.py"


def test_nothing_that_is_installed_names_a_host() -> None:
    """The lock file has hashes, and no addresses."""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert "http" not in lock
