"""Shows long texts through a pager, like git, and without extra blank lines."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console, RenderableType

from noppa.cli.output.short_rules import settings_line, short_rules
from noppa.core.guide import DRAWN
from noppa.core.rules import Rules
from noppa.locale import Messages

if TYPE_CHECKING:
    from rich.markdown import Markdown

LESS_OPTIONS = "-FRX"
"""For `less`, unless $LESS is set: show colours, and leave the text on the screen."""
STYLE = re.compile(r"\x1b\[[0-9;]*m")


def show_page(console: Console, *parts: RenderableType) -> None:
    """Print a page, through a pager ($PAGER, else less) if it is higher than the screen."""
    with paged(console):
        for part in parts:
            console.print(part)


@contextmanager
def paged(console: Console) -> Iterator[None]:
    """Collect the output of the block and show it as one page."""
    with console.capture() as captured:
        yield
    lines = _collapse_blank_lines(captured.get().splitlines())
    text = "\n".join(lines)
    if console.is_terminal and sys.stdin.isatty() and len(lines) >= console.height:
        os.environ.setdefault("LESS", LESS_OPTIONS)
        click.echo_via_pager(text)
    else:
        click.echo(text, file=console.file)


def _collapse_blank_lines(lines: list[str]) -> list[str]:
    """Return the lines with single blank lines only, and none at the end."""
    shown: list[str] = []
    for line in lines:
        blank = not STYLE.sub("", line).strip()
        if not blank:
            shown.append(line.rstrip())
        elif shown and shown[-1]:
            shown.append("")
    return shown[:-1] if shown and not shown[-1] else shown


def rules_page(rules: Rules[Any], say: Messages) -> "Markdown":
    """Return the settings, the short rules and the full rules, with drawn dice as boxed numbers."""
    from rich.markdown import Markdown  # noqa: PLC0415 - slow to import, and only rules pages need it

    parts = (settings_line(rules, say), short_rules(rules, say), say(f"{rules.game.name}-rules"))
    boxed = str.maketrans({die: f"\\[{value}\\]" for value, die in enumerate(DRAWN, 1)})
    return Markdown("\n\n".join(part for part in parts if part).translate(boxed))
