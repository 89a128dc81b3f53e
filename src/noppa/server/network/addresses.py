"""The addresses at which this server is reached, and the one in its links."""

import io
import socket
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import segno

from noppa.server.settings import LOCAL, Settings

ANY = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to


def home_address() -> str:
    """Return this machine's address on the home network, as a phone would reach it; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL[0]


@dataclass(slots=True)
class Addresses:
    """The addresses of a server; `lan` is the home network's once it is opened."""

    settings: Settings
    lan: str = ""
    hosts: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.hosts |= set(LOCAL)
        if self.settings.public_url:
            self.hosts.add(str(urlsplit(self.settings.public_url).hostname))
        if self.settings.host in ANY:
            self.open_lan(home_address())
        else:
            self.hosts.add(self.settings.host)

    def open_lan(self, address: str) -> None:
        """Accept that address too: phones reach this machine there."""
        self.lan = address
        self.hosts.add(address)

    @property
    def base(self) -> str:
        """The beginning of links: an address that others can reach, never the page's own."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        return self._at(self.lan or self.settings.host)

    @property
    def local(self) -> str:
        """The same for a browser on this machine."""
        return self._at(LOCAL[0] if self.settings.host in ANY else self.settings.host)

    def _at(self, host: str) -> str:
        scheme = "https" if self.settings.tls else "http"
        return f"{scheme}://{f'[{host}]' if ':' in host else host}:{self.settings.port}"

    def link(self, kind: str, text: str) -> str:
        """Return a link with its secret after the #, where no log, proxy or Referer ever sees it."""
        return f"{self.base}/#{kind}={text}"

    def answers_to(self, host: str) -> bool:
        """Return whether a Host header names this server."""
        return _hostname(host) in self.hosts

    def is_own(self, origin: str, host: str, scheme: str) -> bool:
        """Return whether a page of that origin is one of ours."""
        return origin in (f"{scheme}://{host}", self.base)


def _hostname(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def qr(text: str) -> str:
    """Return a QR code as SVG."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", xmldecl=False, scale=4, border=2, svgclass=None)
    return out.getvalue().decode()


def qr_text(text: str) -> str:
    """Return a QR code for a terminal."""
    out = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out, compact=True)
    return out.getvalue()
