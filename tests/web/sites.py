"""A static site served under a path by Python's plain web server, and its host without the app."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from noppa.server.site import write_site

WHERE = "some/where"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name it has there
        """Log nothing."""


class Server(ThreadingHTTPServer):
    """A plain web server that ignores browsers that disconnect in the middle of a file."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore the error."""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder; yield the address."""
    server = Server(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def site(folder: Path) -> Iterator[str]:
    """Serve a new site; yield its address, which ends in a slash."""
    write_site(folder / WHERE)
    with serving(folder) as url:
        yield f"{url}/{WHERE}/"


def worker_name(folder: Path) -> str:
    """Return the name of the host's script in a site's folder."""
    (found,) = (folder / WHERE / "offline").glob("host-worker-*.js")
    return f"offline/{found.name}"


HOST = """async (script) => {
  const worker = new Worker(script, { type: "module" });
  const waiting = new Map();
  const sockets = new Map();
  let last = 0;
  const host = {
    worker,
    ready: new Promise((resolve, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }) => {
        if (data.type === "ready") resolve();
        if (data.type === "failed") reject(new Error(data.reason));
        if (data.type === "response") waiting.get(data.id)(JSON.parse(data.text));
        if (data.type === "message") sockets.get(data.socket)?.(JSON.parse(data.text));
      };
    }),
    request: (method, path, body) => new Promise((resolve) => {
      waiting.set(++last, resolve);
      worker.postMessage({ type: "request", id: last, method, path, body: body ? JSON.stringify(body) : "" });
    }),
    connect: (socket, path, hear) => {
      sockets.set(socket, hear);
      worker.postMessage({ type: "connect", socket, path });
    },
    send: (socket, message) => worker.postMessage({ type: "receive", socket, text: JSON.stringify(message) }),
  };
  window.host = host;
  await host.ready;
}"""
"""Starts the host in an otherwise empty page, as `window.host`."""
