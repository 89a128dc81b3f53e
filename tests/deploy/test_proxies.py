"""The proxies Caddy and nginx, with the guide's files, in front of a real server."""

import http.server
import os
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from deploy.tools import DEPLOY, tool
from server.running import Person, free_port, running


@contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[str]:
    """Run Caddy with our file, on a local port instead of a domain; yield its address."""
    url = f"http://127.0.0.1:{free_port()}"
    environ = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "NOPPA_SITE": url,
        "NOPPA_UPSTREAM": f"127.0.0.1:{upstream}",
    }
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"), encoding="utf-8")
    with _proxy([tool("caddy"), "run", "--config", str(config)], url, environ):
        yield url


@contextmanager
def nginx(folder: Path, upstream: int) -> Iterator[str]:
    """Run nginx with our file and a self-signed certificate, on local ports; yield its address."""
    program, openssl, port = tool("nginx"), tool("openssl"), free_port()
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=dice.example.org"]
    names = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", f"{folder}/key.pem", "-out", f"{folder}/chain.pem"]
    subprocess.run([*command, *names], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for there, here in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "127.0.0.1:8765": f"127.0.0.1:{upstream}",
        "/etc/letsencrypt/live/dice.example.org/fullchain.pem": f"{folder}/chain.pem",
        "/etc/letsencrypt/live/dice.example.org/privkey.pem": f"{folder}/key.pem",
    }.items():
        assert there in site
        site = site.replace(there, here)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log stderr;\n"
        f"events {{}}\nhttp {{ access_log off;\n{paths}{site} }}\n",
        encoding="utf-8",
    )
    url = f"https://127.0.0.1:{port}"
    with _proxy([program, "-p", str(folder), "-c", str(config)], url, dict(os.environ)):
        yield url


@contextmanager
def _proxy(command: list[str], url: str, environ: dict[str, str]) -> Iterator[None]:
    process = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 30
        while not _answers(url):
            assert process.poll() is None, command
            assert time.monotonic() < until
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(30)


def _answers(url: str) -> bool:
    try:
        httpx2.get(url, verify=_no_checks())
    except httpx2.HTTPError:
        return False
    return True


def _no_checks() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Recorder(http.server.BaseHTTPRequestHandler):
    """A server that returns the headers it received."""

    def do_GET(self) -> None:
        """Return the headers."""
        body = "\n".join(f"{name.lower()}: {value}" for name, value in self.headers.items()).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name it has there
        """Print nothing."""


@pytest.fixture
def recorder() -> Iterator[int]:
    """Run a server that returns the headers it received; yield its port."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Recorder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_a_proxy_tells_the_server_who_asks_and_believes_nobody(
    tmp_path: Path, recorder: int, proxy: Callable[[Path, int], AbstractContextManager[str]]
) -> None:
    """The last address and the scheme come from the proxy, whatever the client sends; the Host is preserved."""
    with proxy(tmp_path, recorder) as url:
        lies = {"X-Forwarded-For": "6.6.6.6", "X-Forwarded-Proto": "gopher"}
        answer = httpx2.get(url, headers=lies, verify=_no_checks()).text
        headers = dict(line.split(": ", 1) for line in answer.splitlines())
        assert headers["x-forwarded-for"].split(",")[-1].strip() == "127.0.0.1"
        assert headers["x-forwarded-proto"] == url.partition(":")[0]
        assert headers["host"] == url.partition("//")[2]


def test_a_game_is_played_through_caddy(tmp_path: Path) -> None:
    """Requests and sockets pass, and `/metrics` does not."""
    tool("caddy")
    with running(tmp_path, trust_proxy=True) as (inside, _), caddy(tmp_path, urlsplit(inside).port or 0) as url:
        person = Person(url)
        game_id = person.make("yatzy", "here")["game"]["id"]
        with person.socket(game_id) as line:
            assert line.receive("snapshot")["number"] == 0
            assert person.act(game_id, "roll")["type"] == "done"
            assert line.receive("events")["number"] == 1
        assert person.http.get("/metrics").status_code == 404
        person.http.close()
