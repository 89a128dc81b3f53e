"""The built app: its weight, its own tests, and how the server serves it."""

import os
import runpy
import shutil
import subprocess
from pathlib import Path

import httpx2
import pytest

from noppa.server.network.static_files import is_built

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def needs(*, there: bool, reason: str) -> None:
    """Skip the test with a reason unless the need is met; where CI=true fail it."""
    if not there:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(reason)


@pytest.mark.parametrize("command", ["check", "test"])
def test_the_apps_own_checks(command: str) -> None:
    """svelte-check finds nothing, and vitest passes."""
    npm = shutil.which("npm")
    needs(there=npm is not None and (WEB / "node_modules").is_dir(), reason="Node is not here, or npm ci was not run")
    done = subprocess.run([str(npm), "run", command], cwd=WEB, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_light() -> None:
    """The start page has at most 60 kB of JavaScript, every table at most 40 kB more."""
    needs(there=is_built(), reason="the browser app is not built")
    sizes = runpy.run_path(str(ROOT / "bench" / "web.py"))["sizes"]()
    assert sizes.pop("start") <= 60
    assert len(sizes) == 5
    assert max(sizes.values()) <= 40


def test_it_is_handed_out_packed_and_by_a_strict_policy(url: str) -> None:
    """The page is revalidated, its parts are cached forever; nothing outside the folder is served."""
    needs(there=is_built(), reason="the browser app is not built")
    with httpx2.Client(base_url=url) as http:
        page = http.get("/")
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert "unsafe" not in page.headers["content-security-policy"]
        assert page.headers["cache-control"] == "no-cache"
        script = page.text.split('rel="modulepreload" crossorigin href="')[1].split('"')[0]
        part = http.get(script)
        assert part.headers["content-encoding"] == "gzip"
        assert "immutable" in part.headers["cache-control"]
        assert part.headers["content-type"].startswith("text/javascript")
        assert http.get(script, headers={"accept-encoding": "identity"}).content == part.content
        for path in ("/assets/..%2findex.html", "/assets/none.js", "/assets/%2e%2e"):
            assert http.get(path).status_code == 404
