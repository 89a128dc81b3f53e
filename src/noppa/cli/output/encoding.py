"""Output that every terminal can show: characters that its encoding lacks are replaced by simpler ones."""

import codecs
import io
import sys

NAME = "noppa-simpler"
"""The name of our error handler among the codecs."""
SIMPLER = {
    **dict(zip("⚀⚁⚂⚃⚄⚅", "123456", strict=True)),
    **dict.fromkeys("─━═╌–—−‐‑", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼╔╗╚╝", "+"),
    **dict(zip("●▲■◆○△□◇", "*^#+oAnv", strict=True)),  # players' marks stay apart
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
    """Let stdout and stderr write what their encoding has, and something simpler for what it lacks."""
    codecs.register_error(NAME, _simpler)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NAME)


def _simpler(error: UnicodeError) -> tuple[str, int]:
    """Return what to write instead, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(SIMPLER.get(character, "?") for character in missing), error.end
