"""Settings of the C library's memory."""

import ctypes
import platform
import subprocess
import sys
from types import SimpleNamespace

import pytest

from noppa.server.memory import limit_memory


def test_glibc_takes_the_settings() -> None:
    """In a process of its own, because they stay."""
    program = "from noppa.server.memory import limit_memory; print(limit_memory())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(platform.libc_ver()[0] == "glibc")


@pytest.mark.parametrize("error", [OSError, TypeError, None])
def test_other_libraries_stay_as_they_are(error: type[Exception] | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A library without these settings, or none that can be opened, is no error."""

    def load(_: object) -> object:
        if error:
            raise error
        return SimpleNamespace()

    monkeypatch.setattr(ctypes, "CDLL", load)
    assert not limit_memory()
