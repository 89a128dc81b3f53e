"""Checks of the machine: folders, files that only their owner may read, the disk, descriptors, the clock."""

import os
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from noppa.core.system_errors import system_reason
from noppa.server.api.operations import free_disk_mb
from noppa.server.doctor.findings import Finding, ok, problem, warning
from noppa.server.settings import Settings

if sys.platform != "win32":
    import resource

ROOMY = 10
"""The free space that a disk should have, as a multiple of the least free space."""
ENOUGH_DESCRIPTORS = 4096
BUILT = 1_780_000_000
"""A time, in seconds since 1970, when this program did not exist yet: an earlier clock is wrong."""


def check_machine(settings: Settings) -> Iterator[Finding]:
    """Yield the findings about the machine itself."""
    yield _folder(settings.data_path)
    yield from _private("secret-file", settings.secret_path, needed=False)
    if settings.admin_token_file:
        yield from _private("admin-token", Path(settings.admin_token_file), needed=True)
    yield _disk(settings)
    yield from _descriptors()
    if time.time() < BUILT:
        yield problem("clock-past", date=time.strftime("%Y-%m-%d", time.gmtime()))


def _folder(path: Path) -> Finding:
    try:
        with tempfile.TemporaryFile(dir=path):
            return ok("folder", path=str(path))
    except OSError as error:
        return problem("folder-not-writable", path=str(path), why=system_reason(error))


def _private(code: str, path: Path, *, needed: bool) -> Iterator[Finding]:
    """Check that a file with a secret exists, is readable, and that nobody else can read it."""
    if not path.exists():
        yield problem(f"{code}-missing", path=str(path)) if needed else ok(f"{code}-missing", path=str(path))
    elif not os.access(path, os.R_OK):
        yield problem(f"{code}-unreadable", path=str(path))
    elif os.name == "posix" and path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield problem(f"{code}-open", path=str(path))
    else:
        yield ok(code, path=str(path))


def _disk(settings: Settings) -> Finding:
    free, least = free_disk_mb(settings), settings.least_disk_mb
    path = str(settings.data_path)
    if free < least:
        return problem("disk-full", free=free, least=least, path=path)
    return warning("disk-low", free=free, path=path) if free < least * ROOMY else ok("disk", free=free, path=path)


def _descriptors() -> Iterator[Finding]:
    if sys.platform != "win32":
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        if hard != resource.RLIM_INFINITY and hard < ENOUGH_DESCRIPTORS:
            yield warning("descriptors", most=hard, wanted=ENOUGH_DESCRIPTORS)
