"""The button "let phones join": the same server on a second address, that of the home network."""

from collections.abc import Awaitable, Callable

from noppa.core.system_errors import system_reason
from noppa.host.refusal import Refused
from noppa.server.network.addresses import Addresses, home_address, qr
from noppa.server.schemas.responses import LanInfo
from noppa.server.settings import LOCAL


class Lan:
    """Whether phones can join; `listen` makes this process listen on another address, if it can."""

    def __init__(self, addresses: Addresses, listen: Callable[[str], Awaitable[None]] | None = None) -> None:
        self._addresses, self._listen = addresses, listen

    @property
    def open(self) -> bool:
        """Whether others can reach this server."""
        return bool(self._addresses.lan or self._addresses.settings.public_url)

    def info(self) -> LanInfo:
        """Return whether phones can join, the address and its QR code."""
        url = self._addresses.base + "/"
        return LanInfo(open=self.open, url=url, qr=qr(url))

    async def listen(self) -> None:
        """Listen on the home network, once; raise `Refused` where that is not possible."""
        if self.open:
            return
        address = home_address()
        if self._listen is None or address in LOCAL:
            raise Refused("lan-unavailable")
        try:
            await self._listen(address)
        except OSError as error:
            raise Refused("lan-busy", address=address, why=system_reason(error)) from None
        self._addresses.open_lan(address)
