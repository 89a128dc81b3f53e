"""`noppa site`: writes Noppa as a folder for any web server."""

from pathlib import Path

import click

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.server.site import write_site


@click.command("site", cls=LocalizedCommand)
@click.argument("folder", type=click.Path(path_type=Path))
@report_errors
def site(folder: Path) -> None:
    """Write a static site in which the browser hosts the games."""
    written = write_site(folder)
    CONSOLE.print(SAY("site-written", path=str(folder), count=written.files, megabytes=round(written.size / 1e6, 1)))
    CONSOLE.print(SAY("site-needs-server"))
