"""Longer texts in the terminal: without extra blank lines, and through a pager, as git shows them."""

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
"""For `less`, unless $LESS is set: show colours, and leave the text on the screen."""
DRAWN = "⚀⚁⚂⚃⚄⚅"
"""Dice as the rules pages write them."""
STYLE = re.compile(r"\x1b\[[0-9;]*m")


def show_page(console: Console, *parts: RenderableType) -> None:
    """Print a page; one that is higher than the screen goes through a pager ($PAGER, else less)."""
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
    """Return the lines with single blank lines only, and none at the end."""
    shown: list[str] = []
    for line in lines:
        blank = not STYLE.sub("", line).strip()
        if not blank:
            shown.append(line.rstrip())
        elif shown and shown[-1]:
            shown.append("")
    return shown[:-1] if shown and not shown[-1] else shown


def rules_page(game: str, say: Messages) -> "Markdown":
    """Return the rules of a game, every drawn die as its number in a box."""
    from rich.markdown import Markdown  # noqa: PLC0415 - slow to import, and only rules pages need it

    boxed = str.maketrans({die: f"\\[{value}\\]" for value, die in enumerate(DRAWN, 1)})
    return Markdown(say(f"{game}-rules").translate(boxed))
