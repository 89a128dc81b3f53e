"""Longer texts in the terminal: without idle lines, and a screen at a time, as git shows them."""

import os
import re
import sys
from typing import TYPE_CHECKING

import click
from rich.console import Console, RenderableType

from noppa.locale import Messages

if TYPE_CHECKING:
    from rich.markdown import Markdown

AS_GIT_DOES = "-FRX"
"""For `less`, unless the reader has told it otherwise: show colours, and leave the text on the screen."""
DRAWN = "⚀⚁⚂⚃⚄⚅"
"""How dice stand in the rules pages."""
STYLE = re.compile(r"\x1b\[[0-9;]*m")


def show_page(console: Console, *parts: RenderableType) -> None:
    """Print a page; what is higher than the reader's screen goes through a pager ($PAGER, else less)."""
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    lines = _close_together(captured.get().splitlines())
    text = "\n".join(lines)
    if console.is_terminal and sys.stdin.isatty() and len(lines) >= console.height:
        os.environ.setdefault("LESS", AS_GIT_DOES)
        click.echo_via_pager(text)
    else:
        click.echo(text, file=console.file)


def _close_together(lines: list[str]) -> list[str]:
    """The lines, with one idle line where there were several, and none at the end."""
    shown: list[str] = []
    for line in lines:
        idle = not STYLE.sub("", line).strip()
        if not idle:
            shown.append(line.rstrip())
        elif shown and shown[-1]:
            shown.append("")
    return shown[:-1] if shown and not shown[-1] else shown


def rules_page(game: str, say: Messages) -> "Markdown":
    """The rules of a game, every drawn die as its number in a box."""
    from rich.markdown import Markdown  # noqa: PLC0415 - slow to import, and only rules pages need it

    boxed = str.maketrans({die: f"\\[{value}\\]" for value, die in enumerate(DRAWN, 1)})
    return Markdown(say(f"{game}-rules").translate(boxed))
