"""Pack what the browser needs to play without a server: the Python of the rules, bots, coach and host in one archive.

    python build_hooks/offline.py OUT [--library python_stdlib.zip]

writes OUT/noppa.zip and, from that of Pyodide, OUT/python_stdlib.zip: the standard library without what nothing here
needs. The archives are the same for the same sources: no times, no order of the file system.
"""

import argparse
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

SOURCES = Path(__file__).parent.parent / "src"
PACKAGES = ("core", "native", "games", "bots", "coach", "host", "service", "offline")
"""What the archive holds of `noppa`: whatever needs the standard library only."""
LEFT_OUT = ("terminal.py", "batches.py")
"""Roles of a game for which a browser has no use."""
KINDS = (".py", ".toml", ".bin")
ARCHIVE = "noppa.zip"
LIBRARY = "python_stdlib.zip"
NOT_NEEDED = frozenset(
    (
        *("_pyio.py", "_pydatetime.py", "_pydecimal.py", "_pyrepl", "bdb.py", "cgi.py", "cProfile.py", "curses"),
        *("difflib.py", "doctest.py", "ensurepip", "ftplib.py", "html", "http", "idlelib", "imaplib.py", "lib2to3"),
        *("mailbox.py", "mailcap.py", "multiprocessing", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py"),
        *("poplib.py", "profile.py", "profiling", "pstats.py", "pydoc.py", "pydoc_data", "smtplib.py", "sqlite3"),
        *("test", "tkinter", "trace.py", "turtle.py", "turtledemo", "unittest", "uuid.py", "venv", "wsgiref", "xml"),
        *("xmlrpc", "zipapp.py"),
    )
)
"""What the standard library is left without: servers, parsers, debuggers, and Python twins of what is there in C."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "raw_unicode_escape", "utf_16", "utf_8")
"""The encodings that are kept; zip archives need cp437."""
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The earliest time that an archive can name."""


def packed_files(packages: Iterable[str] = PACKAGES) -> list[Path]:
    """Return the files of the archive, in order."""
    noppa = SOURCES / "noppa"
    found = [noppa / "__init__.py"]
    for package in packages:
        files = (file for file in (noppa / package).rglob("*") if file.is_file())
        found += [file for file in files if file.suffix in KINDS and file.name not in LEFT_OUT]
    return sorted(found)


def pack(folder: Path, packages: Iterable[str] = PACKAGES) -> Path:
    """Write the archive of these packages into a folder and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / ARCHIVE
    with ZipFile(path, "w") as archive:
        for file in packed_files(packages):
            entry = ZipInfo(file.relative_to(SOURCES).as_posix(), BEGINNING)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes(), compresslevel=9)
    return path


def trim_library(library: Path, folder: Path) -> Path:
    """Write a standard library without what is not needed into a folder and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / LIBRARY
    with ZipFile(library) as whole, ZipFile(path, "w") as archive:
        for name in sorted(filter(is_needed, whole.namelist())):
            entry = ZipInfo(name, BEGINNING)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, whole.read(name), compresslevel=9)
    return path


def is_needed(name: str) -> bool:
    """Return whether a file of the standard library is kept."""
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.partition(".")[0] in ENCODINGS
    return first not in NOT_NEEDED


def main() -> None:
    """Pack into the folder that the command line names."""
    parser = argparse.ArgumentParser(description="Pack the Python that plays in a browser.")
    parser.add_argument("out", type=Path, help="the folder to write to")
    parser.add_argument("--library", type=Path, help="Pyodide's python_stdlib.zip")
    asked = parser.parse_args()
    for path in (pack(asked.out), *([trim_library(asked.library, asked.out)] if asked.library else [])):
        print(f"{path}: {path.stat().st_size:,} bytes")  # noqa: T201 - a command's answer


if __name__ == "__main__":
    main()
