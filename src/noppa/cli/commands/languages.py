"""`noppa languages`: lists the languages and their missing messages."""

import click
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.pager import show_page
from noppa.locale.choosing import own_name
from noppa.locale.files import languages
from noppa.locale.gaps import gaps


@click.command("languages", cls=LocalizedCommand)
@click.option("--missing", is_flag=True)
def list_languages(*, missing: bool) -> None:
    """List the languages with their number of missing messages; with `--missing`, list the messages too."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for language in languages():
        found = gaps(language)
        state = SAY("languages-missing", count=len(found.missing)) if found.missing else SAY("languages-complete")
        grid.add_row(language, own_name(language), state)
        for broken in found.broken:
            grid.add_row("", "", Text(SAY("languages-broken", file=broken.file, line=broken.line), style="red"))
        for message in found.odd:
            grid.add_row("", "", Text(SAY("languages-odd", message=message), style="red"))
        for message in found.missing if missing else ():
            grid.add_row("", "", message)
    show_page(CONSOLE, grid)
