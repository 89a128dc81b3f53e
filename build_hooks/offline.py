"""Pack the Python code that a browser needs to play without a server: rules, bots, coach and host in one archive.

    python build_hooks/offline.py OUT [--library python_stdlib.zip]

writes OUT/noppa.zip and, from Pyodide's, OUT/python_stdlib.zip: the standard library without unneeded modules. The
archives are reproducible: they depend neither on times nor on the order of files on disk.
"""

import argparse
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

SOURCES = Path(__file__).parent.parent / "src"
PACKAGES = ("core", "native", "games", "bots", "coach", "host", "service", "offline")
"""The packages of `noppa` in the archive: those that need only the standard library."""
LEFT_OUT = ("terminal.py", "batches.py")
"""Files of a game that a browser does not use."""
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
"""Modules removed from the standard library: servers, parsers, debuggers, and Python versions of C modules."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "raw_unicode_escape", "utf_16", "utf_8")
"""The encodings to keep; zip archives need cp437."""
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip archive can store."""


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
    """Write the standard library without unneeded modules into a folder and return its path."""
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
    """Pack into the folder given on the command line."""
    parser = argparse.ArgumentParser(description="Pack the Python that plays in a browser.")
    parser.add_argument("out", type=Path, help="the folder to write to")
    parser.add_argument("--library", type=Path, help="Pyodide's python_stdlib.zip")
    arguments = parser.parse_args()
    for path in (pack(arguments.out), *([trim_library(arguments.library, arguments.out)] if arguments.library else [])):
        print(f"{path}: {path.stat().st_size:,} bytes")  # noqa: T201 - a script


if __name__ == "__main__":
    main()
