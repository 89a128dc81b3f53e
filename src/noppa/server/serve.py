"""Runs a server until SIGTERM or Ctrl-C, on one address and, if wanted, on the home network too."""

import asyncio
import gc
import os
import secrets
import signal
import socket
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI

from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason
from noppa.server.app import make_app, open_server
from noppa.server.context import Context
from noppa.server.logs import set_up_logs
from noppa.server.memory import limit_memory
from noppa.server.network.addresses import Addresses
from noppa.server.network.http_protocol import LimitedProtocol, raise_descriptor_limit
from noppa.server.network.lan import Lan
from noppa.server.network.websocket_protocol import AbortableProtocol
from noppa.server.settings import Settings
from noppa.server.storage.process_lock import write_page

BACKLOG = 4096
INHERITED = 3
"""The descriptor of the socket that systemd passes on."""
LONGEST_MESSAGE = 64_000
LEAVE = 4
"""How many seconds requests have to finish when the server ends; connections to games are drained before."""
LATEST = 9.0
"""How many seconds after a signal the process exits in any case: whatever was acknowledged is on disk."""
COLLECT = (50_000, 20, 50)
"""Live games are large and long-lived: rare garbage collections keep pauses short."""


class Listener(uvicorn.Server):
    """A server on one address of the application; it does not handle signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture nothing: signals are handled for all addresses together."""
        yield


def run(settings: Settings, *, lan: bool = False, browser: bool = False, tell: Callable[[str], None]) -> None:
    """Serve until a signal to stop; `tell` is called with the address to show."""
    set_up_logs(settings.log_format, requests=settings.log_requests)
    raise_descriptor_limit()
    limit_memory()
    gc.freeze()  # imported objects stay, and need not be scanned again
    gc.set_threshold(*COLLECT)
    asyncio.run(_serve(settings, lan=lan, browser=browser, tell=tell))


async def _serve(settings: Settings, *, lan: bool, browser: bool, tell: Callable[[str], None]) -> None:
    listening = _inherited() or _listen(settings.host, settings.port)
    addresses = Addresses(settings)
    app = make_app(settings, addresses)
    listeners: list[tuple[Listener, asyncio.Task[None]]] = []

    async def listen(address: str) -> None:
        listener = Listener(_config(app, settings))
        listening_socket = _listen(address, settings.port)
        listeners.append((listener, asyncio.create_task(listener.serve(sockets=[listening_socket]))))
        await _started(listener)

    server = Listener(_config(app, settings))
    stopping = _stop_signals()
    async with open_server(app, settings, addresses, Lan(addresses, listen)) as context:
        context.host_token = secrets.token_urlsafe(24)
        if lan:
            await context.lan.listen()
        tasks = [
            asyncio.create_task(_greet(server, context, browser=browser, tell=tell)),
            asyncio.create_task(_stop(server, context, stopping)),
        ]
        try:
            await server.serve(sockets=[listening])
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for listener, task in listeners:
                listener.should_exit = True
                await task


def _stop_signals() -> asyncio.Event:
    """Return an event that is set by SIGTERM or Ctrl-C."""
    stopping, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopping.set))
    return stopping


async def _stop(server: uvicorn.Server, context: Context, stopping: asyncio.Event) -> None:
    """Wait for a signal, drain the connections, and end the server."""
    await stopping.wait()
    asyncio.get_running_loop().call_later(LATEST, os._exit, 1)
    await context.sockets.drain(context.registry)
    server.should_exit = True


async def _greet(server: uvicorn.Server, context: Context, *, browser: bool, tell: Callable[[str], None]) -> None:
    """Show the address and open the browser once the server has started."""
    await _started(server)
    context.sockets.note_start(time.process_time())
    page = f"{context.addresses.local}/#start={context.host_token}"
    write_page(context.settings.database_url, page)
    tell(context.addresses.base + "/")
    if browser:
        await asyncio.to_thread(webbrowser.open, page)


async def _started(server: uvicorn.Server) -> None:
    """Wait until a server has started, which only a flag shows."""
    while not server.started:  # noqa: ASYNC110 - the flag is uvicorn's
        await asyncio.sleep(0.01)


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",  # the parts are opened earlier, so that an error is one sentence
        loop="asyncio",
        http=LimitedProtocol,
        ws=AbortableProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        ssl_certfile=settings.tls_cert or None,
        ssl_keyfile=settings.tls_key or None,
        timeout_graceful_shutdown=LEAVE,
        h11_max_incomplete_event_size=32_768,
    )


def _inherited() -> socket.socket | None:
    """Return the socket on which systemd listens for this process, None if there is none.

    It stays open between two processes, so nobody is refused during a restart.
    """
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=INHERITED)


def _listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raise `BadOption` if the port is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # the protocol is named because asyncio leaves Nagle's delay on otherwise
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise BadOption("port-in-use", host=host, port=str(port), why=system_reason(error)) from None
    return listening


def free_port(host: str, port: int) -> int:
    """Return that port, or another one if it is taken."""
    for wanted in (port, 0):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, wanted))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return port
