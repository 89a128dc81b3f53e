"""Replaces characters that the terminal's encoding lacks with simpler ones."""

import codecs
import io
import sys

NAME = "noppa-simpler"
"""The name of our codec error handler."""
SIMPLER = {
    **dict(zip("⚀⚁⚂⚃⚄⚅", "123456", strict=True)),
    **dict.fromkeys("─╌–—−‐‑", "-"),
    **dict.fromkeys("━═", "="),  # heavy lines stay distinct
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼╔╗╚╝", "+"),
    **dict.fromkeys("┏┓┗┛┣┫┳┻╋", "#"),
    **dict(zip("●▲■◆○△□◇", "*^#+oAnv", strict=True)),  # players' marks stay distinct
    **dict.fromkeys("•★█▉▊▋▌▍▎▏▪", "*"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("\u00a0\u202f\u2009", " "),
    "→": "->",
    "←": "<-",
    "↔": "<>",
    "…": "...",
    "·": "-",
    "×": "x",
    "±": "+/-",
    "≤": "<=",
    "≥": ">=",
    "✓": "+",
    "✗": "x",
    "▸": ">",
    "▶": ">",
}


def replace_missing_characters() -> None:
    """Make stdout and stderr replace characters that their encoding lacks."""
    codecs.register_error(NAME, _simpler)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NAME)


def _simpler(error: UnicodeError) -> tuple[str, int]:
    """Return the replacement and the position to continue at."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(SIMPLER.get(character, "?") for character in missing), error.end
