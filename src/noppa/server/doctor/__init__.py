"""Checks the setup of a server and tells its host what to fix: `noppa doctor`."""

from noppa.server.doctor.database import check_database
from noppa.server.doctor.findings import Finding
from noppa.server.doctor.machine import check_machine
from noppa.server.doctor.proxy import check_proxy
from noppa.server.settings import Settings


async def examine(settings: Settings) -> list[Finding]:
    """Return every finding about files and disk, database and clock, the running server and the proxy in front."""
    return [*check_machine(settings), *await check_database(settings), *await check_proxy(settings)]
