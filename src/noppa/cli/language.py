"""Which language the terminal speaks, and what the languages lack."""

import os
import sys
from contextlib import suppress
from pathlib import Path

import platformdirs
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa.core.errors import NoppaError
from noppa.locale import Messages
from noppa.locale.choosing import ENVIRONMENT, choose, own_name
from noppa.locale.files import languages, use_own_folder
from noppa.locale.gaps import gaps

SAY = Messages()
"""What every command says, in the language that was chosen."""


def speak(asked: str | None, folder: Path | None) -> None:
    """Choose the language of everything that is said from now on."""
    SAY.language = "en"
    errors = Console(stderr=True, highlight=False)
    if folder is not None:
        try:
            use_own_folder(folder)
        except NoppaError as error:
            errors.print(Text(SAY.error(error), style="red"))
            sys.exit(1)
    language, unknown = choose(asked, os.environ)
    SAY.language = language
    by_name = bool(asked or os.environ.get(ENVIRONMENT))
    if unknown and (by_name or not _told_before(unknown)):
        errors.print(Text(SAY("told-no-language", language=unknown, allowed=languages()), style="dim"))
    if folder is not None:
        for broken in gaps(language).broken:
            errors.print(Text(SAY("languages-broken", file=broken.file, line=broken.line), style="red"))


def show_languages(console: Console, say: Messages, *, missing: bool) -> None:
    """Every language with what it lacks; with `missing`, message by message."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for language in languages():
        found = gaps(language)
        state = say("languages-missing", count=len(found.missing)) if found.missing else say("languages-complete")
        grid.add_row(language, own_name(language), state)
        for broken in found.broken:
            grid.add_row("", "", Text(say("languages-broken", file=broken.file, line=broken.line), style="red"))
        for message in found.odd:
            grid.add_row("", "", Text(say("languages-odd", message=message), style="red"))
        for message in found.missing if missing else ():
            grid.add_row("", "", message)
    console.print(grid)


def _told_before(unknown: str) -> bool:
    """Whether somebody whose system speaks another language has been told already; they are told once."""
    note = platformdirs.user_data_path("noppa") / "not-spoken"
    with suppress(OSError, ValueError):
        if note.read_text(encoding="utf-8") == unknown:
            return True
    with suppress(OSError):
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(unknown, encoding="utf-8")
    return False
