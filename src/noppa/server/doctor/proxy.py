"""Checks of the running server, and of the proxy in front: its headers, its clock, and WebSockets through it."""

import asyncio
import json
import ssl
import time
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from noppa import __version__
from noppa.core.system_errors import system_reason
from noppa.server.doctor.findings import Finding, ok, problem, warning
from noppa.server.network.addresses import Addresses
from noppa.server.settings import Settings

PATIENCE = 5.0
MOST_SKEW = 5.0
PRETENDED = "203.0.113.77"
"""An address that nobody has: if the server believes it, a client could pretend to have any address."""


async def check_proxy(settings: Settings) -> list[Finding]:
    """Return the findings about reaching the server, here and through the proxy."""
    local = Addresses(settings).local
    try:
        status, health, _ = await _get(f"{local}/health", tls=_unchecked())
    except OSError as error:
        return [warning("server-away", url=local, why=_why(error))]
    findings = [_ready(status, health)]
    if settings.public_url:
        findings += [finding async for finding in _through(settings)]
    else:
        findings.append(ok("no-public-url"))
    return findings


def _ready(status: int, health: dict[str, Any]) -> Finding:
    if status != 200:
        return problem("server-not-ready", why=str(health.get("sentence", status)))
    if health.get("version") != __version__:
        return warning("server-older", running=str(health.get("version")), installed=__version__)
    return ok("server", version=__version__)


async def _through(settings: Settings) -> AsyncIterator[Finding]:
    url = settings.public_url.rstrip("/")
    try:
        status, report, date = await _get(f"{url}/api/seen", {"X-Forwarded-For": PRETENDED})
    except OSError as error:
        yield problem("proxy-away", url=url, why=_why(error))
        return
    if report.get("code") == "host-unknown":
        yield problem("proxy-host", host=str(report["params"].get("host")), wanted=str(urlsplit(url).hostname))
        return
    if status != 200 or "scheme" not in report:
        yield problem("proxy-other", url=url, status=status)
        return
    for finding in _headers(report, urlsplit(url).scheme):
        yield finding
    skew = abs(parsedate_to_datetime(date).timestamp() - time.time()) if date else 0.0
    if skew > MOST_SKEW:
        yield problem("clock-differs", seconds=round(skew), where=url)
    yield await _socket(url)


def _headers(report: dict[str, Any], scheme: str) -> list[Finding]:
    """Compare how a request arrived with how it was sent."""
    findings = []
    if report["scheme"] != scheme:
        findings.append(problem("proxy-scheme" if report["trusts_proxy"] else "proxy-untrusted", scheme=scheme))
    if report["trusts_proxy"] and report["address"] == PRETENDED:
        findings.append(problem("proxy-pretended"))
    elif report["trusts_proxy"] and not report["forwarded"]:
        findings.append(problem("proxy-no-address"))
    return findings or [ok("proxy")]


async def _socket(url: str) -> Finding:
    address = url.replace("http", "ws", 1) + "/api/seen/socket"
    try:
        async with asyncio.timeout(PATIENCE), connect(address) as socket:
            json.loads(await socket.recv())
    except (OSError, TimeoutError, ValueError, WebSocketException) as error:
        return problem("proxy-socket", why=_why(error) or type(error).__name__)
    return ok("proxy-socket-works")


def _unchecked() -> ssl.SSLContext:
    """Return a TLS context that accepts any certificate: this machine's names the address that others use."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


async def _get(
    url: str, headers: dict[str, str] | None = None, tls: ssl.SSLContext | None = None
) -> tuple[int, dict[str, Any], str]:
    """Return the status, the JSON and the date of a response; raise `OSError` if there is none."""

    def work() -> tuple[int, dict[str, Any], str]:
        try:
            request = Request(url, headers=headers or {})  # noqa: S310 - a host's own
            with urlopen(request, timeout=PATIENCE, context=tls) as response:  # noqa: S310 - the same
                return response.status, _json(response.read()), response.headers.get("date", "")
        except HTTPError as error:
            with error:
                return error.code, _json(error.read()), error.headers.get("date", "")

    return await asyncio.to_thread(work)


def _json(body: bytes) -> dict[str, Any]:
    try:
        data = json.loads(body)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def _why(error: BaseException) -> str:
    reason = error.reason if isinstance(error, URLError) else error
    return system_reason(reason) if isinstance(reason, OSError) and reason.errno else str(reason)[:200]
