"""The container files: their settings are known, and they run without root on a read-only file system."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from deploy.tools import DEPLOY, ROOT
from noppa.server.settings import read_settings
from server.running import running

GIVEN = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")
EXAMPLE = {"NOPPA_SITE": "dice.example.org", "NOPPA_DATABASE_PASSWORD": "abc123"}


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile, each with its arguments."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines if line]


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    """Return the services of the compose file, with its variables filled in."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert set(GIVEN.findall(text)) == set(EXAMPLE)
    found: dict[str, Any] = yaml.safe_load(GIVEN.sub(lambda match: EXAMPLE[match[1]], text))["services"]
    return found


def test_the_image_runs_without_root() -> None:
    """Its last stage has a numeric user and a health check, and copies only existing files."""
    last = dict(instructions()[[name for name, _ in instructions()].index("FROM", 1) :])
    assert last["USER"] == "10001:10001"
    assert last["ENTRYPOINT"] == '["/opt/noppa/bin/noppa", "serve"]'
    assert last["VOLUME"] == "/var/lib/noppa"
    assert "RUN" not in last
    assert "ADD" not in dict(instructions())
    pinned = [image for name, image in instructions() if name == "FROM"]
    assert all(re.match(r"docker\.io/library/python:3\.1\d-slim\b", image) for image in pinned)


def test_every_setting_of_the_image_and_the_services_is_known(services: dict[str, Any]) -> None:
    """The server starts with them: none is misspelt, and each has a valid value."""
    environ = dict(pair.split("=", 1) for pair in dict(instructions())["ENV"].split())
    settings = read_settings({}, {**environ, **services["noppa"]["environment"]})
    assert (settings.host, settings.public_url) == ("0.0.0.0", "https://dice.example.org")  # noqa: S104 - in a container
    assert settings.trust_proxy
    assert settings.database_url == "postgresql://noppa:abc123@database/noppa"
    assert urlsplit(settings.redis).hostname in services
    assert not read_settings({}, {}, DEPLOY / "noppa.toml").database


def test_the_health_check_tells_a_server_that_works_from_none(tmp_path: Path, services: dict[str, Any]) -> None:
    """Its command succeeds beside a server and fails without one; image and services use the same."""
    check = json.loads(dict(instructions())["HEALTHCHECK"].partition("CMD ")[2])
    assert services["noppa"]["healthcheck"]["test"] == ["CMD", *check]
    with running(tmp_path) as (url, _):
        command = [sys.executable, "-c", check[2].replace("127.0.0.1:8765", urlsplit(url).netloc)]
        assert subprocess.run(command, check=False).returncode == 0
    assert subprocess.run(command, check=False, capture_output=True).returncode != 0


def test_only_the_proxy_can_be_reached_from_outside(services: dict[str, Any]) -> None:
    """No other service has a port on the machine, and the two that store data cannot reach the network."""
    assert {name for name, service in services.items() if "ports" in service} == {"caddy"}
    assert {name for name, service in services.items() if service["networks"] == ["inside"]} == {"database", "redis"}
    assert services["caddy"]["environment"] == {"NOPPA_SITE": "dice.example.org", "NOPPA_UPSTREAM": "noppa:8765"}


def test_services_start_in_order_and_write_where_they_may(services: dict[str, Any]) -> None:
    """Each waits until its dependencies are healthy; the server and the proxy cannot write to their images."""
    assert all(service["restart"] == "unless-stopped" for service in services.values())
    for service in services.values():
        for needed, when in service.get("depends_on", {}).items():
            assert when == {"condition": "service_healthy"}
            assert "healthcheck" in services[needed]
    for name in ("noppa", "caddy"):
        assert services[name]["read_only"]
        assert services[name]["cap_drop"] == ["ALL"]
    named = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["volumes"]
    mounted = [mount.split(":")[0] for service in services.values() for mount in service.get("volumes", ())]
    assert {mount for mount in mounted if not mount.startswith(".")} == set(named)
    assert all((DEPLOY / mount).is_file() for mount in mounted if mount.startswith("."))


def test_the_example_names_every_variable() -> None:
    """A copy with all of them filled in is complete."""
    text = (DEPLOY / "compose.env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^(\w+)=", text, re.MULTILINE)) == set(EXAMPLE)


def test_what_stays_out_of_an_image_is_no_part_of_a_build() -> None:
    """Docker and podman exclude the same files, and none that the package is built from."""
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8")
    assert (ROOT / ".dockerignore").read_text(encoding="utf-8") == ignored
    names = {line.removeprefix("**/") for line in ignored.splitlines() if line and not line.startswith("#")}
    needed = {"src", "web", "build_hooks", "pyproject.toml", "README.md", "LICENSE", "THIRD-PARTY.txt"}
    assert not names & needed
