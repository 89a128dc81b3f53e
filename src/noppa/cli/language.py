"""The language of the terminal."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from noppa.cli.stderr import print_error
from noppa.core.errors import NoppaError
from noppa.locale import Messages
from noppa.locale.choosing import ENVIRONMENT, choose
from noppa.locale.files import languages, use_own_folder
from noppa.locale.gaps import gaps

SAY = Messages()
"""The messages of every command, in the chosen language."""


def set_language(requested: str | None, folder: Path | None) -> None:
    """Choose the language of all messages from now on; `folder` holds a translator's own files."""
    SAY.language = "en"
    if folder is not None:
        try:
            use_own_folder(folder)
        except NoppaError as error:
            print_error(SAY.error(error))
            sys.exit(1)
    language, unknown = choose(requested, os.environ)
    SAY.language = language
    explicit = bool(requested or os.environ.get(ENVIRONMENT))
    if unknown and (explicit or not _already_reported(unknown)):
        print_error(SAY("told-no-language", language=unknown, allowed=languages()), "dim")
    if folder is not None:
        for broken in gaps(language).broken:
            print_error(SAY("languages-broken", file=broken.file, line=broken.line))


def _already_reported(unknown: str) -> bool:
    """Return whether the missing language of the system was reported before; a note makes sure it is reported once."""
    import platformdirs  # noqa: PLC0415 - --help must not wait for it

    note = platformdirs.user_data_path("noppa") / "not-spoken"
    with suppress(OSError, ValueError):
        if note.read_text(encoding="utf-8") == unknown:
            return True
    with suppress(OSError):
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(unknown, encoding="utf-8")
    return False
